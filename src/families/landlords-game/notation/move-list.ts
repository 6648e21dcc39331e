import type { Move } from '../../../play/move.ts';
import { moveListFormat } from '../../../records/move-list.ts';

/** First words of moves. */
const VERBS = [
  ...['roll', 'throw', 'ticket', 'card', 'borrow', 'repay', 'build', 'vote', 'buy', 'decline', 'pay'],
  ...['forward', 'back', 'railroad', 'bid', 'pass', 'take', 'leave', 'speculate', 'refuse'],
];

/** Spells a move as one word: `throw-3-5`, `buy-Lot-7`, `card-a-doctor-to-pay`. */
const writeMove = ({ notation }: Move): string => notation!.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');

/** Reads a word: a roll with its dice in any order, an action without its details, or a move as written. */
function readMove(text: string): Move {
  const dice = /^throw[- ]([1-6])-([1-6])$/i.exec(text);
  if (dice) return { roll: [Number(dice[1]), Number(dice[2])].sort() };
  return /^[a-z]+$/i.test(text) ? { action: text } : { notation: text };
}

/**
 * Games of the Landlord's Game as lists of moves, with the rolls and cards as they were drawn: `1. decline
 * ticket-Boomtown 2. buy-Boomtown`. A number counts each decision of a player.
 */
export const landlordsListFormat = moveListFormat({
  name: "Landlord's Game list",
  // A number after a word without one is its amount, unless it is a result or a dot follows.
  move: /[a-z][\w.'’-]{0,60}(?:(?<=[a-z]) (?!1-0|0-1|1\/2)\d[\d-]{0,6}(?![\d.…-]))?/iy,
  verbs: VERBS,
  positionSign: /@/,
  writeMove,
  readMove,
  isNumbered: ({ action }) => action !== undefined,
});
