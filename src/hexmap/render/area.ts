import type { Point } from './layout.ts';

/** A rectangle, in drawing units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** What a mark covers, edges included. */
export type Area = Box | Disc;

/** Returns the box of a width and height around a point. */
export const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const isDisc = (area: Area): area is Disc => 'r' in area;

/** Returns the smallest box around an area. */
export const boxOf = (area: Area): Box => (isDisc(area) ? boxAround(area.x, area.y, 2 * area.r, 2 * area.r) : area);

/** Returns the smallest box around several areas. */
export function boxAroundAll(areas: readonly Area[]): Box {
  const boxes = areas.map(boxOf);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Returns a box moved by an offset. */
export const moveBox = ({ left, top, right, bottom }: Box, dx: number, dy: number): Box => ({
  left: left + dx,
  top: top + dy,
  right: right + dx,
  bottom: bottom + dy,
});

/** Whether two areas overlap. Areas that only touch do not. */
export function overlaps(one: Area, other: Area): boolean {
  if (isDisc(one)) return isDisc(other) ? distance(one, other) < one.r + other.r : reaches(one, other);
  if (isDisc(other)) return reaches(other, one);
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

const distance = (one: Disc, other: Disc): number => Math.hypot(one.x - other.x, one.y - other.y);

function reaches({ x, y, r }: Disc, { left, top, right, bottom }: Box): boolean {
  const [dx, dy] = [x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom))];
  return Math.hypot(dx, dy) < r;
}

/** Distance between the discs that cover a line, in drawing units. */
const STEP = 7;

/** Covers a smooth line with discs. The line is that of `linePath` in `routes.ts`. */
export function coverLine(curves: readonly (readonly [Point, Point, Point])[], halfWidth: number): Disc[] {
  return curves.flatMap(([[x0, y0], [x1, y1], [x2, y2]]) => {
    const steps = Math.max(1, Math.ceil((Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1)) / STEP));
    return Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      return { x: a * x0 + b * x1 + c * x2, y: a * y0 + b * y1 + c * y2, r: halfWidth };
    });
  });
}

/** Size of the squares by which areas are looked up. */
const CELL = 100;

/** A drawing with the areas taken so far. */
export class Space {
  readonly #areas = new Map<number, Area[]>();

  add(...areas: readonly Area[]): void {
    for (const area of areas) {
      for (const cell of cellsOf(area)) {
        const known = this.#areas.get(cell);
        if (known) known.push(area);
        else this.#areas.set(cell, [area]);
      }
    }
  }

  /** Whether none of the areas taken overlaps this one. */
  isFree(area: Area): boolean {
    return cellsOf(area).every((cell) => !this.#areas.get(cell)?.some((other) => overlaps(area, other)));
  }
}

function cellsOf(area: Area): number[] {
  const { left, top, right, bottom } = boxOf(area);
  const cells: number[] = [];
  for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row++) {
    for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column++) {
      cells.push(row * 4096 + column);
    }
  }
  return cells;
}
