import { describe, expect, it } from 'vitest';
import { enginesOf } from '../../../test/fairy/engines.ts';
import { chess } from '../../families/chess/index.ts';
import { resolveVariant } from '../../play/resolve.ts';
import { compileBoard } from '../board/board.ts';
import type { FairyDefinition } from '../language/definition.ts';
import { parseFen } from './parse.ts';

const HOME = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const BARE = '4k3/8/8/8/8/8/8/4K3';

/** Faults by the place that they name. */
type Faulty = [trap: string, variant: string, given: string, faults: { at?: string; message: string; hint?: string }[]];

const PIECES = 'pieces are P, N, B, R, Q and K';

const FAULTY: Faulty[] = [
  [
    'a letter that is no piece',
    'standard',
    'rnbqkbnr/pppppppp/8/3X4/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    [{ at: 'd5', message: 'd5: "X" is no piece', hint: PIECES }],
  ],
  [
    'a mark without a piece',
    'standard',
    'rnbqkbnr/pppppppp/8/~7/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    [{ at: 'a5', message: 'a5: "~" is no piece', hint: PIECES }],
  ],
  [
    'a nought',
    'standard',
    '4k3/08/8/8/8/8/8/4K3 w - - 0 1',
    [{ at: 'rank 7', message: 'rank 7: 0 is no number of empty squares', hint: 'a number from 1 to 8' }],
  ],
  [
    'a rank too short and one too long',
    'standard',
    '4k3/7/8/8/8/9/8/4K3 w - - 0 1',
    [
      { at: 'rank 7', message: 'rank 7 has 7 squares instead of 8: "7"', hint: '0 occupied and 7 empty are 1 too few' },
      {
        at: 'rank 3',
        message: 'rank 3 has 9 squares instead of 8: "9"',
        hint: '0 occupied and 9 empty are 1 too many',
      },
    ],
  ],
  [
    'numbers of two digits on a wide board',
    'grand',
    '4k5/10/11/10/10/10/10/10/10/4K5 w - - 0 1',
    [
      {
        at: 'rank 8',
        message: 'rank 8 has 11 squares instead of 10: "11"',
        hint: '0 occupied and 11 empty are 1 too many',
      },
    ],
  ],
  [
    'pawns where none can stand, of both colours',
    'standard',
    'P3k3/8/8/8/8/8/8/p3K3 w - - 0 1',
    [
      { at: 'a1', message: 'a1: a black pawn cannot stand on rank 1', hint: 'it must have promoted' },
      { at: 'a8', message: 'a8: a white pawn cannot stand on rank 8', hint: 'it must have promoted' },
    ],
  ],
  [
    'a pawn behind where it began',
    'standard',
    '4k3/8/8/8/8/8/8/P3K3 w - - 0 1',
    [
      {
        at: 'a1',
        message: 'a1: a white pawn cannot stand on rank 1',
        hint: 'its first rank is 2, and it never goes back',
      },
    ],
  ],
  [
    'three kings and a wrong turn, told together',
    'standard',
    '4k3/k7/8/k7/8/8/8/4K3 v - - 0 1',
    [
      { at: 'a7', message: 'black has 3 kings, on a5, a7 and e8', hint: 'each side has exactly one king' },
      { at: 'turn', message: '"v" is no side to move', hint: 'w or b' },
    ],
  ],
  [
    'two kings of a side that begins without one',
    'horde',
    '4k3/8/8/8/8/8/PPPP4/K3K3 w - - 0 1',
    [{ at: 'a1', message: 'white has 2 kings, on a1 and e1', hint: 'white plays without a king' }],
  ],
  [
    'every field wrong: all is told',
    'standard',
    '4k3/8/8/8/8/8/8/8 v K!q e9 -3 y',
    [
      { at: 'board', message: 'white has no king', hint: 'each side has exactly one king' },
      { at: 'turn', message: '"v" is no side to move', hint: 'w or b' },
      { at: 'castling', message: '"!" is no castling right', hint: 'letters of KQkq, files of rooks, or -' },
      { at: 'en passant', message: '"e9" is no square for capturing in passing', hint: 'a square or -' },
      { at: 'halfmove clock', message: '"-3" is no halfmove clock', hint: 'a whole number from 0 to 99999' },
      { at: 'move number', message: '"y" is no move number', hint: 'a whole number from 0 to 99999' },
    ],
  ],
  [
    'a turn that JavaScript objects know',
    'standard',
    `${BARE} constructor - - 0 1`,
    [{ at: 'turn', message: '"constructor" is no side to move', hint: 'w or b' }],
  ],
  [
    'the en passant field left out before the counters',
    'standard',
    `${HOME} w KQkq 0 1`,
    [{ at: 'en passant', message: '"0" is no square for capturing in passing', hint: 'a square or -' }],
  ],
  [
    'counters that are no numbers',
    'standard',
    `${BARE} w - - 1.5 1e3`,
    [
      { at: 'halfmove clock', message: '"1.5" is no halfmove clock', hint: 'a whole number from 0 to 99999' },
      { at: 'move number', message: '"1e3" is no move number', hint: 'a whole number from 0 to 99999' },
    ],
  ],
  [
    'a counter beyond reason',
    'standard',
    `${BARE} w - - 0 123456`,
    [{ at: 'move number', message: '"123456" is no move number', hint: 'a whole number from 0 to 99999' }],
  ],
  [
    'pieces in hand where there is no hand',
    'standard',
    `${BARE}[Q] w - - 0 1`,
    [{ at: 'hand', message: 'this variant has no pieces in hand', hint: 'leave out the brackets' }],
  ],
  [
    'a king and a stranger in hand',
    'crazyhouse',
    `${BARE}[Kx] w - - 0 1`,
    [
      { at: 'hand', message: 'a king cannot be in hand', hint: 'leave out K' },
      { at: 'hand', message: 'hand: "x" is no piece', hint: PIECES },
    ],
  ],
  [
    'the player who has moved is in check',
    'standard',
    '4k3/8/8/8/8/8/8/4RK2 w - - 0 1',
    [
      {
        at: 'turn',
        message: "the black king on e8 is in check, but it is white's turn",
        hint: 'give the turn to the player in check, or put the checking piece elsewhere',
      },
    ],
  ],
];

describe('position strings with faults', () => {
  const rows = FAULTY.flatMap(([trap, variant, given, faults]) =>
    enginesOf(variant).map(({ engine, rules }) => ({ trap, engine, rules, given, faults })),
  );

  it.each(rows)('$trap ($engine)', ({ rules, given, faults }) => {
    const reading = rules.parse(given);
    expect(reading.ok ? [] : reading.error).toEqual(faults);
  });

  const boardOf = (variant: string) => {
    const resolved = resolveVariant(chess, variant);
    if (!resolved.ok) throw new Error(resolved.error.message);
    return compileBoard(resolved.value.definition as FairyDefinition);
  };

  it.each([
    ['letters', `${'z'.repeat(9_000)} w - - 0 1`],
    ['ranks', `${'8/'.repeat(4_000)}8 w - - 0 1`],
    ['noughts', `${'0'.repeat(9_000)}/8/8/8/8/8/8/8 w - - 0 1`],
    ['pieces in hand', `${BARE}[${'Q'.repeat(9_000)}] w - - 0 1`],
    ['castling letters', `${BARE} w ${'K'.repeat(9_000)} - 0 1`],
    ['spaces', `${BARE}${' '.repeat(9_000)}w`],
    ['fields', `${BARE} w - - 0 1${' 1'.repeat(4_000)}`],
  ])('a flood of %s is answered shortly', (_, text) => {
    const read = parseFen(boardOf('crazyhouse'), text);
    const texts = read.ok ? read.value.notes : read.error.map(({ message }) => message);
    expect(texts.length).toBeLessThanOrEqual(20);
    expect(texts.join('').length).toBeLessThan(3_000);
  });
});
