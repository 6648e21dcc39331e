import { fail, ok, type Result } from '../lib/result.ts';
import { legalMoves } from './legal-moves.ts';
import type { Move } from './move.ts';
import { MATCH_QUALITY, type MatchQuality, type Notation } from './notation.ts';
import type { Position } from './position.ts';

export interface MoveFault {
  message: string;
  /** The legal moves that match the input, if there are several. */
  candidates?: Move[];
}

/**
 * Finds the one legal move that matches a caller's input, which needs enough fields to identify it. Fields that the
 * notation does not know are ignored. Exact matches win over loose ones.
 */
export function findMove(notation: Notation, position: Position, input: Move): Result<number, MoveFault> {
  const unlisted = notation.parseUnlisted?.(position, input);
  if (unlisted) return unlisted.ok ? unlisted : fail({ message: unlisted.error });
  const fields = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  let best: MatchQuality = MATCH_QUALITY.loose;
  let found: number[] = [];
  let hasKnownField = false;
  const moves = legalMoves(position);
  for (const move of moves) {
    let match: MatchQuality = MATCH_QUALITY.exact;
    let knownFields = 0;
    for (const [field, value] of fields) {
      const fieldMatch = notation.match(position, move, field, value);
      if (fieldMatch === undefined) continue;
      knownFields++;
      if (fieldMatch < match) match = fieldMatch;
      if (match === MATCH_QUALITY.no) break;
    }
    hasKnownField ||= knownFields > 0;
    if (match === MATCH_QUALITY.no || knownFields === 0 || match < best) continue;
    if (match > best) found = [];
    best = match;
    found.push(move);
  }
  if (found.length === 1) return ok(found[0]!);
  if (found.length > 1) return fail(ambiguous(notation, position, found));
  if (!hasKnownField && moves.length) return fail({ message: noKnownField(notation, position, moves, input) });
  return fail({ message: notation.explainIllegalMove(position, input) });
}

/** Message for an input that has no field of a move. */
function noKnownField(notation: Notation, position: Position, moves: Int32Array, { action }: Move): string {
  if (typeof action === 'string')
    return `there is no action ${JSON.stringify(action.slice(0, 20))} here, only claim, draw and resign`;
  const example = { notation: notation.describe(position, Math.min(...moves)).notation };
  return `the move has no field that identifies it, expected something like ${JSON.stringify(example)}`;
}

function ambiguous(notation: Notation, position: Position, found: readonly number[]): MoveFault {
  const candidates = found.slice(0, 10).map((move) => notation.describe(position, move));
  const names = candidates.map((candidate) => candidate.notation).join(', ');
  return { message: `this fits ${found.length} legal moves, say which: ${names}`, candidates };
}
