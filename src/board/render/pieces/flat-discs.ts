import { circlePath } from './feet.ts';
import { type PieceShape, shapeOf } from './shape.ts';

/** Middle of the disc, in a box of 100 by 100. */
const X = 50;
const Y = 46.5;

const RADIUS = 38;

/** Height of the visible rim, which has the colour of the disc's other side. */
const THICKNESS = 6;

const ARC = `A${RADIUS} ${RADIUS} 0 0`;
const RIM = `M${X - RADIUS} ${Y}${ARC} 0 ${X + RADIUS} ${Y}V${Y + THICKNESS}${ARC} 1 ${X - RADIUS} ${Y + THICKNESS}Z`;

/** A two-sided disc, with the rim of its other side visible below. */
const DISC = shapeOf({
  bodies: [
    { path: `M${X - RADIUS} ${Y}V${Y + THICKNESS}${ARC} 0 ${X + RADIUS} ${Y + THICKNESS}V${Y}Z` },
    { path: circlePath(X, Y, RADIUS) },
  ],
  marks: RIM,
});

/** Shape of a two-sided disc. */
export const flatDiscShapeOf = (): PieceShape => DISC;
