import { expect, it } from 'vitest';
import { effort } from '../effort.ts';
import { isSlow, twinsOf } from './engines.ts';
import { type Entry, resolveEntry } from './entries.ts';
import { COSTLY, LONG_COSTLY, SKIPPED } from './expectations.ts';
import { playLawfully } from './playout.ts';
import { STYLES } from './styles.ts';

/** How much to play. */
interface Effort {
  /** Games per variant. */
  readonly games: number;
  /** Games by the reference engine, if not the same number. */
  readonly slowGames?: number;
  /** Number of games that are checked at each ply, the others at some. Default: all. */
  readonly close?: number;
  /** Limit of plies. Default: that of random games. */
  readonly plies?: number;
  /** Variants that play less. */
  readonly lesser?: Readonly<Record<string, Pick<Effort, 'games' | 'plies' | 'close'>>>;
}

/**
 * Effort in every run; the long tests play more and longer games. The reference engine takes most of the time, and
 * plays one game per style.
 */
export const EVERY_RUN: Effort = {
  games: effort(1, 10),
  slowGames: effort(1, STYLES.length),
  close: effort(1, 10),
  plies: effort(20, 120),
  lesser: COSTLY,
};
/** Effort in the long tests, for variants alone, with one flag and with two. */
export const LONG = {
  variants: { games: 200, close: 4, lesser: LONG_COSTLY },
  flagged: { games: 20, close: 1, lesser: LONG_COSTLY },
  paired: { games: 2, plies: 120, close: 1, lesser: LONG_COSTLY },
} satisfies Record<string, Effort>;

/** Counts the games by how they ended; those without an end were cut. */
function tally(ends: readonly (string | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const end of ends) counts.set(end ?? 'cut', (counts.get(end ?? 'cut') ?? 0) + 1);
  return [...counts].map(([end, count]) => `${end} ${count}`).join(', ');
}

/** Fewer games for other engines: perft and vectors also compare them with the main one. */
const fewer = (games: number): number => Math.min(10, Math.max(effort(1, 2), Math.ceil(games / 8)));

/** The effort for an entry: a slow variant is also slow with flags. */
function effortFor({ family, slug }: Entry, amount: Effort): Effort {
  const less = amount.lesser?.[`${family.slug}/${slug.split('+')[0]}`];
  return less ? { ...amount, ...less, games: Math.min(amount.games, less.games) } : amount;
}

/** Plays games of each entry with every engine that can, and checks every law. */
export function conform(entries: readonly Entry[], amount: Effort): void {
  it.for(entries)('$name', { timeout: 180_000 + amount.games * 6000 }, async (entry, { annotate, skip }) => {
    const reason = SKIPPED[entry.name];
    if (reason !== undefined) skip(reason);
    const variant = resolveEntry(entry);
    if (typeof variant === 'string') {
      await annotate(`declined: ${variant}`);
      return;
    }
    const { games, slowGames = games, plies, close = games } = effortFor(entry, amount);
    const ends: (string | undefined)[] = [];
    const most = isSlow(variant) ? slowGames : games;
    // A sample begins with another style for each entry, so that all styles are played.
    const first = effort(entries.indexOf(entry) % STYLES.length, 0);
    for (const [index, twin] of twinsOf(variant).entries()) {
      for (let game = 0; game < (index === 0 ? most : fewer(most)); game++) {
        // In every run the first game of the first engine is played twice, in thorough ones a game of each style.
        const isReplayed = game < effort(index === 0 ? 1 : 0, STYLES.length);
        ends.push(playLawfully(twin, first + game, { plies, isClose: game < close, isReplayed }).end);
      }
    }
    expect(ends.length).toBeGreaterThanOrEqual(most);
    await annotate(tally(ends));
  });
}
