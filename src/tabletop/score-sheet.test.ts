import { expect, it } from 'vitest';
import { MAX_ROUNDS, parseScore, readRounds, totalsOf, writeRounds } from './score-sheet.ts';

it('scores are read as people write them', () => {
  expect(['7', ' 12 ', '-3', '−3', '2,5', '0.125', '-0', ''].map(parseScore)).toEqual([
    7,
    12,
    -3,
    -3,
    2.5,
    0.125,
    0,
    null,
  ]);
  expect(['x', '1e5', '12345678', '1.2345', '--1', 'Infinity'].map(parseScore)).toEqual(Array(6).fill(undefined));
});

it('rounds come back from an address as they were written', () => {
  const rounds = [
    [13, 5, 7],
    [2.5, null, -4],
    [null, null, null],
    [0, 0, 1],
  ];
  expect(writeRounds(rounds)).toBe('13_5_7*2.5__-4*__*0_0_1');
  expect(readRounds(writeRounds(rounds), 3)).toEqual(rounds);
  expect(readRounds('', 3)).toEqual([]);
});

it('what does not belong to a sheet is dropped', () => {
  expect(readRounds('1_2_3_4*x_5*_', 2)).toEqual([
    [1, 2],
    [null, 5],
  ]);
  expect(readRounds('1*'.repeat(500), 1)).toHaveLength(MAX_ROUNDS);
});

it('totals leave out what is not written, and add decimals exactly', () => {
  expect(
    totalsOf(
      [
        [0.1, 5],
        [0.2, null],
      ],
      2,
    ),
  ).toEqual([0.3, 5]);
  expect(totalsOf([], 2)).toEqual([0, 0]);
});
