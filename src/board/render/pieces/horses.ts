import { rescalePath } from '../path.ts';
import { addFoot, FOOT_LINE, FOOT_PATH } from './feet.ts';
import type { PieceDrawing } from './shape.ts';

const HEAD =
  // Back and ears.
  'M27 80 H74 C79 56 75 29 56 20 Q54 14 49 10 Q48 13 47 17 Q45 14 41 12 Q40 16 41 20 ' +
  // Brow, nose and mouth.
  'Q34 24 30 35 C28 41 23 46 18 52 C15 56 15 61 19 64 ' +
  // Jaw and chest.
  'Q23 67 28 64 Q30 61 33 61 Q43 60 48 53 C50 62 32 66 27 80 Z';
/** Fine lines of a knight: mane, cheek and mouth. */
const LINES = 'M57 27 Q69 43 66 71 M48 53 Q50 48 49 43 M17 60 L25 58';
/** Filled spots of a knight: eye and nostril. */
const MARKS = 'M35 36 Q37 32 42 33 Q40 38 35 36 Z M21 54 a2 2 0 1 1 3 0 a2 2 0 1 1 -3 0z';

export const KNIGHT: PieceDrawing = addFoot({ bodies: [{ path: HEAD }], lines: LINES, marks: MARKS });

/** Draws a knight's head at a smaller scale, on the foot of a pawn. */
export function scaledHorse(scale: number, dx: number, dy: number): PieceDrawing {
  const smaller = (data: string) => rescalePath(data, scale, dx, dy);
  return {
    bodies: [{ path: smaller(HEAD) }, { path: 'M32 79 C29 79.5 28 83.5 28 88 H72 C72 83.5 71 79.5 68 79 Z' }],
    lines: `${smaller(LINES)}M34 79H66`,
    marks: smaller(MARKS),
  };
}

export const ZEBRA: PieceDrawing = addFoot({
  bodies: [{ path: HEAD }],
  lines: LINES,
  marks:
    MARKS +
    'M50 22 C55 25 58 27 60 31 L55 34 C53 30 50 28 46 27z M66 33 L70 40 L55 45 C55 ' +
    '42 54 40 53 38z M71.5 46 L74 54 L54 58 C55 55 55.5 52 55.5 50z ' +
    'M75 60 L76 68 L47 70 C50 68 52 66 53 64z M76.5 73 L76.5 78 L33 77 C36 75 39 74 42 73z',
});

const FLOWING_MANE =
  'M46 15 C52 6.5 65 8.5 67.5 18 C77 18.5 82 27.5 78.5 35.5 C86 40 87.5 50 82 56 C87 63 85 74 77 78 L70 80 H58 V20 Z';

/** A knight with a horn and a flowing mane. */
export const UNICORN: PieceDrawing = addFoot({
  bodies: [{ path: FLOWING_MANE }, { path: 'M34 30 L11.5 6.5 L43 19 Z' }, { path: HEAD }],
  lines: `${LINES}M67.5 18 C66.5 22.5 66 26 67 30 M78.5 35.5 C75 38.5 73 42 72.5 46.5 M82 56 C78 57.5 75 60.5 73.5 65 M27.5 23.5 L34.5 15.8 M20.5 16 L25.5 12`,
  marks: MARKS,
});

const WING =
  'M52.5 66 C48 51 55 39.5 67.5 33.5 C76 29 83.5 22.5 88.5 12.5 C91.5 20.5 91 28 88 34 C91.5 38.5 89 46.5 83.5 50 ' +
  'C86 54.5 83 60.5 78 62 C76 68.5 62 73 52.5 66 Z';

/** The nightrider, which repeats a knight's step in one direction: a knight with wings. */
export const NIGHTRIDER: PieceDrawing = addFoot({
  bodies: [{ path: HEAD }, { path: WING }],
  lines: `M47.5 52.5 C49 49.5 49.3 46.5 48.8 43.5 M17.2 59.8 L25.4 58.4 M53.5 64 C51 51.5 57 41.5 68.5 36 M88 34 C83 41 75 45 66.5 46.5 M83.5 50 C77.5 54.5 71 56.5 63.5 56.5`,
  marks: MARKS,
});

/** Line along which a hat sits on the head. */
const BRIM = 'M40 36 C47 32.5 55 32 63 34';

/** Draws a knight with a hat, which belongs to the piece whose moves are added to the knight's. */
export function knightWithHat(hat: string, lines = ''): PieceDrawing {
  const smaller = (data: string) => rescalePath(data, 0.8, 10.8, 16);
  return {
    bodies: [{ path: smaller(HEAD) }, { path: FOOT_PATH }, { path: hat }],
    lines: smaller(LINES) + FOOT_LINE + BRIM + lines,
    marks: smaller(MARKS),
  };
}

/** The chancellor, which moves as a knight or rook: a knight with a rook's battlements. */
export const CHANCELLOR = knightWithHat(
  'M39.5 36 L37 13 H43.5 V18.5 H48.5 V13 H55 V18.5 H60 V13 H66.5 L63 34 C55 32 47 32.5 39.5 36 Z',
  'M38.6 27 C47 23.8 56 23.4 64.2 25.6',
);
/** The archbishop, which moves as a knight or bishop: a knight with a bishop's mitre. */
export const ARCHBISHOP = knightWithHat(
  'M40 36 C35 27 43 18 49.6 12.8 a3.4 3.4 0 1 1 4 0 C60 18 67.5 25 63 34 C55 32 47 32.5 40 36 Z',
  'M61 20 L53 27',
);
/** The amazon, which moves as a knight or queen: a knight with a queen's crown. */
export const AMAZON = knightWithHat(
  'M40 36 L31 12.5 L42 21 L51.5 6.5 L60.5 20.5 L72 11.5 L63.5 34 C55 32 47 32.5 40 36 Z',
);
