import { knightWithHat } from './horses.ts';
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

/** The rook of makruk, a boat: a low, broad drum with a narrow waist. */
const RUEA: PieceDrawing = {
  bodies: [
    { turned: 'M50 50 H72 C70 58 64 61 64 66 C64 71 72 73 78 79 V88' },
    { turned: 'M50 39 C66 39 80 41 80 46 C80 50 78 53 73 55 C66 57.5 58 58 50 58' },
  ],
  lines: 'M20 46 C26 51 74 51 80 46 M36 66 C44 68.5 56 68.5 64 66 M23 79 C38 82 62 82 77 79',
};

/** The pawn of makruk: a cowrie shell with its mouth and teeth. */
const COWRIE: PieceDrawing = {
  bodies: [{ path: 'M50 46 C63 46 76 56 76 69 C76 81 65 88 50 88 C35 88 24 81 24 69 C24 56 37 46 50 46 Z' }],
  lines:
    'M44 58L38 55 M42.5 65.5H35 M43 72.5L36.5 75.5 M46 79L41.5 83 M56 56L61 52 M57.5 63.5L65 62 M57 71H64.5 M54.5 77.5L60 81',
  marks: 'M49.5 51 C55 58 52 64 52 68 C52 74 55 78 50.5 84 C45 78 48 74 48 68 C48 64 45 58 49.5 51 Z',
};

/** The super piece of ai-wok, which moves as a rook, a met or a knight: a knight that bears the spire of a met. */
const SPIRED_KNIGHT = knightWithHat(
  'M40 36 L36 29 C36 24 43 21 47.5 19.5 L51.5 6 L55.5 19.5 C60 21 67.5 24 67 29 L63.5 34 C55 32 47 32.5 40 36 Z',
  'M36.5 29 C46 25.5 57 25.5 67 29 M47.5 19.5H55.5',
);

/** Drawings of makruk pieces, by image name. */
export const MAKRUK_DRAWINGS: Record<string, PieceDrawing> = {
  khun: KHUN,
  khon: KHON,
  met: MET,
  ruea: RUEA,
  cowrie: COWRIE,
  'spired knight': SPIRED_KNIGHT,
};
