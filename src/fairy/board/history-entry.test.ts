import { describe, expect, it } from 'vitest';
import type { Grid } from '../../board/grid.ts';
import { formatHistoryEntry, type HistoryEntry, parseHistoryEntry } from './history-entry.ts';

const grid: Grid = { files: 9, ranks: 10 };
const KEY = '0123456789abcdef';

describe('earlier positions on the wire', () => {
  it.each<[string, Partial<HistoryEntry>]>([
    [KEY, { check: 0 }],
    [`${KEY}+`, { check: 1 }],
    [`${KEY}!:a1a10`, { check: 2, move: { from: 0, to: 81 } }],
    [`${KEY}:@c3`, { check: 0, move: { from: undefined, to: 20 } }],
    [`${KEY}+:--`, { check: 1, move: { from: undefined, to: undefined } }],
    [`${KEY}:h3h5*c5d10`, { move: { from: 25, to: 43 }, chased: [38, 84] }],
  ])('%s is read, and written the same', (text, expected) => {
    const ply = parseHistoryEntry(grid, text);
    expect(ply).toMatchObject(expected);
    expect(formatHistoryEntry(grid, ply)).toBe(text);
  });

  it.each([`${KEY}:`, `${KEY}:z9z9`, `${KEY}:a1`, `${KEY}:@`, `${KEY}:a1a2a3`, `${KEY}:*c5`])(
    '%s tells no move, and does no harm',
    (text) => {
      expect(parseHistoryEntry(grid, text).move).toBeUndefined();
    },
  );
});
