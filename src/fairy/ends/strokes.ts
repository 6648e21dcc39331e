import type { Board } from '../board/board.ts';
import { PATH_FLAGS } from '../board/tables.ts';

/** What a piece on a cell could do, regardless of what stands in its way. */
export interface Strokes {
  /** Cells that it may attack with some arrangement of other pieces; a cell may be listed twice. */
  readonly attacks: readonly number[];
  /** Cells to which it can always step, on an empty cell or with a capture. */
  readonly steps: readonly number[];
  /** Whether every attack is such a step, so that nothing can get in its way. */
  readonly isStepper: boolean;
}

const BOTH = PATH_FLAGS.move | PATH_FLAGS.capture;
const INDIRECT = PATH_FLAGS.lame | PATH_FLAGS.hop | PATH_FLAGS.enPassant;

/** Reads the strokes of a piece code on a cell from the move tables (see `MoveTables`). */
export function strokesOf({ moves: { pool, start }, cells, holes }: Board, code: number, cell: number): Strokes {
  const attacks: number[] = [];
  const steps: number[] = [];
  let at = start[code * cells + cell]!;
  const add = (flags: number, length: number): void => {
    if ((flags & (BOTH | INDIRECT)) === BOTH && !holes[pool[at]!]) steps.push(pool[at]!);
    if (flags & PATH_FLAGS.capture) for (let i = at; i < at + length; i++) attacks.push(pool[i]!);
    at += length;
  };
  for (let leaps = pool[at++]!; leaps > 0; leaps--) add(BOTH, 1);
  for (let rays = pool[at++]!; rays > 0; rays--) add(BOTH, pool[at++]!);
  for (let paths = pool[at++]!; paths > 0; paths--) add(pool[at++]!, pool[at++]!);
  const isStepper = attacks.every((target) => steps.includes(target) || holes[target] === 1);
  return { attacks, steps: [...new Set(steps)], isStepper };
}
