import type { PieceDrawing } from './shape.ts';

/** Path data of the foot below heads in profile: knights, beasts, birds. */
export const FOOT_PATH = 'M27 80 Q22 81 22 88 H79 Q79 81 74 80 Z';
/** Fine line on the foot below heads in profile. */
export const FOOT_LINE = 'M29 80H72';

/** Adds a foot to the drawing of a head. The head must end at y = 80, from x = 27 to x = 74. */
export const addFoot = ({ bodies, lines = '', marks = '' }: PieceDrawing): PieceDrawing => ({
  bodies: [...bodies, { path: FOOT_PATH }],
  lines: lines + FOOT_LINE,
  marks,
});

const STAND = 'M50 60 H56 Q57 72 69 77 L71 80 Q76 81 76 88';

/** Puts the drawing of a thing on a stand. The thing must reach down to y = 62 or further. */
export const putOnStand = ({ bodies, lines = '', marks = '' }: PieceDrawing): PieceDrawing => ({
  bodies: [{ turned: STAND }, ...bodies],
  lines: `${lines}M30 80H70`,
  marks,
});

const PAWN_STAND = 'M50 53 H62 Q64 56 62 59 H57 Q58 71 66 77 L68 80 Q72 81 72 88';

/** Puts the drawing of a head on the body of a pawn. The head must reach down to y = 53. */
export const putOnPawnBody = ({ bodies, lines = '', marks = '' }: PieceDrawing): PieceDrawing => ({
  bodies: [{ turned: PAWN_STAND }, ...bodies],
  lines: `${lines}M43 59H57 M32 80H68`,
  marks,
});

/** Path data of a circle. */
export const circlePath = (x: number, y: number, r: number): string =>
  `M${x - r} ${y} a${r} ${r} 0 1 1 ${2 * r} 0 a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** Path data of a star with `points` points, the first at the top. `inner` and `outer` are the radii of its corners. */
export function starPath(x: number, y: number, points: number, inner: number, outer: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const radius = i % 2 ? inner : outer;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
