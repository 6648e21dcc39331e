import { bitCount } from '../../../lib/bits.ts';
import { RESULT_BITBOARD } from '../engine/bitboard.ts';
import { BitboardReversi } from '../engine/bitboard-position.ts';
import { EMPTY } from '../engine/board.ts';
import type { ReversiPosition } from '../engine/position.ts';
import { strategicSquaresOf } from './landmarks.ts';

/** Evaluation points per disc of lead at the end of the game. */
export const DISC_VALUE = 100;

/**
 * Weights in points on an empty and on a full board, interpolated in between. `beside` are C-squares and `slanting`
 * X-squares. Discs have negative weight early, because they give the opponent moves.
 */
const WEIGHTS = {
  move: [34, 28],
  frontier: [17, 5],
  corner: [600, 350],
  beside: [-66, -24],
  slanting: [-210, -90],
  disc: [-5, 60],
} as const;

/** Evaluates a position from the point of view of the player to move. */
export function evaluate(position: ReversiPosition): number {
  const { squares, corners } = strategicSquaresOf(position.board);
  const { turn } = position;
  const own = position.discs(turn);
  const other = position.discs(1 - turn);
  const fullness = (own + other) / squares;
  const weigh = ([first, last]: readonly [number, number]) => first + (last - first) * fullness;
  let cornerLead = 0;
  let beside = 0;
  let slanting = 0;
  for (const corner of corners) {
    const disc = position.discAt(corner.cell);
    if (disc !== EMPTY) {
      cornerLead += disc === turn + 1 ? 1 : -1;
      continue;
    }
    beside += lead(position, corner.cSquares);
    slanting += lead(position, corner.xSquares);
  }
  const isMost = position.board.definition.end.goal === 'most';
  const safety =
    cornerLead * weigh(WEIGHTS.corner) +
    beside * weigh(WEIGHTS.beside) +
    slanting * weigh(WEIGHTS.slanting) +
    (own - other) * weigh(WEIGHTS.disc);
  return Math.round(
    (isMost ? safety : -safety) + mobilityValue(position, weigh(WEIGHTS.move), weigh(WEIGHTS.frontier)),
  );
}

/** Lead of the player to move in discs on the given cells. */
function lead(position: ReversiPosition, cells: readonly number[]): number {
  let lead = 0;
  for (const cell of cells) {
    const disc = position.discAt(cell);
    if (disc !== EMPTY) lead += disc === position.turn + 1 ? 1 : -1;
  }
  return lead;
}

/**
 * Value of the mobility and of the frontier, which is the empty squares next to the opponent's discs, where moves may
 * become possible.
 */
function mobilityValue(position: ReversiPosition, move: number, frontier: number): number {
  return position instanceof BitboardReversi
    ? mobilityOnBitboards(position, move, frontier)
    : mobilityOnSquares(position, move, frontier);
}

function mobilityOnBitboards(position: BitboardReversi, move: number, frontier: number): number {
  const { ownLo, ownHi, otherLo, otherHi, allLo, allHi } = position;
  const emptyLo = allLo & ~(ownLo | otherLo);
  const emptyHi = allHi & ~(ownHi | otherHi);
  position.findMoves();
  let moves = bitCount(RESULT_BITBOARD[0]!) + bitCount(RESULT_BITBOARD[1]!);
  position.findMoves(true);
  moves -= bitCount(RESULT_BITBOARD[0]!) + bitCount(RESULT_BITBOARD[1]!);
  const open = beside(otherLo, otherHi, emptyLo, emptyHi) - beside(ownLo, ownHi, emptyLo, emptyHi);
  return moves * move + open * frontier;
}

const NOT_LEFT = ~0x01010101;
const NOT_RIGHT = ~0x80808080;

/** Number of empty squares that are next to a square of the set `lo`, `hi`. */
function beside(lo: number, hi: number, emptyLo: number, emptyHi: number): number {
  const rowLo = lo | ((lo << 1) & NOT_LEFT) | ((lo >>> 1) & NOT_RIGHT);
  const rowHi = hi | ((hi << 1) & NOT_LEFT) | ((hi >>> 1) & NOT_RIGHT);
  const wideLo = rowLo | (rowLo << 8) | (rowLo >>> 8) | (rowHi << 24);
  const wideHi = rowHi | (rowHi << 8) | (rowHi >>> 8) | (rowLo >>> 24);
  return bitCount(wideLo & emptyLo) + bitCount(wideHi & emptyHi);
}

function mobilityOnSquares(position: ReversiPosition, move: number, frontier: number): number {
  const { neighbours } = strategicSquaresOf(position.board);
  const own = position.turn + 1;
  let open = 0;
  for (let cell = 0; cell < neighbours.length; cell++) {
    if (position.discAt(cell) !== EMPTY) continue;
    let touches = 0;
    for (const other of neighbours[cell]!) {
      const disc = position.discAt(other);
      if (disc === own) touches |= 1;
      else if (disc === 3 - own) touches |= 2;
    }
    open += (touches >> 1) - (touches & 1);
  }
  return position.mobilityLead() * move + open * frontier;
}
