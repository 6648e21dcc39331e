import { type Ai, QUIET_BOUND } from '../../../play/ai.ts';
import { EMPTY } from '../engine/board.ts';
import type { RowPosition } from '../engine/row-position.ts';

/** What a place with so many own stones and none of the other colour is worth, in points. */
const WORTH = [0, 1, 6, 30, 120, 0] as const;

/** The player to move is about a stone ahead in each place. */
const TEMPO = 1.3;

/** A pair taken, by how many were taken before: the fifth wins. */
const PAIR = [60, 80, 130, 260, 0] as const;

/** What a point is worth to a move that has so many stones there already: own to go on, of the other to stop. */
const OWN = [1, 8, 40, 260, 6000] as const;
const OTHER = [1, 6, 32, 220, 3000] as const;

/** Moves that are looked at in a position. */
const MOST_LOOKED = 22;

/** How far from other stones a move may be, in steps of a king. */
const NEAR = 2;

/** Stones on the board while opponents vary their play. */
const OPENING = 4;

/** A row of four that stands open decides: less than chess has at stake before that. */
const STAKES = 0.6;

const row = (position: unknown): RowPosition => position as RowPosition;

/** How games are played in which rows win. */
export function rowAi(): Ai {
  return {
    method: 'alpha-beta',
    materialScale: STAKES,
    evaluate: (position) => evaluate(row(position)),
    order: (position, moves, from, to, keys) => order(row(position), moves, from, to, keys),
    tacticalMoves: (position, moves, at) => fours(row(position), moves, at),
    candidates: (position, moves, at) => likely(row(position), moves, at),
    isForced: (position) => fourOf(row(position), 1 - row(position).turn),
    opening: (position) => row(position).stoneCount < OPENING,
  };
}

/** The seat lacks one stone to a row that wins. */
const fourOf = ({ openPlaces, lines }: RowPosition, seat: number): boolean => openPlaces[seat]![lines.length - 1]! > 0;

/** What the position is worth to the player on turn, without looking ahead. */
function evaluate(position: RowPosition): number {
  const { turn, openPlaces, lines, prisoners } = position;
  if (fourOf(position, turn)) return 4000;
  const own = openPlaces[turn]!;
  const other = openPlaces[1 - turn]!;
  let worth = 0;
  for (let stones = 1; stones < lines.length; stones++)
    worth += WORTH[stones as 1] * (TEMPO * own[stones]! - other[stones]!);
  worth += pairsWorth(prisoners[turn]!) - pairsWorth(prisoners[1 - turn]!);
  return Math.max(-9000, Math.min(9000, Math.round(worth)));
}

function pairsWorth(taken: number): number {
  let worth = 0;
  for (let pair = 0; pair < taken / 2 && pair < PAIR.length; pair++) worth += PAIR[pair]!;
  return worth;
}

/** What a stone on the point would do, in the places that it is a part of. */
function promise({ lines, stonesInPlace, turn }: RowPosition, point: number): number {
  const own = stonesInPlace[turn]!;
  const other = stonesInPlace[1 - turn]!;
  let promise = 0;
  for (let i = lines.placeStarts[point]!; i < lines.placeStarts[point + 1]!; i++) {
    const place = lines.placesOfPoint[i]!;
    if (other[place] === 0) promise += OWN[own[place] as 0]!;
    else if (own[place] === 0) promise += OTHER[other[place] as 0]!;
  }
  return promise;
}

/** The most own stones, and of the other, in a place of the point that the other side has no stone in. */
function most({ lines, stonesInPlace }: RowPosition, point: number, seat: number): number {
  const own = stonesInPlace[seat]!;
  const other = stonesInPlace[1 - seat]!;
  let most = 0;
  for (let i = lines.placeStarts[point]!; i < lines.placeStarts[point + 1]!; i++) {
    const place = lines.placesOfPoint[i]!;
    if (other[place] === 0 && own[place]! > most) most = own[place]!;
  }
  return most;
}

/** Moves that make five, or four, and where the other side has four those that stop it. */
function order(position: RowPosition, moves: Int32Array, from: number, to: number, keys: Int32Array): void {
  const four = position.lines.length - 1;
  const { turn } = position;
  const isPressed = fourOf(position, 1 - turn);
  for (let i = from; i < to; i++) {
    const move = moves[i]!;
    const value = Math.min(promise(position, move), QUIET_BOUND - 1);
    const own = most(position, move, turn);
    if (own === four) keys[i] = QUIET_BOUND + 9000;
    else if (isPressed && most(position, move, 1 - turn) === four) keys[i] = QUIET_BOUND + 6000;
    else if (own === four - 1) keys[i] = QUIET_BOUND + Math.min(value, 3000);
    else keys[i] = value;
  }
}

/** Fours and fives, and where the other side has four what stops it. */
function fours(position: RowPosition, moves: Int32Array, at: number): number {
  const { turn, lines } = position;
  const four = lines.length - 1;
  const isPressed = fourOf(position, 1 - turn);
  const count = likely(position, moves, at);
  let kept = at;
  for (let i = at; i < at + count; i++) {
    const move = moves[i]!;
    const own = most(position, move, turn);
    if (own === four || isPressed || own === four - 1) moves[kept++] = move;
  }
  return kept - at;
}

let promises = new Int32Array(0);
let isNear = new Uint8Array(0);

/** Legal moves near other stones, the most promising of them; on an empty board the middle. */
function likely(position: RowPosition, moves: Int32Array, at: number): number {
  const { turn, lines, board, colors } = position;
  const count = position.generate(moves, at);
  if (count === 0) return 0;
  if (position.stoneCount === 0) return theMiddle(position, moves, at, count);
  if (promises.length < board.points) {
    promises = new Int32Array(board.points);
    isNear = new Uint8Array(board.points);
  }
  const four = lines.length - 1;
  const must = fourOf(position, turn) ? turn : fourOf(position, 1 - turn) ? 1 - turn : -1;
  markNear(position);
  let kept = at;
  for (let i = at; i < at + count; i++) {
    const move = moves[i]!;
    if (!isNear[move] || colors[move] !== EMPTY) continue;
    if (must >= 0 && board.definition.rules.capture === 'nothing' && most(position, move, must) < four) continue;
    promises[move] = promise(position, move);
    insert(moves, at, kept++, move);
    if (kept - at > MOST_LOOKED) kept--;
  }
  return kept > at ? kept - at : Math.min(position.generate(moves, at), MOST_LOOKED);
}

/** Puts a move among those before it, by what it promises. */
function insert(moves: Int32Array, at: number, end: number, move: number): void {
  let place = end;
  while (place > at && promises[moves[place - 1]!]! < promises[move]!) {
    moves[place] = moves[place - 1]!;
    place--;
  }
  moves[place] = move;
}

function markNear({ board, colors }: RowPosition): void {
  const { files, ranks, points } = board;
  isNear.fill(0);
  for (let point = 0; point < points; point++) {
    if (colors[point] === EMPTY) continue;
    const x = point % files;
    const y = (point - x) / files;
    for (let dy = Math.max(0, y - NEAR); dy <= Math.min(ranks - 1, y + NEAR); dy++)
      for (let dx = Math.max(0, x - NEAR); dx <= Math.min(files - 1, x + NEAR); dx++) isNear[dy * files + dx] = 1;
  }
}

function theMiddle({ board }: RowPosition, moves: Int32Array, at: number, count: number): number {
  const middle = Math.floor(board.ranks / 2) * board.files + Math.floor(board.files / 2);
  for (let i = at; i < at + count; i++) if (moves[i] === middle) moves[i] = moves[at]!;
  moves[at] = middle;
  return 1;
}
