import { BLACK, type Board, colorOf, DIRECTION_COUNT, EMPTY, OUTSIDE, otherColor, WHITE } from '../engine/board.ts';
import type { GoPosition } from '../engine/go-position.ts';
import { emptyCornerMoves, isEmptyEdge } from './empty-areas.ts';

/** Share of the points that must be occupied before computer opponents consider passing. */
const CROWDED = 0.4;

/**
 * Share of the points below which the occupied points are too few for a settled board: a new group could still live.
 */
const SPARSE = 0.2;

/** The immediate effects of a move, in stones. */
export interface MoveEffects {
  readonly taken: number;
  /** Number of own stones that were in atari and no longer are. */
  readonly saved: number;
  /** Number of enemy stones put in atari. */
  readonly threatened: number;
  /** Number of own stones that are in atari after the move. */
  readonly risked: number;
}

/**
 * Writes the legal moves worth considering; returns their number. It leaves out moves that fill an own eye or are on an
 * empty edge, passes while something remains to be done, and, while a corner is empty, all moves but those that occupy
 * one.
 */
export function sensibleMoves(position: GoPosition, moves: Int32Array, at: number): number {
  const count = position.generate(moves, at);
  const { pass, board, colors } = position;
  const own = colorOf(position.turn);
  const corners = emptyCornerMoves(board, colors);
  let kept = at;
  for (let i = at; i < at + count; i++) {
    const move = moves[i]!;
    if (corners && !corners.has(move)) continue;
    if (move < pass && !isEye(board, colors, move, own) && !isEmptyEdge(board, colors, move)) moves[kept++] = move;
  }
  const hasPass = count > 0 && moves[at + count - 1] === pass;
  if (hasPass && (kept === at || position.passes > 0 || mayPass(position))) moves[kept++] = pass;
  return kept > at ? kept - at : count;
}

/**
 * Whether an empty point is an eye: all its neighbours are own stones, and the other colour holds too few of its
 * diagonal points to make the eye false.
 */
function isEye({ neighbours, corners }: Board, colors: Uint8Array, point: number, own: number): boolean {
  const at = point * DIRECTION_COUNT;
  for (let i = at; i < at + DIRECTION_COUNT; i++) {
    const found = colors[neighbours[i]!]!;
    if (found !== own && found !== OUTSIDE) return false;
  }
  let others = 0;
  let edge = 0;
  for (let i = at; i < at + DIRECTION_COUNT; i++) {
    const found = colors[corners[i]!]!;
    if (found === OUTSIDE) edge = 1;
    else if (found === otherColor(own)) others++;
  }
  return others + edge < 2;
}

/** The immediate effects of a legal move. The position is unchanged afterwards. */
export function moveEffects(position: GoPosition, move: number): MoveEffects {
  const { stones, board, colors, turn } = position;
  const own = colorOf(turn);
  const at = move * DIRECTION_COUNT;
  let saved = 0;
  for (let i = at; i < at + DIRECTION_COUNT; i++) {
    const other = board.neighbours[i]!;
    if (colors[other] === own && stones.liberties(other) === 1) saved += stones.size(other);
  }
  const taken = Math.max(0, stones.put(move, own));
  let threatened = 0;
  for (let i = at; i < at + DIRECTION_COUNT; i++) {
    const other = board.neighbours[i]!;
    if (colors[other] === otherColor(own) && stones.liberties(other) === 1) threatened += stones.size(other);
  }
  const risked = colors[move] === own && stones.liberties(move) === 1 ? stones.size(move) : 0;
  stones.undo();
  return { taken, saved: risked ? 0 : saved, threatened, risked };
}

/**
 * Whether passing should be considered. With territory scoring, a move in one's own territory costs a point, so players
 * may stop earlier.
 */
function mayPass(position: GoPosition): boolean {
  if (position.board.definition.end.scoring !== 'territory') return isSettled(position);
  return isFilled(position, CROWDED);
}

/** Whether more than a share of the points, from 0 to 1, is occupied. */
function isFilled({ colors, pass }: GoPosition, share: number): boolean {
  let stones = 0;
  for (let point = 0; point < pass; point++) if (colors[point] !== EMPTY) stones++;
  return stones > share * pass;
}

/** Whether any chain is in atari. */
export function hasAtari({ colors, pass, stones }: GoPosition): boolean {
  for (let point = 0; point < pass; point++) if (colors[point] !== EMPTY && stones.liberties(point) === 1) return true;
  return false;
}

/** Whether the board is settled: each empty region is surrounded by one colour, and no stone is in atari. */
export function isSettled(position: GoPosition): boolean {
  const { board, colors, stones } = position;
  if (!isFilled(position, SPARSE)) return false;
  for (let point = 0; point < board.points; point++) {
    if (colors[point] !== EMPTY ? stones.liberties(point) === 1 : adjacentColors(board, colors, point) === BOTH)
      return false;
  }
  return isDivided(board, colors);
}

const BOTH = BLACK | WHITE;

/** The colours of the stones beside a point, as bits. */
function adjacentColors({ neighbours }: Board, colors: Uint8Array, point: number): number {
  let found = 0;
  for (let i = point * DIRECTION_COUNT; i < point * DIRECTION_COUNT + DIRECTION_COUNT; i++) {
    const color = colors[neighbours[i]!]!;
    if (color !== OUTSIDE) found |= color;
  }
  return found;
}

let seen = new Uint8Array(0);
let queue = new Int32Array(0);

/** Whether each empty region touches stones of at most one colour. */
function isDivided(board: Board, colors: Uint8Array): boolean {
  const { points, neighbours } = board;
  if (seen.length < points) {
    seen = new Uint8Array(points);
    queue = new Int32Array(points);
  }
  seen.fill(0);
  for (let start = 0; start < points; start++) {
    if (colors[start] !== EMPTY || seen[start]) continue;
    let around = 0;
    let end = 0;
    queue[end++] = start;
    seen[start] = 1;
    for (let at = 0; at < end; at++) {
      const point = queue[at]!;
      around |= adjacentColors(board, colors, point);
      for (let i = point * DIRECTION_COUNT; i < point * DIRECTION_COUNT + DIRECTION_COUNT; i++) {
        const other = neighbours[i]!;
        if (other >= points || colors[other] !== EMPTY || seen[other]) continue;
        seen[other] = 1;
        queue[end++] = other;
      }
    }
    if (around === BOTH) return false;
  }
  return true;
}
