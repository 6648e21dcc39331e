import { describe } from 'vitest';
import { type StringRow, saysOfStrings } from '../../../test/fairy/string-rows.ts';

const ROWS: StringRow[] = [
  [
    'fewer ranks than the board has',
    'omicron',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    {
      faults: ['board | the board has 10 ranks, the string has 8 | 10 ranks of 12 files from the top, separated by /'],
    },
  ],
  [
    'a file less on every rank',
    'gothic',
    'rnbqkbnra/ppppppppp/9/9/9/9/PPPPPPPPP/RNBQKBNRA w - - 0 1',
    {
      faults: ['board | the board has 10 files, the string has 9 | 8 ranks of 10 files from the top, separated by /'],
    },
  ],
  [
    'the board of another variant',
    'standard',
    'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1',
    {
      faults: ['board | the board has 8 files, the string has 10 | 8 ranks of 8 files from the top, separated by /'],
    },
  ],
  [
    'one rank on a board of one',
    '1d',
    'KNR3rnk w - - 0 1',
    {
      faults: ['rank 1 | rank 1 has 9 squares instead of 8: "KNR3rnk" | 6 occupied and 3 empty are 1 too many'],
    },
  ],
  [
    'a hand behind a slash where there is none',
    'standard',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/Qn w KQkq - 0 1',
    {
      faults: [
        'board | the board has 8 ranks, the string has 9 | 8 ranks of 8 files from the top, separated by /; this variant has no pieces in hand',
      ],
    },
  ],
  [
    'JSON',
    'standard',
    '{"fen":"8/8"}',
    {
      faults: ['board | the board has 8 ranks, the string has 2 | 8 ranks of 8 files from the top, separated by /'],
    },
  ],
  [
    'a piece of another variant',
    'standard',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBHKBNR w KQkq - 0 1',
    {
      faults: ['d1 | d1: "H" is no piece | pieces are P, N, B, R, Q and K'],
    },
  ],
  [
    'a piece that cannot be turned over',
    'shogun',
    'rnb+fkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB+F+KBNR[] w KQkq - 0 1',
    {
      faults: ['e1 | e1: "+K" is no piece | pieces are P, N, B, R, Q, K, F, C, G, A, M, +P, +N, +B, +R and +F'],
    },
  ],
  [
    'turned over where nothing is',
    'standard',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB+QKBNR w KQkq - 0 1',
    {
      faults: ['d1 | d1: "+Q" is no piece | pieces are P, N, B, R, Q and K'],
    },
  ],
  [
    'what comes about by turning, by its own letter',
    'shogun',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB+FKBNR[] w KQkq - 0 1',
    {
      canonical: 'rnb+fkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB+FKBNR[] w KQkq - 0 1',
      notes: ['d8: q was read as +f, which is how it comes about'],
    },
  ],
  [
    'R9: a king of the side that begins without one',
    'horde',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kq - 0 1',
    {
      faults: ['e1 | white has a king, on e1 | white plays without a king'],
    },
  ],
  [
    'a wall where there are none',
    'standard',
    'rnbqkbnr/pppppppp/4*3/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    {
      faults: ['e6 | there is no wall in this variant, but one on e6 | leave out *'],
    },
  ],
  [
    'two ducks',
    'duck',
    'rnbqkbnr/pppppppp/4*3/8/8/4*3/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    {
      faults: ['e6 | there is one blocker only, but some on e3 and e6 | write * once, where it stands now'],
    },
  ],
  [
    'no duck yet',
    'duck',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    {
      canonical: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      notes: [],
    },
  ],
  [
    'a wall in the middle of the sea',
    'atlantis',
    '4k3/8/8/3*4/8/8/8/4K3 w - - 0 1',
    {
      faults: ['d5 | no wall can have been laid on d5 | walls are laid at the rim of the board or beside another wall'],
    },
  ],
  [
    'walls that join the rim',
    'atlantis',
    '4k3/8/8/***5/8/8/8/4K3 w - - 0 1',
    {
      canonical: '4k3/8/8/***5/8/8/8/4K3 w - - 0 1',
      notes: [],
    },
  ],
  [
    'walls of petrified pieces anywhere',
    'petrified',
    '4k3/8/8/3*4/8/8/8/4K3 w - - 0 1',
    {
      canonical: '4k3/8/8/3*4/8/8/8/4K3 w - - 0 1',
      notes: [],
    },
  ],
  [
    'a hole filled, and one where there is none',
    'cross-derby',
    'n1nnnn*k/**pppp**/pp4pp/3*4/8/PP4PP/**PPPP**/K*NNNN*N w - - 0 1',
    {
      faults: [
        'd5 | there is no wall in this variant, but one on d5 | its holes are on b1, g1, a2, b2, g2, h2, a7, b7 and 4 more',
        'b8 | the board has holes on b8 | write * on each of them',
      ],
    },
  ],
  [
    'an empty board',
    'pawns-only',
    '8/8/8/8/8/8/8/8 w - - 0 1',
    {
      faults: ['board | nobody has a piece | somebody made the last move'],
    },
  ],
];

describe('position strings: the board', () => saysOfStrings(ROWS));
