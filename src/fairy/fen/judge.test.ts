import { describe } from 'vitest';
import { type StringRow, saysOfStrings } from '../../../test/fairy/string-rows.ts';

const ROWS: StringRow[] = [
  [
    'both players in check',
    'standard',
    'k6R/8/8/8/8/8/8/K6r w - - 0 1',
    {
      faults: [
        "turn | the black king on a8 is in check, but it is white's turn | both players are in check: put a checking piece elsewhere",
      ],
    },
  ],
  [
    'a king that could be blown up',
    'atomic',
    '4k3/4Q3/8/8/8/8/8/K7 w - - 0 1',
    {
      faults: [
        "turn | the black king on e8 is in check, but it is white's turn | give the turn to the player in check, or put the checking piece elsewhere",
      ],
    },
  ],
  [
    'a king that could be blown up beside what is taken',
    'atomic',
    '4k3/5p2/8/6N1/8/8/8/K7 w - - 0 1',
    {
      canonical: '4k3/5p2/8/6N1/8/8/8/K7 w - - 0 1',
      notes: [],
    },
  ],
  [
    'a king that could be taken from afar',
    'atomic',
    '4k3/8/8/8/8/8/8/K3R3 w - - 0 1',
    {
      faults: [
        "turn | the black king on e8 is in check, but it is white's turn | give the turn to the player in check, or put the checking piece elsewhere",
      ],
    },
  ],
  [
    'kings that touch protect each other',
    'atomic',
    '3Kk2R/8/8/8/8/8/8/8 w - - 0 1',
    {
      canonical: '3Kk2R/8/8/8/8/8/8/8 w - - 0 1',
      notes: [],
    },
  ],
  [
    'the king blown up by the last move',
    'atomic',
    'rnbqkbnr/ppp1pppp/8/3p4/8/8/PPPPPPPP/RNBQ1BNR w kq - 0 1',
    {
      canonical: 'rnbqkbnr/ppp1pppp/8/3p4/8/8/PPPPPPPP/RNBQ1BNR w kq - 0 1',
      notes: [],
    },
  ],
  [
    'the own king blown up',
    'atomic',
    'rnbq1bnr/ppp1pppp/8/3p4/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
    {
      faults: [
        "board | black has no king, but it is white's turn | no move may cost the own king: it would be black's turn",
      ],
    },
  ],
  [
    'both kings blown up',
    'atomic',
    'rnbq1bnr/ppp1pppp/8/3p4/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1',
    {
      faults: [
        "board | black has no king, but it is white's turn | no move may cost the own king: it would be black's turn",
      ],
    },
  ],
  [
    'without check, kings may be left',
    'no-check-atomic',
    '4k3/4Q3/8/8/8/8/8/K7 w - - 0 1',
    {
      canonical: '4k3/4Q3/8/8/8/8/8/K7 w - - 0 1',
      notes: [],
    },
  ],
  [
    'the last of two kings',
    'spartan',
    '4k3/8/8/8/8/4R3/8/4K3 w - - 0 1',
    {
      faults: [
        "turn | the black king on e8 is in check, but it is white's turn | give the turn to the player in check, or put the checking piece elsewhere",
      ],
    },
  ],
  [
    'one of two kings may be left',
    'spartan',
    '4k2k/8/8/8/8/4R3/8/K7 w - - 0 1',
    {
      canonical: '4k2k/8/8/8/8/4R3/8/K7 w - - 0 1',
      notes: [],
    },
  ],
  [
    'both kings at once',
    'spartan',
    '4k2k/8/8/8/8/4R2R/8/K7 w - - 0 1',
    {
      faults: [
        "turn | the black king on e8 is in check, but it is white's turn | give the turn to the player in check, or put the checking piece elsewhere",
      ],
    },
  ],
  [
    'a queen as royal as the king',
    'coregal',
    'q3k3/8/8/8/8/8/8/R3K3 w - - 0 1',
    {
      faults: [
        "turn | the black queen on a8 is in check, but it is white's turn | give the turn to the player in check, or put the checking piece elsewhere",
      ],
    },
  ],
  [
    'kings may be left where they are only captured',
    'duck',
    '4k3/8/8/8/8/8/8/K3R3 w - - 0 1',
    {
      canonical: '4k3/8/8/8/8/8/8/K3R3 w - - 0 1',
      notes: [],
    },
  ],
  [
    'a turned piece is guarded like its form',
    'chak',
    '4k4/9/9/9/R3+k4/9/9/9/4K4 w - - 0 1',
    {
      faults: [
        "turn | the black divine lord on e5 is in check, but it is white's turn | give the turn to the player in check, or put the checking piece elsewhere",
      ],
    },
  ],
  [
    'who turns to stone gives check',
    'petrified',
    '4k3/8/8/8/8/8/8/K3R3 w - - 0 1',
    {
      faults: [
        "turn | the black king on e8 is in check, but it is white's turn | give the turn to the player in check, or put the checking piece elsewhere",
      ],
    },
  ],
  [
    'a king that would turn to stone does not',
    'petrified',
    '8/8/8/3kK3/8/8/8/8 w - - 0 1',
    {
      canonical: '8/8/8/3kK3/8/8/8/8 w - - 0 1',
      notes: [],
    },
  ],
  [
    'kings that face each other',
    'synochess',
    '4k3/8/8/8/8/8/8/4K3[] w - - 0 1',
    {
      faults: ['e8 | the kings on e1 and e8 face each other | something must stand between them'],
    },
  ],
  [
    'kings that face each other on a rank',
    'synochess',
    '8/8/8/2K2k2/8/8/8/8[] w - - 0 1',
    {
      faults: ['f5 | the kings on c5 and f5 face each other | something must stand between them'],
    },
  ],
  [
    'a piece between them',
    'synochess',
    '8/8/8/2KP1k2/8/8/8/8[] w - - 0 1',
    {
      canonical: '8/8/8/2KP1k2/8/8/8/8[] w - - 0 1',
      notes: [],
    },
  ],
  [
    'a check that nobody may give',
    'racing-kings',
    '8/8/8/8/R7/8/k1bnNB1K/qrbnNBRQ b - - 0 1',
    {
      faults: ['a2 | the black king on a2 is in check, which no move may give | put the checking piece elsewhere'],
    },
  ],
  [
    'at the goal and on turn',
    'king-of-the-hill',
    '4k3/8/8/8/4K3/8/8/8 w - - 0 1',
    {
      faults: [
        'e4 | the white king on e4 has reached its goal, but its owner is on turn | the game ended when it came there',
      ],
    },
  ],
  [
    'at the goal by the last move',
    'king-of-the-hill',
    '4k3/8/8/8/4K3/8/8/8 b - - 0 1',
    {
      canonical: '4k3/8/8/8/4K3/8/8/8 b - - 0 1',
      notes: [],
    },
  ],
  [
    'black may still draw level',
    'racing-kings',
    'K7/8/8/8/8/8/krbnNBR1/qrbnNBR1 b - - 0 1',
    {
      canonical: 'K7/8/8/8/8/8/krbnNBR1/qrbnNBR1 b - - 0 1',
      notes: [],
    },
  ],
];

describe('position strings: what no last move can have left', () => saysOfStrings(ROWS));
