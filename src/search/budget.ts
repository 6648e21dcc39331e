/** How far a search may go; what is left out doesn't limit it. */
export interface Limits {
  readonly depth?: number;
  /** The limit that gives the same answer on every machine. */
  readonly nodes?: number;
  readonly ms?: number;
}

/** Nodes between two looks at the clock: some hundredths of a second in the slowest games, nothing in the fastest. */
const LOOK_EVERY = 16;

/** Fits the small integers of the engine. */
const MOST_NODES = 0x3fff_ffff;

/** Counts the nodes of a search and says when it must end. */
export class SearchBudget {
  nodes = 0;
  isSpent = false;
  #most = MOST_NODES;
  #end = Number.POSITIVE_INFINITY;
  #clock: () => number = () => 0;
  #stop: () => boolean = () => false;

  /** Starts to count anew; the time ends at `end` on the clock. */
  start(nodes = MOST_NODES, end = Number.POSITIVE_INFINITY, clock = () => 0, stop = () => false): void {
    this.nodes = 0;
    this.isSpent = false;
    this.#most = Math.min(nodes, MOST_NODES);
    this.#end = end;
    this.#clock = clock;
    this.#stop = stop;
  }

  /** How many nodes there may still be. */
  get remaining(): number {
    return this.#most - this.nodes;
  }

  /** Counts a node, unless the search must end here. */
  spend(): boolean {
    if (this.isSpent) return true;
    if (this.nodes >= this.#most || (this.nodes % LOOK_EVERY === 0 && this.#isLate())) {
      this.isSpent = true;
      return true;
    }
    this.nodes++;
    return false;
  }

  #isLate(): boolean {
    return this.#stop() || this.#clock() >= this.#end;
  }
}
