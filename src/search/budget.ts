/** Limits of a search. A limit that is absent does not apply. */
export interface SearchLimits {
  readonly depth?: number;
  /** Maximum number of nodes. Only this limit and `depth` give the same answer on every machine. */
  readonly nodes?: number;
  readonly ms?: number;
}

/** Number of nodes between two checks of the clock: some hundredths of a second in the slowest games. */
const CLOCK_INTERVAL = 16;

/** Largest node limit that fits into V8's small integers. */
const MAX_NODES = 0x3fff_ffff;

/** Counts the nodes of a search and decides when it must stop. */
export class SearchBudget {
  nodes = 0;
  isSpent = false;
  #maxNodes = MAX_NODES;
  #end = Number.POSITIVE_INFINITY;
  #clock: () => number = () => 0;
  #stop: () => boolean = () => false;

  /** Starts counting from 0. `end` is the time on `clock` at which the search must stop. */
  start(nodes = MAX_NODES, end = Number.POSITIVE_INFINITY, clock = () => 0, stop = () => false): void {
    this.nodes = 0;
    this.isSpent = false;
    this.#maxNodes = Math.min(nodes, MAX_NODES);
    this.#end = end;
    this.#clock = clock;
    this.#stop = stop;
  }

  /** Number of nodes left. */
  get remaining(): number {
    return this.#maxNodes - this.nodes;
  }

  /** Counts a node. If the search must stop, returns true without counting the node. */
  spend(): boolean {
    if (this.isSpent) return true;
    if (this.nodes >= this.#maxNodes || (this.nodes % CLOCK_INTERVAL === 0 && this.#isTimeUp())) {
      this.isSpent = true;
      return true;
    }
    this.nodes++;
    return false;
  }

  #isTimeUp(): boolean {
    return this.#stop() || this.#clock() >= this.#end;
  }
}
