import { SIDES } from './coordinates.ts';
import { type HexGrid, NONE } from './grid.ts';

/** The cost of a step that can't be made. */
export const IMPASSABLE = 0xffff;
const UNSEEN = 0x7fffffff;

/** A way that leads from a hex to one that need not be its neighbour: a wormhole. */
export interface Link {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

export interface Path {
  /** From the start to the goal, both among them. */
  readonly hexes: readonly number[];
  readonly cost: number;
}

/** What a search found, and how many hexes it looked at for it. */
export interface Search {
  readonly path: Path | undefined;
  readonly expanded: number;
}

/**
 * Cheapest ways over a grid. `costs[6 * hex + direction]` is what the step from a hex in a direction costs, a whole number
 * below 65535 or IMPASSABLE: so rivers, roads, walls and slopes are all the same to it, and the way back may cost more.
 * Hexes wait in a ring of buckets by estimated cost; among equals the one found last goes first, so results never vary.
 */
export class Pathfinder {
  readonly #grid: HexGrid;
  readonly #costs: Uint16Array;
  readonly #links: ReadonlyMap<number, readonly Link[]>;
  /** The cheapest step: costs are at least this times the distance. Links may be shorter than any distance. */
  readonly #least: number;
  readonly #cost: Int32Array;
  readonly #from: Int32Array;
  readonly #done: Uint8Array;
  readonly #heads: Int32Array;
  #next = new Int32Array(1024);
  #waiting = new Int32Array(1024);
  #used = 0;
  #count = 0;

  constructor(grid: HexGrid, costs: Uint16Array, links: readonly Link[] = []) {
    this.#grid = grid;
    this.#costs = costs;
    this.#links = grouped(links);
    let [least, most] = [IMPASSABLE, 0];
    for (const cost of costs) {
      if (cost === IMPASSABLE) continue;
      if (cost < least) least = cost;
      if (cost > most) most = cost;
    }
    for (const { cost } of links) most = Math.max(most, cost);
    this.#least = links.length > 0 || least === IMPASSABLE ? 0 : least;
    this.#cost = new Int32Array(grid.size);
    this.#from = new Int32Array(grid.size);
    this.#done = new Uint8Array(grid.size);
    this.#heads = new Int32Array(2 ** Math.ceil(Math.log2(most + this.#least + 2)));
  }

  /** A*: the cheapest path between two hexes, by the distance to the goal. */
  find(start: number, goal: number): Search {
    const expanded = this.#run([start], goal);
    return { path: this.#done[goal] ? { hexes: this.#trace(goal), cost: this.#cost[goal]! } : undefined, expanded };
  }

  /** Dijkstra: what it costs to get from the nearest of some hexes to each, -1 where no way leads. */
  costsFrom(starts: readonly number[]): Int32Array {
    this.#run(starts, NONE);
    return this.#cost.map((cost, hex) => (this.#done[hex] ? cost : NONE));
  }

  #run(starts: readonly number[], goal: number): number {
    this.#cost.fill(UNSEEN);
    this.#done.fill(0);
    this.#heads.fill(NONE);
    this.#used = 0;
    this.#count = 0;
    for (const start of starts) {
      this.#cost[start] = 0;
      this.#from[start] = NONE;
      this.#push(start, this.#estimate(start, goal));
    }
    const mask = this.#heads.length - 1;
    let expanded = 0;
    for (let at = goal === NONE ? 0 : this.#estimate(starts[0]!, goal); this.#count > 0; at++) {
      const bucket = at & mask;
      // steps may fill the bucket that is being emptied
      for (let entry = this.#heads[bucket]!; entry !== NONE; entry = this.#heads[bucket]!) {
        this.#heads[bucket] = this.#next[entry]!;
        this.#count--;
        const hex = this.#waiting[entry]!;
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
    const sofar = this.#cost[hex]!;
    for (let edge = hex * SIDES, end = edge + SIDES; edge < end; edge++) {
      const step = costs[edge]!;
      if (step !== IMPASSABLE && neighbors[edge] !== NONE) this.#reach(neighbors[edge]!, hex, sofar + step, goal);
    }
    if (this.#links.size === 0) return;
    for (const { to, cost } of this.#links.get(hex) ?? []) this.#reach(to, hex, sofar + cost, goal);
  }

  #reach(hex: number, from: number, cost: number, goal: number): void {
    if (cost >= this.#cost[hex]!) return;
    this.#cost[hex] = cost;
    this.#from[hex] = from;
    this.#push(hex, cost + this.#estimate(hex, goal));
  }

  #estimate(hex: number, goal: number): number {
    return goal === NONE || this.#least === 0 ? 0 : this.#least * this.#grid.distance(hex, goal);
  }

  #push(hex: number, priority: number): void {
    const entry = this.#used++;
    if (entry === this.#next.length) {
      this.#next = grown(this.#next);
      this.#waiting = grown(this.#waiting);
    }
    const bucket = priority & (this.#heads.length - 1);
    this.#waiting[entry] = hex;
    this.#next[entry] = this.#heads[bucket]!;
    this.#heads[bucket] = entry;
    this.#count++;
  }

  #trace(goal: number): number[] {
    const path: number[] = [];
    for (let hex = goal; hex !== NONE; hex = this.#from[hex]!) path.push(hex);
    return path.reverse();
  }
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}

function grouped(links: readonly Link[]): Map<number, Link[]> {
  const groups = new Map<number, Link[]>();
  for (const link of links) groups.set(link.from, [...(groups.get(link.from) ?? []), link]);
  return groups;
}
