import { expect, it } from 'vitest';
import { poolInWords } from './in-words.ts';
import { parseDice } from './parse.ts';

it.each([
  ['4d6kh3', 'Roll four six-sided dice and keep the highest three.'],
  ['d20', 'Roll one twenty-sided die.'],
  ['d20+5', 'Roll one twenty-sided die and add five.'],
  ['2d20kl-1', 'Roll two twenty-sided dice, keep the lowest and subtract one.'],
  ['d%', 'Roll one hundred-sided die.'],
  ['4dF', 'Roll four Fate dice.'],
  ['d{1,1,2}', 'Roll one die with the faces 1, 1, 2.'],
  ['2d6+1d8', 'Roll two six-sided dice plus one eight-sided die.'],
  ['(2d6+1)*2', 'Roll (two six-sided dice plus 1) times 2.'],
  ['4d6kh3+d4[fire]', 'Roll four six-sided dice (keep the highest three) plus one four-sided die for fire.'],
  ['5d10>=8f1', 'Roll five ten-sided dice, count the dice that show 8 or more and take one off for each that shows 1.'],
  ['3d6!', 'Roll three six-sided dice and add another die for each highest face.'],
  ['2d6ro<3min2', 'Roll two six-sided dice, reroll each less than 3 once and count less than 2 as 2.'],
  ['{4d6,2d8}kh1', 'Roll four six-sided dice; two eight-sided dice (keep the highest).'],
  ['(d4)d6', 'Roll as many six-sided dice as one four-sided die shows.'],
  ['max(d20,10)', 'Roll the highest of one twenty-sided die and 10.'],
  ['d20+5 vs 17', 'Roll one twenty-sided die and add five; 17 or more succeeds.'],
  ['30d30', 'Roll 30 30-sided dice.'],
])('%s', (notation, words) => {
  const pools = parseDice(notation);
  if (!pools.ok) throw new Error(pools.error.message);
  expect(poolInWords(pools.value[0]!)).toBe(words);
});
