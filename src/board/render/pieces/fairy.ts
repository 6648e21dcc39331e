import { rescalePath } from '../path.ts';
import { COLLAR, COLLAR_LINES, FOOT_LINE, MEDIUM_BODY, MEDIUM_LINES_PATH, PAWN, QUEEN, STEM } from './chessmen.ts';
import { knightWithHat } from './horses.ts';
import type { PieceDrawing } from './shape.ts';

/** The commoner, which moves like a king but is not royal: a king without a cross. */
export const COMMONER: PieceDrawing = {
  bodies: [{ turned: `M50 20 C59 20 66.5 23.5 69 30 L61 50 ${COLLAR} ${STEM}` }],
  lines: `M31.5 30.5 C38 34 62 34 68.5 30.5 ${COLLAR_LINES} ${FOOT_LINE}`,
};

const TURBAN = 'M50 18 C53 18 55 20 55 22.7 C55 24.7 54 26.4 52.5 27.2 C59 28.5 64.5 33 66.5 39 L60 52';

/** The ferz, a medieval queen: a head with a turban. */
export const FERZ: PieceDrawing = {
  bodies: [{ turned: `${TURBAN} H64.5 C66 53.4 66 56.6 64.5 58 H59.5 ${MEDIUM_BODY}` }],
  lines: `M34 39 C40 42.5 60 42.5 66 39 ${MEDIUM_LINES_PATH}`,
};

/** The wazir: a rook without battlements. */
export const WAZIR: PieceDrawing = {
  bodies: [{ turned: 'M50 20 L69 37 V43 L63 48 C63 61 65 71 70 77 L72 80 C75 80.5 76 84 76 88' }],
  lines: 'M32 37H68 M38 48H62 M29 80H71',
};

const TUSK = 'M37 55 C32 60 26 61.5 19.5 58.5 C24 57 28 54 30.5 50.5 Z';

export const ELEPHANT: PieceDrawing = {
  bodies: [
    {
      path:
        'M29 80 H74 C79 68 80 56 78 46 C75 29 64 19 51 19 C38 19 29 26 26.5 37 C24.5 46 25.5 54 24 62 ' +
        'C23.2 67 21.5 69.5 18.5 69 L14.5 72.5 C17 76.5 23 77 27 73.5 C31 70 33 64 34 58.5 C36 61 38 62.5 40.5 63 ' +
        'C38.5 69 33 74 29 80 Z',
    },
    { path: 'M27 80 C24 80.5 22.5 84 22.5 88 H78.5 C78.5 84 77 80.5 74 80 Z' },
    { path: TUSK },
  ],
  lines: `M29 80H72 M49 33 C57 27.5 69 31.5 69.5 43 C70 54 63.5 62.5 56.5 60 C50.5 57.5 51 50 51.5 45 ${TUSK}`,
  marks: 'M36 38.5 a2.5 2.5 0 1 1 5 0 a2.5 2.5 0 1 1 -5 0z',
};

export const CANNON: PieceDrawing = {
  bodies: [
    { path: 'M22 38 L34 23.5 L78 53 C83 56.5 84 63 80.5 67.5 C77 72 70.5 72.5 66 69 Z' },
    { path: 'M14.5 39.5 L31 18.5 L37 23 L20.5 44 Z' },
    { path: 'M28.5 69 a19 19 0 1 1 38 0 a19 19 0 1 1 -38 0z' },
    { path: 'M42.5 69 a5 5 0 1 1 10 0 a5 5 0 1 1 -10 0z' },
  ],
  lines:
    'M54 37.5 L47 47.8 M71 53.5 L64.5 63 M47.5 64V54 M47.5 74V84 M42.5 69H32.5 M52.5 69H62.5 ' +
    'M32.5 69 a15 15 0 1 1 30 0 a15 15 0 1 1 -30 0z',
};

/** Band at the foot of a narrow hat, which joins the hat to the head. */
const BAND = 'M40 36.5 L38.5 31.5 C46 28 55.5 27 63.5 29 L64 34.3 C56 32.3 47.5 33 40 36.5 Z';

/** The centaur, which moves as a knight or king: a knight with a king's cross. */
export const CENTAUR: PieceDrawing = knightWithHat(
  `M47 31 V23.5 H39.5 V16 H47 V8.5 H55 V16 H62.5 V23.5 H55 V30 Z ${BAND}`,
);

export const DUCK: PieceDrawing = {
  bodies: [
    { path: 'M27 31 C22 34 17 34.5 12.5 33.5 C11 38 14 42 19 42.5 C23 42.8 27 42 30 40 Z' },
    {
      path:
        'M34 47 C28 43 25.2 37.5 25.5 31.5 C26 22.5 33.5 16.5 42 17 C51 17.6 57 25 55.5 34 C54.8 38.5 53 42 53 46 ' +
        'C60 51.5 70 49.5 77.5 42 C81 38.7 85.5 41.5 84.8 47.5 C82.5 68 70.5 84 50 84 C31.5 84 19.5 75 19.5 63 ' +
        'C19.5 55 26 49 34 47 Z',
    },
  ],
  lines: 'M39 60 C43 71.5 60 72.5 70 60',
  marks: 'M34.5 29 a3 3 0 1 1 6 0 a3 3 0 1 1 -6 0z',
};

/** The grasshopper: an upside-down queen, as in chess problems. */
export const GRASSHOPPER: PieceDrawing = upsideDown(QUEEN, 11);

/** The Berolina pawn, which moves diagonally and captures straight ahead: an upside-down pawn. */
export const BEROLINA: PieceDrawing = upsideDown(PAWN, 31);

/** Turns a drawing by 180°. `top` is the highest y of the drawing, which then touches the line of the feet. */
function upsideDown({ bodies, lines = '' }: PieceDrawing, top: number): PieceDrawing {
  const turn = (data: string) => rescalePath(data, -1, 100, top + 88);
  return {
    bodies: bodies.map((body) => ('turned' in body ? { turned: turn(body.turned) } : { path: turn(body.path) })),
    lines: turn(lines),
  };
}
