import { plainName } from '../lib/match-name.ts';
import { ok, type Result } from '../lib/result.ts';
import {
  ambiguousNameFault,
  clashingFlagsFault,
  type TimerFault,
  unknownFamilyFault,
  unknownFlagFault,
  unknownGameFault,
  unknownVariantFault,
} from './timer-faults.ts';
import { findFlag } from './timer-flags.ts';
import { canonicalSlugOf, gameNameIndex, type NamedGame } from './timer-index.ts';
import { STANDARD_VARIANT, type TimerList, timerLists } from './timer-lists.ts';

/** Finds a game by any of its names: `atomic`, `chess/atomic`, `Atomic Chess`, `go 9x9`, `grand+random`. */
export function findGame(text: string): Result<NamedGame, TimerFault> {
  const [name = '', ...flags] = text.split('+');
  const slash = name.indexOf('/');
  if (slash < 0) return resolveOne(candidates(plainName(name), undefined), flags, name) ?? unknownGameFault(name);
  const [family, variant] = [name.slice(0, slash), name.slice(slash + 1)];
  const list = gameNameIndex().families.get(plainName(family));
  if (!list) return unknownFamilyFault(family);
  return resolveOne(candidates(plainName(variant), list), flags, name) ?? unknownVariantFault(variant, list);
}

function resolveOne(
  [named, ...others]: NamedGame[],
  flags: string[],
  name: string,
): Result<NamedGame, TimerFault> | undefined {
  if (others.length) return ambiguousNameFault(name, [named!, ...others]);
  return named && withFlags(named, flags);
}

function withFlags(named: NamedGame, texts: string[]): Result<NamedGame, TimerFault> {
  const flags = [...named.flags];
  for (const text of texts) {
    const flag = findFlag(named.list, named.slug, plainName(text));
    if (!flag) return unknownFlagFault(named, text);
    const other = flags.find(({ group }) => group === flag.group);
    if (other) return clashingFlagsFault(named, other, flag);
    flags.push(flag);
  }
  return ok({ ...named, flags });
}

/**
 * Lists the games for which a normalised name may stand, in one list or in all. If there are several, the name is
 * ambiguous.
 */
function candidates(key: string, scope: TimerList | undefined): NamedGame[] {
  const spellings = key.startsWith('the') ? [key, key.slice(3)] : [key, `the${key}`];
  const exact = spellings.flatMap((each) => exactMatches(each, scope));
  // A size may also be a name: 14x14 is a variant of draughts, and a size of go and hex.
  if (exact.length) return distinct([...exact, ...(/^\d+x\d+$/.test(key) ? matchesBySize(key, scope) : [])]);
  const worded = matchesByWord(key, scope);
  return distinct(worded.length ? worded : matchesBySize(key, scope));
}

function exactMatches(key: string, scope: TimerList | undefined): NamedGame[] {
  const { within, families, plain } = gameNameIndex();
  if (scope) return [within.get(scope)!.get(key) ?? []].flat();
  // A family's name stands for the family, and a slug for its game, even if a variant elsewhere has the same name.
  const family = families.get(key);
  if (family) return [within.get(family)!.get(STANDARD_VARIANT)!];
  const game = plain.get(key);
  return game ? [game] : [...within.values()].flatMap((names) => names.get(key) ?? []);
}

/**
 * Finds games by the name of a variant with a word of the family: `atomicchess` and `chessatomic` are `atomic` of
 * chess, `go/nz` is `go-nz`.
 */
function matchesByWord(key: string, scope: TimerList | undefined): NamedGame[] {
  const among = scope ? [scope] : timerLists();
  return among.flatMap((list) =>
    (list.words ?? []).map(plainName).flatMap((word) => matchesWithWord(key, word, list, scope)),
  );
}

function matchesWithWord(key: string, word: string, list: TimerList, scope: TimerList | undefined): NamedGame[] {
  const names = gameNameIndex().within.get(list)!;
  if (scope && names.has(word + key)) return [names.get(word + key)!];
  if (!key.startsWith(word) && !key.endsWith(word)) return [];
  const rest = key.startsWith(word) ? key.slice(word.length) : key.slice(0, -word.length);
  const named = names.get(rest) ?? names.get(word + rest);
  return named ? [named] : matchesBySize(rest, list);
}

/** Finds games by a board size, as in `go9x9` or `9x9`. The size becomes a flag of the games that it fits. */
function matchesBySize(key: string, scope: TimerList | undefined): NamedGame[] {
  const size = /\d{1,2}x\d{1,2}/.exec(key)?.[0];
  if (size === undefined) return [];
  const rest = key.replace(size, '');
  const among = (scope ? [scope] : timerLists()).filter(({ sizes }) => sizes);
  return among.flatMap((list) => {
    const game = gameNameIndex()
      .within.get(list)!
      .get(rest === '' ? STANDARD_VARIANT : rest);
    const flag = game && findFlag(list, game.slug, size);
    return flag ? [{ ...game, flags: [flag] }] : [];
  });
}

const distinct = (found: NamedGame[]): NamedGame[] => [
  ...new Map(found.map((named) => [canonicalSlugOf(named), named])).values(),
];
