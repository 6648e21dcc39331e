import type { PieceDrawing } from './shape.ts';

/** Foot of the pieces of makruk (Thai chess), which are shaped like small stupas. */
const FOOT = 'C76.5 70 78 75 78 80 V88';

const KHUN: PieceDrawing = {
  bodies: [
    {
      turned: `M50 6 L53.5 22 C57 24 57 28 55 30 C60 32 61.5 36 59.5 39.5 C66 42 68.5 48 66.5 52.5 C72 56 75 62 76 66 ${FOOT}`,
    },
  ],
  lines:
    'M46.5 22H53.5 M45 30H55 M40.5 39.5H59.5 M33.5 52.5 C42 55.5 58 ' +
    '55.5 66.5 52.5 M24 66 C38 70 62 70 76 66 M22 80H78',
};

const KHON: PieceDrawing = {
  bodies: [
    {
      turned: `M50 20 C54 20 57 22.5 57 26 C57 28 56 29.5 54.5 30.5 C62 34 65.5 41 64.5 48 C64 51.5 62.5 53.5 61 55 C69 57.5 75 62 76 66 ${FOOT}`,
    },
  ],
  lines: 'M45.5 30.5H54.5 M39 55 C45 57 55 57 61 55 M24 66 C38 70 62 70 76 66 M22 80H78',
};

const MET: PieceDrawing = {
  bodies: [{ turned: 'M50 33 L53 41 C60 44 63.5 50 62 57.5 C68 60 71 65 71 70 C73 74 74 77 74 80 V88' }],
  lines: 'M38 57.5 C44 60 56 60 62 57.5 M29 70 C38 73 62 73 71 70 M26 80H74',
};

/** The pawn of makruk: a cowrie shell. */
const COWRIE: PieceDrawing = {
  bodies: [{ turned: 'M50 46 C64 46 74.5 57 74.5 70 C74.5 81 65 88 50 88' }],
  lines: 'M50 52V83 M43 57H50 M41 64H50 M40 71H50 M42 78H50 M50 60.5H58 M50 67.5H60 M50 74.5H59',
};

/** Drawings of makruk pieces, by image name. */
export const MAKRUK_DRAWINGS: Record<string, PieceDrawing> = {
  khun: KHUN,
  khon: KHON,
  met: MET,
  cowrie: COWRIE,
};
