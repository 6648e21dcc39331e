import { distanceFromOrigin, hexesInSpiral, hexesOnLine } from './coordinates.ts';
import { type HexGrid, NO_HEX } from './grid.ts';

/** Height of terrain that blocks every line of sight. */
export const BLOCKS_ALL_SIGHT = 0x7fff;

/** Heights of the ground and of what stands on it, in the same unit. */
export interface SightHeights {
  /** Height of the ground of each hex. Lines of sight run from ground to ground. */
  readonly ground: Int16Array;
  /**
   * Height up to which each hex blocks the view: the height of the ground on open hexes, BLOCKS_ALL_SIGHT if the view
   * is blocked at any height.
   */
  readonly top: Int16Array;
}

/** The hexes that can and cannot be seen from one hex. */
export interface FieldOfView {
  /** The visible hexes: the origin first, then by distance. */
  readonly visible: number[];
  /** The hexes in range that cannot be seen, each with the first hex that blocks the view from the origin. */
  readonly hidden: { readonly hex: number; readonly by: number }[];
}

/** Largest range for which shadow masks are precomputed. For longer ranges they would take megabytes. */
const MAX_SHADOW_RANGE = 16;

/**
 * Computes fields of view. Two hexes see each other if one of the two straight lines between their centres is clear.
 * The two lines differ only where they run along a border, each keeping to one side of it. Lines are the same in both
 * directions, so sight is symmetric. Only the hexes between the ends can block: a wall can be seen, and a hex in a wall
 * has a view.
 */
export class SightFinder {
  readonly #grid: HexGrid;
  readonly #rays: Rays;
  readonly #shadows: Shadows | undefined;
  readonly #stride: number;
  readonly #margin: number;
  /**
   * Hex at each cell of a box that is larger than the grid by the range on all sides, so that no line leaves it. All
   * arrays below are by cell of this box.
   */
  readonly #hexByCell: Int32Array;
  readonly #ground: Int16Array;
  readonly #top: Int16Array;
  /** Whether the ground is level everywhere: then a hex either blocks the view completely or not at all. */
  readonly #isFlat: boolean;
  readonly #isBlocking: Uint8Array;

  constructor(grid: HexGrid, { ground, top }: SightHeights, range: number) {
    // No two hexes are farther apart than this, so that lines beyond it would only take time.
    const reach = Math.min(range, grid.columns + grid.rows - 2);
    this.#grid = grid;
    this.#margin = reach;
    this.#stride = grid.columns + 2 * reach;
    this.#rays = raysOf(reach, this.#stride);
    this.#shadows = reach <= MAX_SHADOW_RANGE ? shadowsOf(this.#rays) : undefined;
    const places = this.#stride * (grid.rows + 2 * reach);
    this.#hexByCell = new Int32Array(places).fill(NO_HEX);
    this.#ground = new Int16Array(places);
    this.#top = new Int16Array(places).fill(-BLOCKS_ALL_SIGHT);
    this.#isBlocking = new Uint8Array(places);
    for (let hex = 0; hex < grid.size; hex++) {
      const place = this.#cellOf(hex);
      this.#hexByCell[place] = hex;
      this.#ground[place] = ground[hex]!;
      this.#top[place] = top[hex]!;
      this.#isBlocking[place] = top[hex]! > ground[hex]! ? 1 : 0;
    }
    this.#isFlat = ground.every((height) => height === ground[0]);
  }

  /**
   * Writes the numbers of the visible hexes into `seen`, the origin first, and returns their count. `seen` must have
   * room for all hexes in range.
   */
  compute(origin: number, seen: Int32Array): number {
    return this.#shadows && this.#isFlat
      ? this.#computeWithShadows(origin, seen, this.#shadows)
      : this.#computeByTracing(origin, seen);
  }

  /** On level ground: combines the precomputed shadows of all walls in range. */
  #computeWithShadows(origin: number, seen: Int32Array, { words, masks, hidden }: Shadows): number {
    const { targets } = this.#rays;
    const isBlocking = this.#isBlocking;
    const hexes = this.#hexByCell;
    const at = this.#cellOf(origin);
    hidden.fill(0);
    for (let target = 1; target < targets.length; target++) {
      if (isBlocking[at + targets[target]!] === 0) continue;
      for (let word = 0, mask = target * 2 * words; word < 2 * words; word++, mask++) hidden[word]! |= masks[mask]!;
    }
    let count = 0;
    for (let target = 0; target < targets.length; target++) {
      const hex = hexes[at + targets[target]!]!;
      const word = target >>> 5;
      if (hex !== NO_HEX && (hidden[word]! & hidden[words + word]! & (1 << (target & 31))) === 0) seen[count++] = hex;
    }
    return count;
  }

  /** On uneven ground or for long ranges: follows both lines to each target. */
  #computeByTracing(origin: number, seen: Int32Array): number {
    const { targets, starts, steps } = this.#rays;
    const at = this.#cellOf(origin);
    let count = 0;
    for (let target = 0; target < targets.length; target++) {
      const hex = this.#hexByCell[at + targets[target]!]!;
      if (hex === NO_HEX) continue;
      const [first, second] = [2 * target, 2 * target + 1];
      const isSeen =
        this.#blocker(at, target, starts[first]!, starts[second]!, steps) === NO_HEX ||
        (starts[second + 1]! > starts[second]! &&
          this.#blocker(at, target, starts[second]!, starts[second + 1]!, steps) === NO_HEX);
      if (isSeen) seen[count++] = hex;
    }
    return count;
  }

  /** Finds the visible hexes and, for each hidden one, the hex that blocks the view. */
  view(origin: number): FieldOfView {
    const { targets, starts, steps } = this.#rays;
    const at = this.#cellOf(origin);
    const view: FieldOfView = { visible: [], hidden: [] };
    for (let target = 0; target < targets.length; target++) {
      const hex = this.#hexByCell[at + targets[target]!]!;
      if (hex === NO_HEX) continue;
      const [first, second, end] = [starts[2 * target]!, starts[2 * target + 1]!, starts[2 * target + 2]!];
      const by = this.#blocker(at, target, first, second, steps);
      const isSeen = by === NO_HEX || (end > second && this.#blocker(at, target, second, end, steps) === NO_HEX);
      if (isSeen) view.visible.push(hex);
      else view.hidden.push({ hex, by: this.#hexByCell[by]! });
    }
    return view;
  }

  /** Returns the first cell that blocks a line; NO_HEX if the line is clear. */
  #blocker(at: number, target: number, from: number, to: number, steps: Int32Array): number {
    if (!this.#isFlat) return this.#blockerOnSlopes(at, target, from, to, steps);
    const isBlocking = this.#isBlocking;
    for (let step = from; step < to; step++) if (isBlocking[at + steps[step]!]) return at + steps[step]!;
    return NO_HEX;
  }

  /**
   * Returns the first cell that blocks a line on uneven ground; NO_HEX if the line is clear. The line of sight runs
   * evenly from ground to ground, and anything that rises above it blocks it.
   */
  #blockerOnSlopes(at: number, target: number, from: number, to: number, steps: Int32Array): number {
    const [low, rise] = [this.#ground[at]!, this.#ground[at + this.#rays.targets[target]!]! - this.#ground[at]!];
    const length = this.#rays.lengths[target]!;
    for (let step = from; step < to; step++) {
      const place = at + steps[step]!;
      if ((this.#top[place]! - low) * length > rise * (step - from + 1)) return place;
    }
    return NO_HEX;
  }

  #cellOf(hex: number): number {
    const { q, r, minQ, minR } = this.#grid;
    return (r[hex]! - minR + this.#margin) * this.#stride + q[hex]! - minQ + this.#margin;
  }
}

/**
 * The lines from a hex to all hexes in range. Hexes are given as offsets in the array of all cells of the bounding box.
 */
interface Rays {
  readonly targets: Int32Array;
  /** Number of steps to each target hex. */
  readonly lengths: Int32Array;
  /**
   * Index in `steps` where the lines to target t begin: the first line at `2 * t`, the second at `2 * t + 1`. The
   * second line is empty if both are the same.
   */
  readonly starts: Int32Array;
  /** The cells of all lines, without the ends of each line. */
  readonly steps: Int32Array;
}

function raysOf(range: number, stride: number): Rays {
  const origin = { q: 0, r: 0 };
  const hexes = hexesInSpiral(origin, range);
  const starts = new Int32Array(2 * hexes.length + 1);
  const steps: number[] = [];
  for (const [target, to] of hexes.entries()) {
    const [one, other] = ([1, -1] as const).map((side) =>
      hexesOnLine(origin, to, side)
        .slice(1, -1)
        .map(({ q, r }) => r * stride + q),
    );
    starts[2 * target] = steps.length;
    steps.push(...one!);
    starts[2 * target + 1] = steps.length;
    if (one!.some((place, i) => place !== other![i])) steps.push(...other!);
    starts[2 * target + 2] = steps.length;
  }
  return {
    targets: Int32Array.from(hexes, ({ q, r }) => r * stride + q),
    lengths: Int32Array.from(hexes, ({ q, r }) => distanceFromOrigin(q, r)),
    starts,
    steps: Int32Array.from(steps),
  };
}

/**
 * For each hex in range, the targets that it hides if it blocks the view: one bit per target. Two lines of sight lead
 * to each target, one on each side of a border: the first `words` words hold the bits of the first line, the next
 * those of the second.
 */
interface Shadows {
  readonly words: number;
  /** The masks of hidden targets, by hex in range. Hexes are numbered like the targets. */
  readonly masks: Int32Array;
  /** Buffer for the combined shadows of all hexes that block the view. */
  readonly hidden: Int32Array;
}

function shadowsOf({ targets, starts, steps }: Rays): Shadows {
  const words = Math.ceil(targets.length / 32);
  const masks = new Int32Array(targets.length * 2 * words);
  const targetByCell = new Map(Array.from(targets, (place, target) => [place, target]));
  const hide = (from: number, to: number, target: number, word: number) => {
    for (let step = from; step < to; step++) {
      masks[targetByCell.get(steps[step]!)! * 2 * words + word + (target >>> 5)]! |= 1 << (target & 31);
    }
  };
  for (let target = 0; target < targets.length; target++) {
    const [first, second, end] = [starts[2 * target]!, starts[2 * target + 1]!, starts[2 * target + 2]!];
    hide(first, second, target, 0);
    // If both lines are the same, so are their shadows.
    if (end > second) hide(second, end, target, words);
    else hide(first, second, target, words);
  }
  return { words, masks, hidden: new Int32Array(2 * words) };
}
