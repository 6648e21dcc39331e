import { lowestBit } from '../../lib/bits.ts';
import { joinNames } from '../../lib/nearest.ts';
import { ROW_MADE, rowMadeAt } from './engine/mills.ts';
import { capturedPointOf, NO_POINT, startPointOf, targetPointOf } from './engine/move-code.ts';
import type { MorrisPosition } from './engine/position.ts';

/** Facts about a legal move, most important first (see `Family.explainMove`). */
export function explainMorrisMove(position: MorrisPosition, move: number): string[] {
  const facts = [...closingFacts(position, move), ...blockFacts(position, move)];
  const { turn } = position;
  const before = millsInReach(position, turn);
  position.play(move);
  const threats = millsInReach(position, turn) & ~before;
  position.undo();
  return [...facts, ...threatFacts(position, move, threats)];
}

/** The mill that a move closes, and the man that it captures. */
function closingFacts({ board, men, turn }: MorrisPosition, move: number): string[] {
  const [to, taken] = [targetPointOf(move), capturedPointOf(move)];
  const capture = taken === NO_POINT ? '' : `takes the man on ${board.points[taken]}`;
  if (to === NO_POINT) return capture ? [capture] : [];
  const own = withMoved(men[turn]!, move);
  if (rowMadeAt(board, turn, own, to) !== ROW_MADE.three) return [];
  const closes = `closes a mill on ${board.points[to]}`;
  return [capture ? `${closes} and ${capture}` : closes];
}

/** A player's men, as a bit set of points, after a move of one of them. */
const withMoved = (men: number, move: number): number =>
  (startPointOf(move) === NO_POINT ? men : men & ~(1 << startPointOf(move))) | (1 << targetPointOf(move));

/** The mill that the opponent could close on the point where the man arrives. */
function blockFacts(position: MorrisPosition, move: number): string[] {
  const to = targetPointOf(move);
  if (to === NO_POINT || !(millsInReach(position, 1 - position.turn) & (1 << to))) return [];
  return [`blocks a mill on ${position.board.points[to]}`];
}

/** The points where the player can newly close a mill with the next man. */
function threatFacts({ board }: MorrisPosition, move: number, threats: number): string[] {
  if (targetPointOf(move) === NO_POINT || !threats) return [];
  const names = pointsIn(threats).map((point) => board.points[point]!);
  return [`threatens to close a mill on ${joinNames(names)}`];
}

function pointsIn(set: number): number[] {
  const points: number[] = [];
  for (let left = set; left; left &= left - 1) points.push(lowestBit(left));
  return points;
}

/** Bit set of the free points where a player who was to move could close a mill with one man. */
function millsInReach(position: MorrisPosition, seat: number): number {
  const { board, men, hands, free } = position;
  const own = men[seat]!;
  let found = 0;
  for (const point of pointsIn(free)) {
    const movers = moversTo(position, seat, point);
    const places = hands[seat]! > 0 && board.definition.rules.placingMill === 'count';
    const closes = (rest: number) => rowMadeAt(board, seat, rest | (1 << point), point) === ROW_MADE.three;
    if ((places && closes(own)) || movers.some((from) => closes(own & ~(1 << from)))) found |= 1 << point;
  }
  return found;
}

/** Points of a player's men that can move to a free point. */
function moversTo(position: MorrisPosition, seat: number, point: number): number[] {
  const { board, men, hands } = position;
  if (hands[seat]! > 0 && !board.definition.rules.mixes) return [];
  return pointsIn(position.canFly(seat) ? men[seat]! : board.neighbours[point]! & men[seat]!);
}
