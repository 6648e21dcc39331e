import type { MancalaDefinition } from '../definition.ts';
import { SEED_VALUE } from '../engine/points.ts';
import type { MancalaPosition } from '../engine/position.ts';

/**
 * Evaluation of a seed on a player's own side, in games that end when a side is empty and then count such seeds for
 * that player.
 */
const SIDE_SEED_NEAR_END = 20;
/** Evaluation of a seed on a player's own side, in other games that count such seeds for that player. */
const SIDE_SEED = 8;

/** Evaluation of a tuzdik, a pit whose seeds belong to the player who captured it. */
const TUZDIK = 700;

/** Makes the static evaluation for a definition. It is from the point of view of the player to move. */
export function makeEvaluator({ rules, end }: MancalaDefinition): (position: MancalaPosition) => number {
  if (end.goal === 'last-move') return materialLead;
  if (end.clear === 'wins' || end.clear === 'wins-on-turn') return (position) => 0 - SEED_VALUE * sideLead(position);
  const sideValue = end.rest === 'owners' ? (end.clear === 'ends' ? SIDE_SEED_NEAR_END : SIDE_SEED) : 0;
  if (rules.capture.tuzdik) return (position) => storeLead(position) + TUZDIK * tuzdikLead(position);
  return (position) => storeLead(position) + sideValue * sideLead(position);
}

/** Lead of the player to move in captured seeds, in evaluation points. */
function storeLead(position: MancalaPosition): number {
  const { turn } = position;
  return SEED_VALUE * (position.storeOf(turn) - position.storeOf(1 - turn));
}

/** Lead of the player to move in seeds on a player's own side, in seeds. */
function sideLead(position: MancalaPosition): number {
  const { turn } = position;
  return position.seedsOnSide(turn) - position.seedsOnSide(1 - turn);
}

/**
 * Lead of the player to move in all seeds still in play, including those in hand, in evaluation points. Used where
 * captured seeds are out of play.
 */
function materialLead(position: MancalaPosition): number {
  const { turn, board } = position;
  const hands = board.definition.setup.hand > 0 ? position.storeOf(turn) - position.storeOf(1 - turn) : 0;
  return SEED_VALUE * (sideLead(position) + hands);
}

function tuzdikLead({ board, state, turn }: MancalaPosition): number {
  const has = (seat: number) => (state[board.marksAt + seat]! > 0 ? 1 : 0);
  return has(turn) - has(1 - turn);
}
