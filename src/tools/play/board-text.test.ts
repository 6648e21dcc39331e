import { describe, expect, it } from 'vitest';
import { positionText, turnText } from './board-text.ts';

const lines = (fen: string): string[] => positionText({ turn: 'white', state: { fen } }).split('\n');

describe('a board as text', () => {
  it('has coordinates, the turn and the state', () => {
    expect(lines('4k3/8/8/8/8/8/PPPPPPPP/4K2R w K - 0 1')).toEqual([
      '8 . . . . k . . .',
      '7 . . . . . . . .',
      '6 . . . . . . . .',
      '5 . . . . . . . .',
      '4 . . . . . . . .',
      '3 . . . . . . . .',
      '2 P P P P P P P P',
      '1 . . . . K . . R',
      '  a b c d e f g h',
      'white to move',
      'state: {"fen":"4k3/8/8/8/8/8/PPPPPPPP/4K2R w K - 0 1"}',
    ]);
  });

  it('of two digits in its ranks keeps its columns', () => {
    const shown = lines(`k9/${Array(9).fill('10').join('/')} w - - 0 1`);
    expect(shown.slice(0, 2)).toEqual(['10 k . . . . . . . . .', ' 9 . . . . . . . . . .']);
    expect(shown[10]).toBe('   a b c d e f g h i j');
  });

  it('keeps marks with their letters, and shows hands', () => {
    expect(lines('Q~k/+P1[Nn] w - - 0 1').slice(0, 4)).toEqual(['2 Q~  k', '1 +P  .', '   a  b', 'in hand: N n']);
  });

  it('is the string itself where that is no board of rows', () => {
    expect(lines('not a board')[0]).toBe('not a board');
    expect(lines('3/2 w')[0]).toBe('3/2 w');
  });
});

describe('a board of marks as text', () => {
  const shown = (family: string, variant: string, fen: string) =>
    positionText({ turn: 'black', state: { family, variant, fen } }).split('\n');

  it('has rows from above where a1 is at the upper left', () => {
    expect(shown('reversi', 'othello-4x4', '-----OX--XO----- X').slice(0, 5)).toEqual([
      '  a b c d',
      '1 - - - -',
      '2 - O X -',
      '3 - X O -',
      '4 - - - -',
    ]);
  });

  it('has points at their places, and says what is in hand', () => {
    expect(shown('morris', 'six-mens-morris', 'W.......B......W W 4 5').slice(0, 7)).toEqual([
      '5 W   .   .',
      '4   . . .',
      '3 . .   B .',
      '2   . . .',
      '1 .   .   W',
      '  a b c d e',
      'in hand: 4 and 5',
    ]);
  });
});

it.each([
  [{ turn: 'black', over: false }, 'black to move'],
  [{ turn: 'black', over: true, winner: 'white', reason: 'checkmate' }, 'checkmate: white won'],
  [{ turn: 'black', over: true, winner: null, reason: 'stalemate' }, 'stalemate: a draw'],
])('says who is to move or how it ended: %o', (told, text) => {
  expect(turnText(told)).toBe(text);
});

it('names files and ranks as the game does, and finds the hands of SFEN', () => {
  const state = { family: 'shogi', variant: 'minishogi', fen: 'rbsgk/5/5/5/KGSBR b 2Pp 1' };
  expect(positionText({ turn: 'sente', state }).split('\n').slice(0, 7)).toEqual([
    'a r b s g k',
    'b . . . . .',
    'c . . . . .',
    'd . . . . .',
    'e K G S B R',
    '  5 4 3 2 1',
    'in hand: 2P p',
  ]);
});
