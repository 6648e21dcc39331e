/** Layout of a circuit: the first space is at the lower right, the others follow clockwise along the four sides. */

/** A rectangle in drawing units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Side of a circuit board, in drawing units. */
export const CIRCUIT_SIZE = 1100;
const FRAME = 14;
const CORNER = 140;
/** Number of spaces between two corners. */
const SPACES_BETWEEN = 9;
/** Length of a space along its side of the board. */
const SPACE_LENGTH = (CIRCUIT_SIZE - 2 * FRAME - 2 * CORNER) / SPACES_BETWEEN;
const SPACES_PER_SIDE = SPACES_BETWEEN + 1;

/**
 * Side of the board that a space lies on: 0 bottom, 1 left, 2 top, 3 right. A corner belongs to the side that begins
 * with it.
 */
export const sideOfSpace = (space: number): number => Math.floor(space / SPACES_PER_SIDE);

/** Whether a space is one of the four corners. */
export const isCornerSpace = (space: number): boolean => space % SPACES_PER_SIDE === 0;

const FAR = CIRCUIT_SIZE - FRAME - CORNER;

/** The rectangle that a space covers. */
export function spaceBox(space: number): Box {
  const side = sideOfSpace(space);
  const step = space % SPACES_PER_SIDE;
  if (step === 0) {
    const corners = [
      [FAR, FAR],
      [FRAME, FAR],
      [FRAME, FRAME],
      [FAR, FRAME],
    ] as const;
    const [x, y] = corners[side]!;
    return { x, y, width: CORNER, height: CORNER };
  }
  const ahead = FRAME + CORNER + (step - 1) * SPACE_LENGTH;
  const back = FAR - step * SPACE_LENGTH;
  if (side === 0) return { x: back, y: FAR, width: SPACE_LENGTH, height: CORNER };
  if (side === 1) return { x: FRAME, y: back, width: CORNER, height: SPACE_LENGTH };
  if (side === 2) return { x: ahead, y: FRAME, width: SPACE_LENGTH, height: CORNER };
  return { x: FAR, y: ahead, width: CORNER, height: SPACE_LENGTH };
}

/** The area inside the ring of spaces. */
export const INNER_AREA: Box = {
  x: FRAME + CORNER,
  y: FRAME + CORNER,
  width: SPACES_BETWEEN * SPACE_LENGTH,
  height: SPACES_BETWEEN * SPACE_LENGTH,
};

/** The midpoint of a space's inner edge, and the unit vector from that point into the board. */
export function innerEdgeOf(space: number): { x: number; y: number; dx: number; dy: number } {
  const { x, y, width, height } = spaceBox(space);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const side = sideOfSpace(space);
  if (side === 0) return { x: cx, y, dx: 0, dy: -1 };
  if (side === 1) return { x: x + width, y: cy, dx: 1, dy: 0 };
  if (side === 2) return { x: cx, y: y + height, dx: 0, dy: 1 };
  return { x, y: cy, dx: -1, dy: 0 };
}
