import { circlePath, putOnPawnBody, putOnStand, starPath } from './feet.ts';
import { scaledHorse } from './horses.ts';
import type { PieceDrawing } from './shape.ts';

/** A wizard's hat. The objects in this file stand for the people who use them. */
const WIZARD: PieceDrawing = {
  bodies: [
    {
      path:
        'M28 74 C34 58 38 38 44 24 C48 13 59 9 70 12.5 C74 14 77 17.5 78 ' +
        '21.5 C73 19.5 68 20 64.5 23.5 C66 42 69 60 74 74 Z',
    },
    { turned: 'M50 70 C66 68 80 71 87 78 C86 84 72 88 50 88' },
  ],
  lines: 'M31 66 C43 71 59 71 71.5 66 M64.5 23.5 C60 24 56 26 54 29',
  marks: starPath(52.5, 52, 5, 4, 9.5) + starPath(54, 36, 4, 1.6, 4.5),
};

const CHAMPION: PieceDrawing = putOnStand({
  bodies: [
    {
      turned:
        'M50 20 H68 C80 17.5 88 24 86 34 C84 43.5 76 49.5 65 50.5 L66 44.5 ' +
        'C73.5 43 79 39 80 33 C80.5 27.5 76.5 25.5 70 27 L50 30',
    },
    { turned: 'M50 17 H72 C73 36 68 50 57 57 V63 H50' },
  ],
  lines: 'M29 24.5H71 M43 63H57',
  marks: starPath(50, 38.5, 5, 4, 9),
});

const LANCE: PieceDrawing = putOnStand({
  bodies: [
    { path: 'M53 22 C63 17 70 27 84.5 22.5 L77 32 L84.5 42 C70 46 63 36 53 41 Z' },
    { path: 'M46.5 22 H53.5 V64 H46.5 Z' },
    { turned: 'M50 6 C55.5 12 57 17 55 24 H50' },
  ],
  lines: 'M53.5 31.5 C61 28.5 68 35.5 76.5 32',
});

const BARE_BOW: PieceDrawing = putOnStand({
  bodies: [
    { turned: 'M50 18 C67.5 18 83 30 88 51 L83 53.5 C76.5 37 65 27.5 50 27.5' },
    { turned: 'M50 6 L58.5 19 H53 V57 L59 62 V72 L50 65.5' },
  ],
  lines: 'M50 28V56',
});

/** Bowstring, drawn as a filled area because it crosses the bow. */
const STRING = 'M17 50.5 L50 62 L83 50.5 L84 54 L50 66 L16 54 Z';
const ARCHER: PieceDrawing = { ...BARE_BOW, bodies: [{ path: STRING }, ...BARE_BOW.bodies] };

const SWORD: PieceDrawing = putOnStand({
  bodies: [
    { turned: 'M50 60 H54 V74 H50' },
    { turned: 'M50 6 L57 16 V52 H50' },
    { turned: 'M50 50 H70 C74 51 74 58 70 59 H50' },
  ],
  lines: 'M50 14V50',
});

const SHIELD = 'M50 15 C58 20 68 21.5 78 20 C79.5 42 72 60 50 72';

const CAPTAIN: PieceDrawing = putOnStand({
  bodies: [{ turned: SHIELD }],
  lines: 'M50 22 C57 26 65 27.5 72 27 C72 43 66 56 50 65.5 C34 56 28 43 28 27 C35 27.5 43 26 50 22z',
  marks: starPath(50, 42.5, 5, 5, 12),
});

const SERGEANT: PieceDrawing = putOnPawnBody({
  bodies: [{ turned: 'M50 20 C56 24 64 25.5 72 24.5 C73 41 67 55 50 65' }],
  marks: 'M50 31 L64 39.5 L63 45.5 L50 38 L37 45.5 L36 39.5z M50 43.5 L61 50.5 L58.5 55 L50 50.5 L41.5 55 L39 50.5z',
});

/** A scout: a small horse, because the piece is as weak as a pawn. */
const SCOUT: PieceDrawing = scaledHorse(0.68, 16, 24.5);

const YURT: PieceDrawing = {
  bodies: [
    { turned: 'M50 44 H78 L80 80 C82 81 83 84 83 88 H50' },
    { turned: 'M50 21 C66 25 79 34 85.5 47 C86 51 83 52.5 79 52.5 H50' },
    { turned: 'M50 14 H56 C59 16 59 21 57 23.5 H50' },
    { path: 'M41 88 V64 C41 58.5 59 58.5 59 64 V88 Z' },
  ],
  lines: 'M50 24V46 M40 28 L30 46 M60 28 L70 46 M22 60 L35 76 M35 60 L21 76 M65 60 L79 76 M78 60 L65 76',
};

const TOWER: PieceDrawing = {
  bodies: [
    { turned: 'M50 36 H65 V44 C65 58 66 70 71 77 L73 80 C76 80.5 77.5 84 77.5 88' },
    { turned: 'M50 6 C57 19 65 30 76 39 H50' },
  ],
  lines: 'M35 46H65 M32 73H68 M28 80H72',
  marks: 'M45 65 V56 C45 51 55 51 55 56 V65z',
};

const SIEGE_TOWER: PieceDrawing = {
  bodies: [
    { turned: 'M50 17 H55.5 V9 H65 V24 L63 27 L70 72 H50' },
    { path: 'M22 69 H78 V78 H22 Z' },
    { path: `${circlePath(30, 78, 10)}${circlePath(70, 78, 10)}` },
  ],
  lines: `M37 27H63 M34.5 43H65.5 M32.5 56H67.5 M37 43L66 56 M63 43L34 56 ${circlePath(30, 78, 3)}${circlePath(70, 78, 3)}`,
  marks: 'M45.5 38 V33.5 C45.5 29.5 54.5 29.5 54.5 33.5 V38z',
};

const TEMPLE: PieceDrawing = {
  bodies: [
    { turned: 'M50 30 H64 V42 H70 V54 H76 V66 H82 V77 H88 V88' },
    { turned: 'M50 13 H61 L64 19 V32 H50' },
    { turned: 'M50 32 H57 L62 88' },
  ],
  lines:
    'M36 19H64 M42 42H58 M41 49H59 M40.5 56H59.5 M40 63H60 M39.5 70H60.5 M39 ' +
    '79H61 M36 42H30 M64 42H70 M30 54H24 M70 54H76 M24 66H18 M76 66H82',
  marks: 'M46 32 V24 H54 V32z',
};

/** The boat, as the rook of Thai chess: a hull with a roof. */
const BOAT: PieceDrawing = {
  bodies: [
    { turned: 'M50 74 H66 L71 80 C74 80.5 75.5 84 75.5 88' },
    { path: 'M30 54 C31 39 40 31 51 31 C62 31 71 39 72 54 Z' },
    { path: 'M9.5 41 C16 49 32 53 50 53 C68 53 82 48 90 37 C92.5 58 80 77 61 77 H40 C21 77 9.5 61 9.5 41 Z' },
  ],
  lines: 'M42 53 C42 45 44.5 37.5 48 31.5 M60 53 C60 45 57.5 37.5 54 31.5 M15.5 56.5 C34 64 67 64 86 54 M30 80H70',
};

const CHARIOT: PieceDrawing = {
  bodies: [
    { path: 'M68 8 H73 V52 H68 Z' },
    { path: 'M68 11 L41 15.5 L49 22 L41 29 L68 33 Z' },
    {
      path:
        'M14 31 C23 28 28.5 33 30.5 41 C32 46.5 35.5 49 41 49 H83 C87.5 49 87.5 55.5 ' +
        '83 56 L81 66 H32 L27 63 L12.5 66 C9 65.5 9 60.5 12 59.5 L22 57 ' +
        'C17 50 14.5 41 14 31 Z',
    },
    { path: 'M34 67 a21 21 0 1 1 42 0 a21 21 0 1 1 -42 0z' },
    { path: 'M50 67 a5 5 0 1 1 10 0 a5 5 0 1 1 -10 0z' },
  ],
  lines:
    'M39 67 a16 16 0 1 1 32 0 a16 16 0 1 1 -32 0z M55 62V51 M55 72V83 M50 67H39 M60 67H71 M58.5 ' +
    '63.5L66.5 55.5 M51.5 70.5L43.5 78.5 M51.5 63.5L43.5 55.5 M58.5 70.5L66.5 78.5',
};

/** A folding fan, for pieces called advisor. */
const FAN: PieceDrawing = putOnStand({
  bodies: [
    { path: 'M46 68 L9.5 39.5 C16 20 32 9 50 9 C68 9 84 20 90.5 39.5 L54 68 Z' },
    { path: circlePath(50, 65, 5) },
  ],
  lines:
    'M27 53 C31 41 40 35 50 35 C60 35 69 41 73 53 M34.5 44 L20.5 23 M43.5 36.5 L37.5 11.5 ' +
    'M56.5 36.5 L62.5 11.5 M65.5 44 L79.5 23 M50 58V35 M46 59 L36 42 M54 59 L64 42',
});

const MORTAR: PieceDrawing = {
  bodies: [
    { path: circlePath(29, 17, 9.5) },
    { path: 'M19.5 41 L51 18 L75 53 L50.5 71.5 Z' },
    { path: 'M14 40.5 L51.5 12.5 L56.5 19.5 L19 47.5 Z' },
    { path: 'M22 77 L38 58 H72 L80 77 Z' },
    { turned: 'M50 75 H82 C85 76 86 83 86 88' },
  ],
  lines: 'M34 54 L61 34 M17 80H83',
  marks: circlePath(55, 67.5, 4),
};

const SCROLL: PieceDrawing = putOnStand({
  bodies: [
    { path: 'M29 20 H71 V66 H29 Z' },
    { path: 'M23 13 H77 C82 14 82 24 77 25 H23 C18 24 18 14 23 13 Z' },
    { path: 'M23 61 H77 C82 62 82 72 77 73 H23 C18 72 18 62 23 61 Z' },
  ],
  lines: 'M36 33H64 M36 41H64 M36 49H56 M25 19H75 M25 67H75',
});

const MITRE: PieceDrawing = putOnStand({
  bodies: [{ turned: 'M50 9 C63 18 73 31 72.5 45 C72 54 70.5 60 69.5 67 H50' }],
  lines: 'M30 56.5 C42 60.5 58 60.5 70 56.5 M50 20V58 M40 35H60',
});

/** Drawings of objects such as hats, swords and boats, by image name. */
export const OBJECT_DRAWINGS: Record<string, PieceDrawing> = {
  wizard: WIZARD,
  champion: CHAMPION,
  lance: LANCE,
  archer: ARCHER,
  sword: SWORD,
  captain: CAPTAIN,
  sergeant: SERGEANT,
  scout: SCOUT,
  yurt: YURT,
  tower: TOWER,
  'siege tower': SIEGE_TOWER,
  temple: TEMPLE,
  boat: BOAT,
  chariot: CHARIOT,
  mortar: MORTAR,
  fan: FAN,
  scroll: SCROLL,
  mitre: MITRE,
};
