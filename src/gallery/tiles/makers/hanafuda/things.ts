import { type Drawing, ringPath } from '../../../layers.ts';
import { BLUE, BROWN, INK, RED, VIOLET, WHITE, YELLOW } from './palette.ts';

/** The upright strip of paper with its thread, centred, 76 units high. */
const strip = (paint: string): Drawing => [
  [INK, 'M0-38Q3-44-1-49', 1],
  [INK, 'M-8-38H8V38H-8z', 1, paint],
];
export const RED_RIBBON: Drawing = strip(RED);
export const BLUE_RIBBON: Drawing = [...strip(BLUE), [WHITE, 'M-8-31H8M-8 31H8', 2]];
/** A red strip with a line of flowing script. */
export const POETRY_RIBBON: Drawing = [
  ...strip(RED),
  [
    INK,
    'M-3-29H3M0-32C-1-27-2-24-3-22C0-26 4-26 3-23C2-21 0-20-2-20M-2-14Q3-16 3-12Q1-8-3-7M0-15V-5Q1-3 4-4M-3 2Q4-1 3 4Q1 9-3 10M-2 15H3M1 12C0 18-1 22-3 24Q1 20 4 24Q5 28 0 30',
    1.7,
  ],
];

export const SUN: Drawing = [[RED, 'M-19 0A19 19 0 1 1 19 0A19 19 0 1 1-19 0z']];
export const CRESCENT: Drawing = [['#d9641f', 'M6-16A16 16 0 1 0 15 8A13 13 0 1 1 6-16z']];
/** The red sky of the eighth month. */
export const RED_SKY: Drawing = [[RED, 'M-1-1H81V90H-1z']];

/** The striped curtain of a party under cherries, over the whole width of a card. */
export const CURTAIN: Drawing = [
  [WHITE, 'M-1 74Q20 84 40 74Q60 84 81 74V129H-1z'],
  [RED, 'M3 83V129H13V85zM24 85V129H34V82zM45 82V129H55V85zM66 85V129H76V84z'],
  [VIOLET, 'M-1 70Q20 82 40 71Q60 82 81 70V86Q60 96 40 86Q20 96-1 86z'],
  [INK, 'M-1 70Q20 82 40 71Q60 82 81 70M-1 86Q20 96 40 86Q60 96 81 86', 1.6],
];

/** Ripples at the foot of a card. */
export const WATER: Drawing = [
  [
    BLUE,
    'M0 112Q10 108 20 112Q30 116 40 112Q50 108 60 112Q70 116 80 112M0 121Q10 117 20 121Q30 125 40 121Q50 117 60 121Q70 125 80 121',
    1.6,
  ],
];
/** A bridge of planks that zigzags through a marsh. */
export const BRIDGE: Drawing = [
  [INK, 'M10 104V124M34 112V126M46 96V112M70 104V118', 3],
  [INK, 'M-2 94L44 106V114L-2 102z', 1, '#b9854a'],
  [INK, 'M36 104L36 112L82 98V90z', 1, '#d0a060'],
  [BROWN, 'M6 98L8 104M18 101L20 107M30 104L32 110M48 101L50 107M60 97.500L62 103M72 93.500L74 99', 1],
];

/** A red sake cup with a golden flower. */
export const SAKE_CUP: Drawing = [
  [INK, 'M-28-8C-25 4-13 10-8 11L-10 19H10L8 11C13 10 25 4 28-8z', 1, RED],
  [INK, 'M-28-8C-28-14 28-14 28-8C28-2-28-2-28-8z', 1, '#f0d9a0'],
  [YELLOW, 'M0 3.500h.100', 3],
  [YELLOW, 'M0-1h.100M5 2h.100M3 7h.100M-3 7h.100M-5 2h.100', 3.4],
];

/** A man in court dress under an umbrella, 60 units high. */
export const RAIN_MAN: Drawing = [
  [INK, 'M-5 0V4M-8 4H-1M6 0V4M2 4H9', 2],
  [INK, 'M-9-27C-5-31 6-31 9-26L14 0H-12z', 1, VIOLET],
  [INK, 'M7-25C15-22 18-14 19-6L10-9L4-18z', 1, '#8a68b8'],
  [WHITE, 'M-3-29L1-22L5-29z'],
  [INK, 'M-12-8H14M-2-20L-5-2', 1],
  [INK, 'M-5-34A6 6 0 1 1 7-34A6 6 0 1 1-5-34z', 1, '#fbe3c8'],
  [INK, 'M-5-36C-5-42-1-48 4-48C7-48 8-43 7-37Q1-40-5-36z'],
  [INK, 'M-2-34h.100M2.500-34h.100', 1.5],
  [BROWN, 'M-14-10V-58', 2],
  [INK, 'M-9-26C-15-24-18-20-17-16H-11L-5-21z', 1, '#8a68b8'],
  [INK, 'M-40-44C-34-60 6-60 12-44Q6-48-1-44Q-7-48-14-44Q-20-48-27-44Q-34-48-40-44z', 1, YELLOW],
  [INK, 'M-14-58V-44M-14-58Q-24-53-27-44M-14-58Q-4-53-1-44', 1],
];

/** A stream that winds through the foot of a card. */
export const STREAM: Drawing = [
  [BLUE, 'M-1 104C16 96 30 104 44 100C58 96 70 96 81 100V129H-1z'],
  [WHITE, 'M2 112Q14 106 26 111Q38 116 52 109Q66 102 78 109M-1 122Q14 116 26 121Q38 126 52 119Q66 112 80 119', 1.4],
];

/** A thunderstorm over the whole card: the drum of thunder, lightning and rain. */
export const STORM: Drawing = [
  [RED, 'M-1-1H81V129H-1z'],
  [INK, 'M-1-1H81V40C74 52 64 46 58 40C52 54 38 54 32 42C26 52 12 52 8 40C5 46 2 47-1 46z'],
  [INK, 'M-1 129V104C10 94 22 98 28 106C36 96 54 96 60 106C66 98 76 98 81 104V129z'],
  [INK, 'M46 44L28 78H42L30 112L58 68H44L56 44z', 1, YELLOW],
  [WHITE, 'M10 60L6 74M20 56L14 78M68 56L64 72M74 66L70 82M12 84L8 96M66 84L62 98', 1.6],
];
/** The drum of thunder with its three commas. */
export const DRUM: Drawing = [
  [INK, 'M-16 0A16 16 0 1 1 16 0A16 16 0 1 1-16 0z', 3, YELLOW],
  [RED, ringPath('M-4-7A4.200 4.200 0 0 1 0-11C6-11 11-6 11 1C9-3 7-4 4-4A4.200 4.200 0 0 1-4-7z', 3)],
];

/** A golden band at the foot of a card. */
export const GOLDEN_GROUND: Drawing = [[YELLOW, 'M-1 102H81V129H-1z']];
