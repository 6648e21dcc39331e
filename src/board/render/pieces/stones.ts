import type { PieceFace } from './faces.ts';
import { circlePath } from './feet.ts';
import { type Shape, shapeOf } from './shape.ts';

/** The middle of a cell in the piece's box of 100 by 100. */
const X = 50;
const Y = 49;

/** Stones on adjacent points almost touch. */
const RADIUS = 43;

/** Radius of the arc of light or shade. */
const GLOSS_RADIUS = 32;

const body = { path: circlePath(X, Y, RADIUS) };
const arc = (from: readonly [number, number], to: readonly [number, number]): string =>
  `M${X + from[0]} ${Y + from[1]}A${GLOSS_RADIUS} ${GLOSS_RADIUS} 0 0 1 ${X + to[0]} ${Y + to[1]}`;

/** Black: slate with light from the upper left. */
const SLATE = shapeOf({ bodies: [body], lines: arc([-31, -8], [-8, -31]) });
/** White: shell with shade at the lower right. */
const SHELL = shapeOf({ bodies: [body], lines: arc([31, 8], [8, 31]) });

export const stoneOf = ({ color }: PieceFace): Shape => (color === 'black' ? SLATE : SHELL);
