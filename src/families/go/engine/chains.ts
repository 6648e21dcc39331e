import { doubleLength } from '../../../lib/grow.ts';
import { type Board, DIRECTION_COUNT, EMPTY, OUTSIDE } from './board.ts';
import { type Stones, SUICIDE } from './stones.ts';

/**
 * Stones whose chains are linked into rings, with liberties counted incrementally. Each chain counts its pairs of a
 * stone and an empty point beside it (pseudo-liberties). A liberty may be in several pairs, but a chain has no liberty
 * exactly when it has no pair. The sum and the sum of squares of the points in these pairs detect atari: all pairs
 * share one point if, and only if, pairs × squares = sum².
 */
export class Chains implements Stones {
  readonly colors: Uint8Array;
  keyLo = 0;
  keyHi = 0;
  previewLo = 0;
  previewHi = 0;
  lastTaken = -1;
  lost = 0;
  readonly #near: Int32Array;
  readonly #lo: Int32Array;
  readonly #hi: Int32Array;
  /** By stone: the head of its chain, which is one stone that stands for all, and the next stone of the ring. */
  readonly #head: Int32Array;
  readonly #next: Int32Array;
  /**
   * By head of a chain: number of stones, number of pairs, and the sum and the sum of squares of the empty points in
   * the pairs.
   */
  readonly #size: Int32Array;
  readonly #pairs: Int32Array;
  readonly #sum: Int32Array;
  readonly #squares: Int32Array;
  readonly #seen: Int32Array;
  #stamp = 0;
  /** Undo log of all `put` calls, in their order. */
  #log = new Int32Array(512);
  #logLength = 0;

  constructor({ points, neighbours, keys }: Board, colors: Uint8Array) {
    this.#near = neighbours;
    this.#lo = keys.lo;
    this.#hi = keys.hi;
    const places = points + 1;
    this.colors = new Uint8Array(places);
    this.colors[points] = OUTSIDE;
    this.#head = new Int32Array(places).fill(points);
    this.#next = new Int32Array(places);
    this.#size = new Int32Array(places);
    this.#pairs = new Int32Array(places);
    this.#sum = new Int32Array(places);
    this.#squares = new Int32Array(places);
    this.#seen = new Int32Array(places);
    for (let point = 0; point < points; point++) if (colors[point]) this.put(point, colors[point]!);
    this.#logLength = 0;
  }

  preview(point: number, color: number): number {
    const { colors } = this;
    const pairs = this.#pairs;
    const at = point * DIRECTION_COUNT;
    const near = this.#near;
    let hasLiberty = false;
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const other = near[i]!;
      if (colors[other] === EMPTY) hasLiberty = true;
      else pairs[this.#head[other]!]!--;
    }
    let taken = 0;
    const key = 2 * point + color - 1;
    let lo = this.keyLo ^ this.#lo[key]!;
    let hi = this.keyHi ^ this.#hi[key]!;
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const other = near[i]!;
      const found = colors[other]!;
      if (found === EMPTY || found === OUTSIDE) continue;
      /** The stone that represents the chain; the same for all its stones. */
      const head = this.#head[other]!;
      if (found === color) hasLiberty ||= pairs[head]! > 0;
      else if (pairs[head] === 0 && !this.#isMetBefore(at, i, head)) {
        taken += this.#size[head]!;
        let stone = head;
        do {
          lo ^= this.#lo[2 * stone + found - 1]!;
          hi ^= this.#hi[2 * stone + found - 1]!;
          stone = this.#next[stone]!;
        } while (stone !== head);
      }
    }
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const other = near[i]!;
      if (colors[other] !== EMPTY) pairs[this.#head[other]!]!++;
    }
    this.previewLo = lo;
    this.previewHi = hi;
    if (hasLiberty || taken > 0) return taken;
    this.#previewSuicide(at, color);
    return SUICIDE;
  }

  /** Whether the chain was already met at an earlier neighbour of the same point. */
  #isMetBefore(from: number, to: number, head: number): boolean {
    for (let i = from; i < to; i++) {
      const other = this.#near[i]!;
      if (this.colors[other] !== EMPTY && this.#head[other] === head) return true;
    }
    return false;
  }

  /** Sets the preview keys to those after a suicide, which removes the stone and all own chains beside it. */
  #previewSuicide(at: number, color: number): void {
    let lo = this.keyLo;
    let hi = this.keyHi;
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const other = this.#near[i]!;
      if (this.colors[other] !== color || this.#isMetBefore(at, i, this.#head[other]!)) continue;
      let stone = other;
      do {
        lo ^= this.#lo[2 * stone + color - 1]!;
        hi ^= this.#hi[2 * stone + color - 1]!;
        stone = this.#next[stone]!;
      } while (stone !== other);
    }
    this.previewLo = lo;
    this.previewHi = hi;
  }

  put(point: number, color: number): number {
    const { colors, keyLo, keyHi } = this;
    const near = this.#near;
    const at = point * DIRECTION_COUNT;
    this.lastTaken = -1;
    if (this.#logLength + 2 * colors.length + 64 > this.#log.length) this.#log = doubleLength(this.#log);
    this.#putAlone(point, color);
    let merges = 0;
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const other = near[i]!;
      if (colors[other] === color && this.#head[other] !== this.#head[point]) {
        this.#merge(this.#head[point]!, this.#head[other]!);
        merges++;
      }
    }
    let taken = 0;
    let chains = 0;
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const other = near[i]!;
      const found = colors[other]!;
      if (found === EMPTY || found === OUTSIDE || found === color || this.#pairs[this.#head[other]!] !== 0) continue;
      taken += this.#capture(this.#head[other]!);
      if (taken === 1) this.lastTaken = other;
      chains++;
    }
    if (taken !== 1) this.lastTaken = -1;
    const isSuicide = taken === 0 && this.#pairs[this.#head[point]!] === 0;
    this.lost = isSuicide ? this.#capture(this.#head[point]!) : 0;
    if (isSuicide) chains++;
    const log = this.#log;
    let top = this.#logLength;
    log[top++] = point;
    log[top++] = merges;
    log[top++] = chains;
    log[top++] = keyLo;
    log[top++] = keyHi;
    this.#logLength = top;
    return isSuicide ? SUICIDE : taken;
  }

  /** Puts a stone as a chain of its own. Chains beside it lose the point as a liberty. */
  #putAlone(point: number, color: number): void {
    const { colors } = this;
    const at = point * DIRECTION_COUNT;
    let pairs = 0;
    let sum = 0;
    let squares = 0;
    for (let i = at; i < at + DIRECTION_COUNT; i++) {
      const other = this.#near[i]!;
      if (colors[other] === EMPTY) {
        pairs++;
        sum += other;
        squares += other * other;
      } else this.#changePairs(this.#head[other]!, point, -1);
    }
    colors[point] = color;
    this.#head[point] = point;
    this.#next[point] = point;
    this.#size[point] = 1;
    this.#pairs[point] = pairs;
    this.#sum[point] = sum;
    this.#squares[point] = squares;
    this.#hash(point, color);
  }

  /** Adds (`sign` 1) or removes (`sign` -1) a pair with an empty point to or from a chain. */
  #changePairs(head: number, point: number, sign: number): void {
    this.#pairs[head]! += sign;
    this.#sum[head]! += sign * point;
    this.#squares[head]! += sign * point * point;
  }

  #hash(point: number, color: number): void {
    const key = 2 * point + color - 1;
    this.keyLo ^= this.#lo[key]!;
    this.keyHi ^= this.#hi[key]!;
  }

  /** Merges the smaller chain into the larger one. */
  #merge(one: number, other: number): void {
    const isGreater = this.#size[one]! >= this.#size[other]!;
    const into = isGreater ? one : other;
    const from = isGreater ? other : one;
    const log = this.#log;
    log[this.#logLength++] = this.#size[from]!;
    log[this.#logLength++] = this.#pairs[from]!;
    log[this.#logLength++] = this.#sum[from]!;
    log[this.#logLength++] = this.#squares[from]!;
    log[this.#logLength++] = from;
    log[this.#logLength++] = into;
    this.#setHead(from, into);
    this.#size[into]! += this.#size[from]!;
    this.#pairs[into]! += this.#pairs[from]!;
    this.#sum[into]! += this.#sum[from]!;
    this.#squares[into]! += this.#squares[from]!;
    this.#joinRings(into, from);
  }

  /** Sets the head of all stones in a ring. */
  #setHead(stone: number, head: number): void {
    let at = stone;
    do {
      this.#head[at] = head;
      at = this.#next[at]!;
    } while (at !== stone);
  }

  /** Joins the rings of two stones. Called again with the same stones, splits the ring at that place. */
  #joinRings(one: number, other: number): void {
    const next = this.#next[one]!;
    this.#next[one] = this.#next[other]!;
    this.#next[other] = next;
  }

  /** Removes a chain from the board; returns its number of stones. */
  #capture(head: number): number {
    const { colors } = this;
    const log = this.#log;
    const color = colors[head]!;
    const from = this.#logLength;
    let stone = head;
    do {
      log[this.#logLength++] = stone;
      colors[stone] = EMPTY;
      this.#hash(stone, color);
      stone = this.#next[stone]!;
    } while (stone !== head);
    const count = this.#logLength - from;
    for (let i = from; i < from + count; i++) this.#addLiberty(log[i]!);
    log[this.#logLength++] = count;
    log[this.#logLength++] = color;
    return count;
  }

  /** Makes the point a liberty of the chains beside it. */
  #addLiberty(point: number): void {
    for (let i = point * DIRECTION_COUNT; i < point * DIRECTION_COUNT + DIRECTION_COUNT; i++) {
      const other = this.#near[i]!;
      if (this.colors[other] !== EMPTY) this.#changePairs(this.#head[other]!, point, 1);
    }
  }

  undo(): void {
    const log = this.#log;
    let top = this.#logLength;
    const keyHi = log[--top]!;
    const keyLo = log[--top]!;
    const chains = log[--top]!;
    const merges = log[--top]!;
    const point = log[--top]!;
    this.#logLength = top;
    for (let i = 0; i < chains; i++) this.#restoreChain();
    for (let i = 0; i < merges; i++) this.#unmerge();
    this.colors[point] = EMPTY;
    this.#addLiberty(point);
    this.keyLo = keyLo;
    this.keyHi = keyHi;
  }

  /** Puts a captured chain back on the board, with its ring in the old order and without liberties. */
  #restoreChain(): void {
    const { colors } = this;
    const log = this.#log;
    const color = log[--this.#logLength]!;
    const count = log[--this.#logLength]!;
    const from = this.#logLength - count;
    const head = log[from]!;
    for (let i = from; i < from + count; i++) {
      const stone = log[i]!;
      for (let side = stone * DIRECTION_COUNT; side < stone * DIRECTION_COUNT + DIRECTION_COUNT; side++) {
        const other = this.#near[side]!;
        if (colors[other] !== EMPTY) this.#changePairs(this.#head[other]!, stone, -1);
      }
    }
    for (let i = from; i < from + count; i++) {
      const stone = log[i]!;
      colors[stone] = color;
      this.#head[stone] = head;
      this.#next[stone] = i + 1 < from + count ? log[i + 1]! : head;
    }
    this.#size[head] = count;
    this.#pairs[head] = 0;
    this.#sum[head] = 0;
    this.#squares[head] = 0;
    this.#logLength = from;
  }

  /** Undoes the last merge. */
  #unmerge(): void {
    const log = this.#log;
    const into = log[--this.#logLength]!;
    const from = log[--this.#logLength]!;
    this.#joinRings(into, from);
    this.#setHead(from, from);
    this.#squares[from] = log[--this.#logLength]!;
    this.#sum[from] = log[--this.#logLength]!;
    this.#pairs[from] = log[--this.#logLength]!;
    this.#size[from] = log[--this.#logLength]!;
    this.#size[into]! -= this.#size[from]!;
    this.#pairs[into]! -= this.#pairs[from]!;
    this.#sum[into]! -= this.#sum[from]!;
    this.#squares[into]! -= this.#squares[from]!;
  }

  isLoneInAtari(point: number): boolean {
    return this.#size[this.#head[point]!] === 1 && this.#pairs[this.#head[point]!] === 1;
  }

  size(point: number): number {
    return this.#size[this.#head[point]!]!;
  }

  liberties(point: number): number {
    const stamp = ++this.#stamp;
    let count = 0;
    let stone = point;
    do {
      for (let i = stone * DIRECTION_COUNT; i < stone * DIRECTION_COUNT + DIRECTION_COUNT; i++) {
        const other = this.#near[i]!;
        if (this.colors[other] !== EMPTY || this.#seen[other] === stamp) continue;
        this.#seen[other] = stamp;
        count++;
      }
      stone = this.#next[stone]!;
    } while (stone !== point);
    return count;
  }

  chain(point: number, points: Int32Array): number {
    let count = 0;
    let stone = point;
    do {
      points[count++] = stone;
      stone = this.#next[stone]!;
    } while (stone !== point);
    return count;
  }
}
