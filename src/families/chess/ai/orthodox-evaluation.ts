import type { BitboardPosition } from '../../../fairy/engines/bitboard/bitboard-position.ts';
import { BISHOP, KING, KNIGHT, popCount, QUEEN, ROOK, SIDE_SET } from '../../../fairy/engines/bitboard/sets.ts';
import { KING_ATTACKS, KNIGHT_ATTACKS } from '../../../fairy/engines/bitboard/tables.ts';
import { endingScale, mopUp } from './endings.ts';
import { AT, endingOf, middleOf, packed, type Weights } from './parts.ts';
import { PawnTable, squareTable } from './pawns.ts';
import { DARK_HI, DARK_LO, DRIVERS, FILES, RINGS, reach, reachAslant, reachStraight } from './tables.ts';

/** How far a game is from its ending, by kind: 24 with all pieces on the board. */
const PHASES = [0, 1, 1, 2, 4];
const FULL_PHASE = 24;

/** What adds to the danger of a king: a piece that bears on its surroundings, and a check that it could give. */
const BEARS = [0, 3, 2, 4, 5];
const CHECKS = [0, 7, 5, 8, 6];
/** Squares around the king that only the king itself guards. */
const WEAK = 3;
/** Without a queen an attack seldom mates. */
const NO_QUEEN = 14;

const REACH_OF = [0, AT.knightReach, AT.bishopReach, AT.rookReach, AT.queenReach];

/** Sets of attacked squares by side * 8 + kind; 6 holds all, 7 those attacked twice. */
const attacks = new Int32Array(32);
const ALL = 6;
const TWICE = 7;
const totals = new Int32Array(2);
const bearing = new Int32Array(2);

/** What an orthodox position is worth as it stands. One for each set of figures. */
export class OrthodoxEvaluation {
  readonly #weights: Int32Array;
  readonly #squares: Int32Array;
  readonly #pawns: PawnTable;

  constructor(weights: Weights) {
    this.#weights = packed(weights);
    this.#squares = squareTable(this.#weights);
    this.#pawns = new PawnTable(this.#weights, this.#squares);
  }

  /** From the view of the player on turn. */
  evaluate(position: BitboardPosition): number {
    const { sets, kings, turn } = position;
    const weights = this.#weights;
    attacks.fill(0);
    const pawns = this.#pawns.find(position);
    totals[0] = 0;
    totals[1] = 0;
    this.#begin(position, 0);
    this.#begin(position, 1);
    const phase = this.#pieces(position, 0) + this.#pieces(position, 1);
    const sum =
      this.#pawns.score(pawns) +
      this.#threats(sets, 0) -
      this.#threats(sets, 1) +
      this.#pawns.runs(pawns, position, attacks) +
      totals[0]! -
      totals[1]! -
      this.#danger(sets, 0, kings[0]!) +
      this.#danger(sets, 1, kings[1]!) +
      (turn === 0 ? weights[AT.tempo]! : -weights[AT.tempo]!);
    const middle = middleOf(sum | 0);
    let ending = endingOf(sum | 0);
    ending = (((ending * endingScale(sets, ending)) / 64) | 0) + mopUp(sets, kings, ending);
    const share = Math.min(phase, FULL_PHASE);
    const score = ((middle * share + ending * (FULL_PHASE - share)) / FULL_PHASE) | 0;
    // the nearer a draw by the rule of moves, the less all this is worth
    const fresh = position.halfmove > 20 ? ((score * (120 - position.halfmove)) / 100) | 0 : score;
    return turn === 0 ? fresh : 0 - fresh;
  }

  /** Attacks of pawns and king. */
  #begin({ sets, kings }: BitboardPosition, us: number): void {
    const pawn = (1 + us) << 1;
    const lo = sets[pawn]!;
    const hi = sets[pawn | 1]!;
    const king = kings[us]! << 1;
    const at = us << 4;
    const leftLo = lo & 0xfefefefe;
    const leftHi = hi & 0xfefefefe;
    const rightLo = lo & 0x7f7f7f7f;
    const rightHi = hi & 0x7f7f7f7f;
    let aLo: number;
    let aHi: number;
    let bLo: number;
    let bHi: number;
    if (us === 0) {
      aLo = leftLo << 7;
      aHi = (leftHi << 7) | (leftLo >>> 25);
      bLo = rightLo << 9;
      bHi = (rightHi << 9) | (rightLo >>> 23);
    } else {
      aLo = (leftLo >>> 9) | (leftHi << 23);
      aHi = leftHi >>> 9;
      bLo = (rightLo >>> 7) | (rightHi << 25);
      bHi = rightHi >>> 7;
    }
    const kingLo = KING_ATTACKS[king]!;
    const kingHi = KING_ATTACKS[king | 1]!;
    attacks[at] = aLo | bLo;
    attacks[at + 1] = aHi | bHi;
    attacks[at + KING * 2] = kingLo;
    attacks[at + KING * 2 + 1] = kingHi;
    attacks[at + ALL * 2] = aLo | bLo | kingLo;
    attacks[at + ALL * 2 + 1] = aHi | bHi | kingHi;
    attacks[at + TWICE * 2] = (aLo & bLo) | ((aLo | bLo) & kingLo);
    attacks[at + TWICE * 2 + 1] = (aHi & bHi) | ((aHi | bHi) & kingHi);
  }

  /** Knights to queens: where they stand, where they can go, how they bear on the other king. Returns their phase. */
  #pieces({ sets, kings }: BitboardPosition, us: number): number {
    const weights = this.#weights;
    const squares = this.#squares;
    const them = us ^ 1;
    const own = (SIDE_SET + us) << 1;
    const foe = (SIDE_SET + them) << 1;
    const pawn = (1 + us) << 1;
    const foePawn = (1 + them) << 1;
    const lo = sets[own]! | sets[foe]!;
    const hi = sets[own | 1]! | sets[foe | 1]!;
    const pawnsLo = sets[pawn]!;
    const pawnsHi = sets[pawn | 1]!;
    const foePawnsLo = sets[foePawn]!;
    const foePawnsHi = sets[foePawn | 1]!;
    const driven = them << 4;
    const king = kings[us]!;
    const areaLo = ~(pawnsLo | attacks[driven]! | (king < 32 ? 1 << king : 0));
    const areaHi = ~(pawnsHi | attacks[driven + 1]! | (king < 32 ? 0 : 1 << (king & 31)));
    const ring = RINGS[them]!;
    const ringLo = ring[kings[them]! << 1]!;
    const ringHi = ring[(kings[them]! << 1) | 1]!;
    const drivers = DRIVERS[us]!;
    const flip = us === 0 ? 0 : 56;
    const at = us << 4;
    let allLo = attacks[at + ALL * 2]!;
    let allHi = attacks[at + ALL * 2 + 1]!;
    let twiceLo = attacks[at + TWICE * 2]!;
    let twiceHi = attacks[at + TWICE * 2 + 1]!;
    const guardLo = attacks[at]!;
    const guardHi = attacks[at + 1]!;
    let total = 0;
    let phase = 0;
    let bears = 0;
    let bearers = 0;
    for (let kind = KNIGHT; kind <= QUEEN; kind++) {
      const set = (1 + kind * 2 + us) << 1;
      let fromLo = sets[set]!;
      let fromHi = sets[set | 1]!;
      if ((fromLo | fromHi) === 0) continue;
      let kindLo = 0;
      let kindHi = 0;
      // what stands in the way of a friend on the same line does not bar it
      const straightLo = kind === ROOK ? lo & ~sets[(1 + QUEEN * 2 + us) << 1]! & ~fromLo : lo;
      const straightHi = kind === ROOK ? hi & ~sets[((1 + QUEEN * 2 + us) << 1) | 1]! & ~fromHi : hi;
      const aslantLo = kind === BISHOP ? lo & ~sets[(1 + QUEEN * 2 + us) << 1]! : lo;
      const aslantHi = kind === BISHOP ? hi & ~sets[((1 + QUEEN * 2 + us) << 1) | 1]! : hi;
      if (kind === BISHOP) {
        const dark = ((fromLo & DARK_LO) | (fromHi & DARK_HI)) !== 0;
        const light = ((fromLo & ~DARK_LO) | (fromHi & ~DARK_HI)) !== 0;
        if (dark && light) total += weights[AT.bishopPair]!;
        else {
          const on = dark
            ? popCount(pawnsLo & DARK_LO, pawnsHi & DARK_HI)
            : popCount(pawnsLo & ~DARK_LO, pawnsHi & ~DARK_HI);
          total += Math.imul(weights[AT.pawnsOnBishopColour]!, on);
        }
      }
      while (fromLo | fromHi) {
        let square: number;
        if (fromLo) {
          square = 31 - Math.clz32(fromLo & -fromLo);
          fromLo &= fromLo - 1;
        } else {
          square = 63 - Math.clz32(fromHi & -fromHi);
          fromHi &= fromHi - 1;
        }
        phase += PHASES[kind]!;
        total += squares[(kind << 6) | (square ^ flip)]!;
        let toLo: number;
        let toHi: number;
        if (kind === KNIGHT) {
          toLo = KNIGHT_ATTACKS[square << 1]!;
          toHi = KNIGHT_ATTACKS[(square << 1) | 1]!;
        } else {
          toLo = 0;
          toHi = 0;
          if (kind !== ROOK) {
            reachAslant(square, aslantLo, aslantHi);
            toLo = reach[0]!;
            toHi = reach[1]!;
          }
          if (kind !== BISHOP) {
            reachStraight(square, straightLo, straightHi);
            toLo |= reach[0]!;
            toHi |= reach[1]!;
          }
        }
        twiceLo |= allLo & toLo;
        twiceHi |= allHi & toHi;
        allLo |= toLo;
        allHi |= toHi;
        kindLo |= toLo;
        kindHi |= toHi;
        total += weights[REACH_OF[kind]! + popCount(toLo & areaLo, toHi & areaHi)]!;
        if ((toLo & ringLo) | (toHi & ringHi)) {
          bearers++;
          bears += BEARS[kind]! + popCount(toLo & ringLo, toHi & ringHi);
        }
        if (kind === ROOK) {
          const fileLo = FILES[square << 1]!;
          const fileHi = FILES[(square << 1) | 1]!;
          if (((fileLo & pawnsLo) | (fileHi & pawnsHi)) === 0) {
            const isOpen = ((fileLo & foePawnsLo) | (fileHi & foePawnsHi)) === 0;
            total += weights[isOpen ? AT.rookOnOpenFile : AT.rookOnHalfOpenFile]!;
          }
        } else if (kind < ROOK) {
          const isGuarded = ((square < 32 ? guardLo : guardHi) & (1 << (square & 31))) !== 0;
          const rank = (square ^ flip) >> 3;
          if (isGuarded && rank >= 3 && rank <= 5) {
            const driversLo = drivers[square << 1]! & foePawnsLo;
            const driversHi = drivers[(square << 1) | 1]! & foePawnsHi;
            if ((driversLo | driversHi) === 0) {
              total += weights[kind === KNIGHT ? AT.outpostOfKnight : AT.outpostOfBishop]!;
            }
          }
        }
      }
      attacks[at + kind * 2] = kindLo;
      attacks[at + kind * 2 + 1] = kindHi;
    }
    total += squares[(KING << 6) | (king ^ flip)]!;
    attacks[at + ALL * 2] = allLo;
    attacks[at + ALL * 2 + 1] = allHi;
    attacks[at + TWICE * 2] = twiceLo;
    attacks[at + TWICE * 2 + 1] = twiceHi;
    totals[us] = total;
    bearing[us] =
      bearers > 1 || sets[((1 + QUEEN * 2 + us) << 1) | 0]! | sets[((1 + QUEEN * 2 + us) << 1) | 1]! ? bears : 0;
    return phase;
  }

  /** Pieces of the other side that are in trouble. */
  #threats(sets: Int32Array, us: number): number {
    const weights = this.#weights;
    const them = us ^ 1;
    const at = us << 4;
    const other = them << 4;
    const pawnLo = attacks[at]!;
    const pawnHi = attacks[at + 1]!;
    const minorLo = attacks[at + KNIGHT * 2]! | attacks[at + BISHOP * 2]!;
    const minorHi = attacks[at + KNIGHT * 2 + 1]! | attacks[at + BISHOP * 2 + 1]!;
    const foe = (SIDE_SET + them) << 1;
    const foePawn = (1 + them) << 1;
    const foeKing = (1 + KING * 2 + them) << 1;
    let total = 0;
    const foeLo = sets[foe]! & ~sets[foePawn]! & ~sets[foeKing]!;
    const foeHi = sets[foe | 1]! & ~sets[foePawn | 1]! & ~sets[foeKing | 1]!;
    if ((pawnLo & foeLo) | (pawnHi & foeHi)) {
      for (let kind = KNIGHT; kind <= QUEEN; kind++) {
        const set = (1 + kind * 2 + them) << 1;
        const threatened = popCount(pawnLo & sets[set]!, pawnHi & sets[set | 1]!);
        total += Math.imul(weights[AT.pawnThreatens + kind - 1]!, threatened);
      }
    }
    const looseLo = ~attacks[other + ALL * 2]!;
    const looseHi = ~attacks[other + ALL * 2 + 1]!;
    const rook = (1 + ROOK * 2 + them) << 1;
    const queen = (1 + QUEEN * 2 + them) << 1;
    const foePawnsLo = sets[foePawn]!;
    const foePawnsHi = sets[foePawn | 1]!;
    total += Math.imul(
      weights[AT.minorThreatens]!,
      popCount(minorLo & foePawnsLo & looseLo, minorHi & foePawnsHi & looseHi),
    );
    total += Math.imul(weights[AT.minorThreatens + 1]!, popCount(minorLo & sets[rook]!, minorHi & sets[rook | 1]!));
    total += Math.imul(weights[AT.minorThreatens + 2]!, popCount(minorLo & sets[queen]!, minorHi & sets[queen | 1]!));
    const rookLo = attacks[at + ROOK * 2]! & sets[queen]!;
    const rookHi = attacks[at + ROOK * 2 + 1]! & sets[queen | 1]!;
    if (rookLo | rookHi) total += weights[AT.rookThreatensQueen]!;
    const hanging = popCount(attacks[at + ALL * 2]! & foeLo & looseLo, attacks[at + ALL * 2 + 1]! & foeHi & looseHi);
    return (total + Math.imul(weights[AT.hanging]!, hanging)) | 0;
  }

  /** How badly the king of a side is in danger. */
  #danger(sets: Int32Array, us: number, king: number): number {
    const them = us ^ 1;
    let danger = bearing[them]!;
    if (danger === 0) return 0;
    const at = us << 4;
    const other = them << 4;
    const own = (SIDE_SET + us) << 1;
    const foe = (SIDE_SET + them) << 1;
    // attacked, and guarded by the king alone or not at all
    const weakLo =
      attacks[other + ALL * 2]! & ~attacks[at + TWICE * 2]! & (~attacks[at + ALL * 2]! | attacks[at + KING * 2]!);
    const weakHi =
      attacks[other + ALL * 2 + 1]! &
      ~attacks[at + TWICE * 2 + 1]! &
      (~attacks[at + ALL * 2 + 1]! | attacks[at + KING * 2 + 1]!);
    danger += WEAK * popCount(weakLo & KING_ATTACKS[king << 1]!, weakHi & KING_ATTACKS[(king << 1) | 1]!);
    // checks from where the checking piece isn't just taken
    const twiceLo = attacks[other + TWICE * 2]!;
    const twiceHi = attacks[other + TWICE * 2 + 1]!;
    const safeLo = ~sets[foe]! & (~attacks[at + ALL * 2]! | (weakLo & twiceLo));
    const safeHi = ~sets[foe | 1]! & (~attacks[at + ALL * 2 + 1]! | (weakHi & twiceHi));
    const lo = sets[own]! | sets[foe]!;
    const hi = sets[own | 1]! | sets[foe | 1]!;
    reachAslant(king, lo, hi);
    const aslantLo = reach[0]! & safeLo;
    const aslantHi = reach[1]! & safeHi;
    reachStraight(king, lo, hi);
    const straightLo = reach[0]! & safeLo;
    const straightHi = reach[1]! & safeHi;
    const knight = other + KNIGHT * 2;
    if (
      (KNIGHT_ATTACKS[king << 1]! & safeLo & attacks[knight]!) |
      (KNIGHT_ATTACKS[(king << 1) | 1]! & safeHi & attacks[knight + 1]!)
    )
      danger += CHECKS[KNIGHT]!;
    if ((aslantLo & attacks[other + BISHOP * 2]!) | (aslantHi & attacks[other + BISHOP * 2 + 1]!))
      danger += CHECKS[BISHOP]!;
    if ((straightLo & attacks[other + ROOK * 2]!) | (straightHi & attacks[other + ROOK * 2 + 1]!))
      danger += CHECKS[ROOK]!;
    const queenLo = attacks[other + QUEEN * 2]!;
    const queenHi = attacks[other + QUEEN * 2 + 1]!;
    if (((aslantLo | straightLo) & queenLo) | ((aslantHi | straightHi) & queenHi)) danger += CHECKS[QUEEN]!;
    const queen = (1 + QUEEN * 2 + them) << 1;
    if ((sets[queen]! | sets[queen | 1]!) === 0) danger -= NO_QUEEN;
    if (danger <= 0) return 0;
    return Math.imul(this.#weights[AT.danger]!, Math.min((danger * danger) >> 6, 60));
  }
}
