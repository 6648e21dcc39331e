import type { MancalaDefinition } from '../definition.ts';
import { SEED_POINTS } from '../engine/points.ts';
import type { MancalaPosition } from '../engine/position.ts';

/** What seeds on the own side are worth where they go to their side at the end, when that may come at once, and else. */
const NEAR_HOME = 20;
const AT_HOME = 8;

/** A pit of the other side that is the own for good. */
const TUZDIK = 700;

/** What a position is worth to the player on turn, without looking ahead: by the words of the definition. */
export function evaluator({ rules, end }: MancalaDefinition): (position: MancalaPosition) => number {
  if (end.goal === 'last-move') return material;
  if (end.clear === 'wins' || end.clear === 'wins-on-turn') return (position) => 0 - SEED_POINTS * lead(position);
  const side = end.rest === 'owners' ? (end.clear === 'ends' ? NEAR_HOME : AT_HOME) : 0;
  if (rules.capture.tuzdik) return (position) => stores(position) + TUZDIK * tuzdiks(position);
  return (position) => stores(position) + side * lead(position);
}

/** Seeds taken. */
function stores(position: MancalaPosition): number {
  const { turn } = position;
  return SEED_POINTS * (position.storeOf(turn) - position.storeOf(1 - turn));
}

/** How many seeds more lie on the own side. */
function lead(position: MancalaPosition): number {
  const { turn } = position;
  return position.seedsOnSide(turn) - position.seedsOnSide(1 - turn);
}

/** All seeds that a player has left, those in hand among them: nobody gets any back that are taken off the board. */
function material(position: MancalaPosition): number {
  const { turn, board } = position;
  const hands = board.definition.setup.hand > 0 ? position.storeOf(turn) - position.storeOf(1 - turn) : 0;
  return SEED_POINTS * (lead(position) + hands);
}

function tuzdiks({ board, state, turn }: MancalaPosition): number {
  const has = (seat: number) => (state[board.marksAt + seat]! > 0 ? 1 : 0);
  return has(turn) - has(1 - turn);
}
