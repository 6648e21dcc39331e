import { type Ai, QUIET_KEY_LIMIT } from '../../../play/ai.ts';
import type { DraughtsDefinition } from '../definition.ts';
import { compileBoard } from '../engine/board.ts';
import { captureIndexOf, endSquareOf, startSquareOf } from '../engine/move-code.ts';
import { KING_FLAG, sideBit } from '../engine/pieces.ts';
import type { DraughtsPosition } from '../engine/position.ts';
import { crowningGain, evaluate, type PieceSquareValues, pieceSquareValues, pieceValue } from './evaluate.ts';

/** Number of moves per side during which computer opponents vary their play. */
const OPENING_MOVES = 6;

/**
 * Scale of material for weak levels, which misjudge positions on purpose. Lower than in chess, because men are lost one
 * at a time. Found by matches between the levels.
 */
const MATERIAL_SCALE = 0.2;

/** Points per factor of ten in the odds of winning (see `Ai.oddsScale`). */
const ODDS_SCALE = 440;

/**
 * The computer opponent. Compulsory captures count as forced moves, so that the search plays exchanges to their end.
 * There is no null move, because most endings are lost by having to move.
 */
export function draughtsAi(definition: DraughtsDefinition): Ai {
  let weights: PieceSquareValues | undefined;
  return {
    method: 'alpha-beta',
    materialScale: MATERIAL_SCALE,
    oddsScale: ODDS_SCALE,
    evaluate(position) {
      weights ??= pieceSquareValues(compileBoard(definition));
      return evaluate(position as DraughtsPosition, weights);
    },
    /** Sorts moves by the value of the captured pieces, plus the gain from a promotion. */
    order: (position, moves, from, to, keys) => order(position as DraughtsPosition, moves, from, to, keys),
    tacticalMoves: (position, moves, at) => writeTacticalMoves(position as DraughtsPosition, moves, at),
    isForced: (position) => (position as DraughtsPosition).mustCapture(),
    opening: (position) => (position as DraughtsPosition).fullmove <= OPENING_MOVES,
  };
}

/** Sorts moves by the value of the captured pieces and by the gain from a promotion. */
function order(position: DraughtsPosition, moves: Int32Array, from: number, to: number, keys: Int32Array): void {
  for (let i = from; i < to; i++) {
    const move = moves[i]!;
    const gain = captureIndexOf(move) >= 0 ? captureGain(position, captureIndexOf(move)) : 0;
    const promotionGain = crowns(position, move) ? crowningGain(position.board) : 0;
    keys[i] = captureIndexOf(move) >= 0 || promotionGain ? QUIET_KEY_LIMIT + Math.max(0, gain + promotionGain) : 0;
  }
}

function captureGain(position: DraughtsPosition, index: number): number {
  const table = position.knownCaptures();
  let gain = 0;
  for (let jump = 0; jump < table.length(position.ply, index); jump++)
    gain += pieceValue(position.board, table.takenCode(position.ply, index, jump));
  return gain;
}

function crowns(position: DraughtsPosition, move: number): boolean {
  const index = captureIndexOf(move);
  if (index >= 0) return position.knownCaptures().crowns(position.ply, index);
  const isMan = (position.cells[startSquareOf(move)]! & KING_FLAG) === 0;
  return isMan && (position.board.crowningSides[endSquareOf(move)]! & sideBit(position.side)) !== 0;
}

/** Writes all captures or, if there are none, all promotions. Returns the number of moves. */
function writeTacticalMoves(position: DraughtsPosition, moves: Int32Array, at: number): number {
  const end = at + position.generate(moves, at);
  if (end > at && captureIndexOf(moves[at]!) >= 0) return end - at;
  let writeAt = at;
  for (let i = at; i < end; i++) if (crowns(position, moves[i]!)) moves[writeAt++] = moves[i]!;
  return writeAt - at;
}
