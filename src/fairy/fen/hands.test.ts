import { describe } from 'vitest';
import { type StringRow, saysOfStrings } from '../../../test/fairy/string-rows.ts';

const ROWS: StringRow[] = [
  [
    'promoted pieces are held as what they were',
    'crazyhouse',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Q~p] w KQkq - 0 1',
    {
      faults: ['hand | hand: a queen that was promoted is held as what it was | write P'],
    },
  ],
  [
    'turned pieces, too',
    'shogun',
    'rnb+fkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB+FKBNR[+P] w KQkq - 0 1',
    {
      faults: ['hand | hand: a captain that was promoted is held as what it was | write P'],
    },
  ],
  [
    'a wall',
    'crazyhouse',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[*] w KQkq - 0 1',
    {
      faults: ['hand | a wall cannot be in hand | letters of pieces'],
    },
  ],
  [
    'the bracket left open',
    'crazyhouse',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qp w KQkq - 0 1',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qp] w KQkq - 0 1',
      notes: ['the bracket of the hand was closed'],
    },
  ],
  [
    'the hand apart from the board',
    'crazyhouse',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR [Qp] w KQkq - 0 1',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qp] w KQkq - 0 1',
      notes: [],
    },
  ],
  [
    'letters behind the bracket',
    'crazyhouse',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Q]p w KQkq - 0 1',
    {
      faults: ['hand | after the hand follows "p" | a space follows ]'],
    },
  ],
  [
    'a kind that nobody begins with in hand',
    'seirawan',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEQhe] w KQBCDFGkqbcdfg - 0 1',
    {
      faults: ['hand | white holds a queen | white may hold H and E'],
    },
  ],
  [
    'more than at the start',
    'pocket-knight',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[NNn] w KQkq - 0 1',
    {
      faults: ['hand | white holds 2 knights | at most 1: captured pieces do not come to hand'],
    },
  ],
  [
    'a player without a hand',
    'synochess',
    'rneakenr/8/1c4c1/1ss2ss1/8/8/PPPPPPPP/RNBQKBNR[Sss] w KQ - 0 1',
    {
      faults: ['hand | white holds a soldier | white never holds anything'],
    },
  ],
  [
    'a hand left out that was full at the start',
    'pocket-knight',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1',
      notes: ['no hand was given: read as [], nobody holds anything'],
    },
  ],
  [
    'what partners pass on',
    'koedem',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[KQ] w KQkq - 0 1',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[QK] w KQkq - 0 1',
      notes: [],
    },
  ],
  [
    'two of a kind that is crowned',
    'sittuyin',
    '8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KSSFFRRNNkssfrrnn] w - - 0 1',
    {
      faults: ['hand | white holds 2 generals | at most 1: captured pieces do not come to hand'],
    },
  ],
  [
    'more than any game has',
    'crazyhouse',
    '4k3/8/8/8/8/8/8/4K3[PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP] w - - 0 1',
    {
      faults: ['hand | more than 60 of a kind in hand | as many as the game has'],
    },
  ],
];

describe('position strings: pieces in hand', () => saysOfStrings(ROWS));
