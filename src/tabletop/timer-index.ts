import { plainName } from '../lib/match-name.ts';
import type { GameFlag } from './timer-flags.ts';
import { STANDARD_VARIANT, type TimerList, timerLists } from './timer-lists.ts';

/** A game in a timer list, with the flags that were named with it. */
export interface NamedGame {
  list: TimerList;
  slug: string;
  flags: GameFlag[];
}

/** Canonical slug of a game: `chess/atomic`, `go/standard+9x9`. A game without an engine has only its own slug. */
export const canonicalSlugOf = ({ list, slug, flags }: NamedGame): string =>
  [list.family ? `${list.family}/${slug}` : slug, ...flags.map((flag) => flag.slug)].join('+');

interface Index {
  /** For each list: its games by all their normalised names. */
  within: Map<TimerList, Map<string, NamedGame>>;
  families: Map<string, TimerList>;
  /** Games without an engine, by their normalised slugs. */
  plain: Map<string, NamedGame>;
  count: number;
}

let cachedIndex: Index | undefined;

/** Returns the index of all game names, which is built on first use. */
export function gameNameIndex(): Index {
  cachedIndex ??= buildIndex(timerLists());
  return cachedIndex;
}

function buildIndex(all: TimerList[]): Index {
  const index: Index = { within: new Map(), families: new Map(), plain: new Map(), count: 0 };
  for (const list of all) {
    const names = new Map<string, NamedGame>();
    const games = Object.keys(list.games).map((slug): NamedGame => ({ list, slug, flags: [] }));
    for (const named of games) if (!list.family) index.plain.set(plainName(named.slug), named);
    // Add all slugs before any title, so that a title never hides a slug.
    for (const named of games) names.set(plainName(named.slug), named);
    for (const named of games) {
      for (const key of namesOfGame(list, named.slug).map(plainName)) if (!names.has(key)) names.set(key, named);
    }
    index.count += games.length;
    for (const key of (list.names ?? []).map(plainName)) {
      index.families.set(key, list);
      if (!names.has(key)) names.set(key, names.get(STANDARD_VARIANT)!);
    }
    index.within.set(list, names);
  }
  return index;
}

/** Lists all names of a game: its slug, other names and title. */
export function namesOfGame({ games }: TimerList, slug: string): string[] {
  const { title, names = [] } = games[slug]!;
  return [slug, ...names, title];
}

/** Number of games and variants for which there are timers. */
export const gameCount = (): number => gameNameIndex().count;
