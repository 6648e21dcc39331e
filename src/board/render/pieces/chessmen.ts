import type { PieceDrawing } from './shape.ts';

/** Collar of tall pieces, below the head: the right half of its outline. */
export const COLLAR = 'H66 Q68 53 66 56 H61';
/** Stem and foot of tall pieces, below the collar: the right half of their outline. */
export const STEM = 'Q61 70 70 77 L72 80 Q77 81 77 88';
/** Fine lines on the collar of tall pieces. */
export const COLLAR_LINES = 'M39 50H61 M39 56H61';
/** Fine line on the foot of tall pieces. */
export const FOOT_LINE = 'M29 80H71';

/** Body of medium-sized pieces below the head: the right half of its outline. */
export const MEDIUM_BODY = 'Q60 71 69 77 L71 80 Q76 81 76 88';
/** Fine lines on the body of medium-sized pieces. */
export const MEDIUM_LINES_PATH = 'M40 52H60 M40 58H60 M30 80H70';

const CROSS = 'M52 8 V13 H57 V17 H52 V23';

export const KING: PieceDrawing = {
  bodies: [{ turned: `${CROSS} Q65 24 69 30 L61 50 ${COLLAR} ${STEM}` }],
  lines: `M31 30 Q50 25 69 30 ${COLLAR_LINES} ${FOOT_LINE}`,
};

const PEARL = 'M50 11 Q55 11 55 15 Q55 18 52 19';

export const QUEEN: PieceDrawing = {
  bodies: [{ turned: `${PEARL} L56 28 L63 20 L66 30 L74 23 L61 50 ${COLLAR} ${STEM}` }],
  lines: `M37 44 Q50 41 63 44 ${COLLAR_LINES} ${FOOT_LINE}`,
};

const MITRE = 'M50 15 Q54 15 54 19 Q54 21 52 22 Q65 30 65 41 Q65 48 60 52';

export const BISHOP: PieceDrawing = {
  bodies: [{ turned: `${MITRE} H65 Q67 55 65 58 H60 ${MEDIUM_BODY}` }],
  lines: `M61 29 L52 39 ${MEDIUM_LINES_PATH}`,
};

const BATTLEMENTS = 'M55 23 V29 H61 V23 H70 V36';

export const ROOK: PieceDrawing = {
  bodies: [{ turned: `${BATTLEMENTS} L64 42 Q64 69 71 77 L73 80 Q78 81 78 88` }],
  lines: 'M36 43H64 M31 36H69 M28 80H72 M32 73H68',
};

export const PAWN: PieceDrawing = {
  bodies: [
    // There are many pawns: as a whole, with the ball as one arc, they take half as much to write as from halves.
    {
      path: 'M57 53 A12 12 0 1 0 43 53 H38 Q36 56 38 59 H43 Q42 71 34 77 L32 80 Q28 81 28 88 H72 Q72 81 68 80 L66 77 Q58 71 57 59 H62 Q64 56 62 53 Z',
    },
  ],
  lines: 'M43 53H57 M43 59H57 M32 80H68',
};
