import type { BitboardPosition } from '../../../fairy/engines/bitboard/bitboard-position.ts';
import { popCount } from '../../../fairy/engines/bitboard/sets.ts';
import { PAWN_ATTACKS } from '../../../fairy/engines/bitboard/tables.ts';
import { EVALUATION_TERM_OFFSETS } from './parts.ts';
import {
  ADJACENT_FILES,
  FILE_SQUARES,
  FRONT_SPANS,
  KING_DISTANCES,
  PASSER_SPANS,
  SHELTER_ZONES,
  SUPPORTER_SPANS,
} from './tables.ts';

/** Values of pieces by square, material included, at index kind * 64 + square, from the owner's view. */
export function pieceSquareTable(weights: Int32Array): Int32Array {
  return Int32Array.from({ length: 6 * 64 }, (_, index) => {
    const [kind, square] = [index >> 6, index & 63];
    const file = Math.min(square & 7, 7 - (square & 7));
    const material = kind < 5 ? weights[EVALUATION_TERM_OFFSETS.material + kind]! : 0;
    return (material + weights[EVALUATION_TERM_OFFSETS.squares + kind * 32 + (square >> 3) * 4 + file]!) | 0;
  });
}

const TABLE_BITS = 13;
/**
 * Words per entry: pawns of both sides (4), kings, score, passed pawns of both sides (4), and padding to an even
 * number.
 */
const ENTRY_WORDS = 12;
const KEY_KINGS = 4;
const SCORE = 5;
const PASSED = 6;

const nearest = (lo: number, hi: number): number => (lo ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi));
const furthest = (lo: number, hi: number): number => (hi ? 63 - Math.clz32(hi) : 31 - Math.clz32(lo));

/**
 * Pawn hash table: caches the scores of pawns and king shelter, which seldom change. An entry stores everything that
 * its score depends on, so that results never depend on earlier positions.
 */
export class PawnTable {
  readonly #words = new Int32Array(ENTRY_WORDS << TABLE_BITS);
  readonly #weights: Int32Array;
  readonly #squares: Int32Array;

  constructor(weights: Int32Array, squares: Int32Array) {
    this.#weights = weights;
    this.#squares = squares;
    // Both kings on one square cannot occur, so -1 matches no position.
    for (let at = 0; at < this.#words.length; at += ENTRY_WORDS) this.#words[at + KEY_KINGS] = -1;
  }

  /** Index of the entry for a position, computed if it is missing. Valid until the next call. */
  entryFor({ sets, kings }: BitboardPosition): number {
    const words = this.#words;
    const [whiteLo, whiteHi, blackLo, blackHi] = [sets[2]!, sets[3]!, sets[4]!, sets[5]!];
    const kingsKey = (kings[0]! << 6) | kings[1]!;
    let hash = Math.imul(whiteLo, 0x9e3779b1) ^ Math.imul(whiteHi, 0x85ebca6b);
    hash =
      Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ Math.imul(blackLo, 0x297a2d39) ^ Math.imul(blackHi, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 13) ^ kingsKey, 0x9e3779b1);
    const at = (hash >>> (32 - TABLE_BITS)) * ENTRY_WORDS;
    if (
      words[at] === whiteLo &&
      words[at + 1] === whiteHi &&
      words[at + 2] === blackLo &&
      words[at + 3] === blackHi &&
      words[at + KEY_KINGS] === kingsKey
    )
      return at;
    words[at] = whiteLo;
    words[at + 1] = whiteHi;
    words[at + 2] = blackLo;
    words[at + 3] = blackHi;
    words[at + KEY_KINGS] = kingsKey;
    words[at + SCORE] =
      (this.#pawns(at, 0, kings[0]!, kings[1]!) -
        this.#pawns(at, 1, kings[1]!, kings[0]!) +
        this.#shelter(at, 0, kings[0]!) -
        this.#shelter(at, 1, kings[1]!)) |
      0;
    return at;
  }

  /** Packed score of an entry, from the first player's view. */
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
      const isDoubled = ((FRONT_SPANS[us]![set]! & ownLo) | (FRONT_SPANS[us]![set | 1]! & ownHi)) !== 0;
      const isOpen = ((FRONT_SPANS[us]![set]! & foeLo) | (FRONT_SPANS[us]![set | 1]! & foeHi)) === 0;
      if (isDoubled) total += weights[EVALUATION_TERM_OFFSETS.doubled]!;
      const guards = PAWN_ATTACKS[us ^ 1]!;
      const guardsLo = guards[set]! & ownLo;
      const guardsHi = guards[set | 1]! & ownHi;
      const isGuarded = (guardsLo | guardsHi) !== 0;
      if (isGuarded)
        total += Math.imul(weights[EVALUATION_TERM_OFFSETS.supported + rank]!, popCount(guardsLo, guardsHi));
      const supportersLo = SUPPORTER_SPANS[us]![set]! & ownLo;
      const supportersHi = SUPPORTER_SPANS[us]![set | 1]! & ownHi;
      const beside = 255 << (square & 24);
      const isPhalanx = ((square < 32 ? supportersLo : supportersHi) & beside) !== 0;
      if (isPhalanx) total += weights[EVALUATION_TERM_OFFSETS.phalanx + rank]!;
      if (((ADJACENT_FILES[set]! & ownLo) | (ADJACENT_FILES[set | 1]! & ownHi)) === 0) {
        total += weights[isOpen ? EVALUATION_TERM_OFFSETS.isolatedInTheOpen : EVALUATION_TERM_OFFSETS.isolated]!;
      } else if ((supportersLo | supportersHi) === 0) {
        const stop = (square + forward) << 1;
        const attackers = PAWN_ATTACKS[us]!;
        if ((attackers[stop]! & foeLo) | (attackers[stop | 1]! & foeHi))
          total += weights[EVALUATION_TERM_OFFSETS.backward]!;
      }
      if (isDoubled || ((PASSER_SPANS[us]![set]! & foeLo) | (PASSER_SPANS[us]![set | 1]! & foeHi)) !== 0) continue;
      if (square < 32) passedLo |= 1 << square;
      else passedHi |= 1 << (square & 31);
      total += weights[EVALUATION_TERM_OFFSETS.passed + rank]!;
      if (isGuarded || isPhalanx) total += weights[EVALUATION_TERM_OFFSETS.passedGuarded + rank]!;
      const stop = (square + forward) << 6;
      const advance = Math.max(rank - 2, 0);
      total += Math.imul(weights[EVALUATION_TERM_OFFSETS.ownKingToPassed]!, KING_DISTANCES[stop | king]! * advance);
      total += Math.imul(
        weights[EVALUATION_TERM_OFFSETS.theirKingToPassed]!,
        KING_DISTANCES[stop | foeKing]! * advance,
      );
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
      const aheadLo = FILE_SQUARES[file << 1]! & SHELTER_ZONES[us]![((king & 56) | middle) << 1]!;
      const aheadHi = FILE_SQUARES[(file << 1) | 1]! & SHELTER_ZONES[us]![(((king & 56) | middle) << 1) | 1]!;
      const ownLo = words[at + us * 2]! & aheadLo;
      const ownHi = words[at + us * 2 + 1]! & aheadHi;
      const foeLo = words[at + 2 - us * 2]! & aheadLo;
      const foeHi = words[at + 3 - us * 2]! & aheadHi;
      const nearestAhead = us === 0 ? nearest : furthest;
      const own = ownLo | ownHi ? (nearestAhead(ownLo, ownHi) >> 3) ^ flip : 0;
      const foe = foeLo | foeHi ? (nearestAhead(foeLo, foeHi) >> 3) ^ flip : 0;
      total +=
        weights[
          (file === (king & 7) ? EVALUATION_TERM_OFFSETS.shelter : EVALUATION_TERM_OFFSETS.shelterBeside) + own
        ]! + weights[EVALUATION_TERM_OFFSETS.storm + foe]!;
    }
    return total | 0;
  }

  /** Packed bonus, from the first player's view, for passed pawns whose next square is empty and not attacked. */
  freePassedPawns(at: number, { sets }: BitboardPosition, attacks: Int32Array): number {
    const words = this.#words;
    const weights = this.#weights;
    let total = 0;
    for (let us = 0; us < 2; us++) {
      let lo = words[at + PASSED + us * 2]!;
      let hi = words[at + PASSED + us * 2 + 1]!;
      if ((lo | hi) === 0) continue;
      const all = ((us ^ 1) << 4) + 12;
      const blockedLo = sets[26]! | sets[28]! | attacks[all]!;
      const blockedHi = sets[27]! | sets[29]! | attacks[all + 1]!;
      while (lo | hi) {
        const square = nearest(lo, hi);
        if (lo) lo &= lo - 1;
        else hi &= hi - 1;
        const step = us === 0 ? square + 8 : square - 8;
        if ((step < 32 ? blockedLo : blockedHi) & (1 << (step & 31))) continue;
        const free = weights[EVALUATION_TERM_OFFSETS.passedFree + (us === 0 ? square >> 3 : 7 - (square >> 3))]!;
        total += us === 0 ? free : -free;
      }
    }
    return total | 0;
  }
}
