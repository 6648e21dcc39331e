import { bitCount } from '../../../lib/bits.ts';
import type { BitLayout } from './layout.ts';
import { encodeQuietMove } from './move-code.ts';
import { CODE_COUNT, kingCode, manCode } from './pieces.ts';

/** The pieces of a position as bitboards, with which a few operations test all pieces of a kind. */
export class PieceBitboards {
  readonly layout: BitLayout;
  /** Low words of the bitboards, by code of the piece. */
  readonly lo = new Int32Array(CODE_COUNT);
  /** High words of the bitboards, by code of the piece. */
  readonly hi = new Int32Array(CODE_COUNT);
  /** Low word of the men found by `findJumpers`. */
  jumpersLo = 0;
  /** High word of the men found by `findJumpers`. */
  jumpersHi = 0;

  constructor(layout: BitLayout) {
    this.layout = layout;
  }

  /** Adds a piece on a square, or removes it if it is there. */
  toggle(square: number, code: number): void {
    this.lo[code]! ^= this.layout.lo[square]!;
    this.hi[code]! ^= this.layout.hi[square]!;
  }

  #emptyLo(): number {
    const { lo } = this;
    return this.layout.allLo & ~(lo[1]! | lo[2]! | lo[5]! | lo[6]!);
  }
  #emptyHi(): number {
    const { hi } = this;
    return this.layout.allHi & ~(hi[1]! | hi[2]! | hi[5]! | hi[6]!);
  }

  /**
   * Finds the men of a side that can jump over a piece in one of the given diagonal directions. Stores them in
   * `jumpersLo` and `jumpersHi`, and returns whether there are any.
   */
  findJumpers(side: number, directions: Uint8Array, sparesKings: boolean): boolean {
    const { lo, hi } = this;
    const { shifts } = this.layout;
    const menLo = lo[manCode(side)]!;
    const menHi = hi[manCode(side)]!;
    const foeLo = lo[manCode(1 - side)]! | (sparesKings ? 0 : lo[kingCode(1 - side)]!);
    const foeHi = hi[manCode(1 - side)]! | (sparesKings ? 0 : hi[kingCode(1 - side)]!);
    const emptyLo = this.#emptyLo();
    const emptyHi = this.#emptyHi();
    let jumpLo = 0;
    let jumpHi = 0;
    for (let i = 0; i < directions.length; i++) {
      const shift = shifts[directions[i]!]!;
      // Seen from the empty squares: the enemy piece next to them, then the man behind that piece.
      if (shift > 0) {
        const overLo = ((emptyLo >>> shift) | (emptyHi << (32 - shift))) & foeLo;
        const overHi = (emptyHi >>> shift) & foeHi;
        jumpLo |= ((overLo >>> shift) | (overHi << (32 - shift))) & menLo;
        jumpHi |= (overHi >>> shift) & menHi;
      } else {
        const overLo = (emptyLo << -shift) & foeLo;
        const overHi = ((emptyHi << -shift) | (emptyLo >>> (32 + shift))) & foeHi;
        jumpLo |= (overLo << -shift) & menLo;
        jumpHi |= ((overHi << -shift) | (overLo >>> (32 + shift))) & menHi;
      }
    }
    this.jumpersLo = jumpLo;
    this.jumpersHi = jumpHi;
    return (jumpLo | jumpHi) !== 0;
  }

  /**
   * Number of captures by the men of a side if each is a single jump; -1 if a man could jump again, so that captures
   * must be found one by one. `crowned` says whether a man that reaches the last row continues as a king.
   */
  countJumps(side: number, directions: Uint8Array, sparesKings: boolean, crowned: boolean): number {
    const { lo, hi } = this;
    const { shifts, crownsLo, crownsHi } = this.layout;
    const menLo = lo[manCode(side)]!;
    const menHi = hi[manCode(side)]!;
    const foeLo = lo[manCode(1 - side)]! | (sparesKings ? 0 : lo[kingCode(1 - side)]!);
    const foeHi = hi[manCode(1 - side)]! | (sparesKings ? 0 : hi[kingCode(1 - side)]!);
    const emptyLo = this.#emptyLo();
    const emptyHi = this.#emptyHi();
    let count = 0;
    let goalsLo = 0;
    let goalsHi = 0;
    for (let i = 0; i < directions.length; i++) {
      const shift = shifts[directions[i]!]!;
      let landLo: number;
      let landHi: number;
      if (shift > 0) {
        const overLo = (menLo << shift) & foeLo;
        const overHi = ((menHi << shift) | (menLo >>> (32 - shift))) & foeHi;
        if ((overLo | overHi) === 0) continue;
        landLo = (overLo << shift) & emptyLo;
        landHi = ((overHi << shift) | (overLo >>> (32 - shift))) & emptyHi;
      } else {
        const overLo = ((menLo >>> -shift) | (menHi << (32 + shift))) & foeLo;
        const overHi = (menHi >>> -shift) & foeHi;
        if ((overLo | overHi) === 0) continue;
        landLo = ((overLo >>> -shift) | (overHi << (32 + shift))) & emptyLo;
        landHi = (overHi >>> -shift) & emptyHi;
      }
      count += bitCount(landLo) + bitCount(landHi);
      goalsLo |= landLo;
      goalsHi |= landHi;
    }
    if (count === 0) return 0;
    if (crowned && ((goalsLo & crownsLo[side]!) | (goalsHi & crownsHi[side]!)) !== 0) return -1;
    return this.#anyJump(goalsLo, goalsHi, directions, foeLo, foeHi, emptyLo, emptyHi) ? -1 : count;
  }

  /**
   * Whether a man on any of the given squares could jump. It never jumps straight back: the square it came from counts
   * as occupied here.
   */
  #anyJump(
    menLo: number,
    menHi: number,
    directions: Uint8Array,
    foeLo: number,
    foeHi: number,
    emptyLo: number,
    emptyHi: number,
  ): boolean {
    for (let i = 0; i < directions.length; i++) {
      const shift = this.layout.shifts[directions[i]!]!;
      if (shift > 0) {
        const overLo = (menLo << shift) & foeLo;
        const overHi = ((menHi << shift) | (menLo >>> (32 - shift))) & foeHi;
        if ((overLo << shift) & emptyLo || ((overHi << shift) | (overLo >>> (32 - shift))) & emptyHi) return true;
      } else {
        const overLo = ((menLo >>> -shift) | (menHi << (32 + shift))) & foeLo;
        const overHi = (menHi >>> -shift) & foeHi;
        if (((overLo >>> -shift) | (overHi << (32 + shift))) & emptyLo || (overHi >>> -shift) & emptyHi) return true;
      }
    }
    return false;
  }

  /** Number of diagonal steps without a capture that the men of a side can make. */
  countSteps(side: number, directions: Uint8Array): number {
    const menLo = this.lo[manCode(side)]!;
    const menHi = this.hi[manCode(side)]!;
    const emptyLo = this.#emptyLo();
    const emptyHi = this.#emptyHi();
    let count = 0;
    for (let i = 0; i < directions.length; i++) {
      const shift = this.layout.shifts[directions[i]!]!;
      if (shift > 0) {
        count += bitCount((menLo << shift) & emptyLo);
        count += bitCount(((menHi << shift) | (menLo >>> (32 - shift))) & emptyHi);
      } else {
        count += bitCount(((menLo >>> -shift) | (menHi << (32 + shift))) & emptyLo);
        count += bitCount((menHi >>> -shift) & emptyHi);
      }
    }
    return count;
  }

  /** Writes the moves that `countSteps` counts; returns their number. */
  writeSteps(side: number, directions: Uint8Array, moves: Int32Array, at: number): number {
    const menLo = this.lo[manCode(side)]!;
    const menHi = this.hi[manCode(side)]!;
    const emptyLo = this.#emptyLo();
    const emptyHi = this.#emptyHi();
    let end = at;
    for (let i = 0; i < directions.length; i++) {
      const shift = this.layout.shifts[directions[i]!]!;
      if (shift > 0) {
        end = this.#writeWord((menLo << shift) & emptyLo, 0, shift, moves, end);
        end = this.#writeWord(((menHi << shift) | (menLo >>> (32 - shift))) & emptyHi, 32, shift, moves, end);
      } else {
        end = this.#writeWord(((menLo >>> -shift) | (menHi << (32 + shift))) & emptyLo, 0, shift, moves, end);
        end = this.#writeWord((menHi >>> -shift) & emptyHi, 32, shift, moves, end);
      }
    }
    return end - at;
  }

  #writeWord(targets: number, first: number, shift: number, moves: Int32Array, at: number): number {
    const { squareAtBit } = this.layout;
    let end = at;
    for (let left = targets; left !== 0; left &= left - 1) {
      const bit = first + 31 - Math.clz32(left & -left);
      moves[end++] = encodeQuietMove(squareAtBit[bit - shift]!, squareAtBit[bit]!);
    }
    return end;
  }
}
