import { describe, expect, it } from 'vitest';
import { positionText, turnText } from './board-text.ts';

const shown = (family: string, variant: string, fen: string): string[] =>
  positionText({ turn: 'white', state: { v: 1, family, variant, fen } }).split('\n');

describe('a board as text', () => {
  it('has coordinates, the turn and the state', () => {
    const fen = '4k3/8/8/8/8/8/PPPPPPPP/4K2R w K - 0 1';
    expect(shown('chess', 'standard', fen)).toEqual([
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
      `state: {"v":1,"family":"chess","variant":"standard","fen":"${fen}"}`,
    ]);
  });

  it('of two digits in its ranks keeps its columns', () => {
    const lines = shown('chess', 'grand', 'r8r/1nbqkcabn1/10/10/10/10/10/10/1NBQKCABN1/R8R w - - 0 1');
    expect(lines.slice(0, 2)).toEqual(['10 r . . . . . . . . r', ' 9 . n b q k c a b n .']);
    expect(lines[10]).toBe('   a b c d e f g h i j');
  });

  it('keeps marks with their letters, counts hands, and shows walls', () => {
    const lines = shown('chess', 'crazyhouse', '4k3/8/8/8/8/8/8/Q~3K3[NNn] w - - 0 1');
    expect(lines.slice(7, 10)).toEqual(['1 Q~  .  .  .  K  .  .  .', '   a  b  c  d  e  f  g  h', 'in hand: 2N n']);
    expect(shown('chess', 'duck', '4k3/8/8/8/3*4/8/8/4K3 w - - 0 1')[4]).toBe('4 . . . * . . . .');
  });

  it('names files and ranks as the game does, and finds the hands of SFEN', () => {
    expect(shown('shogi', 'minishogi', '1rsgk/5/p4/5/KGSR1 b 2Pb 1').slice(0, 7)).toEqual([
      'a . r s g k',
      'b . . . . .',
      'c p . . . .',
      'd . . . . .',
      'e K G S R .',
      '  5 4 3 2 1',
      'in hand: 2P b',
    ]);
  });

  it('has rows from above where a1 is at the upper left', () => {
    expect(shown('reversi', 'othello-4x4', '-----OX--XO----- X').slice(0, 5)).toEqual([
      '  a b c d',
      '1 - - - -',
      '2 - O X -',
      '3 - X O -',
      '4 - - - -',
    ]);
  });

  it.each([
    ['hex', 'rex+3x3', '.R./B../... R', ['   a b c', ' 1 . R .', ' 2  B . .', ' 3   . . .']],
    ['hex', 'y+3x3', '.R./B./. R', ['   a b c', ' 1 . R .', ' 2  B .', ' 3   .']],
    ['hex', 'bridg-it+2x2', '.R/B/.. R', ['   a b c', ' 1 .   R', ' 2   B', ' 3 .   .']],
    [
      'hex',
      'three-player-hex+3x3',
      'R../.B../..W../..../... R',
      ['      a b c', ' 1   R . . d', ' 2  . B . . e', ' 3 . . W . .', ' 4  . . . .', ' 5   . . .'],
    ],
  ])('leans where rows of %s/%s do', (family, variant, fen, expected) => {
    expect(shown(family, variant, fen).slice(0, expected.length)).toEqual(expected);
  });

  it('has points at their places, and says what is in hand', () => {
    expect(shown('morris', 'six-mens-morris', 'W.......B......W W 4 5').slice(0, 7)).toEqual([
      '5 W   .   .',
      '4   . . .',
      '3 . .   B .',
      '2   . . .',
      '1 .   .   W',
      '  a b c d e',
      'in hand: White 4, Black 5',
    ]);
  });

  it('has rows of pits, South below, and stores', () => {
    expect(shown('mancala', 'standard', '1,2,3,4,5,6/0,0,7,0,0,10 8-2 N').slice(0, 5)).toEqual([
      '   6  5  4  3  2  1',
      'N 10  0  0  7  0  0',
      'S  1  2  3  4  5  6',
      '   1  2  3  4  5  6',
      'in stores: South 8, North 2',
    ]);
  });

  it('has inner rows that run back, and marks', () => {
    const fen = '0,1,2,3,4,5,6,7,8,1,1,1,1,1,1,1/0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,0 10-10 S h-';
    expect(shown('mancala', 'bao-la-kiswahili', fen).slice(2, 8)).toEqual([
      'N 1 0 0 0 0 0 0 0',
      'S 1 1 1 1 1 1 1 8',
      'S 0 1 2 3 4 5 6 7',
      '  1 2 3 4 5 6 7 8',
      'in hand: South 10, North 10',
      'h-',
    ]);
  });

  it('has the numbers of squares beside their rows where players count them', () => {
    expect(shown('draughts', 'english-6x6', 'B:W13-17,K10:B1-6').slice(0, 6)).toEqual([
      ' 1   b   b   b 3',
      ' 4 b   b   b   6',
      ' 7   .   .   . 9',
      '10 W   .   .   12',
      '13   w   w   w 15',
      '16 w   w   .   18',
    ]);
  });

  it('has the names of squares where players use them, and towers from above', () => {
    const lines = shown('draughts', 'bashni', 'W:Wc3(bB):Bd4');
    expect(lines.slice(4, 9)).toEqual(
      [
        '4       .       b       .       .',
        '3   .     wbB       .       .    ',
        '2       .       .       .       .',
        '1   .       .       .       .    ',
        '    a   b   c   d   e   f   g   h',
      ].map((line) => line.trimEnd()),
    );
  });
});

it.each([
  [{ turn: 'black', over: false }, 'black to move'],
  [{ turn: 'black', over: true, winner: 'white', reason: 'checkmate' }, 'checkmate: white won'],
  [{ turn: 'black', over: true, winner: null, reason: 'stalemate' }, 'stalemate: a draw'],
])('says who is to move or how it ended: %o', (answer, text) => {
  expect(turnText(answer)).toBe(text);
});

it('names points of go without I', () => {
  const state = { v: 1, family: 'go', variant: 'standard+9x9', fen: '9/9/9/9/9/9/2X6/9/8O B - 0 0 0' };
  const rows = positionText({ turn: 'black', state }).split('\n');
  expect(rows.slice(6, 10)).toEqual([
    '3 . . X . . . . . .',
    '2 . . . . . . . . .',
    '1 . . . . . . . . O',
    '  A B C D E F G H J',
  ]);
});
