import { cellName, type Grid, parseCell } from '../../board/grid.ts';
import { hexWord } from '../../lib/hash.ts';
import { kindOf, MOVE } from './move-code.ts';

/** A move that was made, as far as later judgements need it. A drop comes from nowhere; a pass goes nowhere. */
export interface PastMove {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** An earlier position as it is told on the wire: its key and what it takes to judge repetitions. */
export interface HistoryEntry {
  readonly lo: number;
  readonly hi: number;
  /** What check the player on turn was in: 0 none, 1 any, 2 by a kind that can mate. */
  readonly check: number;
  /** The move made from there, where moves count. */
  readonly move?: PastMove | undefined;
  /** Cells of the pieces that this move began to chase, where chases count. */
  readonly chased?: readonly number[];
}

/** No check, a check, a check by a kind that can mate. */
const CHECK_MARKS = ['', '+', '!'];

const PASS = '--';

export const pastMove = (move: number): PastMove => {
  const kind = kindOf(move);
  if (kind === MOVE.stay || kind === MOVE.pass) return { from: undefined, to: undefined };
  return { from: kind === MOVE.drop ? undefined : move & 127, to: (move >> 7) & 127 };
};

/** `0123456789abcdef+:h3h5*c5d7`: the key, a check, the move made from there, whom it chases. */
export function formatHistoryEntry(grid: Grid, { lo, hi, check, move, chased = [] }: HistoryEntry): string {
  const name = (cell: number) => cellName(grid, cell);
  const key = hexWord(lo) + hexWord(hi) + CHECK_MARKS[check]!;
  if (!move) return key;
  const from = move.from === undefined ? '@' : name(move.from);
  const moved = move.to === undefined ? PASS : from + name(move.to);
  return `${key}:${moved}${chased.length ? `*${chased.map(name).join('')}` : ''}`;
}

/** Reads it back; what cannot be read is as if it had not been written. */
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
