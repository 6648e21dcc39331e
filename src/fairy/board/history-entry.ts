import { cellName, type Grid, parseCell } from '../../board/grid.ts';
import { hexWord } from '../../lib/hash.ts';
import { kindOf, MOVE_KIND } from './move-code.ts';

/**
 * The part of an earlier move that repetition rules need. `from` is undefined for a drop; both cells are undefined for
 * a pass.
 */
export interface PastMove {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** An earlier position as stored in game states: its key and what repetition rules need. */
export interface HistoryEntry {
  readonly lo: number;
  readonly hi: number;
  /** The kind of check that the side to move was in: 0 none, 1 any check, 2 a check by a kind that can mate. */
  readonly check: number;
  /** The move made from this position, if the variant's rules need it. */
  readonly move?: PastMove | undefined;
  /** Cells of the pieces that this move began to chase, if the variant forbids perpetual chases. */
  readonly chased?: readonly number[];
}

/** Suffix in an entry for each value of `check`: none, any check, a check by a kind that can mate. */
const CHECK_MARKS = ['', '+', '!'];

const PASS = '--';

export const toPastMove = (move: number): PastMove => {
  const kind = kindOf(move);
  if (kind === MOVE_KIND.stay || kind === MOVE_KIND.pass) return { from: undefined, to: undefined };
  return { from: kind === MOVE_KIND.drop ? undefined : move & 127, to: (move >> 7) & 127 };
};

/** Writes an entry such as `0123456789abcdef+:h3h5*c5d7`: key, check mark, move made, cells of the chased pieces. */
export function formatHistoryEntry(grid: Grid, { lo, hi, check, move, chased = [] }: HistoryEntry): string {
  const name = (cell: number) => cellName(grid, cell);
  const key = hexWord(lo) + hexWord(hi) + CHECK_MARKS[check]!;
  if (!move) return key;
  const from = move.from === undefined ? '@' : name(move.from);
  const moved = move.to === undefined ? PASS : from + name(move.to);
  return `${key}:${moved}${chased.length ? `*${chased.map(name).join('')}` : ''}`;
}

/** Parses the output of `formatHistoryEntry`. Parts that cannot be parsed are treated as missing. */
export function parseHistoryEntry(grid: Grid, text: string): HistoryEntry {
  const [key = '', rest] = text.split(':');
  const [moved = '', chased = ''] = rest?.split('*') ?? [];
  const move = rest === undefined ? undefined : readMove(grid, moved);
  return {
    lo: Number.parseInt(key.slice(0, 8), 16) | 0,
    hi: Number.parseInt(key.slice(8, 16), 16) | 0,
    check: Math.max(0, CHECK_MARKS.indexOf(key.slice(16))),
    ...(move && { move }),
    ...(chased && { chased: cellsIn(grid, chased) }),
  };
}

function readMove(grid: Grid, text: string): PastMove | undefined {
  if (text === PASS) return { from: undefined, to: undefined };
  const cells = cellsIn(grid, text);
  if (text.startsWith('@') && cells.length === 1) return { from: undefined, to: cells[0]! };
  return cells.length === 2 ? { from: cells[0]!, to: cells[1]! } : undefined;
}

const cellsIn = (grid: Grid, text: string): number[] =>
  (text.match(/[a-z]\d+/g) ?? []).flatMap((name) => parseCell(grid, name) ?? []);
