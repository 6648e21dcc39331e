import { describe } from 'vitest';
import { type StringRow, saysOfStrings } from '../../../test/fairy/string-rows.ts';

const ROWS: StringRow[] = [
  [
    'no king',
    'standard',
    '8/8/8/8/8/8/8/4K3 w - - 0 1',
    {
      faults: ['board | black has no king | each side has exactly one king'],
    },
  ],
  [
    'a king that is on the board and in hand',
    'placement',
    '8/pppppppp/8/8/8/8/PPPPPPPP/4K3[KQRRBBNNkqrrbbnn] w - - 0 1',
    {
      faults: ['hand | white has 2 kings, on e1 and 1 in hand | each side has exactly one king'],
    },
  ],
  [
    'neither on the board nor in hand',
    'placement',
    '8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1',
    {
      faults: [
        'board | white has no king | each side has exactly one king',
        'board | black has no king | each side has exactly one king',
      ],
    },
  ],
  [
    'guarded kings that cannot be lost',
    'spartan',
    'lgkcckwl/hhhhhhhh/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1',
    {
      faults: ['board | white has no king | at least 1: none can be taken'],
    },
  ],
  [
    'more kings than promotion may give',
    'spartan',
    '4k2k/7k/8/8/8/8/8/K7 w - - 0 1',
    {
      faults: ['h8 | black has 3 kings | at most 2 at a time'],
    },
  ],
  [
    'both of two kings are needed',
    'two-kings',
    'rnbk1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1',
    {
      faults: ['board | black has 1 king | at least 2: none can be taken'],
    },
  ],
  [
    'a king too many where kings are captured',
    'duck',
    'rnbqkbnr/pppppppp/4*3/8/8/8/PPPPPPPP/RNBKKBNR w KQkq - 0 1',
    {
      faults: ['e1 | white has 2 kings | at most 1: none can be made'],
    },
  ],
  [
    'kings by promotion',
    'giveaway',
    'k7/8/8/8/8/8/8/K3K2R w K - 0 1',
    {
      canonical: 'k7/8/8/8/8/8/8/K3K2R w K - 0 1',
      notes: [],
    },
  ],
  [
    'more than promotion may give',
    'grand',
    'r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABNQ/R8R w - - 0 1',
    {
      faults: ['j2 | white has 2 queens | at most 1 at a time'],
    },
  ],
  [
    'more than turning over may give',
    'shogun',
    'rnb+fkbnr/pppppppp/8/8/+F7/8/PPPPPPPP/RNB+FKBNR[] w KQkq - 0 1',
    {
      faults: ['a4 | white has 2 queens | at most 1 at a time'],
    },
  ],
  [
    'two that were crowned',
    'sittuyin',
    '8/8/4k3/8/2F5/2F5/4K3/8[] w - - 0 1',
    {
      faults: ['c4 | white has 2 generals | at most 1 at a time'],
    },
  ],
  [
    'nine pawns are left to those who study them',
    'standard',
    '4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1',
    {
      canonical: '4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1',
      notes: [],
    },
  ],
  [
    'a piece of the other army',
    'empire',
    'rnbqkbnr/pppppppp/8/8/8/PPPSSPPP/8/TECDKCEt w kq - 0 1',
    {
      faults: ['h1 | h1: black never has a tower | pieces of black are p, n, b, r, q and k'],
    },
  ],
  [
    'pawns where there are none',
    'racing-kings',
    '8/8/8/8/P7/8/krbnNBRK/qrbnNBRQ w - - 0 1',
    {
      faults: ['a4 | a4: white never has a pawn | pieces of white are N, B, R, Q and K'],
    },
  ],
  [
    'a pawn behind the rank on which it begins',
    'makruk',
    'rnsmksnr/8/pppppppp/8/8/PPPPPPP1/7P/RNSKMSNR w - - 0 1',
    {
      faults: ['h2 | h2: a white pawn cannot stand on rank 2 | its first rank is 3, and it never goes back'],
    },
  ],
  [
    'a pawn that must have promoted before the last rank',
    'makruk',
    'rnsmksnr/8/pppppp1P/8/8/PPPPPPP1/8/RNSKMSNR w - - 0 1',
    {
      faults: ['h6 | h6: a white pawn cannot stand on rank 6 | it must have promoted'],
    },
  ],
  [
    'only one player begins on the first rank',
    'horde',
    'p3k3/8/8/8/8/8/8/PPPPPPPP w - - 0 1',
    {
      faults: ['a8 | a8: a black pawn cannot stand on rank 8 | its first rank is 7, and it never goes back'],
    },
  ],
  [
    'promotion by squares',
    'legan',
    'knbrp3/bqpp4/npp5/Pp1p3r/p3P1PR/5PPN/4PPQB/3PRBNK w - - 0 1',
    {
      faults: ['a5 | a5: a white pawn cannot stand there | it must have promoted'],
    },
  ],
  [
    'pawns that step back keep to their ranks',
    'pawn-back',
    '4k3/8/8/8/8/8/8/P3K3 w - - 0 1',
    {
      faults: ['a1 | a1: a white pawn cannot stand on rank 1 | it keeps to ranks 2 to 8'],
    },
  ],
  [
    'a pawn dropped on the first rank',
    'chessgi',
    '4k3/8/8/8/8/8/8/P3K3[] w - - 0 1',
    {
      canonical: '4k3/8/8/8/8/8/8/P3K3[] w - - 0 1',
      notes: [],
    },
  ],
  [
    'a pawn that cannot be dropped there',
    'crazyhouse',
    '4k3/8/8/8/8/8/8/P3K3[] w - - 0 1',
    {
      faults: ['a1 | a1: a white pawn cannot stand on rank 1 | its first rank is 2, and it never goes back'],
    },
  ],
  [
    'who must have been turned over',
    'chak',
    'rvsqkjsvr/4o4/p1p1p1p1p/9/P8/9/2P1P1P1P/4O4/RVSJKQSVR w - - 0 1',
    {
      faults: ['a5 | a5: a white pawn cannot stand on rank 5 | it must have been turned over: write +P'],
    },
  ],
  [
    'who never leaves its ranks',
    'chak',
    'rvsqkjsvr/4o4/p1p1p1p1p/9/9/+P8/2P1P1P1P/4O4/RVSJKQSVR w - - 0 1',
    {
      faults: ['a4 | a4: a white warrior cannot stand on rank 4 | it keeps to ranks 5 to 9'],
    },
  ],
];

describe('position strings: what cannot have come about', () => saysOfStrings(ROWS));
