import { type Ai, QUIET_KEY_LIMIT } from '../../../play/ai.ts';
import { EMPTY } from '../engine/board.ts';
import type { InARowPosition } from '../engine/row-position.ts';

/** Value of a place for a winning row that holds stones of one colour only, by the number of these stones. */
const PLACE_VALUES = [0, 1, 6, 30, 120, 0] as const;

/** Factor for the values of the player to move. Having the move is worth about one more stone in each place. */
const TEMPO = 1.3;

/** Value of a captured pair of stones, by the number of pairs captured before. The fifth pair wins. */
const PAIR_VALUES = [60, 80, 130, 260, 0] as const;

/**
 * Value that a move gains from each place for a winning row on which it lies, by the number of own stones already
 * there.
 */
const EXTEND_VALUES = [1, 8, 40, 260, 6000] as const;
/**
 * Value that a move gains from each place for a winning row on which it lies, by the number of enemy stones already
 * there.
 */
const BLOCK_VALUES = [1, 6, 32, 220, 3000] as const;

/** Maximum number of moves searched in a position. */
const MAX_CANDIDATES = 22;

/** Maximum distance of a candidate move from other stones, in king steps. */
const MAX_DISTANCE = 2;

/** Maximum number of stones on the board at which computer opponents still vary their play. */
const MAX_OPENING_STONES = 4;

/**
 * Factor for the errors of weak levels (see `Ai.materialScale`). It is smaller than in chess because little is at stake
 * until someone has an open row of four.
 */
const MATERIAL_SCALE = 0.6;

/** Points per factor of ten in the odds of winning (see `Ai.oddsScale`). */
const ODDS_SCALE = 120;

const row = (position: unknown): InARowPosition => position as InARowPosition;

/** Builds the `Ai` of games won by rows of stones. */
export function rowAi(): Ai {
  return {
    method: 'alpha-beta',
    materialScale: MATERIAL_SCALE,
    oddsScale: ODDS_SCALE,
    evaluate: (position) => evaluate(row(position)),
    /**
     * Gives each move a sort key: moves that complete five first, then those that block a four, then those that make a
     * four, then all others.
     */
    order: (position, moves, from, to, keys) => order(row(position), moves, from, to, keys),
    tacticalMoves: (position, moves, at) => fourMoves(row(position), moves, at),
    candidates: (position, moves, at) => likelyMoves(row(position), moves, at),
    isForced: (position) => hasFour(row(position), 1 - row(position).turn),
    opening: (position) => row(position).stoneCount < MAX_OPENING_STONES,
  };
}

/** Whether the seat lacks only one stone to complete a winning row. */
const hasFour = ({ openPlaces, lines }: InARowPosition, seat: number): boolean =>
  openPlaces[seat]![lines.length - 1]! > 0;

/** Static evaluation for the player to move, in evaluation points. */
function evaluate(position: InARowPosition): number {
  const { turn, openPlaces, lines, prisoners } = position;
  if (hasFour(position, turn)) return 4000;
  const own = openPlaces[turn]!;
  const other = openPlaces[1 - turn]!;
  let worth = 0;
  for (let stones = 1; stones < lines.length; stones++)
    worth += PLACE_VALUES[stones as 1] * (TEMPO * own[stones]! - other[stones]!);
  worth += pairsWorth(prisoners[turn]!) - pairsWorth(prisoners[1 - turn]!);
  return Math.max(-9000, Math.min(9000, Math.round(worth)));
}

function pairsWorth(taken: number): number {
  let worth = 0;
  for (let pair = 0; pair < taken / 2 && pair < PAIR_VALUES.length; pair++) worth += PAIR_VALUES[pair]!;
  return worth;
}

/** Value of a stone on the point, summed over all places for a winning row that include the point. */
function promiseOf({ lines, stonesInPlace, turn }: InARowPosition, point: number): number {
  const own = stonesInPlace[turn]!;
  const other = stonesInPlace[1 - turn]!;
  let promise = 0;
  for (let i = lines.placeStarts[point]!; i < lines.placeStarts[point + 1]!; i++) {
    const place = lines.placesOfPoint[i]!;
    if (other[place] === 0) promise += EXTEND_VALUES[own[place] as 0]!;
    else if (own[place] === 0) promise += BLOCK_VALUES[other[place] as 0]!;
  }
  return promise;
}

/**
 * Largest number of the seat's stones in a place for a winning row, among the places that include the point and have no
 * enemy stone.
 */
function mostStones({ lines, stonesInPlace }: InARowPosition, point: number, seat: number): number {
  const own = stonesInPlace[seat]!;
  const other = stonesInPlace[1 - seat]!;
  let most = 0;
  for (let i = lines.placeStarts[point]!; i < lines.placeStarts[point + 1]!; i++) {
    const place = lines.placesOfPoint[i]!;
    if (other[place] === 0 && own[place]! > most) most = own[place]!;
  }
  return most;
}

/**
 * Gives each move a sort key: moves that complete five first, then those that block a four, then those that make a
 * four, then all others.
 */
function order(position: InARowPosition, moves: Int32Array, from: number, to: number, keys: Int32Array): void {
  const four = position.lines.length - 1;
  const { turn } = position;
  const isThreatened = hasFour(position, 1 - turn);
  for (let i = from; i < to; i++) {
    const move = moves[i]!;
    const value = Math.min(promiseOf(position, move), QUIET_KEY_LIMIT - 1);
    const own = mostStones(position, move, turn);
    if (own === four) keys[i] = QUIET_KEY_LIMIT + 9000;
    else if (isThreatened && mostStones(position, move, 1 - turn) === four) keys[i] = QUIET_KEY_LIMIT + 6000;
    else if (own === four - 1) keys[i] = QUIET_KEY_LIMIT + Math.min(value, 3000);
    else keys[i] = value;
  }
}

/**
 * Writes the moves that make a row of four or five, or all likely moves if the other side has a four; returns their
 * number.
 */
function fourMoves(position: InARowPosition, moves: Int32Array, at: number): number {
  const { turn, lines } = position;
  const four = lines.length - 1;
  const isThreatened = hasFour(position, 1 - turn);
  const count = likelyMoves(position, moves, at);
  let kept = at;
  for (let i = at; i < at + count; i++) {
    const move = moves[i]!;
    const own = mostStones(position, move, turn);
    if (own === four || isThreatened || own === four - 1) moves[kept++] = move;
  }
  return kept - at;
}

let promises = new Int32Array(0);
let isNear = new Uint8Array(0);

/**
 * Writes the most promising legal moves near other stones, or only the middle point on an empty board; returns their
 * number.
 */
function likelyMoves(position: InARowPosition, moves: Int32Array, at: number): number {
  const { turn, lines, board, colors } = position;
  const count = position.generate(moves, at);
  if (count === 0) return 0;
  if (position.stoneCount === 0) return middleMove(position, moves, at, count);
  if (promises.length < board.points) {
    promises = new Int32Array(board.points);
    isNear = new Uint8Array(board.points);
  }
  const four = lines.length - 1;
  const fourSeat = hasFour(position, turn) ? turn : hasFour(position, 1 - turn) ? 1 - turn : -1;
  markNear(position);
  let kept = at;
  for (let i = at; i < at + count; i++) {
    const move = moves[i]!;
    if (!isNear[move] || colors[move] !== EMPTY) continue;
    if (fourSeat >= 0 && board.definition.rules.capture === 'nothing' && mostStones(position, move, fourSeat) < four)
      continue;
    promises[move] = promiseOf(position, move);
    insert(moves, at, kept++, move);
    if (kept - at > MAX_CANDIDATES) kept--;
  }
  return kept > at ? kept - at : Math.min(position.generate(moves, at), MAX_CANDIDATES);
}

/** Inserts a move among those already written, which are sorted by promise in descending order. */
function insert(moves: Int32Array, at: number, end: number, move: number): void {
  let place = end;
  while (place > at && promises[moves[place - 1]!]! < promises[move]!) {
    moves[place] = moves[place - 1]!;
    place--;
  }
  moves[place] = move;
}

function markNear({ board, colors }: InARowPosition): void {
  const { files, ranks, points } = board;
  isNear.fill(0);
  for (let point = 0; point < points; point++) {
    if (colors[point] === EMPTY) continue;
    const x = point % files;
    const y = (point - x) / files;
    for (let dy = Math.max(0, y - MAX_DISTANCE); dy <= Math.min(ranks - 1, y + MAX_DISTANCE); dy++)
      for (let dx = Math.max(0, x - MAX_DISTANCE); dx <= Math.min(files - 1, x + MAX_DISTANCE); dx++)
        isNear[dy * files + dx] = 1;
  }
}

function middleMove({ board }: InARowPosition, moves: Int32Array, at: number, count: number): number {
  const middle = Math.floor(board.ranks / 2) * board.files + Math.floor(board.files / 2);
  for (let i = at; i < at + count; i++) if (moves[i] === middle) moves[i] = moves[at]!;
  moves[at] = middle;
  return 1;
}
