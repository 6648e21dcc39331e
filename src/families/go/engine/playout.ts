import type { Rng } from '../../../lib/rng.ts';
import { BLACK, type Board, DIRECTION_COUNT, EMPTY, OUTSIDE, WHITE } from './board.ts';
import { isGoodShape, pointsAround, RING_SIZE } from './shapes.ts';

/** Maximum number of moves in a playout, as a multiple of the number of points. */
const MAX_MOVES_PER_POINT = 3;

const NOWHERE = -1;

/** Bit mask. A random number has none of these bits in one of four cases. */
const ONE_IN_FOUR = 3;

/** Dynamic komi is used if the mean lead is at least this share of the points. */
const DECIDED_LEAD = 0.3;
/** Share of the mean lead that dynamic komi adds to the usual komi. */
const KOMI_SHARE = 0.85;
/** Number of playouts before dynamic komi is used. */
const MIN_GAMES = 24;
/** Number of the latest playouts that the mean lead covers, approximately. */
const MEAN_GAMES = 400;

/**
 * Plays random games to the end, at about a hundred thousand moves in the blink of an eye. There is no undo. Simple ko
 * is the only ko rule observed, and nobody fills an own eye. Stones are stored as in `Chains`.
 */
export class Playout {
  readonly colors: Uint8Array;
  /** By point: the colour that first placed a stone there in this game; `EMPTY` if none did. */
  readonly firstOwner: Uint8Array;
  /** Number of moves and passes made in this playout. */
  moves = 0;
  /** By colour - 1: number of stones placed in this playout. */
  readonly placed = new Int32Array(2);
  /** By colour - 1: number of enemy stones captured in this playout. */
  readonly taken = new Int32Array(2);
  /** Point of the last move; `NOWHERE` after a pass. */
  last = NOWHERE;
  readonly #points: number;
  readonly #near: Int32Array;
  readonly #corners: Int32Array;
  readonly #around: Int32Array;
  readonly #head: Int32Array;
  readonly #next: Int32Array;
  readonly #size: Int32Array;
  readonly #pairs: Int32Array;
  readonly #sum: Int32Array;
  readonly #squares: Int32Array;
  /** List of the empty points, and the index of each point in it. */
  readonly #empty: Int32Array;
  readonly #emptyIndex: Int32Array;
  #emptyCount = 0;
  #ko = NOWHERE;
  #searchRng: Rng | undefined;
  #games = 0;
  #meanLead = 0;

  constructor(board: Board) {
    const places = board.points + 1;
    this.#points = board.points;
    this.#near = board.neighbours;
    this.#corners = board.corners;
    this.#around = pointsAround(board);
    this.colors = new Uint8Array(places);
    this.firstOwner = new Uint8Array(places);
    this.#head = new Int32Array(places);
    this.#next = new Int32Array(places);
    this.#size = new Int32Array(places);
    this.#pairs = new Int32Array(places);
    this.#sum = new Int32Array(places);
    this.#squares = new Int32Array(places);
    this.#empty = new Int32Array(places);
    this.#emptyIndex = new Int32Array(places);
  }

  /** Starts a new playout from a board on which every chain has a liberty. */
  load(colors: Uint8Array, ko: number): void {
    const points = this.#points;
    this.colors.fill(EMPTY);
    this.colors[points] = OUTSIDE;
    this.#head.fill(points);
    this.firstOwner.fill(EMPTY);
    this.moves = 0;
    this.placed.fill(0);
    this.last = NOWHERE;
    this.#emptyCount = 0;
    for (let point = 0; point < points; point++) this.#vacate(point);
    for (let point = 0; point < points; point++) if (colors[point]) this.#put(point, colors[point]!);
    this.taken.fill(0);
    this.#ko = ko;
  }

  #vacate(point: number): void {
    this.#emptyIndex[point] = this.#emptyCount;
    this.#empty[this.#emptyCount++] = point;
  }

  #occupy(point: number): void {
    const at = this.#emptyIndex[point]!;
    const last = this.#empty[--this.#emptyCount]!;
    this.#empty[at] = last;
    this.#emptyIndex[last] = at;
  }

  /**
   * Plays until both players pass in turn, and returns Black's lead by area, without komi. With `answers`, replies to
   * the last move and good shapes beside it are tried before random moves.
   */
  run(rng: Rng, turn: number, answers = false): number {
    const maxMoves = this.moves + MAX_MOVES_PER_POINT * this.#points;
    let color = turn + 1;
    let passes = 0;
    while (passes < 2 && this.moves < maxMoves) {
      let point = answers ? this.#urgentMove(color) : NOWHERE;
      if (point < 0 && answers) point = this.#goodShape(rng, color);
      if (point < 0) point = this.randomMove(rng, color, answers);
      if (point < 0) passes++;
      else passes = 0;
      this.play(point, color);
      color = 3 - color;
    }
    return this.margin();
  }

  /**
   * Plays until one side has captured enough stones to win, and returns that side's seat; null if the game gets too
   * long. `lacking` is the number of captures that each seat still needs.
   */
  playForCapture(rng: Rng, turn: number, lacking: readonly [number, number]): number | null {
    const maxMoves = MAX_MOVES_PER_POINT * this.#points;
    let color = turn + 1;
    while (this.moves < maxMoves) {
      let point = this.#urgentMove(color);
      if (point < 0) point = this.randomMove(rng, color);
      // Players cannot pass in these games: a player who can only fill own eyes is about to be captured.
      if (point < 0) return 2 - color;
      this.play(point, color);
      if (this.taken[color - 1]! >= lacking[color - 1]!) return color - 1;
      color = 3 - color;
    }
    return null;
  }

  /**
   * The urgent capture or rescue, if any; otherwise `NOWHERE`. In the first two moves of a playout it may be anywhere,
   * later beside the last stone.
   */
  #urgentMove(color: number): number {
    if (this.moves < 2) return this.#largestAtari(color);
    return this.last >= 0 ? this.#answerLastMove(color) : NOWHERE;
  }

  /** The move that captures or saves the largest chain in atari. */
  #largestAtari(color: number): number {
    let most = 0;
    let urgent = NOWHERE;
    for (let stone = 0; stone < this.#points; stone++) {
      const found = this.colors[stone]!;
      if (found === EMPTY || this.#head[stone] !== stone || this.#size[stone]! <= most || !this.isInAtari(stone))
        continue;
      const point = this.lastLiberty(stone);
      if (point === this.#ko) continue;
      if (found === color ? !this.#escapes(point, color, stone) : !this.hasLiberty(point, color)) continue;
      most = this.#size[stone]!;
      urgent = point;
    }
    return urgent;
  }

  /** The move that captures the last stone, or saves an own chain beside it from atari. */
  #answerLastMove(color: number): number {
    const { colors, last } = this;
    if (colors[last] === 3 - color && this.isInAtari(last)) {
      const point = this.lastLiberty(last);
      if (point !== this.#ko && this.hasLiberty(point, color)) return point;
    }
    for (let i = last * DIRECTION_COUNT; i < last * DIRECTION_COUNT + DIRECTION_COUNT; i++) {
      const other = this.#near[i]!;
      if (colors[other] !== color || !this.isInAtari(other)) continue;
      const point = this.lastLiberty(other);
      if (point !== this.#ko && this.#escapes(point, color, other)) return point;
    }
    return NOWHERE;
  }

  /** A move that makes a good shape beside the last stone. */
  #goodShape(rng: Rng, color: number): number {
    const { last, colors } = this;
    if (last < 0) return NOWHERE;
    const from = rng.next() & (RING_SIZE - 1);
    for (let i = 0; i < RING_SIZE; i++) {
      const point = this.#around[last * RING_SIZE + ((from + i) & (RING_SIZE - 1))]!;
      if (colors[point] !== EMPTY || point === this.#ko) continue;
      if (!isGoodShape(this.#around, colors, point, color)) continue;
      if (this.hasLiberty(point, color) && !this.#isSelfAtari(point, color)) return point;
    }
    return NOWHERE;
  }

  /** Whether the move is a self-atari: it captures nothing and leaves its own chain in atari. */
  #isSelfAtari(point: number, color: number): boolean {
    const { colors } = this;
    const head = this.#head;
    const at = point * DIRECTION_COUNT;
    let liberty = NOWHERE;
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const other = this.#near[i]!;
      const found = colors[other]!;
      if (found === EMPTY) {
        if (liberty >= 0 && liberty !== other) return false;
        liberty = other;
      } else if (found === 3 - color && this.isInAtari(other)) return false;
    }
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const other = this.#near[i]!;
      if (colors[other] !== color) continue;
      const chain = head[other]!;
      // Liberties of the chain other than this point: each of its stones beside the point loses a pair.
      let [pairs, sum, squares] = [this.#pairs[chain]!, this.#sum[chain]!, this.#squares[chain]!];
      for (let j = at; j < at + DIRECTION_COUNT; j++) {
        const touching = this.#near[j]!;
        if (colors[touching] !== color || head[touching] !== chain) continue;
        pairs--;
        sum -= point;
        squares -= point * point;
      }
      if (pairs === 0) continue;
      if (pairs * squares !== sum * sum) return false;
      const left = sum / pairs;
      if (liberty >= 0 && liberty !== left) return false;
      liberty = left;
    }
    return true;
  }

  /**
   * Whether extending a chain in atari at the point seems to give it two liberties or more, judged by the point's
   * neighbours alone.
   */
  #escapes(point: number, color: number, chain: number): boolean {
    let room = 0;
    for (let i = point * DIRECTION_COUNT; i < point * DIRECTION_COUNT + DIRECTION_COUNT; i++) {
      const other = this.#near[i]!;
      const found = this.colors[other]!;
      if (found === EMPTY) room++;
      else if (found === color && this.#head[other] !== this.#head[chain] && !this.isInAtari(other)) room += 2;
      else if (found === 3 - color && this.isInAtari(other)) room += 2;
    }
    return room > 1;
  }

  /**
   * A random move that neither fills an own eye nor is suicide; `NOWHERE` if there is none. With `isCareful`, a
   * self-atari is played in only one of four cases, because it is sometimes right: for example to reduce an eye of
   * three points.
   */
  randomMove(rng: Rng, color: number, isCareful = false): number {
    const empty = this.#empty;
    let left = this.#emptyCount;
    while (left > 0) {
      const at = (((rng.next() >>> 0) * left) / 0x1_0000_0000) | 0;
      const point = empty[at]!;
      if (
        point !== this.#ko &&
        !this.isEye(point, color) &&
        this.hasLiberty(point, color) &&
        !(isCareful && (rng.next() & ONE_IN_FOUR) !== 0 && this.#isSelfAtari(point, color))
      )
        return point;
      // Swap the point to the end of the list, so that it is not drawn again.
      const last = empty[--left]!;
      empty[at] = last;
      this.#emptyIndex[last] = at;
      empty[left] = point;
      this.#emptyIndex[point] = left;
    }
    return NOWHERE;
  }

  /** Plays a legal move, or passes if `point` is negative. */
  play(point: number, color: number): void {
    this.#ko = NOWHERE;
    this.last = point;
    this.moves++;
    if (point < 0) return;
    if (this.firstOwner[point] === EMPTY) this.firstOwner[point] = color;
    this.placed[color - 1]!++;
    const taken = this.#put(point, color);
    if (taken < 0 || this.#size[this.#head[point]!] !== 1 || this.#pairs[this.#head[point]!] !== 1) return;
    this.#ko = taken;
  }

  get ko(): number {
    return this.#ko;
  }

  /**
   * Whether a point is an eye: all its neighbours are own stones or outside, and the other colour holds too few of its
   * diagonal points to make the eye false.
   */
  isEye(point: number, color: number): boolean {
    const { colors } = this;
    const near = this.#near;
    const at = point * DIRECTION_COUNT;
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const found = colors[near[i]!]!;
      if (found !== color && found !== OUTSIDE) return false;
    }
    let others = 0;
    let edge = 0;
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const found = colors[this.#corners[i]!]!;
      if (found === OUTSIDE) edge = 1;
      else if (found === 3 - color) others++;
    }
    return others + edge < 2;
  }

  /** Whether a stone on the point would have a liberty, if necessary by capturing. */
  hasLiberty(point: number, color: number): boolean {
    const { colors } = this;
    const near = this.#near;
    const head = this.#head;
    const pairs = this.#pairs;
    const at = point * DIRECTION_COUNT;
    for (let i = at; i < at + DIRECTION_COUNT; i++) if (colors[near[i]!] === EMPTY) return true;
    for (let i = at; i < at + DIRECTION_COUNT; i++) pairs[head[near[i]!]!]!--;
    let breathes = false;
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const found = colors[near[i]!]!;
      if (found === OUTSIDE) continue;
      const left = pairs[head[near[i]!]!]!;
      if (found === color ? left > 0 : left === 0) breathes = true;
    }
    for (let i = at; i < at + DIRECTION_COUNT; i++) pairs[head[near[i]!]!]!++;
    return breathes;
  }

  /**
   * Puts a stone and removes enemy chains without liberties. Returns the point of the captured stone if there was
   * exactly one, otherwise a negative number.
   */
  #put(point: number, color: number): number {
    const { colors } = this;
    const near = this.#near;
    const head = this.#head;
    const at = point * DIRECTION_COUNT;
    let pairs = 0;
    let sum = 0;
    let squares = 0;
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const other = near[i]!;
      if (colors[other] === EMPTY) {
        pairs++;
        sum += other;
        squares += other * other;
      } else this.#changePairs(head[other]!, point, -1);
    }
    this.#occupy(point);
    colors[point] = color;
    head[point] = point;
    this.#next[point] = point;
    this.#size[point] = 1;
    this.#pairs[point] = pairs;
    this.#sum[point] = sum;
    this.#squares[point] = squares;
    let taken = 0;
    let only = NOWHERE;
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const other = near[i]!;
      const found = colors[other]!;
      if (found === color) {
        if (head[other] !== head[point]) this.#merge(head[point]!, head[other]!);
      } else if (found === 3 - color && this.#pairs[head[other]!] === 0) {
        taken += this.#capture(head[other]!);
        only = other;
      }
    }
    this.taken[color - 1]! += taken;
    if (this.#pairs[head[point]!] === 0) this.taken[2 - color]! += this.#capture(head[point]!);
    return taken === 1 ? only : NOWHERE;
  }

  #changePairs(head: number, point: number, sign: number): void {
    this.#pairs[head]! += sign;
    this.#sum[head]! += sign * point;
    this.#squares[head]! += sign * point * point;
  }

  #merge(one: number, other: number): void {
    const isGreater = this.#size[one]! >= this.#size[other]!;
    const into = isGreater ? one : other;
    const from = isGreater ? other : one;
    const next = this.#next;
    let stone = from;
    do {
      this.#head[stone] = into;
      stone = next[stone]!;
    } while (stone !== from);
    this.#size[into]! += this.#size[from]!;
    this.#pairs[into]! += this.#pairs[from]!;
    this.#sum[into]! += this.#sum[from]!;
    this.#squares[into]! += this.#squares[from]!;
    const after = next[into]!;
    next[into] = next[from]!;
    next[from] = after;
  }

  /** Removes a chain; returns its number of stones. */
  #capture(head: number): number {
    const next = this.#next;
    let stone = head;
    do {
      this.colors[stone] = EMPTY;
      this.#vacate(stone);
      stone = next[stone]!;
    } while (stone !== head);
    do {
      for (let i = stone * DIRECTION_COUNT; i < stone * DIRECTION_COUNT + DIRECTION_COUNT; i++) {
        const other = this.#near[i]!;
        if (this.colors[other] !== EMPTY) this.#changePairs(this.#head[other]!, stone, 1);
      }
      stone = next[stone]!;
    } while (stone !== head);
    return this.#size[head]!;
  }

  isInAtari(point: number): boolean {
    const head = this.#head[point]!;
    const sum = this.#sum[head]!;
    return this.#pairs[head]! > 0 && this.#pairs[head]! * this.#squares[head]! === sum * sum;
  }

  /** The only liberty of a chain in atari. */
  lastLiberty(point: number): number {
    const head = this.#head[point]!;
    return this.#sum[head]! / this.#pairs[head]!;
  }

  /** Black's lead by area. A player's area is their stones and the empty points that only they touch. */
  margin(): number {
    let margin = 0;
    for (let point = 0; point < this.#points; point++) {
      const owner = this.owner(point);
      if (owner === BLACK) margin++;
      else if (owner === WHITE) margin--;
    }
    return margin;
  }

  /**
   * Owner of a point at the end of a playout: the colour of its stone, or the only colour beside it if it is empty;
   * otherwise `EMPTY`.
   */
  owner(point: number): number {
    const { colors } = this;
    const own = colors[point]!;
    if (own !== EMPTY) return own;
    let found = 0;
    for (let i = point * DIRECTION_COUNT; i < point * DIRECTION_COUNT + DIRECTION_COUNT; i++) {
      const color = colors[this.#near[i]!]!;
      if (color !== OUTSIDE) found |= color === EMPTY ? BLACK | WHITE : color;
    }
    return found === BLACK || found === WHITE ? found : EMPTY;
  }

  /**
   * Returns dynamic komi: a lead to subtract from the result of a playout, so that a player who is far ahead or behind
   * still plays for points. Also records the lead of the finished playout. A new `rng` starts a new search.
   */
  dynamicKomi(rng: Rng, lead: number): number {
    if (this.#searchRng !== rng) {
      this.#searchRng = rng;
      this.#games = 0;
      this.#meanLead = 0;
    }
    this.#games++;
    this.#meanLead += (lead - this.#meanLead) / Math.min(this.#games, MEAN_GAMES);
    return this.#games > MIN_GAMES && Math.abs(this.#meanLead) > DECIDED_LEAD * this.#points
      ? KOMI_SHARE * this.#meanLead
      : 0;
  }
}
