import { groupBy } from '../lib/group-by.ts';
import { HEX_SIDE_COUNT } from './coordinates.ts';
import { type HexGrid, NO_HEX } from './grid.ts';

/** Cost of a step that is not possible. */
export const IMPASSABLE = 0xffff;
const UNSEEN = 0x7fffffff;

/** A one-way connection between hexes that need not be adjacent: a wormhole. */
export interface HexLink {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** A path with its total cost. */
export interface Path {
  /** The hexes of the path, from the start to the goal, both included. */
  readonly hexes: readonly number[];
  readonly cost: number;
}

/** The path that a search found, and the number of hexes that it examined. */
export interface PathSearchResult {
  readonly path: Path | undefined;
  readonly expanded: number;
}

/**
 * Finds the cheapest paths on a grid. `costs[6 * hex + direction]` is the cost of a step: a whole number below 65535,
 * or IMPASSABLE. Rivers, roads, walls and slopes are all expressed by these costs, so a path back may cost more. Hexes
 * still to be examined wait in a circular bucket queue by estimated total cost. Of equal ones the last one added comes
 * first, so results are deterministic.
 */
export class Pathfinder {
  readonly #grid: HexGrid;
  readonly #costs: Uint16Array;
  readonly #links: ReadonlyMap<number, readonly HexLink[]>;
  /**
   * The cheapest step: any path costs at least this times the distance. 0 with links, which can be shorter than the
   * distance.
   */
  readonly #minStepCost: number;
  readonly #cost: Int32Array;
  readonly #cameFrom: Int32Array;
  readonly #done: Uint8Array;
  readonly #bucketHeads: Int32Array;
  #nextEntries = new Int32Array(1024);
  #entryHexes = new Int32Array(1024);
  #entryCount = 0;
  #openCount = 0;

  constructor(grid: HexGrid, costs: Uint16Array, links: readonly HexLink[] = []) {
    this.#grid = grid;
    this.#costs = costs;
    this.#links = groupBy(links, ({ from }) => from);
    let [minCost, maxCost] = [IMPASSABLE, 0];
    for (const cost of costs) {
      if (cost === IMPASSABLE) continue;
      if (cost < minCost) minCost = cost;
      if (cost > maxCost) maxCost = cost;
    }
    for (const { cost } of links) maxCost = Math.max(maxCost, cost);
    this.#minStepCost = links.length > 0 || minCost === IMPASSABLE ? 0 : minCost;
    this.#cost = new Int32Array(grid.size);
    this.#cameFrom = new Int32Array(grid.size);
    this.#done = new Uint8Array(grid.size);
    this.#bucketHeads = new Int32Array(2 ** Math.ceil(Math.log2(maxCost + this.#minStepCost + 2)));
  }

  /** Finds the cheapest path between two hexes with the A* algorithm, using the distance to the goal as heuristic. */
  find(start: number, goal: number): PathSearchResult {
    const expanded = this.#run([start], goal);
    return { path: this.#done[goal] ? { hexes: this.#trace(goal), cost: this.#cost[goal]! } : undefined, expanded };
  }

  /**
   * Returns the cost of the cheapest path to each hex from the nearest start, by Dijkstra's algorithm; -1 for
   * unreachable hexes.
   */
  costsFrom(starts: readonly number[]): Int32Array {
    this.#run(starts, NO_HEX);
    return this.#cost.map((cost, hex) => (this.#done[hex] ? cost : NO_HEX));
  }

  #run(starts: readonly number[], goal: number): number {
    this.#cost.fill(UNSEEN);
    this.#done.fill(0);
    this.#bucketHeads.fill(NO_HEX);
    this.#entryCount = 0;
    this.#openCount = 0;
    for (const start of starts) {
      this.#cost[start] = 0;
      this.#cameFrom[start] = NO_HEX;
      this.#push(start, this.#estimate(start, goal));
    }
    const mask = this.#bucketHeads.length - 1;
    let expanded = 0;
    for (let at = goal === NO_HEX ? 0 : this.#estimate(starts[0]!, goal); this.#openCount > 0; at++) {
      const bucket = at & mask;
      // Steps may add to the bucket that is being emptied.
      for (let entry = this.#bucketHeads[bucket]!; entry !== NO_HEX; entry = this.#bucketHeads[bucket]!) {
        this.#bucketHeads[bucket] = this.#nextEntries[entry]!;
        this.#openCount--;
        const hex = this.#entryHexes[entry]!;
        if (this.#done[hex]) continue;
        this.#done[hex] = 1;
        expanded++;
        if (hex === goal) return expanded;
        this.#expand(hex, goal);
      }
    }
    return expanded;
  }

  #expand(hex: number, goal: number): void {
    const neighbors = this.#grid.neighbors;
    const costs = this.#costs;
    const costSoFar = this.#cost[hex]!;
    for (let edge = hex * HEX_SIDE_COUNT, end = edge + HEX_SIDE_COUNT; edge < end; edge++) {
      const step = costs[edge]!;
      if (step !== IMPASSABLE && neighbors[edge] !== NO_HEX) this.#reach(neighbors[edge]!, hex, costSoFar + step, goal);
    }
    if (this.#links.size === 0) return;
    for (const { to, cost } of this.#links.get(hex) ?? []) this.#reach(to, hex, costSoFar + cost, goal);
  }

  #reach(hex: number, from: number, cost: number, goal: number): void {
    if (cost >= this.#cost[hex]!) return;
    this.#cost[hex] = cost;
    this.#cameFrom[hex] = from;
    this.#push(hex, cost + this.#estimate(hex, goal));
  }

  #estimate(hex: number, goal: number): number {
    return goal === NO_HEX || this.#minStepCost === 0 ? 0 : this.#minStepCost * this.#grid.distance(hex, goal);
  }

  #push(hex: number, priority: number): void {
    const entry = this.#entryCount++;
    if (entry === this.#nextEntries.length) {
      this.#nextEntries = doubled(this.#nextEntries);
      this.#entryHexes = doubled(this.#entryHexes);
    }
    const bucket = priority & (this.#bucketHeads.length - 1);
    this.#entryHexes[entry] = hex;
    this.#nextEntries[entry] = this.#bucketHeads[bucket]!;
    this.#bucketHeads[bucket] = entry;
    this.#openCount++;
  }

  #trace(goal: number): number[] {
    const path: number[] = [];
    for (let hex = goal; hex !== NO_HEX; hex = this.#cameFrom[hex]!) path.push(hex);
    return path.reverse();
  }
}

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
