import { type Drawing, ringPath } from '../../../layers.ts';
import { BROWN, GREEN, INK, PALE_GREEN, RED, VIOLET, WHITE, YELLOW } from './palette.ts';

/** A tuft of pine needles, spread upward like a fan. */
export const PINE: Drawing = [
  [GREEN, 'M-16 1A16 15 0 0 1 16 1Q8 5 0 3Q-8 5-16 1z'],
  [PALE_GREEN, 'M0 2L-12-4M0 2L-8-9M0 2L-3-11.500M0 2L3-11.500M0 2L8-9M0 2L12-4', 1],
];

/** A plum blossom: five round petals. */
export const PLUM: Drawing = [
  [
    RED,
    'M-3-4A4.600 4.600 0 1 1 3-4A4.600 4.600 0 1 1 4.800 1.600A4.600 4.600 0 1 1 0 5A4.600 4.600 0 1 1-4.800 1.600A4.600 4.600 0 1 1-3-4z',
  ],
  [YELLOW, ringPath('M0 0V-4.500', 8), 1],
  [YELLOW, 'M0 0h.100', 4],
];
export const PLUM_BUD: Drawing = [
  [RED, 'M0 0h.100', 6.5],
  [INK, 'M-2.500 2Q0 4 2.500 2', 1.4],
];

/** A cherry blossom: five petals with notches. */
export const CHERRY: Drawing = [
  ['#b23a60', ringPath('M0-1C-5-4-5.500-10-2-11.500L0-9.500L2-11.500C5.500-10 5-4 0-1z', 5), 1, '#f08fa8'],
  ['#b23a60', ringPath('M0 0V-5', 5), 1],
  [YELLOW, 'M0 0h.100', 3],
];
/** Two young leaves of a cherry. */
export const CHERRY_LEAF: Drawing = [['#7a5a2c', 'M0 0C-5-4-6-10-3-15C2-11 3-5 0 0zM0 0C2-6 7-10 12-10C11-5 6-1 0 0z']];

const MAPLE_PATH =
  'M0 3L-4 4.500L-10 8L-9 4L-14 2L-9-1L-13-7L-7-5.500L-7-11L-3-8L0-15L3-8L7-11L7-5.500L13-7L9-1L14 2L9 4L10 8L4 4.500z';
/** A maple leaf of one colour, with its stalk. */
const maple = (paint: string): Drawing => [
  [paint, MAPLE_PATH],
  [INK, 'M0 3Q1 7 3 11', 1.2],
  [WHITE, 'M0 2V-9M0 2L-8-3M0 2L8-3', 0.7],
];
export const RED_MAPLE = maple(RED);
export const ORANGE_MAPLE = maple('#d9641f');
export const OLIVE_MAPLE = maple('#6f7d2a');

/** A hanging willow twig, 100 units long, with narrow leaves. */
export const WILLOW: Drawing = [
  ['#3d6b2c', 'M0 0C5 24 4 56-2 96', 1.4],
  [
    '#4f8a3a',
    'M2 14Q9 17 10 26Q3 23 2 14zM3 26Q-5 28-7 37Q2 36 3 26zM4 38Q11 42 11 51Q4 47 4 38zM3 50Q-5 52-8 61Q1 60 3 50zM2 62Q8 67 8 76Q1 71 2 62zM1 74Q-7 76-10 84Q-1 83 1 74zM-1 84Q3 90 1 98Q-4 92-1 84z',
  ],
];

/** A spike of paulownia flowers, upright. */
export const PAULOWNIA_SPIKE: Drawing = [
  [BROWN, 'M0 0V-34', 1.6],
  [
    VIOLET,
    'M0-40C3-38 3-34 0-33C-3-34-3-38 0-40zM-1-30C-6-34-9-31-9-26C-6-25-2-26-1-30zM1-30C6-34 9-31 9-26C6-25 2-26 1-30zM-1-20C-7-25-11-22-11-16C-7-14-2-15-1-20zM1-20C7-25 11-22 11-16C7-14 2-15 1-20zM-1-10C-8-15-12-12-12-6C-8-4-2-5-1-10zM1-10C8-15 12-12 12-6C8-4 2-5 1-10z',
  ],
  [YELLOW, 'M-7.500-26.500h.100M7.500-26.500h.100M-9.500-17h.100M9.500-17h.100M-10.500-7h.100M10.500-7h.100', 2],
];
/** A large leaf of paulownia with three points, its stalk at the top. */
export const PAULOWNIA_LEAF: Drawing = [
  [
    GREEN,
    'M0 0C-6-6-16-4-19 4C-26 8-25 16-19 20C-14 20-11 22-9 27C-5 28-2 31 0 36C2 31 5 28 9 27C11 22 14 20 19 20C25 16 26 8 19 4C16-4 6-6 0 0z',
  ],
  [PALE_GREEN, 'M0 2V30M0 8L-17 14M0 8L17 14M0 18L-8 24M0 18L8 24', 1.2],
];
