import { describe } from 'vitest';
import { type StringRow, saysOfStrings } from '../../../test/fairy/string-rows.ts';

const ROWS: StringRow[] = [
  [
    'unmoved files without a piece',
    'seirawan',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R[HEhe] w KQBCDFGkqbcdfg - 0 1',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R[HEhe] w KQBCDFkqbcdfg - 0 1',
      notes: ['white has no unmoved piece on the g-file: G was dropped'],
    },
  ],
  [
    'unmoved files with nothing left to be gated',
    'seirawan',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[he] w KQBCDFGkqbcdfg - 0 1',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[he] w KQkqbcdfg - 0 1',
      notes: ['white has nothing left to be gated: BCDFG was dropped'],
    },
  ],
  [
    'leaps of kings and mets',
    'cambodian',
    'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEdez - 0 1',
    {
      canonical: 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1',
      notes: ['black has no unmoved piece on the z-file: z was dropped'],
    },
  ],
  [
    'castling letters where leaps are told',
    'cambodian',
    'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w Kk - 0 1',
    {
      canonical: 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1',
      notes: [
        'white has no unmoved piece on the k-file: K was dropped',
        'black has no unmoved piece on the k-file: k was dropped',
      ],
    },
  ],
  [
    'unmoved files where they are not told',
    'standard',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQBCkqbc - 0 1',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      notes: [
        'white cannot castle as B says (king or rook is not in place): dropped',
        'white cannot castle as C says (king or rook is not in place): dropped',
        'black cannot castle as b says (king or rook is not in place): dropped',
        'black cannot castle as c says (king or rook is not in place): dropped',
      ],
    },
  ],
  [
    'the sign of having won by castling',
    'castle',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1RK1 b k - 0 1',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1RK1 b k - 0 1',
      notes: [],
    },
  ],
  [
    'a long step that nobody can capture',
    'standard',
    'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
      notes: ['no capture in passing is legal on e3: the square was dropped'],
    },
  ],
  [
    'the square passed and the victim',
    'berolina',
    'rnbqkbnr/pp1ppppp/8/8/2pP4/8/P1P1PPPP/RNBQKBNR b KQkq c3d4 0 1',
    {
      canonical: 'rnbqkbnr/pp1ppppp/8/8/2pP4/8/P1P1PPPP/RNBQKBNR b KQkq c3d4 0 1',
      notes: [],
    },
  ],
  [
    'the square passed alone',
    'berolina',
    'rnbqkbnr/pp1ppppp/8/8/2pP4/8/P1P1PPPP/RNBQKBNR b KQkq c3 0 1',
    {
      canonical: 'rnbqkbnr/pp1ppppp/8/8/2pP4/8/P1P1PPPP/RNBQKBNR b KQkq c3d4 0 1',
      notes: [],
    },
  ],
  [
    'the wrong victim',
    'berolina',
    'rnbqkbnr/pp1ppppp/8/8/2pP4/8/P1P1PPPP/RNBQKBNR b KQkq c3d2 0 1',
    {
      canonical: 'rnbqkbnr/pp1ppppp/8/8/2pP4/8/P1P1PPPP/RNBQKBNR b KQkq - 0 1',
      notes: ['no double step can have passed c3d2: the en passant square was dropped'],
    },
  ],
  [
    'the square of the victim where it is not needed',
    'pawn-back',
    '4k3/8/8/8/2pP4/8/8/4K3 b - d3d4 0 1',
    {
      canonical: '4k3/8/8/8/2pP4/8/8/4K3 b - d3 0 1',
      notes: [],
    },
  ],
  [
    'a duck where the pawn came from',
    'duck',
    '4k3/8/8/8/4pP2/8/5*2/4K3 b - f3 0 1',
    {
      canonical: '4k3/8/8/8/4pP2/8/5*2/4K3 b - f3 0 1',
      notes: [],
    },
  ],
  [
    'a step that went over the edge',
    'berolina+cylinder',
    '6r1/3k1p2/2P5/2p2pp1/Pp2P2p/P4P2/4P3/3K1BN1 b - h3a4 0 31',
    {
      canonical: '6r1/3k1p2/2P5/2p2pp1/Pp2P2p/P4P2/4P3/3K1BN1 b - h3a4 0 31',
      notes: [],
    },
  ],
  [
    'squares that no long step can have passed',
    'grand',
    '4k5/10/10/10/10/1p8/10/10/10/4K5 w - b4b5 0 1',
    {
      canonical: '4k5/10/10/10/10/1p8/10/10/10/4K5 w - - 0 1',
      notes: ['no double step can have passed b4b5: the en passant square was dropped'],
    },
  ],
  [
    'no square of the board',
    'gardner',
    'rnbqk/ppppp/5/PPPPP/RNBQK w - e6 0 1',
    {
      faults: ['en passant | "e6" is no square for capturing in passing | a square or -'],
    },
  ],
  [
    'a counting limit',
    'makruk',
    '8/8/4k3/8/8/8/4R3/4K1R1 b - 16 5 40',
    {
      canonical: '8/8/4k3/8/8/8/4R3/4K1R1 b - 16 5 40',
      notes: [],
    },
  ],
  [
    'a limit that no rule sets',
    'makruk',
    '8/8/4k3/8/8/8/4R3/4K1R1 b - 17 5 40',
    {
      canonical: '8/8/4k3/8/8/8/4R3/4K1R1 b - - 0 40',
      notes: ['no count runs to 17 plies (it is 16, 32, 44, 64, 88 or 128): limit and count were dropped'],
    },
  ],
  [
    'a limit that is no number',
    'makruk',
    '8/8/4k3/8/8/8/4R3/4K1R1 b - 16x 5 40',
    {
      faults: ['en passant | "16x" is no square for capturing in passing | a square, a counting limit or -'],
    },
  ],
  [
    'a limit where nothing is counted',
    'standard',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 128 5 1',
    {
      faults: ['en passant | "128" is no square for capturing in passing | a square or -'],
    },
  ],
  [
    'more checks than there are',
    'three-check',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4+3 0 1',
    {
      faults: ['checks | 4+3 is no count of checks | checks still to give, at most 3+3'],
    },
  ],
  [
    'checks given, as Lichess writes them',
    'three-check',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +0+1',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+2 0 1',
      notes: [],
    },
  ],
  [
    'more given than there are',
    'three-check',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +4+1',
    {
      faults: ['checks | +4+1 is no count of checks | checks still to give, at most 3+3'],
    },
  ],
  [
    'the last check given, and on turn',
    'three-check',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0+3 0 1',
    {
      faults: ['checks | white has no check left to give, but is on turn | the game ends with the last check'],
    },
  ],
  [
    'the last check given by who has moved',
    'three-check',
    '4k3/8/8/8/8/8/8/4R1K1 b - - 0+3 0 1',
    {
      canonical: '4k3/8/8/8/8/8/8/4R1K1 b - - 0+3 0 1',
      notes: [],
    },
  ],
  [
    'checks left out',
    'five-check',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 5+5 0 1',
      notes: ['no checks were given: read as 5+5 still to give'],
    },
  ],
  [
    'checks left to a word',
    'three-check',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+x 0 1',
    {
      faults: ['halfmove clock | "3+x" is no halfmove clock | a whole number from 0 to 99999'],
    },
  ],
  [
    'a word for the halfmove clock that is no EPD operation',
    'standard',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1',
    {
      faults: ['halfmove clock | "x" is no halfmove clock | a whole number from 0 to 99999'],
    },
  ],
  [
    'checks where they do not count',
    'standard',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      notes: ['checks are not counted in this variant: 3+3 was dropped'],
    },
  ],
  [
    'one field too many',
    'standard',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 7',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      notes: ['what follows the move number was dropped: 7'],
    },
  ],
];

describe('position strings: fields behind the board', () => saysOfStrings(ROWS));
