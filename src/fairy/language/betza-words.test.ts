import { describe, expect, it } from 'vitest';
import { describeBetza } from './betza-words.ts';

describe('moves in words', () => {
  it.each([
    ['K', 'one square in any direction'],
    ['R', 'any number of squares straight'],
    ['Q', 'any number of squares in any direction'],
    ['N', "a knight's leap (two squares straight and one aside)"],
    ['BN', "any number of squares diagonally; or a knight's leap (two squares straight and one aside)"],
    ['fmWfcF', 'one square straight forward without capturing; or one square diagonally forward to capture'],
    [
      'ifmnDfmWfcF',
      'leaps to the second square straight forward without capturing, from where it begins, if nothing stands in the way; or one square straight forward without capturing; or one square diagonally forward to capture',
    ],
    ['FfW', 'one square diagonally; or one square straight forward'],
    ['FfsW', 'one square diagonally; or one square straight forward or sideways'],
    ['WfF', 'one square straight; or one square diagonally forward'],
    ['fN', "a knight's leap (two squares straight and one aside), straight ahead only"],
    ['fR', 'any number of squares straight forward'],
    ['NN', "a knight's leap (two squares straight and one aside), and on in the same direction"],
    [
      'mRcpR',
      'any number of squares straight without capturing; or any number of squares straight to capture, over exactly one piece',
    ],
    ['gQ', 'any number of squares in any direction, to the square right behind the first piece'],
    ['nA', 'leaps to the second square diagonally, if nothing stands in the way'],
    ['R3', 'up to 3 squares straight'],
    ['flBbrB', 'any number of squares diagonally forward to the left or backward to the right'],
  ])('tells %s', (betza, words) => expect(describeBetza(betza)).toBe(words));
});
