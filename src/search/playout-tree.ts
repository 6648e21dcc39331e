import { MAX_PLIES } from './score.ts';

/** What is certain about a node for who moved there. */
export const PROOF = { none: 0, win: 1, loss: 2 } as const;

/** Visits until a position is looked at move by move. */
const RIPE = 8;

/** How long what a move was worth at any time counts as much as what it was worth here. */
const TRUST = 600;

/** A little curiosity, so that no move is given up for a bad start. */
const CURIOSITY = 0.12;

/** More of it for a move that can't be made at any other time, as a swap can't: its own playouts are all that tells of it. */
const WONDER = 0.5;

/** What a move is worth of which nothing is known. */
const UNTRIED = 0.55;

/** No child. */
const NONE = -1;

/**
 * The tree that playouts grow. A node is a move, told from the view of who made it; its children are the moves in answer
 * to it. Each has counts of the playouts that went through it, and of those in which the move was made at any time by
 * then (all moves as first). All memory is set aside before.
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
  /** From the root: the nodes that a playout went through. */
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

  /** Forgets all but a root with these moves. */
  plant(moves: ArrayLike<number>, count: number): void {
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
    this.proof[node] = PROOF.none;
  }

  /** The node was come to often enough to be looked at move by move, and there is room. */
  canExpand(node: number, most: number): boolean {
    return this.firstChild[node] === NONE && this.visits[node]! >= RIPE && this.#used + most <= this.#size;
  }

  expand(node: number, moves: ArrayLike<number>, count: number): void {
    this.firstChild[node] = this.#used;
    this.childCount[node] = count;
    for (let i = 0; i < count; i++) this.#add(moves[i]!);
  }

  hasChildren(node: number): boolean {
    return this.childCount[node]! > 0;
  }

  /** What a move seems worth: a share of wins. */
  winShare(node: number): number {
    const visits = this.visits[node]!;
    const anytime = this.amafVisits[node]!;
    if (visits === 0 && anytime === 0) return UNTRIED;
    const own = visits ? this.wins[node]! / visits : 0;
    if (anytime === 0) return own;
    const other = this.amafWins[node]! / anytime;
    if (visits === 0) return other;
    const trust = Math.sqrt(TRUST / (3 * visits + TRUST));
    return trust * other + (1 - trust) * own;
  }

  /** The child to be tried next. */
  selectChild(node: number): number {
    const first = this.firstChild[node]!;
    const end = first + this.childCount[node]!;
    const played = Math.sqrt(Math.log(this.visits[node]! + 1));
    let chosen = first;
    let most = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const proof = this.proof[child]!;
      if (proof === PROOF.win) return child;
      const visits = this.visits[child]!;
      const curious = (visits > 0 && this.amafVisits[child] === 0 ? WONDER : CURIOSITY) * played;
      const value = proof === PROOF.loss ? -1 : this.winShare(child) + curious / Math.sqrt(visits + 1);
      if (value > most) {
        most = value;
        chosen = child;
      }
    }
    return chosen;
  }

  /** All answers lose. */
  isRefuted(node: number): boolean {
    const first = this.firstChild[node]!;
    for (let child = first; child < first + this.childCount[node]!; child++)
      if (this.proof[child] !== PROOF.loss) return false;
    return this.childCount[node]! > 0;
  }

  /** The most visited child; a win before all, what loses last. */
  bestChild(node: number): number {
    const first = this.firstChild[node]!;
    const rank = (child: number) => {
      const proof = this.proof[child]!;
      const rank = proof === PROOF.win ? 2 : proof === PROOF.loss ? 0 : 1;
      return rank * 0x4000_0000 + this.visits[child]!;
    };
    let best = first;
    for (let child = first + 1; child < first + this.childCount[node]!; child++)
      if (rank(child) > rank(best)) best = child;
    return best;
  }
}
