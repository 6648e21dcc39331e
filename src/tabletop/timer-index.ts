import type { Flag } from './timer-flags.ts';
import { keyOf, STANDARD, type TimerList, timerLists } from './timer-lists.ts';

/** A game of a list, with its flags. */
export interface NamedGame {
  shelf: TimerList;
  slug: string;
  flags: Flag[];
}

/** Returns the canonical slug: `chess/atomic`, `go/standard+9x9`; for a game without an engine its slug alone. */
export const slugOf = ({ shelf, slug, flags }: NamedGame): string =>
  [shelf.family ? `${shelf.family}/${slug}` : slug, ...flags.map((flag) => flag.slug)].join('+');

interface Index {
  /** The games of each list, by the keys of all their names. */
  within: Map<TimerList, Map<string, NamedGame>>;
  families: Map<string, TimerList>;
  /** Games without an engine, by the keys of their slugs. */
  plain: Map<string, NamedGame>;
  count: number;
}

let made: Index | undefined;

/** Returns the index of all names, which is built on first use. */
export function index(): Index {
  made ??= indexOf(timerLists());
  return made;
}

function indexOf(all: TimerList[]): Index {
  const index: Index = { within: new Map(), families: new Map(), plain: new Map(), count: 0 };
  for (const shelf of all) {
    const inside = new Map<string, NamedGame>();
    const games = Object.keys(shelf.games).map((slug): NamedGame => ({ shelf, slug, flags: [] }));
    for (const named of games) if (!shelf.family) index.plain.set(keyOf(named.slug), named);
    // Slugs first, so that a title never hides one.
    for (const named of games) inside.set(keyOf(named.slug), named);
    for (const named of games) {
      for (const key of spellings(shelf, named.slug).map(keyOf)) if (!inside.has(key)) inside.set(key, named);
    }
    index.count += games.length;
    for (const key of (shelf.names ?? []).map(keyOf)) {
      index.families.set(key, shelf);
      if (!inside.has(key)) inside.set(key, inside.get(STANDARD)!);
    }
    index.within.set(shelf, inside);
  }
  return index;
}

/** Lists the names that people may write for a game. */
export function spellings({ games }: TimerList, slug: string): string[] {
  const { title, names = [] } = games[slug]!;
  return [slug, ...names, title];
}

/** Returns the number of known games and variants. */
export const gameCount = (): number => index().count;
