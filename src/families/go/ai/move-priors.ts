import { type Board, colorOf, DIRECTION_COUNT, EMPTY, OUTSIDE, otherColor } from '../engine/board.ts';
import type { GoPosition } from '../engine/go-position.ts';
import { LadderReader } from './ladder.ts';
import { isSettled, moveEffects } from './playout-filter.ts';

/**
 * Prior of a move about which nothing is known: its expected share of wins, and the number of playouts that this guess
 * is worth.
 */
const NEUTRAL = { share: 0.5, weight: 8 } as const;

/** Weight added to a prior for each stone captured or saved, in playouts. */
const PER_STONE = 6;
/** Maximum number of captured or saved stones that add weight to a prior. */
const MAX_STONES = 10;

const ladders = new WeakMap<Board, LadderReader>();

function laddersOf(board: Board): LadderReader {
  const known = ladders.get(board);
  if (known) return known;
  const made = new LadderReader(board);
  ladders.set(board, made);
  return made;
}

/**
 * Writes a prior for each move: the expected share of wins and its weight. It depends on the stones that the move
 * captures, saves or loses, on ladders, and on the point's place on the board.
 */
export function movePriors(
  position: GoPosition,
  moves: ArrayLike<number>,
  count: number,
  shares: Float64Array,
  weights: Int32Array,
): void {
  const last = position.lastPoint;
  const settled = isSettled(position);
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    if (move >= position.pass) {
      shares[i] = settled || position.passes > 0 ? 0.5 : 0.1;
      weights[i] = settled ? 4 : 20;
      continue;
    }
    const { share, weight } = priorOf(position, move, last);
    shares[i] = share;
    weights[i] = weight;
  }
}

function priorOf(position: GoPosition, move: number, last: number | undefined): { share: number; weight: number } {
  const { taken, saved, threatened, risked } = moveEffects(position, move);
  const { board, stones } = position;
  const own = colorOf(position.turn);
  const decisive = Math.min(taken + saved, MAX_STONES);
  if (taken > 0) return { share: 0.9, weight: 20 + PER_STONE * decisive };
  if (saved > 0) {
    const isLost = near(board, move).some(
      (other) =>
        stones.colors[other] === own && stones.liberties(other) === 1 && laddersOf(board).isLost(stones, other),
    );
    return isLost ? { share: 0.15, weight: 30 } : { share: 0.85, weight: 20 + PER_STONE * decisive };
  }
  if (risked > 0) return { share: 0.2, weight: 10 + 2 * Math.min(risked, MAX_STONES) };
  if (threatened > 0) {
    const catches = near(board, move).some(
      (other) =>
        stones.colors[other] === otherColor(own) &&
        stones.liberties(other) === 2 &&
        laddersOf(board).catches(stones, other, move),
    );
    return catches
      ? { share: 0.85, weight: 20 + PER_STONE * Math.min(threatened, MAX_STONES) }
      : { share: 0.55, weight: 12 };
  }
  return priorByPlace(position, move, last);
}

const near = (board: Board, point: number): number[] => [
  ...board.neighbours.subarray(point * DIRECTION_COUNT, point * DIRECTION_COUNT + DIRECTION_COUNT),
];

/** Prior of a move by its place: higher near the last stone, lower on an empty edge. */
function priorByPlace(
  { board, colors }: GoPosition,
  move: number,
  last: number | undefined,
): { share: number; weight: number } {
  const { files, ranks } = board;
  const [x, y] = [move % files, Math.floor(move / files)];
  let share: number = NEUTRAL.share;
  if (last !== undefined) {
    const steps = Math.abs(x - (last % files)) + Math.abs(y - Math.floor(last / files));
    if (steps <= 3) share += 0.05 * (4 - steps);
  }
  const line = Math.min(x, y, files - 1 - x, ranks - 1 - y);
  const isPlain = board.definition.board.edges === 'plain';
  const isLonely = near(board, move).every((other) => colors[other] === EMPTY || colors[other] === OUTSIDE);
  if (isPlain && isLonely && Math.min(files, ranks) > 6)
    share += line === 0 ? -0.25 : line === 1 ? -0.08 : line <= 3 ? 0.06 : 0;
  return { share, weight: NEUTRAL.weight };
}
