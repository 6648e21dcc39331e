import { addFoot, circlePath } from './feet.ts';
import type { PieceDrawing } from './shape.ts';

/** Right half of a head above shoulders that end at the foot. `y` is the height at which a hat covers the brow. */
const bust = (y: number): string => `M50 ${y} H62 C63.5 52 61.5 58 57 61 C66 63.5 72.5 70 74 80`;

const FACE = `${circlePath(44.5, 50, 2.1)}${circlePath(55.5, 50, 2.1)}`;
const MOUTH = 'M46 56.5 C48.5 58.5 51.5 58.5 54 56.5';

/** The king of sittuyin: a head with the tiered, pointed crown of Burma and its flaps at the ears. */
const MIN_GYI: PieceDrawing = addFoot({
  bodies: [
    { turned: bust(40) },
    { turned: 'M50 41 H63 L73 33 C73 43 69 50 62 53 L60 44 H50' },
    {
      turned: 'M50 6 C51.5 10 52.5 13 52.5 17 H56 L58 24 H61 L62.5 32 H66 L67 43 C58 40.5 54 40.5 50 40.5',
    },
  ],
  lines: `M44 17H56 M42 24H58 M37.5 32H62.5 ${MOUTH} M39 64 C44 71 56 71 61 64 M50 69V80`,
  marks: FACE,
});

/** The general of sittuyin: a head in a helmet with a knob and a broad brim. */
const SIT_KE: PieceDrawing = addFoot({
  bodies: [
    { turned: bust(42) },
    { turned: 'M50 13 C54 13 56 15.5 56 18 C56 20 55 21.5 53.5 22.5 C62 25 67 32 68 40 H50' },
    { turned: 'M50 37 H70 C76 38.5 76 45 70 46 H50' },
  ],
  lines: `M46.5 22.5H53.5 M50 24V37 ${MOUTH} M40 64 L50 72 L60 64 M50 72V80`,
  marks: FACE,
});

/** The chariot of sittuyin, in the shape of a house: walls with a door under a roof of three tiers. */
const YAHHTA: PieceDrawing = addFoot({
  bodies: [{ turned: 'M50 56 H66 V80' }, { turned: 'M50 13 L53 24 H57 L63 35 H66 L83 52 C82 55 79 57 75 57 H50' }],
  lines: 'M43 24H57 M37 35H63 M34 46 C44 49 56 49 66 46',
  marks: 'M44 80 V69 C44 63 56 63 56 69 V80 Z',
});

/** The foot soldier of sittuyin: a head with a knotted cloth, smaller than the officers. */
const NE: PieceDrawing = {
  bodies: [
    { turned: 'M50 52 H58.5 C59.5 60 58 64 55 67 C63 69 68 73 70 79 C72 81 73 84 73 88' },
    { path: 'M62 44 C63 38 69 35 73.5 36.5 C74.5 42 71 47.5 64 49 Z' },
    { path: 'M39 54 C36 44 40 36.5 50 36.5 C60 36.5 66 43 63.5 51.5 C55 49 46 50 39 54 Z' },
  ],
  lines: 'M39.5 46 C47 42 56 41.5 63.5 45 M41.5 70 L50 76 L58.5 70 M30 80H70',
  marks: `${circlePath(46.5, 57, 1.9)}${circlePath(54, 57, 1.9)}`,
};

/** Drawings of sittuyin pieces, by image name. Its elephants and horses are those of other games. */
export const SITTUYIN_DRAWINGS: Record<string, PieceDrawing> = {
  'min-gyi': MIN_GYI,
  'sit-ke': SIT_KE,
  yahhta: YAHHTA,
  ne: NE,
};
