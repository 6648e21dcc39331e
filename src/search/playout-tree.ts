import { MAX_PLIES } from './score.ts';

/** Proved results of a node, from the view of the player who made its move. */
export const PROVED_RESULT_CODE = { none: 0, win: 1, loss: 2 } as const;

/** Number of visits after which a leaf is expanded. */
const EXPANSION_VISITS = 8;

/**
 * Weight of the AMAF value (RAVE constant). The higher it is, the more visits a node needs before its own value
 * dominates.
 */
const AMAF_WEIGHT = 600;

/** Exploration constant. It keeps a move from being given up after a bad start. */
const EXPLORATION = 0.12;

/** Exploration constant of a move without AMAF data, such as a swap, which can only be judged by its own playouts. */
const EXPLORATION_WITHOUT_AMAF = 0.5;

/** Win share assumed for a move without any data. */
const UNTRIED_SHARE = 0.55;

/** Stands for a missing index or move. */
const NONE = -1;

/**
 * Tree of a Monte Carlo search. A node is a move, seen by the player who made it; its children are the replies, stored
 * contiguously from `firstChild`. Each node counts the playouts through it, and those in which the same player made the
 * move at any later time (AMAF: all moves as first). All memory is allocated in the constructor.
 */
export class PlayoutTree {
  readonly move: Int32Array;
  readonly firstChild: Int32Array;
  readonly childCount: Int32Array;
  readonly visits: Int32Array;
  readonly wins: Float64Array;
  readonly amafVisits: Int32Array;
  readonly amafWins: Float64Array;
  readonly proof: Uint8Array;
  /** Nodes of the current playout, from the root; `depth` is the index of the last one. */
  readonly path = new Int32Array(MAX_PLIES * 4);
  depth = 0;
  #used = 0;
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
    this.move = new Int32Array(size);
    this.firstChild = new Int32Array(size);
    this.childCount = new Int32Array(size);
    this.visits = new Int32Array(size);
    this.wins = new Float64Array(size);
    this.amafVisits = new Int32Array(size);
    this.amafWins = new Float64Array(size);
    this.proof = new Uint8Array(size);
  }

  /** Resets the tree to a root that has these moves as children. */
  resetToRoot(moves: ArrayLike<number>, count: number): void {
    this.#used = 0;
    this.#add(NONE);
    this.expand(0, moves, count);
  }

  #add(move: number): void {
    const node = this.#used++;
    this.move[node] = move;
    this.firstChild[node] = NONE;
    this.childCount[node] = 0;
    this.visits[node] = 0;
    this.wins[node] = 0;
    this.amafVisits[node] = 0;
    this.amafWins[node] = 0;
    this.proof[node] = PROVED_RESULT_CODE.none;
  }

  /** Whether a leaf has enough visits to be expanded and the tree has room for `maxChildren` children. */
  canExpand(node: number, maxChildren: number): boolean {
    return (
      this.firstChild[node] === NONE && this.visits[node]! >= EXPANSION_VISITS && this.#used + maxChildren <= this.#size
    );
  }

  expand(node: number, moves: ArrayLike<number>, count: number): void {
    this.firstChild[node] = this.#used;
    this.childCount[node] = count;
    for (let i = 0; i < count; i++) this.#add(moves[i]!);
  }

  hasChildren(node: number): boolean {
    return this.childCount[node]! > 0;
  }

  /** Estimated share of wins of a node, combined from its own playouts and the AMAF counts. */
  winShare(node: number): number {
    const visits = this.visits[node]!;
    const amafVisits = this.amafVisits[node]!;
    if (visits === 0 && amafVisits === 0) return UNTRIED_SHARE;
    const ownShare = this.ownShare(node);
    if (amafVisits === 0) return ownShare;
    const amafShare = this.amafWins[node]! / amafVisits;
    if (visits === 0) return amafShare;
    const trust = Math.sqrt(AMAF_WEIGHT / (3 * visits + AMAF_WEIGHT));
    return trust * amafShare + (1 - trust) * ownShare;
  }

  /** Share of wins among the playouts through a node. */
  ownShare(node: number): number {
    const visits = this.visits[node]!;
    return visits ? this.wins[node]! / visits : UNTRIED_SHARE;
  }

  /** Selects the child to visit next. */
  selectChild(node: number): number {
    const first = this.firstChild[node]!;
    const end = first + this.childCount[node]!;
    const played = Math.sqrt(Math.log(this.visits[node]! + 1));
    let best = first;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const proof = this.proof[child]!;
      if (proof === PROVED_RESULT_CODE.win) return child;
      const visits = this.visits[child]!;
      const exploration =
        (visits > 0 && this.amafVisits[child] === 0 ? EXPLORATION_WITHOUT_AMAF : EXPLORATION) * played;
      const value = proof === PROVED_RESULT_CODE.loss ? -1 : this.winShare(child) + exploration / Math.sqrt(visits + 1);
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  /** Whether all children are proved losses. */
  isRefuted(node: number): boolean {
    const first = this.firstChild[node]!;
    for (let child = first; child < first + this.childCount[node]!; child++)
      if (this.proof[child] !== PROVED_RESULT_CODE.loss) return false;
    return this.childCount[node]! > 0;
  }

  /** The most visited child; proved wins come first and proved losses last. */
  bestChild(node: number): number {
    const first = this.firstChild[node]!;
    let best = first;
    for (let child = first + 1; child < first + this.childCount[node]!; child++)
      if (this.rank(child) > this.rank(best)) best = child;
    return best;
  }

  /** Sort key of a move: its visits, but proved wins come first and proved losses last. */
  rank(child: number): number {
    const proof = this.proof[child]!;
    const group = proof === PROVED_RESULT_CODE.win ? 2 : proof === PROVED_RESULT_CODE.loss ? 0 : 1;
    return group * 0x4000_0000 + this.visits[child]!;
  }
}
