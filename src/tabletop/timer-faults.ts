import { plainName } from '../lib/match-name.ts';
import { joinNames, nearestNames } from '../lib/nearest.ts';
import { fail, type Result } from '../lib/result.ts';
import { flagListText, type GameFlag } from './timer-flags.ts';
import { canonicalSlugOf, gameCount, gameNameIndex, type NamedGame, namesOfGame } from './timer-index.ts';
import { type PlayerCounts, STANDARD_VARIANT, type TimerList, timerLists } from './timer-lists.ts';

/** The reason why no timers can be suggested. `unknown` is about a name; `impossible` is about the request. */
export interface TimerFault {
  problem: 'unknown' | 'impossible';
  detail: string;
  hint: string;
}

type Failure = Result<never, TimerFault>;

const HINT =
  'Name a family (chess, go …), a variant of it (chess/atomic, go 9x9, grand+random) or a well-known game (Catan, Uno …).';

const quoted = (text: string): string => JSON.stringify(text.trim().slice(0, 60));

/** Makes the error for an unknown game. */
export function unknownGameFault(text: string): Failure {
  const guess = guessText(text, timerLists());
  const detail = `There is no game ${quoted(text)} among the ${gameCount()} games and variants that are known${guess}`;
  return fail({ problem: 'unknown', detail, hint: HINT });
}

/** Makes the error for an unknown variant of a family. */
export function unknownVariantFault(text: string, list: TimerList): Failure {
  const count = Object.keys(list.games).length;
  const guess = guessText(text, [list]);
  const detail = `${list.title} has ${count} variants that are known, and ${quoted(text)} is none of them${guess}`;
  return fail({ problem: 'unknown', detail, hint: HINT });
}

/** Makes the error for an unknown family. */
export function unknownFamilyFault(text: string): Failure {
  const families = joinNames(timerLists().flatMap(({ family }) => family ?? []));
  const detail = `There is no family ${quoted(text)}; before a slash stands ${families}.`;
  return fail({ problem: 'unknown', detail, hint: HINT });
}

/** Makes the error for an unknown flag. */
export function unknownFlagFault(named: NamedGame, text: string): Failure {
  const detail = `${canonicalSlugOf(named)} cannot be played with ${quoted(text)}.`;
  const hint = `Behind a plus may stand ${joinNames(flagListText(named.list, named.slug))}.`;
  return fail({ problem: 'unknown', detail, hint });
}

/** Makes the error for two flags that exclude each other. */
export function clashingFlagsFault(named: NamedGame, one: GameFlag, other: GameFlag): Failure {
  const detail = `${canonicalSlugOf({ ...named, flags: [] })} cannot be played with both ${one.slug} and ${other.slug}.`;
  return fail({ problem: 'impossible', detail, hint: 'Leave one of the two out.' });
}

/** Makes the error for a name that several games have. */
export function ambiguousNameFault(text: string, found: NamedGame[]): Failure {
  const slugs = found.map(canonicalSlugOf);
  const detail = `${quoted(text)} is the name of ${found.length} games: ${joinNames(slugs, 'and')}.`;
  return fail({ problem: 'impossible', detail, hint: `Write one of them in full, such as ${slugs[0]}.` });
}

/** Makes the error for a number of players that a game does not allow. */
export function wrongPlayerCountFault(title: string, seats: PlayerCounts, players: number): Failure {
  const range = rangeOf(seats);
  const detail = `${title} is for ${range}, not for ${players}.`;
  return fail({ problem: 'impossible', detail, hint: `Ask for ${range}, or leave players out for ${seats.usual}.` });
}

function rangeOf({ min, max, step = 1 }: PlayerCounts): string {
  if (min === max) return min === 1 ? '1 player' : `${min} players`;
  if (step === 1) return `${min} to ${max} players`;
  const each = Array.from({ length: (max - min) / step + 1 }, (_, i) => String(min + i * step));
  return `${joinNames(each)} players`;
}

/** Suggests names near a misspelt one. A name that several games have is replaced by their slugs. */
function guessText(text: string, among: TimerList[]): string {
  const names = new Map(among.flatMap(namesOn));
  const near = plainName(text) === '' ? [] : nearestNames(text, names.keys());
  const suggestions = new Map<string, string>();
  for (const name of near) {
    const slug = canonicalSlugOf(names.get(name)!);
    if (!suggestions.has(slug)) suggestions.set(slug, isShared(name) ? slug : name);
  }
  return suggestions.size ? `; did you mean ${joinNames([...suggestions.values()])}?` : '.';
}

function namesOn(list: TimerList): [string, NamedGame][] {
  const named = (slug: string): NamedGame => ({ list, slug, flags: [] });
  const family = (list.names ?? []).map((name): [string, NamedGame] => [name, named(STANDARD_VARIANT)]);
  const games = Object.keys(list.games).flatMap((slug) =>
    namesOfGame(list, slug).map((name): [string, NamedGame] => [name, named(slug)]),
  );
  return [...family, ...games];
}

const isShared = (name: string): boolean =>
  [...gameNameIndex().within.values()].filter((names) => names.has(plainName(name))).length > 1;
