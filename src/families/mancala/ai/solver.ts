import type { SolvedPosition } from '../../../play/ai.ts';
import { EXTRA_MOVE_VALUE, SEED_VALUE } from '../engine/points.ts';
import type { QuickPosition } from '../engine/quick-position.ts';

/** Estimated number of nodes needed to solve a position in which all seeds are in stores. */
const FIRST_NODES = 60;
/** Factor by which each seed on the board increases the estimated number of nodes. */
const GROWTH = 1.5;

/**
 * Integers per table entry: four words for pits and player to move, and one for the bounds of the margin and the best
 * move.
 */
const ENTRY_SIZE = 5;
const TABLE_BITS = 17;

/** Maximum number of moves per position. */
const MAX_MOVES = 8;
/** Maximum depth of the search in plies. */
const MAX_PLIES = 400;

const WORST = -255;

/**
 * Sort key of the best move known from the table. Extra moves and captures come next; among equal moves, the rightmost
 * pit comes first.
 */
const REMEMBERED_KEY = 1 << 20;
const EXTRA_MOVE_KEY = 10 * SEED_VALUE;
const keyOf = (move: number, gain: number): number =>
  (gain === SEED_VALUE + EXTRA_MOVE_VALUE ? EXTRA_MOVE_KEY : gain) + move;

/**
 * Solves the rest of a game with stores by a negamax search over the seeds that can still be won. Table entries leave
 * out the seeds in stores, so that positions which differ only in these share an entry.
 */
export class EndSolver {
  readonly #table: Int32Array;
  readonly #mask: number;
  readonly #moves = new Int32Array(MAX_MOVES * MAX_PLIES);
  readonly #keys = new Int32Array(MAX_MOVES * MAX_PLIES);
  readonly #words = new Int32Array(4);
  #isOutOfBudget: () => boolean = () => false;
  #stopped = false;
  #position!: QuickPosition;
  #maxDepth = 0;
  nodes = 0;

  /** Creates a solver whose table has 2^`bits` entries. */
  constructor(bits = TABLE_BITS) {
    this.#table = new Int32Array(ENTRY_SIZE << bits);
    this.#mask = (1 << bits) - 1;
  }

  /** Returns the best of the moves; undefined if solving would need more than the given number of nodes. */
  solve(
    position: QuickPosition,
    moves: readonly number[],
    nodes: number,
    isOutOfBudget: () => boolean,
  ): SolvedPosition | undefined {
    const left = position.seedsOnSide(0) + position.seedsOnSide(1);
    if (FIRST_NODES * GROWTH ** left > nodes) return undefined;
    this.#begin(position, isOutOfBudget);
    let best = WORST;
    let move = moves[0]!;
    for (const candidate of [...moves].sort((a, b) => position.gainOf(b) - position.gainOf(a))) {
      const gain = this.#gainAfter(candidate, Math.max(best, WORST), 0 - WORST, 0);
      if (this.#stopped) return undefined;
      if (gain <= best) continue;
      best = gain;
      move = candidate;
    }
    const { turn } = position;
    const lead = position.storeOf(turn) - position.storeOf(1 - turn);
    return { move, score: (lead + best) * SEED_VALUE, depth: this.#maxDepth };
  }

  /**
   * Lead in seeds that the player to move can win from now on. Null-window searches narrow the range until it is exact.
   */
  marginOf(position: QuickPosition): number {
    this.#begin(position, () => false);
    const all = position.seedsOnSide(0) + position.seedsOnSide(1);
    let [low, high] = [0 - all, all];
    let guess = 0;
    while (low < high) {
      const bound = guess === low ? guess + 1 : guess;
      const found = this.#search(bound - 1, bound, 0);
      if (found < bound) high = found;
      else low = found;
      guess = found;
    }
    return low;
  }

  #begin(position: QuickPosition, isOutOfBudget: () => boolean): void {
    this.#position = position;
    this.#isOutOfBudget = isOutOfBudget;
    this.#stopped = false;
    this.#maxDepth = 0;
    this.nodes = 0;
    // Table entries are valid only for one set of rules.
    this.#table.fill(0);
  }

  /** Seeds that the player to move wins with a move and everything after it, less those that the opponent wins. */
  #gainAfter(move: number, alpha: number, beta: number, ply: number): number {
    const position = this.#position;
    const { turn } = position;
    const before = position.storeOf(turn) - position.storeOf(1 - turn);
    position.play(move);
    const gain = position.storeOf(turn) - position.storeOf(1 - turn) - before;
    const rest =
      position.turn === turn
        ? this.#search(alpha - gain, beta - gain, ply + 1)
        : 0 - this.#search(gain - beta, gain - alpha, ply + 1);
    position.undo();
    return gain + rest;
  }

  #search(alpha: number, beta: number, ply: number): number {
    const position = this.#position;
    this.nodes++;
    if (this.#stopped || this.#isOutOfBudget()) {
      this.#stopped = true;
      return 0;
    }
    if (ply > this.#maxDepth) this.#maxDepth = ply;
    const left = position.seedsOnSide(0) + position.seedsOnSide(1);
    if (left === 0 || ply >= MAX_PLIES - 1) return 0;
    if (left <= alpha) return left;
    if (0 - left >= beta) return 0 - left;
    const slot = this.#findSlot();
    const table = this.#table;
    const words = this.#words;
    const [first, second, third, fourth] = [words[0]!, words[1]!, words[2]!, words[3]!];
    let remembered = -1;
    let low = 0 - left;
    let high = left;
    if (
      table[slot] === first &&
      table[slot + 1] === second &&
      table[slot + 2] === third &&
      table[slot + 3] === fourth
    ) {
      const known = table[slot + 4]!;
      remembered = (known & 15) - 1;
      low = (known << 16) >> 22;
      high = known >> 16;
      if (low >= beta || low === high) return low;
      if (high <= alpha) return high;
    }
    const floor = Math.max(alpha, low);
    const roof = Math.min(beta, high);
    let best = WORST;
    let bestMove = -1;
    let lower = floor;
    const from = ply * MAX_MOVES;
    const end = from + this.#writeRanked(from, remembered);
    for (let i = from; i < end; i++) {
      const move = this.#pickBest(i, end);
      const score = this.#gainAfter(move, lower, roof, ply);
      if (this.#stopped) return 0;
      if (score <= best) continue;
      best = score;
      bestMove = move;
      if (score > lower) lower = score;
      if (score >= roof) break;
    }
    const newLow = best >= roof ? Math.max(low, best) : best > floor ? best : low;
    const newHigh = best >= roof ? high : Math.min(high, best > floor ? best : Math.max(best, floor));
    this.#store(slot, first, second, third, fourth, newLow, newHigh, bestMove % 8);
    return best;
  }

  /**
   * Writes the words of the pits, without stores, to `#words`; returns the index of the table entry to which they
   * belong.
   */
  #findSlot(): number {
    const words = this.#words;
    this.#position.pitWords(words);
    let key = Math.imul(words[0]!, 0x9e3779b1) ^ Math.imul(words[1]!, 0x85ebca77);
    key ^= Math.imul(words[2]!, 0xc2b2ae3d) ^ Math.imul(words[3]!, 0x27d4eb2f);
    key ^= key >>> 15;
    key = Math.imul(key, 0x2c1b3c6d);
    key ^= key >>> 13;
    return (key & this.#mask) * ENTRY_SIZE;
  }

  #store(
    slot: number,
    first: number,
    second: number,
    third: number,
    fourth: number,
    low: number,
    high: number,
    move: number,
  ): void {
    const table = this.#table;
    table[slot] = first;
    table[slot + 1] = second;
    table[slot + 2] = third;
    table[slot + 3] = fourth;
    table[slot + 4] = (high << 16) | ((low & 0x3ff) << 6) | ((move + 1) & 15);
  }

  /** Writes the moves with their sort keys; returns their number. */
  #writeRanked(from: number, remembered: number): number {
    const position = this.#position;
    const count = position.generate(this.#moves, from);
    for (let i = from; i < from + count; i++) {
      const move = this.#moves[i]!;
      this.#keys[i] = move % 8 === remembered ? REMEMBERED_KEY : keyOf(move, position.gainOf(move));
    }
    return count;
  }

  /** Removes and returns the move with the highest key among those from `at` on. */
  #pickBest(at: number, end: number): number {
    const moves = this.#moves;
    const keys = this.#keys;
    let best = at;
    for (let i = at + 1; i < end; i++) if (keys[i]! > keys[best]!) best = i;
    const move = moves[best]!;
    moves[best] = moves[at]!;
    keys[best] = keys[at]!;
    return move;
  }
}
