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
