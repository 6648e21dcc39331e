import type { Drawing, Layer } from '../../../layers.ts';

/** A suit: its sign, drawn around (0, 0) and about 20 units high, and the ink of its letters. */
export interface Suit {
  readonly sign: Drawing;
  readonly ink: string;
}

export const RED = '#c4231c';
export const BLACK = '#111111';

const HEART: Layer = [RED, 'M0 10Q-4 4-8-.500A5 5 0 1 1 0-6A5 5 0 1 1 8-.500Q4 4 0 10z'];

/** French and German suits. No two have signs of one shape, so that colour is not needed to tell them apart. */
export const SUITS: Readonly<Record<string, Suit>> = {
  clubs: {
    ink: BLACK,
    sign: [
      [
        BLACK,
        'M-1.200 3.500A5 5 0 1 1-4.300-3.100A5 5 0 1 1 4.300-3.100A5 5 0 1 1 1.200 3.500Q1.500 8 4.500 10H-4.500Q-1.500 8-1.200 3.500z',
      ],
    ],
  },
  diamonds: { ink: RED, sign: [[RED, 'M0-11Q3.500-4.500 8 0Q3.500 4.500 0 11Q-3.500 4.500-8 0Q-3.500-4.500 0-11z']] },
  hearts: { ink: RED, sign: [HEART] },
  spades: {
    ink: BLACK,
    sign: [
      [
        BLACK,
        'M0-10.500Q3-6 7-2.500A4.600 4.600 0 1 1 1.200 4.500Q1.500 8 4.500 10H-4.500Q-1.500 8-1.200 4.500A4.600 4.600 0 1 1-7-2.500Q-3-6 0-10.500z',
      ],
    ],
  },
  acorns: {
    ink: '#7d5210',
    sign: [
      ['#a86f1c', 'M-6.500-1C-6.500 6-2.500 8.500 0 11C2.500 8.500 6.500 6 6.500-1z'],
      ['#44642a', 'M-8-1C-8-6.500-4-8-1-8V-11H1.500V-8C4-8 8-6.500 8-1Q0 2-8-1z'],
    ],
  },
  leaves: {
    ink: '#26692f',
    sign: [
      ['#2f7d3a', 'M0-10.500C4-6 9-3 9 2C9 7 4 7.500 0 4C-4 7.500-9 7-9 2C-9-3-4-6 0-10.500z'],
      ['#173d1c', 'M-.700-5H.700L1 7Q1.500 9.500 3 11H.500Q-1 9.500-1 7z'],
    ],
  },
  bells: {
    ink: '#8a5505',
    sign: [
      ['#7a3a16', 'M0-11A2 2 0 0 1 0-6A2 2 0 0 1 0-11M-8.500 0A8.500 8.500 0 1 1 8.500 0A8.500 8.500 0 1 1-8.500 0z'],
      [
        '#f0b83c',
        'M-7.300-1A7.300 7.300 0 0 1 7.300-1zM-7.300 1.500H7.300A7.300 7.300 0 0 1 1 8.700V5.500A1.800 1.800 0 1 0-1 5.500V8.700A7.300 7.300 0 0 1-7.300 1.500z',
      ],
    ],
  },
};
