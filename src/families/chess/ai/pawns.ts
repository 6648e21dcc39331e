import type { BitboardPosition } from '../../../fairy/engines/bitboard/bitboard-position.ts';
import { popCount } from '../../../fairy/engines/bitboard/sets.ts';
import { PAWN_ATTACKS } from '../../../fairy/engines/bitboard/tables.ts';
import { AT } from './parts.ts';
import { BESIDE, COMRADES, FILES, SHELTER, STEPS, STOPPERS, WAY } from './tables.ts';

/** By kind * 64 + square as its owner sees it: what a piece is worth there. */
export function squareTable(weights: Int32Array): Int32Array {
  return Int32Array.from({ length: 6 * 64 }, (_, index) => {
    const [kind, square] = [index >> 6, index & 63];
    const file = Math.min(square & 7, 7 - (square & 7));
    const material = kind < 5 ? weights[AT.material + kind]! : 0;
    return (material + weights[AT.squares + kind * 32 + (square >> 3) * 4 + file]!) | 0;
  });
}

const BITS = 13;
/** Pawns of both sides (4), kings, score, passed pawns of both sides (4), and one to make it even. */
const WORDS = 12;
const KEY_KINGS = 4;
const SCORE = 5;
const PASSED = 6;

const nearest = (lo: number, hi: number): number => (lo ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi));
const furthest = (lo: number, hi: number): number => (hi ? 63 - Math.clz32(hi) : 31 - Math.clz32(lo));

/**
 * What pawns and their kings are worth, remembered, since they seldom change. An entry is known by all that it depends
 * on, so that the same is found whatever was remembered before.
 */
export class PawnTable {
  readonly #words = new Int32Array(WORDS << BITS);
  readonly #weights: Int32Array;
  readonly #squares: Int32Array;

  constructor(weights: Int32Array, squares: Int32Array) {
    this.#weights = weights;
    this.#squares = squares;
    // no game has a king of each side on the same square
    for (let at = 0; at < this.#words.length; at += WORDS) this.#words[at + KEY_KINGS] = -1;
  }

  /** Where the pawns of the position lie; good until the next call. */
  find({ sets, kings }: BitboardPosition): number {
    const words = this.#words;
    const [whiteLo, whiteHi, blackLo, blackHi] = [sets[2]!, sets[3]!, sets[4]!, sets[5]!];
    const both = (kings[0]! << 6) | kings[1]!;
    let hash = Math.imul(whiteLo, 0x9e3779b1) ^ Math.imul(whiteHi, 0x85ebca6b);
    hash =
      Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ Math.imul(blackLo, 0x297a2d39) ^ Math.imul(blackHi, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 13) ^ both, 0x9e3779b1);
    const at = (hash >>> (32 - BITS)) * WORDS;
    if (
      words[at] === whiteLo &&
      words[at + 1] === whiteHi &&
      words[at + 2] === blackLo &&
      words[at + 3] === blackHi &&
      words[at + KEY_KINGS] === both
    )
      return at;
    words[at] = whiteLo;
    words[at + 1] = whiteHi;
    words[at + 2] = blackLo;
    words[at + 3] = blackHi;
    words[at + KEY_KINGS] = both;
    words[at + SCORE] =
      (this.#pawns(at, 0, kings[0]!, kings[1]!) -
        this.#pawns(at, 1, kings[1]!, kings[0]!) +
        this.#shelter(at, 0, kings[0]!) -
        this.#shelter(at, 1, kings[1]!)) |
      0;
    return at;
  }

  /** A pair, as the first player sees it. */
  score(at: number): number {
    return this.#words[at + SCORE]!;
  }

  #pawns(at: number, us: number, king: number, foeKing: number): number {
    const words = this.#words;
    const weights = this.#weights;
    const ownLo = words[at + us * 2]!;
    const ownHi = words[at + us * 2 + 1]!;
    const foeLo = words[at + 2 - us * 2]!;
    const foeHi = words[at + 3 - us * 2]!;
    const flip = us === 0 ? 0 : 56;
    const forward = us === 0 ? 8 : -8;
    let total = 0;
    let passedLo = 0;
    let passedHi = 0;
    let lo = ownLo;
    let hi = ownHi;
    while (lo | hi) {
      const square = nearest(lo, hi);
      if (lo) lo &= lo - 1;
      else hi &= hi - 1;
      const set = square << 1;
      const rank = (square ^ flip) >> 3;
      total += this.#squares[square ^ flip]!;
      const isDoubled = ((WAY[us]![set]! & ownLo) | (WAY[us]![set | 1]! & ownHi)) !== 0;
      const isOpen = ((WAY[us]![set]! & foeLo) | (WAY[us]![set | 1]! & foeHi)) === 0;
      if (isDoubled) total += weights[AT.doubled]!;
      const guards = PAWN_ATTACKS[us ^ 1]!;
      const guardsLo = guards[set]! & ownLo;
      const guardsHi = guards[set | 1]! & ownHi;
      const isGuarded = (guardsLo | guardsHi) !== 0;
      if (isGuarded) total += Math.imul(weights[AT.supported + rank]!, popCount(guardsLo, guardsHi));
      const comradesLo = COMRADES[us]![set]! & ownLo;
      const comradesHi = COMRADES[us]![set | 1]! & ownHi;
      const beside = 255 << (square & 24);
      const isPhalanx = ((square < 32 ? comradesLo : comradesHi) & beside) !== 0;
      if (isPhalanx) total += weights[AT.phalanx + rank]!;
      if (((BESIDE[set]! & ownLo) | (BESIDE[set | 1]! & ownHi)) === 0) {
        total += weights[isOpen ? AT.isolatedInTheOpen : AT.isolated]!;
      } else if ((comradesLo | comradesHi) === 0) {
        const stop = (square + forward) << 1;
        const attackers = PAWN_ATTACKS[us]!;
        if ((attackers[stop]! & foeLo) | (attackers[stop | 1]! & foeHi)) total += weights[AT.backward]!;
      }
      if (isDoubled || ((STOPPERS[us]![set]! & foeLo) | (STOPPERS[us]![set | 1]! & foeHi)) !== 0) continue;
      if (square < 32) passedLo |= 1 << square;
      else passedHi |= 1 << (square & 31);
      total += weights[AT.passed + rank]!;
      if (isGuarded || isPhalanx) total += weights[AT.passedGuarded + rank]!;
      const stop = (square + forward) << 6;
      const far = Math.max(rank - 2, 0);
      total += Math.imul(weights[AT.ownKingToPassed]!, STEPS[stop | king]! * far);
      total += Math.imul(weights[AT.theirKingToPassed]!, STEPS[stop | foeKing]! * far);
    }
    words[at + PASSED + us * 2] = passedLo;
    words[at + PASSED + us * 2 + 1] = passedHi;
    return total | 0;
  }

  #shelter(at: number, us: number, king: number): number {
    const words = this.#words;
    const weights = this.#weights;
    const flip = us === 0 ? 0 : 7;
    const middle = Math.min(Math.max(king & 7, 1), 6);
    let total = 0;
    for (let file = middle - 1; file <= middle + 1; file++) {
      const aheadLo = FILES[file << 1]! & SHELTER[us]![((king & 56) | middle) << 1]!;
      const aheadHi = FILES[(file << 1) | 1]! & SHELTER[us]![(((king & 56) | middle) << 1) | 1]!;
      const ownLo = words[at + us * 2]! & aheadLo;
      const ownHi = words[at + us * 2 + 1]! & aheadHi;
      const foeLo = words[at + 2 - us * 2]! & aheadLo;
      const foeHi = words[at + 3 - us * 2]! & aheadHi;
      const of = us === 0 ? nearest : furthest;
      const own = ownLo | ownHi ? (of(ownLo, ownHi) >> 3) ^ flip : 0;
      const foe = foeLo | foeHi ? (of(foeLo, foeHi) >> 3) ^ flip : 0;
      total += weights[(file === (king & 7) ? AT.shelter : AT.shelterBeside) + own]! + weights[AT.storm + foe]!;
    }
    return total | 0;
  }

  /** More for passed pawns whose next step is free, as the first player sees it. */
  runs(at: number, { sets }: BitboardPosition, attacks: Int32Array): number {
    const words = this.#words;
    const weights = this.#weights;
    let total = 0;
    for (let us = 0; us < 2; us++) {
      let lo = words[at + PASSED + us * 2]!;
      let hi = words[at + PASSED + us * 2 + 1]!;
      if ((lo | hi) === 0) continue;
      const all = ((us ^ 1) << 4) + 12;
      const barredLo = sets[26]! | sets[28]! | attacks[all]!;
      const barredHi = sets[27]! | sets[29]! | attacks[all + 1]!;
      while (lo | hi) {
        const square = nearest(lo, hi);
        if (lo) lo &= lo - 1;
        else hi &= hi - 1;
        const step = us === 0 ? square + 8 : square - 8;
        if ((step < 32 ? barredLo : barredHi) & (1 << (step & 31))) continue;
        const free = weights[AT.passedFree + (us === 0 ? square >> 3 : 7 - (square >> 3))]!;
        total += us === 0 ? free : -free;
      }
    }
    return total | 0;
  }
}
