import { MOST_PLIES } from './score.ts';

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
  readonly first: Int32Array;
  readonly children: Int32Array;
  readonly visits: Int32Array;
  readonly wins: Float64Array;
  readonly anytime: Int32Array;
  readonly anytimeWins: Float64Array;
  readonly proof: Uint8Array;
  /** From the root: the nodes that a playout went through. */
  readonly path = new Int32Array(MOST_PLIES * 4);
  depth = 0;
  #used = 0;
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
    this.move = new Int32Array(size);
    this.first = new Int32Array(size);
    this.children = new Int32Array(size);
    this.visits = new Int32Array(size);
    this.wins = new Float64Array(size);
    this.anytime = new Int32Array(size);
    this.anytimeWins = new Float64Array(size);
    this.proof = new Uint8Array(size);
  }

  /** Forgets all but a root with these moves. */
  plant(moves: ArrayLike<number>, count: number): void {
    this.#used = 0;
    this.#add(NONE);
    this.grow(0, moves, count);
  }

  #add(move: number): void {
    const node = this.#used++;
    this.move[node] = move;
    this.first[node] = NONE;
    this.children[node] = 0;
    this.visits[node] = 0;
    this.wins[node] = 0;
    this.anytime[node] = 0;
    this.anytimeWins[node] = 0;
    this.proof[node] = PROOF.none;
  }

  /** The node was come to often enough to be looked at move by move, and there is room. */
  isRipe(node: number, most: number): boolean {
    return this.first[node] === NONE && this.visits[node]! >= RIPE && this.#used + most <= this.#size;
  }

  grow(node: number, moves: ArrayLike<number>, count: number): void {
    this.first[node] = this.#used;
    this.children[node] = count;
    for (let i = 0; i < count; i++) this.#add(moves[i]!);
  }

  hasChildren(node: number): boolean {
    return this.children[node]! > 0;
  }

  /** What a move seems worth: a share of wins. */
  worth(node: number): number {
    const visits = this.visits[node]!;
    const anytime = this.anytime[node]!;
    if (visits === 0 && anytime === 0) return UNTRIED;
    const own = visits ? this.wins[node]! / visits : 0;
    if (anytime === 0) return own;
    const other = this.anytimeWins[node]! / anytime;
    if (visits === 0) return other;
    const trust = Math.sqrt(TRUST / (3 * visits + TRUST));
    return trust * other + (1 - trust) * own;
  }

  /** The child to be tried next. */
  choose(node: number): number {
    const first = this.first[node]!;
    const end = first + this.children[node]!;
    const played = Math.sqrt(Math.log(this.visits[node]! + 1));
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const proof = this.proof[child]!;
      if (proof === PROOF.win) return child;
      const visits = this.visits[child]!;
      const curious = (visits > 0 && this.anytime[child] === 0 ? WONDER : CURIOSITY) * played;
      const value = proof === PROOF.loss ? -1 : this.worth(child) + curious / Math.sqrt(visits + 1);
      if (value > most) {
        most = value;
        best = child;
      }
    }
    return best;
  }

  /** All answers lose. */
  isRefuted(node: number): boolean {
    const first = this.first[node]!;
    for (let child = first; child < first + this.children[node]!; child++)
      if (this.proof[child] !== PROOF.loss) return false;
    return this.children[node]! > 0;
  }

  /** The most visited child; a win before all, what loses last. */
  best(node: number): number {
    const first = this.first[node]!;
    const rank = (child: number) => {
      const proof = this.proof[child]!;
      const rank = proof === PROOF.win ? 2 : proof === PROOF.loss ? 0 : 1;
      return rank * 0x4000_0000 + this.visits[child]!;
    };
    let best = first;
    for (let child = first + 1; child < first + this.children[node]!; child++)
      if (rank(child) > rank(best)) best = child;
    return best;
  }
}
