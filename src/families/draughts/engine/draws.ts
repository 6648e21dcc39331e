import type { Outcome } from '../../../play/position.ts';
import { kingCode } from './pieces.ts';
import type { DraughtsState } from './state.ts';

/**
 * The outcome that the pieces alone decide: a first king, or too few pieces. `generate` lists no moves after such an
 * outcome.
 */
export function outcomeByMaterial(position: DraughtsState): Outcome | undefined {
  const { end } = position.board.definition;
  return firstKing(position) ?? fewPieces(position, end.fewest);
}

function firstKing(position: DraughtsState): Outcome | undefined {
  if (!position.board.definition.end.firstKing) return undefined;
  const side = [1 - position.side, position.side].find((one) => position.counts[kingCode(one)]! > 0);
  return side === undefined ? undefined : { winner: side ^ position.board.firstSide, reason: 'king' };
}

function fewPieces(position: DraughtsState, fewest: number): Outcome | undefined {
  if (fewest === 0) return undefined;
  const side = [position.side, 1 - position.side].find((one) => position.pieces(one) <= fewest);
  return side === undefined ? undefined : { winner: (1 - side) ^ position.board.firstSide, reason: 'few-pieces' };
}

/** The outcome when the side to move has no move, or when a move count or a repetition makes a draw. */
export function automaticOutcome(position: DraughtsState): Outcome | undefined {
  const { turn, side } = position;
  const { stuck } = position.board.definition.end;
  const winner = stuck === 'win' ? turn : 1 - turn;
  if (position.pieces(side) === 0) return { winner, reason: 'no-pieces' };
  if (position.count() === 0) return { winner, reason: 'no-moves' };
  const reason = drawReason(position);
  return reason === undefined ? undefined : { winner: null, reason };
}

/** Whether a rule makes the position a draw. */
export const isDrawnByRule = (position: DraughtsState): boolean => drawReason(position) !== undefined;

/** The rule that makes the position a draw; undefined if none does. */
function drawReason(position: DraughtsState): string | undefined {
  const { quiet, repetition, endings } = position.board.definition.end;
  if (quiet !== undefined && position.quiet >= 2 * quiet) return `${quiet}-move-rule`;
  const ending = endings[position.ending];
  if (ending && position.endingPly >= 2 * ending.moves && !(ending.waits && position.mustCapture()))
    return ending.moves === 0 ? 'one-against-one' : `${ending.moves}-move-ending`;
  return position.repetitions() + 1 >= repetition ? `${repetition}-fold-repetition` : undefined;
}
