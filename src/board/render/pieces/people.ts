import { COLLAR, COLLAR_LINES, MEDIUM_BODY, MEDIUM_LINES_PATH, STEM } from './chessmen.ts';
import { addFoot, circlePath, putOnPawnBody, putOnStand, starPath } from './feet.ts';
import type { PieceDrawing } from './shape.ts';

/** People, recognised by what they wear on their heads. */

/** A soldier: a pawn with a straw hat. */
const SOLDIER: PieceDrawing = putOnPawnBody({
  bodies: [
    { turned: 'M50 36 H61.5 C62 44 60 50 56.5 53.5 H50' },
    { turned: 'M50 21 C56 28 65 34.5 74.5 38.5 C73 42.5 60 44 50 44' },
  ],
  lines: 'M50 27V36 M40.5 33.5 L35.5 40.5 M59.5 33.5 L64.5 40.5',
});

/** A warrior: a pawn with feathers on its head. */
const WARRIOR: PieceDrawing = putOnPawnBody({
  bodies: [
    {
      turned:
        'M50 9 C55 15 56.5 21 55.5 28 C58 22 62.5 18 69 16.5 C70.5 24 68 30.5 ' +
        '63.5 34.5 C68 33 72.5 33.5 76.5 36 C74.5 42 68 45 61 44.5 H50',
    },
    { turned: 'M50 32 C57.5 32 62 37 62 43 C62 47.5 60 51 56.5 53.5 H50' },
  ],
  lines: 'M50 17V28 M63.5 23.5 L57.5 32 M36.5 23.5 L42.5 32 M38.8 40 C46 37.5 54 37.5 61.2 40',
});

/** A hoplite: a pawn with a Greek helmet. */
const HOPLITE: PieceDrawing = putOnPawnBody({
  bodies: [
    { path: 'M36 29 C40 15 62 10 73 25 C79.5 34 79 47 76.5 57 L68 53.5 C70 38 62 27 47 30.5 Z' },
    {
      path:
        'M33.5 48 C32 34 41 25.5 51.5 26.5 C63 27.5 69.5 37 68.5 50 ' +
        'L70 62 H55 L52.5 54 H46.5 L45 64.5 L37 60 L38 53 Z',
    },
  ],
  lines: 'M42 20 L45 27 M52.5 16.5 L53 23.5 M63.5 19 L60.5 26 M71.5 27 L65.5 32 M76 38 L69 40',
  marks: 'M37.5 43.5 C41.5 40 48 40.5 52.5 44.5 C48 48.5 42 48.5 37.5 43.5z',
});

/** A general: a Greek helmet seen from the front, with a crest from ear to ear. */
const GENERAL: PieceDrawing = putOnStand({
  bodies: [
    { turned: 'M50 7 C67 7 81 18 83 35 L71.5 41 C69.5 31 61 24 50 24' },
    { turned: 'M50 20 C63.5 20 71 30 71 42.5 C71 53.5 68.5 61.5 63 68.5 H50' },
  ],
  lines: 'M50 11V18 M38 12.5 L40.5 19.5 M62 12.5 L59.5 19.5 M26.5 19.5 L31 26 M73.5 19.5 L69 26',
  marks:
    'M34.5 42 C40 39 45.5 40.5 48 45.5 H52 C54.5 40.5 60 39 65.5 42 C64 47.5 ' +
    '59 50.5 54 49.5 V68.5 H46 V49.5 C41 50.5 36 47.5 34.5 42z',
});

/** A khan: a head with a fur-brimmed hat. */
const KHAN: PieceDrawing = addFoot({
  bodies: [
    { turned: 'M50 48 H64 C65 60 62 66 62 68 C67 71 72 75 74 80' },
    { turned: 'M50 6 C51.5 6 53 8 53 11 V17 C63 20 70 28 72 38 H50' },
    { turned: 'M50 37 H75 C83 38.5 83 51.5 75 53 H50' },
  ],
  lines:
    'M50 22V37 M38 26 C36.5 29.5 35.5 33 35 37 M62 26 C63.5 29.5 64.5 33 65 37 ' +
    'M30 44V48 M38 42.5V47 M46 44V48 M54 42.5V47 M62 44V48 M70 42.5V47',
  marks: `${circlePath(43, 58.5, 2.1)}${circlePath(57, 58.5, 2.1)}M50 64 C46 63 41.5 65 39.5 70.5 C44 68.5 47 68 50 68 C53 68 56 68.5 60.5 70.5 C58.5 65 54 63 50 64z`,
});

/** A cardinal: a wide-brimmed hat with tassels. */
const CARDINAL: PieceDrawing = {
  bodies: [
    { turned: `M50 36 H61 C62.5 42 62 48 60 52 H65 C66.5 53.5 66.5 56.5 65 58 H59.5 ${MEDIUM_BODY}` },
    { turned: 'M50 14 C60 14 64 19 64.5 26.5 C74 27 83 29.5 88.5 33.5 C81 38.5 65 40 50 40' },
    { path: 'M16.5 38 L22.5 38 L25 56 H14 Z M77.5 38 L83.5 38 L86 56 H75 Z' },
  ],
  lines: `M35.5 26.5 C44 29 56 29 64.5 26.5 M15.5 46H23.5 M76.5 46H84.5 ${MEDIUM_LINES_PATH}`,
};

/** A coronet: a small crown without a head. */
const CORONET: PieceDrawing = putOnStand({
  bodies: [
    {
      turned:
        'M50 17 C54 21 55.5 25 53.5 29 C57 33 59 37 59.5 42 C62 36 66 32 70 30.5 C68.5 25.5 ' +
        '71 21 75.5 18 C80.5 22 81.5 27 78.5 31.5 C79.5 41 76 50 71.5 56 H50',
    },
    { turned: 'M50 54 H71 C74 57 74 64 71 67 H50' },
  ],
  marks: `${circlePath(36, 60.5, 2.4)}${starPath(50, 60.5, 4, 2.4, 4)}${circlePath(64, 60.5, 2.4)}`,
});

/** A divine lord: a head with a halo of rays. */
const DIVINE_LORD: PieceDrawing = {
  bodies: [
    { turned: `M50 40 L61 50 ${COLLAR} ${STEM}` },
    { path: starPath(50, 31, 12, 18, 25) },
    { path: circlePath(50, 31, 14.5) },
  ],
  lines: `M44 37C47 40 53 40 56 37 ${COLLAR_LINES} M29 80H71`,
  marks: `${circlePath(45, 29, 2.2)}${circlePath(55, 29, 2.2)}`,
};

/** A shaman: a mask with feathers above. */
const SHAMAN: PieceDrawing = putOnStand({
  bodies: [
    {
      turned:
        'M50 6 C55 13 56.5 20 55 28 C58.5 20 63.5 14 71 11 C73 20 70.5 27 66 32 ' +
        'C71.5 29 77 28.5 82.5 30.5 C80.5 38 74.5 42.5 66 43.5 H50',
    },
    { turned: 'M50 32 H66 C70 33 71 37 70 41 C69.5 55 63 66 50 72' },
  ],
  lines: 'M50 14V25 M64.5 20 L59.5 28 M35.5 20 L40.5 28 M31 38.5H69 M50 46V55',
  marks:
    'M36 44.5 H46 C45.5 49.5 38.5 50.5 36 44.5z M64 44.5 H54 C54.5 49.5 ' +
    '61.5 50.5 64 44.5z M42 59 H58 C56 64.5 44 64.5 42 59z',
});

const MONK: PieceDrawing = addFoot({
  bodies: [
    { turned: 'M50 14 C62.5 18 70 29 69 43 C68.5 50 66 55 63.5 58 C69 65 73 72 74 80' },
    { turned: 'M50 29 C57.5 30 61 36.5 61 43.5 C61 51 56.5 56.5 50 56.5' },
  ],
  lines: 'M36.5 58 C44 65 56 65 63.5 58 M50 63.5V80',
  marks: `${circlePath(45.5, 43, 2.1)}${circlePath(54.5, 43, 2.1)}`,
});

const NINJA: PieceDrawing = addFoot({
  bodies: [
    { path: 'M66 40 L83 29 L80.5 39.5 L87 46.5 L74 49.5 L66 48 Z' },
    { turned: 'M50 16 C64 16 72 26 72 40 C72 51 67 59 62 63 C68 68 73 74 74 80' },
    { path: 'M30 38 C42 34 58 34 70 38 C71 43 69.5 48 67 50.5 C57 54 43 54 33 50.5 C30.5 48 29 43 30 38 Z' },
  ],
  lines: 'M28.5 34 C41 29.5 59 29.5 71.5 34 M38 63 C45 67.5 55 67.5 62 63 M50 68 L42 80 M50 68 L58 80',
  marks: 'M36 42 L46.5 44.5 C45 48.5 39 48.5 36 42z M64 42 L53.5 44.5 C55 48.5 61 48.5 64 42z',
});

/** The helmet of a samurai leader, with a crescent. */
const KABUTO: PieceDrawing = addFoot({
  bodies: [
    { turned: 'M50 50 H60 C62 58 60 64 59 66 C66 69 72 74 74 80' },
    { turned: 'M50 30 C59 30 66 24 69.5 7 C79 21 74.5 38.5 60 44 H50' },
    {
      turned:
        'M50 24 C61 24 67.5 31 68.5 41 C75 46 81.5 53 86 61.5 C79 65 71 65 64 62.5 C62.5 57 60.5 52.5 58 50.5 H50',
    },
  ],
  lines: 'M31.5 41 C43 38 57 38 68.5 41 M50 24V38 M62 51 C69 52 75.5 55 80.5 59 M38 51 C31 52 24.5 55 19.5 59',
  marks: `${circlePath(44.5, 57, 2)}${circlePath(55.5, 57, 2)}`,
});

/** Drawings of people, by image name. */
export const PEOPLE_DRAWINGS: Record<string, PieceDrawing> = {
  soldier: SOLDIER,
  warrior: WARRIOR,
  hoplite: HOPLITE,
  general: GENERAL,
  khan: KHAN,
  cardinal: CARDINAL,
  coronet: CORONET,
  'divine lord': DIVINE_LORD,
  shaman: SHAMAN,
  monk: MONK,
  ninja: NINJA,
  kabuto: KABUTO,
};
