import type { PieceFace } from './faces.ts';
import { circlePath } from './feet.ts';
import { type PieceShape, shapeOf } from './shape.ts';

/** Middle of the stone, in a box of 100 by 100. */
const X = 50;
const Y = 49;

/** Radius of a stone, so large that stones on adjacent points almost touch. */
const RADIUS = 43;

/** Radius of the arc that shows light or shade. */
const GLOSS_RADIUS = 32;

const body = { path: circlePath(X, Y, RADIUS) };
const arc = (from: readonly [number, number], to: readonly [number, number]): string =>
  `M${X + from[0]} ${Y + from[1]}A${GLOSS_RADIUS} ${GLOSS_RADIUS} 0 0 1 ${X + to[0]} ${Y + to[1]}`;

/** A black stone: slate, lit from the upper left. */
const SLATE = shapeOf({ bodies: [body], lines: arc([-31, -8], [-8, -31]) });
/** A white stone: shell, with shade at the lower right. */
const SHELL = shapeOf({ bodies: [body], lines: arc([31, 8], [8, 31]) });

/** Shape of a black or white go stone. */
export const stoneOf = ({ color }: PieceFace): PieceShape => (color === 'black' ? SLATE : SHELL);
