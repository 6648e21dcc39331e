import { describe, expect, it } from 'vitest';
import { EndSolver } from '../../src/families/mancala/ai/solver.ts';
import { QuickPosition } from '../../src/families/mancala/engine/quick-position.ts';
import { mancala } from '../../src/families/mancala/index.ts';
import { resolveVariant } from '../../src/play/resolve.ts';

/** Boards too large for every run; those of up to 30 seeds are in test/tactics. */
const SOLVED = [
  [
    'kalah-6x3',
    2,
    'a win of the first player as in Irving, Donkers and Uiterwijk 2000; the margin is of our own search',
  ],
  ['kalah-empty-capture+6x3', 2, 'of our own search'],
  ['kalah-empty-capture', 10, 'published: M. Rawlings 2015'],
] as const;

/** Table size for four million positions, 80 MB. */
const BITS = 22;

describe('boards of Kalah that are solved whole', () => {
  it.each(SOLVED)('%s: %d seeds more', { timeout: 3_600_000 }, (slug, margin, _source) => {
    const resolved = resolveVariant(mancala, slug);
    const position = resolved.ok && resolved.value.rules.start(undefined as never);
    expect(position instanceof QuickPosition && new EndSolver(BITS).marginOf(position)).toBe(margin);
  });
});
