import { type Outline, outlined, parsePath, turned } from '../path.ts';

/**
 * A piece as it is authored, in a box of 100 by 100 with the foot at y = 88 and the middle at x = 50. What is turned on
 * a lathe in wood is turned here too: only its right half is written.
 */
export interface Drawing {
  /** Filled and outlined, from back to front: `turned` profiles or whole `path`s. */
  bodies: readonly ({ turned: string } | { path: string })[];
  /** Fine lines on the bodies. */
  lines?: string;
  /** Filled spots on the bodies: eyes, letters. */
  marks?: string;
}

/** The same ready to be put on a board. */
export interface Shape {
  bodies: Outline[][];
  lines: Outline[];
  marks: Outline[];
}

const AXIS = 50;

export const shapeOf = ({ bodies, lines = '', marks = '' }: Drawing): Shape => ({
  bodies: bodies.map((body) => outlined('turned' in body ? [turned(body.turned, AXIS)] : parsePath(body.path))),
  lines: outlined(parsePath(lines)),
  marks: outlined(parsePath(marks)),
});
