import { markHexSide } from '../costs.ts';
import { type HexGrid, NO_HEX } from '../grid.ts';

/** How rain water flows over the land to the sea. */
export interface Drainage {
  /** For each hex, the neighbour that its water flows into; NO_HEX for the sea. */
  readonly into: Int32Array;
  /** Height of each hex after filling hollows up to their outlet. It falls with every step towards the sea. */
  readonly height: Float64Array;
  /** For each hex, the number of hexes whose water flows through it, itself included. */
  readonly flow: Float64Array;
}

/** Difference in height between a filled hex and the hex into which it overflows. */
const OVERFLOW_STEP = 1e-7;

/**
 * Computes the drainage by the priority-flood algorithm: floods the land from the sea, always continuing at the lowest
 * hex reached so far. Undefined if the sea cannot be reached from some land.
 */
export function computeDrainage(
  grid: HexGrid,
  ground: Float64Array,
  isSea: (hex: number) => boolean,
): Drainage | undefined {
  const into = new Int32Array(grid.size).fill(NO_HEX);
  const height = Float64Array.from(ground);
  const reached = new Uint8Array(grid.size);
  const queue = new Heap(height);
  for (let hex = 0; hex < grid.size; hex++) {
    if (!isSea(hex)) continue;
    reached[hex] = 1;
    queue.push(hex);
  }
  const order: number[] = [];
  for (let hex = queue.pop(); hex !== NO_HEX; hex = queue.pop()) {
    order.push(hex);
    for (const next of grid.neighboursOf(hex)) {
      if (reached[next]) continue;
      reached[next] = 1;
      into[next] = hex;
      height[next] = Math.max(height[next]!, height[hex]! + OVERFLOW_STEP);
      queue.push(next);
    }
  }
  if (order.length < grid.size) return undefined;
  const flow = new Float64Array(grid.size).fill(1);
  for (const hex of order.reverse()) if (into[hex] !== NO_HEX) flow[into[hex]!]! += flow[hex]!;
  return { into, height, flow };
}

/**
 * Minimum number of hexes whose water must meet for a river to begin. Large maps need more: one in HEXES_PER_FLOW of
 * all hexes, up to 14.
 */
const MIN_FLOW = 4;
const HEXES_PER_FLOW = 60;

/**
 * Returns a mask of the sides that rivers flow through on their way to the sea. Every river has at least two hexes.
 * Undefined if there is no river.
 */
export function traceRivers(
  grid: HexGrid,
  { into, flow }: Drainage,
  isSea: (hex: number) => boolean,
): Uint8Array | undefined {
  const minFlow = Math.max(MIN_FLOW, Math.min(14, grid.size / HEXES_PER_FLOW));
  const isRiver = (hex: number) => !isSea(hex) && flow[hex]! >= minFlow;
  const sides = new Uint8Array(grid.size);
  let isWet = false;
  for (let hex = 0; hex < grid.size; hex++) {
    if (!isRiver(hex)) continue;
    const isFed = grid.neighboursOf(hex).some((other) => into[other] === hex && isRiver(other));
    if (isSea(into[hex]!) && !isFed) continue;
    markHexSide({ grid }, sides, hex, grid.directionTo(hex, into[hex]!));
    isWet = true;
  }
  return isWet ? sides : undefined;
}

/** Priority queue of hexes by height, the lowest first; ties go to the smaller number. */
class Heap {
  readonly #height: Float64Array;
  readonly #hexes: number[] = [];

  constructor(height: Float64Array) {
    this.#height = height;
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#height[one]!, this.#height[other]!];
    return a < b || (a === b && one < other);
  }

  push(hex: number): void {
    const hexes = this.#hexes;
    let at = hexes.push(hex) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#isBefore(hex, hexes[above]!)) break;
      hexes[at] = hexes[above]!;
      at = above;
    }
    hexes[at] = hex;
  }

  pop(): number {
    const hexes = this.#hexes;
    const first = hexes[0] ?? NO_HEX;
    const last = hexes.pop();
    if (last === undefined || hexes.length === 0) return first;
    let at = 0;
    for (let below = 1; below < hexes.length; below = 2 * at + 1) {
      if (below + 1 < hexes.length && this.#isBefore(hexes[below + 1]!, hexes[below]!)) below++;
      if (!this.#isBefore(hexes[below]!, last)) break;
      hexes[at] = hexes[below]!;
      at = below;
    }
    hexes[at] = last;
    return first;
  }
}
