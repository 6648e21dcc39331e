import { joinNames, nearest } from '../lib/nearest.ts';
import { fail, type Result } from '../lib/result.ts';
import { type Flag, flagWords } from './timer-flags.ts';
import { gameCount, index, type Named, slugOf, spellings } from './timer-index.ts';
import { keyOf, type Seats, type Shelf, STANDARD, shelves } from './timer-lists.ts';

/** Why there is no suggestion: nothing is called so, or what is asked for can't be. */
export interface TimerFault {
  problem: 'unknown' | 'impossible';
  detail: string;
  hint: string;
}

type Failure = Result<never, TimerFault>;

const HINT =
  'Name a family (chess, go …), a variant of it (chess/atomic, go 9x9, grand+random) or a well-known game (Catan, Uno …).';

const quoted = (text: string): string => JSON.stringify(text.trim().slice(0, 60));

export function unknownGame(text: string): Failure {
  const guess = guessed(text, shelves());
  const detail = `There is no game ${quoted(text)} among the ${gameCount()} games and variants that are known${guess}`;
  return fail({ problem: 'unknown', detail, hint: HINT });
}

export function unknownVariant(text: string, shelf: Shelf): Failure {
  const count = Object.keys(shelf.games).length;
  const guess = guessed(text, [shelf]);
  const detail = `${shelf.title} has ${count} variants that are known, and ${quoted(text)} is none of them${guess}`;
  return fail({ problem: 'unknown', detail, hint: HINT });
}

export function unknownFamily(text: string): Failure {
  const families = joinNames(shelves().flatMap(({ family }) => family ?? []));
  const detail = `There is no family ${quoted(text)}; before a slash stands ${families}.`;
  return fail({ problem: 'unknown', detail, hint: HINT });
}

export function unknownFlag(named: Named, text: string): Failure {
  const detail = `${slugOf(named)} cannot be played with ${quoted(text)}.`;
  const hint = `Behind a plus may stand ${joinNames(flagWords(named.shelf, named.slug))}.`;
  return fail({ problem: 'unknown', detail, hint });
}

export function clashingFlags(named: Named, one: Flag, other: Flag): Failure {
  const detail = `${slugOf({ ...named, flags: [] })} cannot be played with both ${one.slug} and ${other.slug}.`;
  return fail({ problem: 'impossible', detail, hint: 'Leave one of the two out.' });
}

export function ambiguousName(text: string, found: Named[]): Failure {
  const slugs = found.map(slugOf);
  const detail = `${quoted(text)} is the name of ${found.length} games: ${joinNames(slugs, 'and')}.`;
  return fail({ problem: 'impossible', detail, hint: `Write one of them in full, such as ${slugs[0]}.` });
}

export function wrongPlayers(title: string, seats: Seats, players: number): Failure {
  const range = rangeOf(seats);
  const detail = `${title} is for ${range}, not for ${players}.`;
  return fail({ problem: 'impossible', detail, hint: `Ask for ${range}, or leave players out for ${seats.usual}.` });
}

function rangeOf({ min, max, step = 1 }: Seats): string {
  if (min === max) return min === 1 ? '1 player' : `${min} players`;
  if (step === 1) return `${min} to ${max} players`;
  const each = Array.from({ length: (max - min) / step + 1 }, (_, i) => String(min + i * step));
  return `${joinNames(each)} players`;
}

/** The nearest names of different games; a name that several games have is told as the slug. */
function guessed(text: string, among: Shelf[]): string {
  const names = new Map(among.flatMap(namesOn));
  const near = keyOf(text) === '' ? [] : nearest(text, names.keys());
  const told = new Map<string, string>();
  for (const name of near) {
    const slug = slugOf(names.get(name)!);
    if (!told.has(slug)) told.set(slug, isShared(name) ? slug : name);
  }
  return told.size ? `; did you mean ${joinNames([...told.values()])}?` : '.';
}

function namesOn(shelf: Shelf): [string, Named][] {
  const named = (slug: string): Named => ({ shelf, slug, flags: [] });
  const family = (shelf.names ?? []).map((name): [string, Named] => [name, named(STANDARD)]);
  const games = Object.keys(shelf.games).flatMap((slug) =>
    spellings(shelf, slug).map((name): [string, Named] => [name, named(slug)]),
  );
  return [...family, ...games];
}

const isShared = (name: string): boolean =>
  [...index().within.values()].filter((names) => names.has(keyOf(name))).length > 1;
