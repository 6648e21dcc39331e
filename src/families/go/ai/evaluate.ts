import { BLACK, DIRECTION_COUNT, EMPTY, WHITE } from '../engine/board.ts';
import type { GoPosition } from '../engine/go-position.ts';

/** Value of a point of the board, in units of the evaluation. */
const POINT = 100;

/**
 * Loss for each stone in atari, in points of the board. It is smaller for the player to move, who can still save the
 * stone.
 */
const ATARI = { own: 0.4, other: 1.6 } as const;

/** Maximum distance of influence. Points further from all stones belong to nobody. */
const REACH = 4;

let near = new Uint8Array(0);
let queue = new Int32Array(0);

/** Static evaluation for the player to move: each point counts for the player with the nearer stone. */
export function evaluate(position: GoPosition): number {
  const { board, colors, turn, stones } = position;
  const { points } = board;
  if (near.length < 2 * points) {
    near = new Uint8Array(2 * points);
    queue = new Int32Array(points);
  }
  spread(position, BLACK, 0);
  spread(position, WHITE, points);
  let lead = 0;
  for (let point = 0; point < points; point++) {
    const [black, white] = [near[point]!, near[points + point]!];
    if (black !== white) lead += black < white ? POINT : -POINT;
    if (colors[point] === EMPTY || stones.liberties(point) > 1) continue;
    const isOwn = colors[point] === turn + 1;
    const loss = 2 * POINT * (isOwn ? ATARI.own : ATARI.other) * 0.5;
    lead += colors[point] === BLACK ? -loss : loss;
  }
  const { komi, captures } = board.definition.end;
  lead -= POINT * komi;
  if (captures > 0) lead = POINT * (position.prisoners[0]! - position.prisoners[1]!) + lead / 10;
  return Math.round(turn === 0 ? lead : -lead);
}

/**
 * Writes to `near` the distance of each point from the nearest stone of a colour, up to `REACH` steps over empty
 * points.
 */
function spread({ board, colors }: GoPosition, color: number, from: number): void {
  const { points } = board;
  let end = 0;
  for (let point = 0; point < points; point++) {
    near[from + point] = REACH + 1;
    if (colors[point] !== color) continue;
    near[from + point] = 0;
    queue[end++] = point;
  }
  for (let i = 0; i < end; i++) {
    const point = queue[i]!;
    const step = near[from + point]! + 1;
    if (step > REACH) break;
    for (let side = point * DIRECTION_COUNT; side < point * DIRECTION_COUNT + DIRECTION_COUNT; side++) {
      const other = board.neighbours[side]!;
      if (colors[other] !== EMPTY || near[from + other]! <= step) continue;
      near[from + other] = step;
      queue[end++] = other;
    }
  }
}
