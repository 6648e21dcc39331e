import { expect, it } from 'vitest';
import { answer, open } from '../../../test/cases/draughts-games.ts';

it.each([
  ['an empty square', 'standard', 'W:W31:B1', '32-28', 'there is no piece on 32'],
  ['a foe', 'standard', 'W:W31:B1', '1-6', "the man on 1 is black's, and it is white's turn"],
  ['no square', 'standard', 'W:W31:B1', 'e4', 'this names no square of the board that a move could begin on'],
  [
    'a man backward',
    'standard',
    'W:W31:B1',
    '31-36',
    "men don't move that way: slanting ahead; there is 31-26 or 31-27",
  ],
  [
    'a man sideways',
    'standard',
    'W:W33:B1',
    '33-34',
    "men don't move that way: slanting ahead; there is 33-28 or 33-29",
  ],
  ['a man too far', 'standard', 'W:W31:B1', '31-22', "the man on 31 can't go to 22, but there is 31-26 or 31-27"],
  ['a square that is taken', 'standard', 'W:W31,27:B1', '31-27', 'there is a piece on 27; there is 31-26'],
  [
    'a king too far',
    'english',
    'W:WK18:B1',
    '18-11',
    'kings go one step at a time in this game; there is 18-14, 18-15, 18-22 or 18-23',
  ],
  ['a man that is shut in', 'standard', 'W:W35,30,24,40:B1', '35-24', "the man on 35 can't move"],
  [
    'a man before a king',
    'czech',
    'W:WK1,21:B17,6',
    '21-14',
    'a capture must be made, and a king must capture before a man: 1x',
  ],
])('a move is refused with the rule: %s', (_, variant, fen, move, told) => {
  expect(answer(open(variant, fen), move).startsWith(told)).toBe(true);
});
