import { type Ai, QUIET_BOUND } from '../../../play/ai.ts';
import type { DraughtsDefinition } from '../definition.ts';
import { compileBoard } from '../engine/board.ts';
import { captureOf, fromOf, toOf } from '../engine/move-code.ts';
import { bitOf, KING } from '../engine/pieces.ts';
import type { DraughtsPosition } from '../engine/position.ts';
import { crownGain, evaluate, lossOf, type Weights, weightsOf } from './evaluate.ts';

/** Moves of each side in which opponents vary their play. */
const OPENING = 6;

/** Men are lost one by one, where chess has pieces of several: what weak levels may misjudge. Measured by their matches. */
const STAKES = 0.2;

/**
 * How draughts is played. Who must capture is pressed, so that exchanges are always seen to their end. The turn is never
 * given away in thought: to have to move is what loses most endings.
 */
export function draughtsAi(definition: DraughtsDefinition): Ai {
  let weights: Weights | undefined;
  return {
    method: 'alpha-beta',
    materialScale: STAKES,
    evaluate(position) {
      weights ??= weightsOf(compileBoard(definition));
      return evaluate(position as DraughtsPosition, weights);
    },
    order: (position, moves, from, to, keys) => order(position as DraughtsPosition, moves, from, to, keys),
    tacticalMoves: (position, moves, at) => forcing(position as DraughtsPosition, moves, at),
    isForced: (position) => (position as DraughtsPosition).mustCapture(),
    opening: (position) => (position as DraughtsPosition).fullmove <= OPENING,
  };
}

/** By what a capture takes and a promotion gains. */
function order(position: DraughtsPosition, moves: Int32Array, from: number, to: number, keys: Int32Array): void {
  for (let i = from; i < to; i++) {
    const move = moves[i]!;
    const gain = captureOf(move) >= 0 ? captureGain(position, captureOf(move)) : 0;
    const crowned = crowns(position, move) ? crownGain(position.board) : 0;
    keys[i] = captureOf(move) >= 0 || crowned ? QUIET_BOUND + Math.max(0, gain + crowned) : 0;
  }
}

function captureGain(position: DraughtsPosition, index: number): number {
  const table = position.knownCaptures();
  let gain = 0;
  for (let jump = 0; jump < table.length(position.ply, index); jump++)
    gain += lossOf(position.board, table.code(position.ply, index, jump));
  return gain;
}

function crowns(position: DraughtsPosition, move: number): boolean {
  const index = captureOf(move);
  if (index >= 0) return position.knownCaptures().crowns(position.ply, index);
  const isMan = (position.cells[fromOf(move)]! & KING) === 0;
  return isMan && (position.board.crowns[toOf(move)]! & bitOf(position.side)) !== 0;
}

/** All captures, or else the promotions. */
function forcing(position: DraughtsPosition, moves: Int32Array, at: number): number {
  const end = at + position.generate(moves, at);
  if (end > at && captureOf(moves[at]!) >= 0) return end - at;
  let kept = at;
  for (let i = at; i < end; i++) if (crowns(position, moves[i]!)) moves[kept++] = moves[i]!;
  return kept - at;
}
