import type { PieceFace } from './faces.ts';
import { spot } from './feet.ts';
import { type Shape, shapeOf } from './shape.ts';

/** The middle of a cell, in the box of a piece. */
const X = 50;
const Y = 49;

/** Stones on neighbouring points almost touch. */
const RADIUS = 43;

/** Far from the middle where light or shade shows. */
const GLOSS = 32;

const body = { path: spot(X, Y, RADIUS) };
const arc = (from: readonly [number, number], to: readonly [number, number]): string =>
  `M${X + from[0]} ${Y + from[1]}A${GLOSS} ${GLOSS} 0 0 1 ${X + to[0]} ${Y + to[1]}`;

/** Slate shines where light falls on it, from the upper left. */
const SLATE = shapeOf({ bodies: [body], lines: arc([-31, -8], [-8, -31]) });
/** Shell is in the shade on its other side. */
const SHELL = shapeOf({ bodies: [body], lines: arc([31, 8], [8, 31]) });

export const stoneOf = ({ color }: PieceFace): Shape => (color === 'black' ? SLATE : SHELL);
