import type { PieceFace } from './faces.ts';
import { circlePath } from './feet.ts';
import { type PieceShape, shapeOf } from './shape.ts';

/** Middle of the disc, in a box of 100 by 100. */
const X = 50;
const Y = 49;

const RADIUS = 35;

/** Height of the disc's side, visible below its top. */
const THICKNESS = 7;

const SIDE = `M${X - RADIUS} ${Y}V${Y + THICKNESS}A${RADIUS} ${RADIUS} 0 0 0 ${X + RADIUS} ${Y + THICKNESS}V${Y}Z`;

const CROWN = 'M32 62 L28 37 L40 48 L50 33 L60 48 L72 37 L68 62 Z M33 66 H67 V70 H33 Z';

/** A man: a disc with two grooves. */
const MAN = shapeOf({
  bodies: [{ path: SIDE }, { path: circlePath(X, Y, RADIUS) }],
  lines: circlePath(X, Y, 29) + circlePath(X, Y, 19),
});

/** A king: a disc with a crown. */
const KING = shapeOf({
  bodies: [{ path: SIDE }, { path: circlePath(X, Y, RADIUS) }],
  lines: circlePath(X, Y, 32),
  marks: CROWN,
});

/** Shape of a draughts king or man. */
export const draughtsmanOf = ({ name }: PieceFace): PieceShape => (name === 'king' ? KING : MAN);
