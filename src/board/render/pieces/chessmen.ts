import type { PieceDrawing } from './shape.ts';

/** Collar of tall pieces, below the head: the right half of its outline. */
export const COLLAR = 'H66 C67.5 51.5 67.5 54.5 66 56 H61';
/** Stem and foot of tall pieces, below the collar: the right half of their outline. */
export const STEM = 'C61 66 64 72 70 77 L72 80 C75.5 80.5 77 84 77 88';
/** Fine lines on the collar of tall pieces. */
export const COLLAR_LINES = 'M39 50H61 M39 56H61';
/** Fine line on the foot of tall pieces. */
export const FOOT_LINE = 'M29 80H71';

/** Body of medium-sized pieces below the head: the right half of its outline. */
export const MEDIUM_BODY = 'C60 67 63 73 69 77 L71 80 C74 80.5 75.5 84 75.5 88';
/** Fine lines on the body of medium-sized pieces. */
export const MEDIUM_LINES_PATH = 'M40 52H60 M40.5 58H59.5 M30 80H70';

const CROSS = 'M52.5 8 V12.5 H57.5 V17.5 H52.5 V23';

export const KING: PieceDrawing = {
  bodies: [{ turned: `${CROSS} C60 23 66 25 69 30 L61 50 ${COLLAR} ${STEM}` }],
  lines: `M31.5 30.5 C38 27.5 62 27.5 68.5 30.5 ${COLLAR_LINES} ${FOOT_LINE}`,
};

const PEARL = 'M50 11 C52.5 11 54.5 13 54.5 15.5 C54.5 17 53.7 18.3 52.5 19.2';

export const QUEEN: PieceDrawing = {
  bodies: [{ turned: `${PEARL} L56 28 L63 20 L65.5 30 L74 23 L61.5 50 ${COLLAR} ${STEM}` }],
  lines: `M37.5 44 C44 42 56 42 62.5 44 ${COLLAR_LINES} ${FOOT_LINE}`,
};

const MITRE = 'M50 15 C52.5 15 54 17 54 19 C54 20.5 53.3 21.8 52 22.5 C60 27 65 34 65 41 C65 45.5 63 49 60 52';

export const BISHOP: PieceDrawing = {
  bodies: [{ turned: `${MITRE} H65 C66.5 53.5 66.5 56.5 65 58 H59.5 ${MEDIUM_BODY}` }],
  lines: `M61 29 L52 39 ${MEDIUM_LINES_PATH}`,
};

const BATTLEMENTS = 'M55 23 V29 H61 V23 H70 V36';

export const ROOK: PieceDrawing = {
  bodies: [{ turned: `${BATTLEMENTS} L64 42 V44 C64 58 66 70 71 77 L73 80 C76 80.5 77.5 84 77.5 88` }],
  lines: 'M36 43H64 M31 36H69 M28 80H72 M32 73H68',
};

const BALL = 'M50 31 C57 31 62 36 62 42.5 C62 47 60 50.5 56.5 53';

export const PAWN: PieceDrawing = {
  bodies: [
    { turned: `${BALL} H62 C63.5 54.3 63.5 57.2 62 58.5 H57 C57.5 68 61 74 66 77.5 L68 80 C71 80.5 72 84 72 88` },
  ],
  lines: 'M43.5 53H56.5 M43 58.5H57 M33 80H67',
};
