import { fail, ok, type Result } from '../lib/result.ts';
import { FIT, type Fit, type Position } from './position.ts';

/** A move as callers see it: fields of the family's own, and `notation` in the field's standard. */
export interface Move {
  notation?: string;
  [field: string]: unknown;
}

/** Room for the legal moves of any one position: six kinds to drop on a board of 96 cells, each with a duck to be put. */
export const MAX_MOVES = 65_536;

export interface MoveFault {
  message: string;
  /** Legal moves that fit what was said, when there are several. */
  candidates?: Move[];
}

const scratch = new Int32Array(MAX_MOVES);

/** The legal moves, in the order of `generate`. */
export const legalMoves = (position: Position): Int32Array => scratch.slice(0, position.generate(scratch, 0));

/**
 * The one legal move that a caller means. Any part of a move will do as long as it fits one move only; fields that no
 * family knows are passed over. Exact spellings win over loose ones.
 */
export function findMove(position: Position, input: Move): Result<number, MoveFault> {
  const unlisted = position.unlisted?.(input);
  if (unlisted) return unlisted.ok ? unlisted : fail({ message: unlisted.error });
  const fields = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  let best: Fit = FIT.loose;
  let found: number[] = [];
  let known = false;
  const moves = legalMoves(position);
  for (const move of moves) {
    let fit: Fit = FIT.exact;
    let said = 0;
    for (const [field, value] of fields) {
      const part = position.fits(move, field, value);
      if (part === undefined) continue;
      said++;
      if (part < fit) fit = part;
      if (fit === FIT.no) break;
    }
    known ||= said > 0;
    if (fit === FIT.no || said === 0 || fit < best) continue;
    if (fit > best) found = [];
    best = fit;
    found.push(move);
  }
  if (found.length === 1) return ok(found[0]!);
  if (found.length > 1) return fail(ambiguous(position, found));
  if (!known && moves.length) return fail({ message: noKnownField(position, moves, input) });
  return fail({ message: position.whyNot(input) });
}

/** None of the fields is one that moves have. */
function noKnownField(position: Position, moves: Int32Array, { action }: Move): string {
  if (typeof action === 'string')
    return `there is no action ${JSON.stringify(action.slice(0, 20))} here, only claim and resign`;
  const { notation } = position.describe(Math.min(...moves));
  return `this says nothing that tells one move from another, expected something like ${JSON.stringify({ notation })}`;
}

function ambiguous(position: Position, found: readonly number[]): MoveFault {
  const candidates = found.slice(0, 10).map((move) => position.describe(move));
  const names = candidates.map(({ notation }) => notation).join(', ');
  return { message: `this fits ${found.length} legal moves, say which: ${names}`, candidates };
}
