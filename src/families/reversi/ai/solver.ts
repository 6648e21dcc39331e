import { bitCount, lowestBit } from '../../../lib/bits.ts';
import type { SolvedPosition } from '../../../play/ai.ts';
import { findFlips, findMoveSquares, RESULT_BITBOARD } from '../engine/bitboard.ts';
import type { BitboardReversi } from '../engine/bitboard-position.ts';
import { DISC_VALUE } from './evaluate.ts';

/** Maximum number of empty squares at which the rest of a game is solved. */
const MAX_EMPTY = 17;

/** Estimated number of nodes for a full board. */
const FIRST_NODES = 0.4;
/** Factor by which each empty square increases the estimated number of nodes. */
const GROWTH = 2.4;

/** Minimum number of empty squares at which the table is used. With fewer, moves are ordered by parity only. */
const MIN_EMPTY_FOR_TABLE = 6;

const WORST = -128;

/** Number of integers per table entry: four words for discs, and one for the bounds of the score and the best move. */
const ENTRY_SIZE = 5;
const TABLE_BITS = 17;

/**
 * Number of integers per move to try: its sort key, its cell, and four words for the discs after the move, those of the
 * next player to move first.
 */
const TRIED_SIZE = 6;
const MAX_TRIED = 32;

const SQUARES = 64;
const NO_CELL = SQUARES;

/** Mask of the left half of a word. Both halves of both words are the four quadrants of the board. */
const LEFT = 0x0f0f0f0f;
/** Mask of the right half of a word. */
const RIGHT = 0xf0f0f0f0 | 0;

/** Corners in the low word. Their discs can never be flipped, so they are tried first. */
const CORNERS_LO = 0x00000081;
/** Corners in the high word. */
const CORNERS_HI = 0x81000000 | 0;

/**
 * Solves the last moves of a game on 8×8 by a negamax search over the final difference in discs, with a transposition
 * table. It first tries moves that leave the opponent few replies and moves in regions with an odd number of empty
 * squares.
 */
export class EndgameSolver {
  readonly #table = new Int32Array(ENTRY_SIZE << TABLE_BITS);
  readonly #tried = new Int32Array(SQUARES * MAX_TRIED * TRIED_SIZE);
  #isOutOfBudget: () => boolean = () => false;
  #stopped = false;
  /** 1 if most discs win, -1 if fewest do. */
  #sign = 1;
  #countsEmpties = false;
  #allLo = 0;
  #allHi = 0;

  /** Returns the best of the moves; undefined if solving would need more than the given number of nodes. */
  solve(
    position: BitboardReversi,
    moves: readonly number[],
    nodes: number,
    isOutOfBudget: () => boolean,
  ): SolvedPosition | undefined {
    const { board, ownLo, ownHi, otherLo, otherHi } = position;
    this.#allLo = position.allLo;
    this.#allHi = position.allHi;
    const empty = bitCount(this.#emptyLo(ownLo, otherLo)) + bitCount(this.#emptyHi(ownHi, otherHi));
    const isUsual = moves.every((move) => move <= position.pass) && !position.isFillingCentre();
    if (!isUsual || empty > MAX_EMPTY || FIRST_NODES * GROWTH ** empty > nodes) return undefined;
    const { goal, empties } = board.definition.end;
    this.#sign = goal === 'most' ? 1 : -1;
    this.#countsEmpties = empties === 'winner';
    this.#isOutOfBudget = isOutOfBudget;
    this.#stopped = false;
    // Table entries are valid for one set of rules only.
    this.#table.fill(0);
    return this.#bestMove(position, moves, empty);
  }

  #bestMove(position: BitboardReversi, moves: readonly number[], empty: number): SolvedPosition | undefined {
    let best = WORST;
    let move = moves[0]!;
    for (const tried of moves) {
      const isPass = tried === position.pass;
      position.play(tried);
      const { ownLo, ownHi, otherLo, otherHi } = position;
      position.undo();
      const left = isPass ? empty : empty - 1;
      const look = (alpha: number, beta: number) =>
        0 - this.#search(ownLo, ownHi, otherLo, otherHi, 0 - beta, 0 - alpha, left);
      let score = best === WORST ? look(WORST, -WORST) : look(best, best + 1);
      if (score > best && best !== WORST) score = look(score - 1, -WORST);
      if (this.#stopped) return undefined;
      if (score <= best) continue;
      best = score;
      move = tried;
    }
    return { move, score: best * DISC_VALUE, depth: empty };
  }

  #emptyLo = (ownLo: number, otherLo: number): number => this.#allLo & ~(ownLo | otherLo);
  #emptyHi = (ownHi: number, otherHi: number): number => this.#allHi & ~(ownHi | otherHi);

  /** Final disc difference for the player to move. */
  #finalScore(ownLo: number, ownHi: number, otherLo: number, otherHi: number): number {
    const lead = bitCount(ownLo) + bitCount(ownHi) - bitCount(otherLo) - bitCount(otherHi);
    if (!this.#countsEmpties || lead === 0) return this.#sign * lead;
    const left = bitCount(this.#emptyLo(ownLo, otherLo)) + bitCount(this.#emptyHi(ownHi, otherHi));
    return lead > 0 ? lead + left : lead - left;
  }

  #search(
    ownLo: number,
    ownHi: number,
    otherLo: number,
    otherHi: number,
    alpha: number,
    beta: number,
    empty: number,
  ): number {
    if (empty < MIN_EMPTY_FOR_TABLE) return this.#searchFew(ownLo, ownHi, otherLo, otherHi, alpha, beta, empty, false);
    if (this.#stopped || this.#isOutOfBudget()) {
      this.#stopped = true;
      return 0;
    }
    findMoveSquares(ownLo, ownHi, otherLo, otherHi);
    const movesLo = RESULT_BITBOARD[0]! & this.#emptyLo(ownLo, otherLo);
    const movesHi = RESULT_BITBOARD[1]! & this.#emptyHi(ownHi, otherHi);
    if ((movesLo | movesHi) === 0) return this.#searchAfterPass(ownLo, ownHi, otherLo, otherHi, alpha, beta, empty);
    const table = this.#table;
    const slot = slotOf(ownLo, ownHi, otherLo, otherHi);
    let first = NO_CELL;
    if (
      table[slot] === ownLo &&
      table[slot + 1] === ownHi &&
      table[slot + 2] === otherLo &&
      table[slot + 3] === otherHi
    ) {
      const known = table[slot + 4]!;
      const lower = ((known << 8) >> 24) | 0;
      const upper = (known << 16) >> 24;
      if (lower >= beta) return lower;
      if (upper <= alpha) return upper;
      if (lower === upper) return lower;
      first = known & 255;
    }
    const from = empty * MAX_TRIED * TRIED_SIZE;
    const end = this.#listMoves(from, movesLo, movesHi, ownLo, ownHi, otherLo, otherHi, first);
    const tried = this.#tried;
    let best = WORST;
    let bestCell = NO_CELL;
    let low = alpha;
    for (let at = from; at < end; at += TRIED_SIZE) {
      this.#pickBest(at, end);
      const a = tried[at + 2]!;
      const b = tried[at + 3]!;
      const c = tried[at + 4]!;
      const d = tried[at + 5]!;
      let score: number;
      if (at === from) score = 0 - this.#search(a, b, c, d, 0 - beta, 0 - low, empty - 1);
      else {
        score = 0 - this.#search(a, b, c, d, -1 - low, 0 - low, empty - 1);
        if (score > low && score < beta) score = 0 - this.#search(a, b, c, d, 0 - beta, 0 - low, empty - 1);
      }
      if (this.#stopped) return 0;
      if (score <= best) continue;
      best = score;
      bestCell = tried[at + 1]!;
      if (score > low) low = score;
      if (score >= beta) break;
    }
    table[slot] = ownLo;
    table[slot + 1] = ownHi;
    table[slot + 2] = otherLo;
    table[slot + 3] = otherHi;
    const lower = best > alpha ? best : WORST;
    const upper = best < beta ? best : 127;
    table[slot + 4] = ((lower & 255) << 16) | ((upper & 255) << 8) | bestCell;
    return best;
  }

  #searchAfterPass(
    ownLo: number,
    ownHi: number,
    otherLo: number,
    otherHi: number,
    alpha: number,
    beta: number,
    empty: number,
  ): number {
    findMoveSquares(otherLo, otherHi, ownLo, ownHi);
    const any =
      (RESULT_BITBOARD[0]! & this.#emptyLo(ownLo, otherLo)) | (RESULT_BITBOARD[1]! & this.#emptyHi(ownHi, otherHi));
    if (any === 0) return this.#finalScore(ownLo, ownHi, otherLo, otherHi);
    return 0 - this.#search(otherLo, otherHi, ownLo, ownHi, 0 - beta, 0 - alpha, empty);
  }

  /** Writes the moves with their sort keys; returns the end of the list. */
  #listMoves(
    from: number,
    movesLo: number,
    movesHi: number,
    ownLo: number,
    ownHi: number,
    otherLo: number,
    otherHi: number,
    first: number,
  ): number {
    const tried = this.#tried;
    const emptyLo = this.#emptyLo(ownLo, otherLo);
    const emptyHi = this.#emptyHi(ownHi, otherHi);
    const oddLo = oddQuadrants(emptyLo);
    const oddHi = oddQuadrants(emptyHi);
    let at = from;
    for (let half = 0; half < 2; half++) {
      for (let left = half ? movesHi : movesLo; left; left &= left - 1) {
        const bit = left & -left;
        const cell = half * 32 + lowestBit(bit);
        findFlips(cell, ownLo, ownHi, otherLo, otherHi);
        const lo = RESULT_BITBOARD[0]!;
        const hi = RESULT_BITBOARD[1]!;
        const a = otherLo & ~lo;
        const b = otherHi & ~hi;
        const c = ownLo | lo | (half ? 0 : bit);
        const d = ownHi | hi | (half ? bit : 0);
        findMoveSquares(a, b, c, d);
        const answersLo = RESULT_BITBOARD[0]! & emptyLo & ~c;
        const answersHi = RESULT_BITBOARD[1]! & emptyHi & ~d;
        // A reply to a corner counts twice.
        const answers =
          bitCount(answersLo) +
          bitCount(answersHi) +
          bitCount(answersLo & CORNERS_LO) +
          bitCount(answersHi & CORNERS_HI);
        const isOdd = (bit & (half ? oddHi : oddLo)) !== 0;
        const isCorner = (bit & (half ? CORNERS_HI : CORNERS_LO)) !== 0;
        tried[at] = cell === first ? 1 << 20 : (isOdd ? 3 : 0) + (isCorner ? 8 : 0) - 8 * answers;
        tried[at + 1] = cell;
        tried[at + 2] = a;
        tried[at + 3] = b;
        tried[at + 4] = c;
        tried[at + 5] = d;
        at += TRIED_SIZE;
      }
    }
    return at;
  }

  /** Swaps the move with the highest key from those at `at` and later to `at`. */
  #pickBest(at: number, end: number): void {
    const tried = this.#tried;
    let best = at;
    for (let other = at + TRIED_SIZE; other < end; other += TRIED_SIZE) if (tried[other]! > tried[best]!) best = other;
    if (best === at) return;
    for (let i = 0; i < TRIED_SIZE; i++) {
      const word = tried[at + i]!;
      tried[at + i] = tried[best + i]!;
      tried[best + i] = word;
    }
  }

  /** Searches positions with few empty squares: tries each of these, those in odd quadrants first. */
  #searchFew(
    ownLo: number,
    ownHi: number,
    otherLo: number,
    otherHi: number,
    alpha: number,
    beta: number,
    empty: number,
    hasPassed: boolean,
  ): number {
    if (empty === 0) return this.#finalScore(ownLo, ownHi, otherLo, otherHi);
    if (empty > 2 && (this.#stopped || this.#isOutOfBudget())) {
      this.#stopped = true;
      return 0;
    }
    const emptyLo = this.#emptyLo(ownLo, otherLo);
    const emptyHi = this.#emptyHi(ownHi, otherHi);
    const oddLo = oddQuadrants(emptyLo) & emptyLo;
    const oddHi = oddQuadrants(emptyHi) & emptyHi;
    let best = WORST;
    for (let part = 0; part < 4; part++) {
      const isHigh = (part & 1) === 1;
      const odd = isHigh ? oddHi : oddLo;
      const squares = part < 2 ? odd : (isHigh ? emptyHi : emptyLo) & ~odd;
      for (let left = squares; left; left &= left - 1) {
        const bit = left & -left;
        findFlips((isHigh ? 32 : 0) + lowestBit(bit), ownLo, ownHi, otherLo, otherHi);
        const lo = RESULT_BITBOARD[0]!;
        const hi = RESULT_BITBOARD[1]!;
        if ((lo | hi) === 0) continue;
        const score =
          0 -
          this.#searchFew(
            otherLo & ~lo,
            otherHi & ~hi,
            ownLo | lo | (isHigh ? 0 : bit),
            ownHi | hi | (isHigh ? bit : 0),
            0 - beta,
            0 - alpha,
            empty - 1,
            false,
          );
        if (this.#stopped) return 0;
        if (score <= best) continue;
        best = score;
        if (score > alpha) alpha = score;
        if (score >= beta) return score;
      }
    }
    if (best > WORST) return best;
    if (hasPassed) return this.#finalScore(ownLo, ownHi, otherLo, otherHi);
    return 0 - this.#searchFew(otherLo, otherHi, ownLo, ownHi, 0 - beta, 0 - alpha, empty, true);
  }
}

/** The quadrants in a word whose number of empty squares is odd. */
const oddQuadrants = (empty: number): number =>
  (bitCount(empty & LEFT) & 1 ? LEFT : 0) | (bitCount(empty & RIGHT) & 1 ? RIGHT : 0);

function slotOf(ownLo: number, ownHi: number, otherLo: number, otherHi: number): number {
  let h = Math.imul(ownLo, 0x9e3779b1) ^ Math.imul(ownHi, 0x85ebca77);
  h ^= Math.imul(otherLo, 0xc2b2ae3d) ^ Math.imul(otherHi, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 13)) >>> (32 - TABLE_BITS)) * ENTRY_SIZE;
}
