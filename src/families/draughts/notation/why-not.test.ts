import { expect, it } from 'vitest';
import { answer, open } from '../../../../test/families/draughts/games.ts';

it.each([
  ['an empty square', 'standard', 'W:W31:B1', '32-28', 'there is no piece on 32'],
  ['a foe', 'standard', 'W:W31:B1', '1-6', "the man on 1 is black's, and it is white's turn"],
  ['no square', 'standard', 'W:W31:B1', 'e4', 'this names no square of the board that a move could begin on'],
  ['a man backward', 'standard', 'W:W31:B1', '31-36', 'men move slanting ahead only; there is 31-26 or 31-27'],
  ['a man sideways', 'standard', 'W:W33:B1', '33-34', 'men move slanting ahead only; there is 33-28 or 33-29'],
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
  [
    'a man before a king, which takes as many',
    'italian',
    'W:W18,K31:B14,27',
    '18x11',
    'a capture must be made, and a king must capture before a man: 31x22x27',
  ],
  [
    'the smaller of two captures',
    'standard',
    'W:W16,26:B21,31,41,45',
    '26x17',
    'a capture must be made, and as many pieces as possible must be captured: 16x47x21x31x41',
  ],
  [
    'a capture that ends too early',
    'standard',
    'W:W16,26:B21,31,41,45',
    '16x27x36',
    'a capture must be made, and it goes on as long as it can: 16x47x21x31x41',
  ],
  ['no capture where one must be made', 'english', 'W:W18:B15', '18-14', 'a capture must be made: 18x11x15'],
  ['a king that men may not capture', 'italian', 'W:W18:BK13', '18x9', 'men may not capture kings in this game: 18-14'],
  ['a capture backward', 'english', 'W:W18:B23', '18x27', 'men capture slanting ahead only: 18-14 or 18-15'],
  ['a capture backward by who has no move', 'english', 'W:W5:B9,1', '5x14', /^men capture slanting ahead only$/],
  [
    'a quiet move written as a capture',
    'standard',
    'W:W31:B1',
    '31x26',
    'from 31 to 26 there is 31-26, which captures',
  ],
  ['what is not captured', 'standard', 'W:W12:B8,9', '12x14x8', 'from 12 to 14 there is 12x14x8x9: what else was said'],
  [
    'a name, told in names',
    'standard',
    'W:W31:B1',
    'b4-d6',
    "the man on b4 can't go to d6, but there is b4-a5 or b4-c5",
  ],
  [
    'a number, told in numbers',
    'russian',
    'W:Wc3:Bh8',
    '22-15',
    "the man on 22 can't go to 15, but there is 22-17 or 22-18",
  ],
  ['what is neither, told as the game is written', 'russian', 'W:Wc3:Bh8', 'there', 'this names no square'],
])('a move is refused with the rule: %s', (_, variant, fen, move, expected) => {
  expect(answer(open(variant, fen), move)).toMatch(expected);
});
