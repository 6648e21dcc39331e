import { rescaled } from '../path.ts';
import type { Drawing } from './shape.ts';

const FOOT = 'M27 80 C24 80.5 22.5 84 22.5 88 H78.5 C78.5 84 77 80.5 74 80 Z';
const FOOT_LINE = 'M29 80H72';
const HEAD =
  // back and ears
  'M27 80 H74 C79 56 75 29 56 19.5 C55 16 53 12.5 49.5 9.5 C48.5 11.5 47.5 14 47.3 16.5 C45.5 14.5 43.5 13 41 12 ' +
  // brow, nose and mouth
  'C40.5 15 40.8 18 41.5 20.5 C36 23.5 32.5 28 30 34.5 C28 41 23 46 18.5 51.5 C15.5 55.5 15.5 61 19 63.8 ' +
  // jaw and chest
  'C21.5 66 25 66 27.5 64.2 C29 62.8 30.5 61.5 33 60.8 C39 60.5 44.5 57.5 47.5 52.5 C49.5 62 32 66.5 27 80 Z';
/** Mane, cheek and mouth. */
const LINES = 'M57.5 27.5 C66 37 68.5 54 66 71 M47.5 52.5 C49 49.5 49.3 46.5 48.8 43.5 M17.2 59.8 L25.4 58.4';
/** Eye and nostril. */
const MARKS =
  'M35.2 36.4 C36 33.2 39 31.8 42 32.6 C41.6 35.8 38.4 37.8 35.2 36.4 Z ' +
  'M20.8 54.4 a1.7 1.7 0 1 1 3.4 0 a1.7 1.7 0 1 1 -3.4 0z';

export const KNIGHT: Drawing = {
  bodies: [{ path: HEAD }, { path: FOOT }],
  lines: LINES + FOOT_LINE,
  marks: MARKS,
};

/** Where a hat sits on the head. */
const BRIM = 'M40 36 C47 32.5 55 32 63 34';

/** A knight that also moves as another piece wears what the other is known by. */
export function crowned(hat: string, lines = ''): Drawing {
  const smaller = (data: string) => rescaled(data, 0.8, 10.8, 16);
  return {
    bodies: [{ path: smaller(HEAD) }, { path: FOOT }, { path: hat }],
    lines: smaller(LINES) + FOOT_LINE + BRIM + lines,
    marks: smaller(MARKS),
  };
}

export const CHANCELLOR = crowned(
  'M39.5 36 L37 13 H43.5 V18.5 H48.5 V13 H55 V18.5 H60 V13 H66.5 L63 34 C55 32 47 32.5 39.5 36 Z',
  'M38.6 27 C47 23.8 56 23.4 64.2 25.6',
);
export const ARCHBISHOP = crowned(
  'M40 36 C35 27 43 18 49.6 12.8 a3.4 3.4 0 1 1 4 0 C60 18 67.5 25 63 34 C55 32 47 32.5 40 36 Z',
  'M61 20 L53 27',
);
export const AMAZON = crowned('M40 36 L33.5 14 L42.5 22 L51 9 L60 21.5 L69 13 L63.5 34 C55 32 47 32.5 40 36 Z');
