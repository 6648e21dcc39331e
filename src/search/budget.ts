/** Limits of a search. Absent ones do not apply. */
export interface Limits {
  readonly depth?: number;
  /** The only limit apart from `depth` that gives the same answer on every machine. */
  readonly nodes?: number;
  readonly ms?: number;
}

/** Nodes between two checks of the clock: some hundredths of a second in the slowest games. */
const CLOCK_INTERVAL = 16;

/** Largest limit that fits V8's small integers. */
const MAX_NODES = 0x3fff_ffff;

/** Counts the nodes of a search and decides when it must end. */
export class SearchBudget {
  nodes = 0;
  isSpent = false;
  #maxNodes = MAX_NODES;
  #end = Number.POSITIVE_INFINITY;
  #clock: () => number = () => 0;
  #stop: () => boolean = () => false;

  /** Restarts counting. `end`: time on `clock` at which the search must stop. */
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

  /** Counts a node. Returns true, without counting it, if the search must end. */
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
