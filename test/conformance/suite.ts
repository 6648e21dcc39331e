import { expect, it } from 'vitest';
import { isSlow, twinsOf } from './engines.ts';
import { type Entry, resolveEntry } from './entries.ts';
import { SKIPPED } from './expectations.ts';
import { playLawfully } from './playout.ts';
import { STYLES } from './styles.ts';

/** What is played in every run; the long tests play more games, and longer ones. */
export const GAMES = 10;
/** By the engine that tries each move on the board, which takes most of the time: one game in each style. */
export const SLOW_GAMES = STYLES.length;
export const PLIES = 120;

/** How many games ended in which way; those without an end were cut. */
function tally(ends: readonly (string | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const end of ends) counts.set(end ?? 'cut', (counts.get(end ?? 'cut') ?? 0) + 1);
  return [...counts].map(([end, count]) => `${end} ${count}`).join(', ');
}

/** The twins of the engine that everybody plays by are held against it in perft and vectors, too. */
const fewer = (games: number): number => Math.max(2, Math.ceil(games / 4));

/** Plays so many games of each entry, by every engine that can, and holds them to every law. */
export function conform(entries: readonly Entry[], games: number, plies?: number, slowGames = games): void {
  it.for(entries)('$name', { timeout: 180_000 + games * 6000 }, async (entry, { annotate, skip }) => {
    const reason = SKIPPED[entry.name];
    if (reason !== undefined) skip(reason);
    const variant = resolveEntry(entry);
    if (typeof variant === 'string') {
      await annotate(`declined: ${variant}`);
      return;
    }
    const ends: (string | undefined)[] = [];
    const most = isSlow(variant) ? slowGames : games;
    for (const [index, twin] of twinsOf(variant).entries()) {
      for (let game = 0; game < (index === 0 ? most : fewer(most)); game++)
        ends.push(playLawfully(twin, game, plies).end);
    }
    expect(ends.length).toBeGreaterThanOrEqual(most);
    await annotate(tally(ends));
  });
}
