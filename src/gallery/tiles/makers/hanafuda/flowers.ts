import { type Drawing, ringPath } from '../../../layers.ts';
import { GREEN, INK, PALE_GREEN, RED, VIOLET, WHITE, YELLOW } from './palette.ts';

const LILAC = '#a98ad0';

/** A hanging cluster of wisteria, 48 units long. */
export const WISTERIA: Drawing = [
  [GREEN, 'M0 0V12', 1.2],
  [
    VIOLET,
    'M-6 6h.100M0 4h.100M6 6h.100M-6 14h.100M1 13h.100M7 14h.100M-4 22h.100M4 22h.100M-3 30h.100M3 29h.100M0 37h.100',
    7.5,
  ],
  [VIOLET, 'M0 44h.100', 5],
  [
    LILAC,
    'M-7 5h.100M-1 3.500h.100M5 5h.100M-7 13h.100M0 12h.100M6 13h.100M-5 21h.100M3 21h.100M-4 29h.100M2 28h.100M-1 36h.100',
    3,
  ],
];
/** A feathered leaf of wisteria, pointing downward. */
export const WISTERIA_LEAF: Drawing = [
  [GREEN, 'M0 0V24', 1.2],
  [
    GREEN,
    'M0 4Q-8 2-12 8Q-5 11 0 4zM0 4Q8 2 12 8Q5 11 0 4zM0 12Q-8 10-11 16Q-4 19 0 12zM0 12Q8 10 11 16Q4 19 0 12zM0 19Q-6 18-8 24Q-2 26 0 19zM0 19Q6 18 8 24Q2 26 0 19zM0 22Q3 28 0 33Q-3 28 0 22z',
  ],
];

/** An iris with two hanging petals and three upright ones. */
export const IRIS: Drawing = [
  [VIOLET, 'M0 0C-4-8-9-14-7-20C-3-19-1-12 0-8C1-12 3-19 7-20C9-14 4-8 0 0z'],
  ['#53357f', 'M0-2C-3-10-3-18 0-24C3-18 3-10 0-2z'],
  [VIOLET, 'M0-3C-7-9-16-6-17 3C-16 11-8 12-4 6C-2 3-1 0 0-3zM0-3C7-9 16-6 17 3C16 11 8 12 4 6C2 3 1 0 0-3z'],
  [VIOLET, 'M0-3C-5 3-5 11 0 15C5 11 5 3 0-3z'],
  [YELLOW, 'M-2 0Q-8-3-11 2Q-7 3-2 0zM2 0Q8-3 11 2Q7 3 2 0zM0 1Q2 5 0 9Q-2 5 0 1z'],
];
/** Upright sword leaves, 70 units high. */
export const IRIS_LEAVES: Drawing = [
  [
    GREEN,
    'M-4 0C-6-24-8-44-14-62C-4-48 0-26 1 0zM0 0C-1-30 0-52 4-72C8-52 7-28 5 0zM4 0C7-22 12-38 20-50C18-34 13-18 9 0z',
  ],
  [PALE_GREEN, 'M-2-2C-4-24-6-42-11-56M3-2C2-30 3-50 4-64M6-2C9-20 13-34 18-44', 1],
];
export const IRIS_STALK: Drawing = [[GREEN, 'M0 10V70', 2.4]];

/** A full peony with a golden middle. */
export const PEONY: Drawing = [
  ['#7d1418', ringPath('M-8-12C-10-24-3-27 0-22C3-27 10-24 8-12z', 7), 1, RED],
  ['#7d1418', ringPath('M-6-7C-8-16-3-19 0-15C3-19 8-16 6-7z', 6), 1, '#e2574f'],
  ['#7d1418', ringPath('M-4-3C-5-9-2-12 0-9C2-12 5-9 4-3z', 5), 1, '#f3a39a'],
  [YELLOW, 'M0 0h.100', 8],
  [RED, 'M-1.500-1h.100M1.500-1h.100M0 1.500h.100', 1.4],
];
export const PEONY_BUD: Drawing = [
  ['#7d1418', 'M-8 0C-11-8-5-15 0-12C5-15 11-8 8 0C4 4-4 4-8 0zM0-12V-1M-5-9Q-3-4-4 1M5-9Q3-4 4 1', 1, RED],
  [GREEN, 'M-9-1Q-6 6 0 6Q6 6 9-1Q4 2 0 1Q-4 2-9-1z'],
];
/** A leaf of the peony in three parts. */
export const PEONY_LEAF: Drawing = [
  [
    GREEN,
    'M0 0C-8-3-16-2-20-9L-13-9L-17-16C-9-15-4-10-2-6C-6-14-5-20 0-27C5-20 6-14 2-6C4-10 9-15 17-16L13-9L20-9C16-2 8-3 0 0z',
  ],
  [PALE_GREEN, 'M0-1V-19M0-2L-11-10M0-2L11-10', 1],
];

/** Leaves of bush clover in threes along a stem that hangs to the right, 60 units long. */
export const CLOVER_LEAVES: Drawing = [
  ['#55662c', 'M0 0C4-22 22-34 48-30', 1.4],
  [
    GREEN,
    'M2-8C-6-7-11-11-11-17C-3-19 2-15 2-8zM4-12C11-8 17-11 19-17C12-20 6-18 4-12zM8-20C1-21-3-26-2-32C6-32 11-27 8-20zM14-24C19-18 27-19 29-25C23-30 17-29 14-24zM20-28C14-31 13-38 16-42C22-39 25-34 20-28zM30-31C34-24 42-25 45-30C40-36 34-36 30-31zM36-31C32-36 33-43 37-46C42-42 42-36 36-31zM47-30C51-25 57-26 60-31C55-36 50-35 47-30z',
  ],
  [PALE_GREEN, 'M1-9L-8-16M6-13L15-16M7-21L0-29M16-25L25-25M20-30L17-38M32-31L41-31M36-34L37-42M49-30L56-31', 1],
];
/** Blossoms of bush clover, for the same stem. */
export const CLOVER_FLOWERS: Drawing = [
  [
    '#a8286a',
    'M-4-2C-9-4-8-11-2-10C3-9 0-3-4-2zM10-6C6-9 8-15 13-14C18-13 15-6 10-6zM20-14C17-19 21-23 25-21C28-18 25-13 20-14zM9-32C4-34 5-41 10-41C15-40 14-33 9-32zM27-37C23-40 24-46 28-46C33-45 32-38 27-37zM42-22C38-24 39-30 44-30C48-28 47-22 42-22zM46-37C43-41 46-46 50-45C54-43 51-37 46-37z',
  ],
  ['#f2b6cf', 'M-3-7h.100M13-11h.100M22-18h.100M10-38h.100M28-43h.100M43-27h.100M49-42h.100', 2],
];

/** A plume of susuki grass, 60 units high. */
export const SUSUKI: Drawing = [
  ['#8a6426', 'M0 0C2-14 3-26 0-38M0-6Q-8-22-16-26M1-10Q8-22 17-24', 1.6],
  [
    '#a97a2c',
    'M0-36C-2-50 6-62 16-64M0-36C-3-50 2-64 8-71M0-36C-4-50-3-62-2-72M0-36C-4-46-9-56-13-63M0-36C2-46 12-54 21-53',
    3,
  ],
  [
    '#e9cf8f',
    'M1-40C0-52 7-60 14-63M0-40C-2-52 2-63 6-68M-1-40C-4-52-3-62-3-68M-1-39C-4-47-8-54-11-59M1-39C4-46 12-52 18-52',
    1,
  ],
];
/** Blades of grass, growing from one point. */
export const GRASS: Drawing = [
  ['#8f6a25', 'M0 0C-3-12-9-20-16-24M0 0C-1-16-4-28-7-36M0 0C2-16 6-26 12-34M0 0C4-10 10-16 18-18', 1.6],
];

/** A chrysanthemum seen from above: two rings of petals. */
export const CHRYSANTHEMUM: Drawing = [
  ['#9a5a08', ringPath('M0-4C-3-9-3-15 0-17C3-15 3-9 0-4z', 14), 1, YELLOW],
  ['#9a5a08', ringPath('M0-1C-2.500-5-2-9 0-10C2-9 2.500-5 0-1z', 9), 1, '#f7d36b'],
  ['#c1700f', 'M0 0h.100', 5],
];
/** A lobed leaf of the chrysanthemum, pointing upward. */
export const CHRYSANTHEMUM_LEAF: Drawing = [
  [
    GREEN,
    'M0 0C-3-2-9 0-13-4C-13-8-9-9-7-9C-12-11-14-16-11-20C-8-20-6-18-5-16C-7-22-4-27 0-30C4-27 7-22 5-16C6-18 8-20 11-20C14-16 12-11 7-9C9-9 13-8 13-4C9 0 3-2 0 0z',
  ],
  [PALE_GREEN, 'M0 0V-23M0-5L-9-5M0-5L9-5M0-11L-8-16M0-11L8-16', 1],
];

/** A tall stalk that carries a flower at its top, 60 units high. */
export const STALK: Drawing = [['#3c5a2a', 'M0 0C-2-20 2-40 0-60', 2]];

/** The dark hill of the eighth month with light grass on it. */
export const HILL: Drawing = [
  [INK, 'M-3 130V86C8 70 24 62 40 62C56 62 72 70 83 86V130z'],
  [
    '#8b8378',
    'M14 96Q10 86 4 82M14 96Q14 86 12 80M14 96Q18 88 24 86M38 84Q35 76 30 73M38 84Q38 76 37 70M38 84Q42 77 47 75M62 98Q58 88 52 86M62 98Q62 88 61 82M62 98Q66 90 72 88M30 114Q26 104 20 102M30 114Q30 104 29 98M30 114Q34 106 40 104',
    1.2,
  ],
];
export const WHITE_MOON: Drawing = [[WHITE, 'M-24 0A24 24 0 1 1 24 0A24 24 0 1 1-24 0z']];
