import type { BitboardPosition } from '../../../fairy/engines/bitboard/bitboard-position.ts';
import { BISHOP, FIRST_SIDE_SET, KING, KNIGHT, popCount, QUEEN, ROOK } from '../../../fairy/engines/bitboard/sets.ts';
import { KING_ATTACKS, KNIGHT_ATTACKS } from '../../../fairy/engines/bitboard/tables.ts';
import { endgameScale, mopUpBonus } from './endings.ts';
import {
  EVALUATION_TERM_OFFSETS,
  type EvaluationWeights,
  packWeights,
  unpackEndgame,
  unpackMiddlegame,
} from './parts.ts';
import { PawnTable, pieceSquareTable } from './pawns.ts';
import {
  ATTACKER_SPANS,
  DARK_SQUARES_HI,
  DARK_SQUARES_LO,
  FILE_SQUARES,
  findDiagonalReach,
  findStraightReach,
  KING_RINGS,
  reachedSquares,
} from './tables.ts';

/**
 * By kind: weight of a piece in the game phase of the tapered evaluation. All pieces of the start add up to
 * `FULL_PHASE`.
 */
const PHASES = [0, 1, 1, 2, 4];
const FULL_PHASE = 24;

/** By kind of attacker: king danger for a piece that attacks the king's zone. */
const ZONE_ATTACKS = [0, 3, 2, 4, 5];
const SAFE_CHECKS = [0, 7, 5, 8, 6];
/** King danger for each square around the king that is attacked and defended by nothing but the king. */
const WEAK_SQUARE = 3;
/** Reduction of king danger if the attacker has no queen. */
const NO_QUEEN = 14;

const MOBILITY_OFFSETS = [
  0,
  EVALUATION_TERM_OFFSETS.knightReach,
  EVALUATION_TERM_OFFSETS.bishopReach,
  EVALUATION_TERM_OFFSETS.rookReach,
  EVALUATION_TERM_OFFSETS.queenReach,
];

/**
 * Sets of attacked squares at index side * 8 + kind. `ALL` holds the squares attacked by any kind, `TWICE` those
 * attacked at least twice.
 */
const attacks = new Int32Array(32);
const ALL = 6;
const TWICE = 7;
const totals = new Int32Array(2);
const zoneAttacks = new Int32Array(2);

/** Static evaluation of orthodox positions, for one set of weights. */
export class OrthodoxEvaluation {
  readonly #weights: Int32Array;
  readonly #squares: Int32Array;
  readonly #pawns: PawnTable;

  constructor(weights: EvaluationWeights) {
    this.#weights = packWeights(weights);
    this.#squares = pieceSquareTable(this.#weights);
    this.#pawns = new PawnTable(this.#weights, this.#squares);
  }

  /** The score for the player to move, in centipawns. */
  evaluate(position: BitboardPosition): number {
    const { sets, kings, turn } = position;
    const weights = this.#weights;
    attacks.fill(0);
    const pawns = this.#pawns.entryFor(position);
    totals[0] = 0;
    totals[1] = 0;
    this.#pawnAndKingAttacks(position, 0);
    this.#pawnAndKingAttacks(position, 1);
    const phase = this.#pieces(position, 0) + this.#pieces(position, 1);
    const sum =
      this.#pawns.score(pawns) +
      this.#threats(sets, 0) -
      this.#threats(sets, 1) +
      this.#pawns.freePassedPawns(pawns, position, attacks) +
      totals[0]! -
      totals[1]! -
      this.#danger(sets, 0, kings[0]!) +
      this.#danger(sets, 1, kings[1]!) +
      (turn === 0 ? weights[EVALUATION_TERM_OFFSETS.tempo]! : -weights[EVALUATION_TERM_OFFSETS.tempo]!);
    const middle = unpackMiddlegame(sum | 0);
    let ending = unpackEndgame(sum | 0);
    ending = (((ending * endgameScale(sets, ending)) / 64) | 0) + mopUpBonus(sets, kings, ending);
    const share = Math.min(phase, FULL_PHASE);
    const score = ((middle * share + ending * (FULL_PHASE - share)) / FULL_PHASE) | 0;
    // Fade the score as the fifty-move rule comes closer.
    const faded = position.halfmove > 20 ? ((score * (120 - position.halfmove)) / 100) | 0 : score;
    return turn === 0 ? faded : 0 - faded;
  }

  /**
   * Finds the squares that the pawns and king of a side attack, and starts the side's attack tables with them. Call
   * before `#pieces`.
   */
  #pawnAndKingAttacks({ sets, kings }: BitboardPosition, us: number): void {
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

  /** Scores knights, bishops, rooks and queens: squares, mobility, attacks on the other king. Returns their phase. */
  #pieces({ sets, kings }: BitboardPosition, us: number): number {
    const weights = this.#weights;
    const squares = this.#squares;
    const them = us ^ 1;
    const own = (FIRST_SIDE_SET + us) << 1;
    const foe = (FIRST_SIDE_SET + them) << 1;
    const pawn = (1 + us) << 1;
    const foePawn = (1 + them) << 1;
    const lo = sets[own]! | sets[foe]!;
    const hi = sets[own | 1]! | sets[foe | 1]!;
    const pawnsLo = sets[pawn]!;
    const pawnsHi = sets[pawn | 1]!;
    const foePawnsLo = sets[foePawn]!;
    const foePawnsHi = sets[foePawn | 1]!;
    const foePawnAttacks = them << 4;
    const king = kings[us]!;
    const mobilityLo = ~(pawnsLo | attacks[foePawnAttacks]! | (king < 32 ? 1 << king : 0));
    const mobilityHi = ~(pawnsHi | attacks[foePawnAttacks + 1]! | (king < 32 ? 0 : 1 << (king & 31)));
    const ring = KING_RINGS[them]!;
    const ringLo = ring[kings[them]! << 1]!;
    const ringHi = ring[(kings[them]! << 1) | 1]!;
    const attackerSpans = ATTACKER_SPANS[us]!;
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
    let zoneAttack = 0;
    let attackers = 0;
    for (let kind = KNIGHT; kind <= QUEEN; kind++) {
      const set = (1 + kind * 2 + us) << 1;
      let fromLo = sets[set]!;
      let fromHi = sets[set | 1]!;
      if ((fromLo | fromHi) === 0) continue;
      let kindLo = 0;
      let kindHi = 0;
      // X-rays: a rook also attacks through rooks and queens of its own side, a bishop through queens of its own side.
      const straightLo = kind === ROOK ? lo & ~sets[(1 + QUEEN * 2 + us) << 1]! & ~fromLo : lo;
      const straightHi = kind === ROOK ? hi & ~sets[((1 + QUEEN * 2 + us) << 1) | 1]! & ~fromHi : hi;
      const diagonalLo = kind === BISHOP ? lo & ~sets[(1 + QUEEN * 2 + us) << 1]! : lo;
      const diagonalHi = kind === BISHOP ? hi & ~sets[((1 + QUEEN * 2 + us) << 1) | 1]! : hi;
      if (kind === BISHOP) {
        const dark = ((fromLo & DARK_SQUARES_LO) | (fromHi & DARK_SQUARES_HI)) !== 0;
        const light = ((fromLo & ~DARK_SQUARES_LO) | (fromHi & ~DARK_SQUARES_HI)) !== 0;
        if (dark && light) total += weights[EVALUATION_TERM_OFFSETS.bishopPair]!;
        else {
          const on = dark
            ? popCount(pawnsLo & DARK_SQUARES_LO, pawnsHi & DARK_SQUARES_HI)
            : popCount(pawnsLo & ~DARK_SQUARES_LO, pawnsHi & ~DARK_SQUARES_HI);
          total += Math.imul(weights[EVALUATION_TERM_OFFSETS.pawnsOnBishopColour]!, on);
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
            findDiagonalReach(square, diagonalLo, diagonalHi);
            toLo = reachedSquares[0]!;
            toHi = reachedSquares[1]!;
          }
          if (kind !== BISHOP) {
            findStraightReach(square, straightLo, straightHi);
            toLo |= reachedSquares[0]!;
            toHi |= reachedSquares[1]!;
          }
        }
        twiceLo |= allLo & toLo;
        twiceHi |= allHi & toHi;
        allLo |= toLo;
        allHi |= toHi;
        kindLo |= toLo;
        kindHi |= toHi;
        total += weights[MOBILITY_OFFSETS[kind]! + popCount(toLo & mobilityLo, toHi & mobilityHi)]!;
        if ((toLo & ringLo) | (toHi & ringHi)) {
          attackers++;
          zoneAttack += ZONE_ATTACKS[kind]! + popCount(toLo & ringLo, toHi & ringHi);
        }
        if (kind === ROOK) {
          const fileLo = FILE_SQUARES[square << 1]!;
          const fileHi = FILE_SQUARES[(square << 1) | 1]!;
          if (((fileLo & pawnsLo) | (fileHi & pawnsHi)) === 0) {
            const isOpen = ((fileLo & foePawnsLo) | (fileHi & foePawnsHi)) === 0;
            total +=
              weights[isOpen ? EVALUATION_TERM_OFFSETS.rookOnOpenFile : EVALUATION_TERM_OFFSETS.rookOnHalfOpenFile]!;
          }
        } else if (kind < ROOK) {
          const isGuarded = ((square < 32 ? guardLo : guardHi) & (1 << (square & 31))) !== 0;
          const rank = (square ^ flip) >> 3;
          if (isGuarded && rank >= 3 && rank <= 5) {
            const pawnAttackersLo = attackerSpans[square << 1]! & foePawnsLo;
            const pawnAttackersHi = attackerSpans[(square << 1) | 1]! & foePawnsHi;
            if ((pawnAttackersLo | pawnAttackersHi) === 0) {
              total +=
                weights[
                  kind === KNIGHT ? EVALUATION_TERM_OFFSETS.outpostOfKnight : EVALUATION_TERM_OFFSETS.outpostOfBishop
                ]!;
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
    zoneAttacks[us] =
      attackers > 1 || sets[((1 + QUEEN * 2 + us) << 1) | 0]! | sets[((1 + QUEEN * 2 + us) << 1) | 1]! ? zoneAttack : 0;
    return phase;
  }

  /** The score for threats against pieces of the other side. */
  #threats(sets: Int32Array, us: number): number {
    const weights = this.#weights;
    const them = us ^ 1;
    const at = us << 4;
    const other = them << 4;
    const pawnLo = attacks[at]!;
    const pawnHi = attacks[at + 1]!;
    const minorLo = attacks[at + KNIGHT * 2]! | attacks[at + BISHOP * 2]!;
    const minorHi = attacks[at + KNIGHT * 2 + 1]! | attacks[at + BISHOP * 2 + 1]!;
    const foe = (FIRST_SIDE_SET + them) << 1;
    const foePawn = (1 + them) << 1;
    const foeKing = (1 + KING * 2 + them) << 1;
    let total = 0;
    const foeLo = sets[foe]! & ~sets[foePawn]! & ~sets[foeKing]!;
    const foeHi = sets[foe | 1]! & ~sets[foePawn | 1]! & ~sets[foeKing | 1]!;
    if ((pawnLo & foeLo) | (pawnHi & foeHi)) {
      for (let kind = KNIGHT; kind <= QUEEN; kind++) {
        const set = (1 + kind * 2 + them) << 1;
        const threatened = popCount(pawnLo & sets[set]!, pawnHi & sets[set | 1]!);
        total += Math.imul(weights[EVALUATION_TERM_OFFSETS.pawnThreatens + kind - 1]!, threatened);
      }
    }
    const undefendedLo = ~attacks[other + ALL * 2]!;
    const undefendedHi = ~attacks[other + ALL * 2 + 1]!;
    const rook = (1 + ROOK * 2 + them) << 1;
    const queen = (1 + QUEEN * 2 + them) << 1;
    const foePawnsLo = sets[foePawn]!;
    const foePawnsHi = sets[foePawn | 1]!;
    total += Math.imul(
      weights[EVALUATION_TERM_OFFSETS.minorThreatens]!,
      popCount(minorLo & foePawnsLo & undefendedLo, minorHi & foePawnsHi & undefendedHi),
    );
    total += Math.imul(
      weights[EVALUATION_TERM_OFFSETS.minorThreatens + 1]!,
      popCount(minorLo & sets[rook]!, minorHi & sets[rook | 1]!),
    );
    total += Math.imul(
      weights[EVALUATION_TERM_OFFSETS.minorThreatens + 2]!,
      popCount(minorLo & sets[queen]!, minorHi & sets[queen | 1]!),
    );
    const rookLo = attacks[at + ROOK * 2]! & sets[queen]!;
    const rookHi = attacks[at + ROOK * 2 + 1]! & sets[queen | 1]!;
    if (rookLo | rookHi) total += weights[EVALUATION_TERM_OFFSETS.rookThreatensQueen]!;
    const hanging = popCount(
      attacks[at + ALL * 2]! & foeLo & undefendedLo,
      attacks[at + ALL * 2 + 1]! & foeHi & undefendedHi,
    );
    return (total + Math.imul(weights[EVALUATION_TERM_OFFSETS.hanging]!, hanging)) | 0;
  }

  /** The king danger of a side, in centipawns. It grows quadratically with the strength of the attack. */
  #danger(sets: Int32Array, us: number, king: number): number {
    const them = us ^ 1;
    let danger = zoneAttacks[them]!;
    if (danger === 0) return 0;
    const at = us << 4;
    const other = them << 4;
    const own = (FIRST_SIDE_SET + us) << 1;
    const foe = (FIRST_SIDE_SET + them) << 1;
    // Weak squares: attacked, and defended by the king alone or not at all.
    const weakLo =
      attacks[other + ALL * 2]! & ~attacks[at + TWICE * 2]! & (~attacks[at + ALL * 2]! | attacks[at + KING * 2]!);
    const weakHi =
      attacks[other + ALL * 2 + 1]! &
      ~attacks[at + TWICE * 2 + 1]! &
      (~attacks[at + ALL * 2 + 1]! | attacks[at + KING * 2 + 1]!);
    danger += WEAK_SQUARE * popCount(weakLo & KING_ATTACKS[king << 1]!, weakHi & KING_ATTACKS[(king << 1) | 1]!);
    // Safe checks: from squares on which the checking piece can't simply be captured.
    const twiceLo = attacks[other + TWICE * 2]!;
    const twiceHi = attacks[other + TWICE * 2 + 1]!;
    const safeLo = ~sets[foe]! & (~attacks[at + ALL * 2]! | (weakLo & twiceLo));
    const safeHi = ~sets[foe | 1]! & (~attacks[at + ALL * 2 + 1]! | (weakHi & twiceHi));
    const lo = sets[own]! | sets[foe]!;
    const hi = sets[own | 1]! | sets[foe | 1]!;
    findDiagonalReach(king, lo, hi);
    const diagonalLo = reachedSquares[0]! & safeLo;
    const diagonalHi = reachedSquares[1]! & safeHi;
    findStraightReach(king, lo, hi);
    const straightLo = reachedSquares[0]! & safeLo;
    const straightHi = reachedSquares[1]! & safeHi;
    const knight = other + KNIGHT * 2;
    if (
      (KNIGHT_ATTACKS[king << 1]! & safeLo & attacks[knight]!) |
      (KNIGHT_ATTACKS[(king << 1) | 1]! & safeHi & attacks[knight + 1]!)
    )
      danger += SAFE_CHECKS[KNIGHT]!;
    if ((diagonalLo & attacks[other + BISHOP * 2]!) | (diagonalHi & attacks[other + BISHOP * 2 + 1]!))
      danger += SAFE_CHECKS[BISHOP]!;
    if ((straightLo & attacks[other + ROOK * 2]!) | (straightHi & attacks[other + ROOK * 2 + 1]!))
      danger += SAFE_CHECKS[ROOK]!;
    const queenLo = attacks[other + QUEEN * 2]!;
    const queenHi = attacks[other + QUEEN * 2 + 1]!;
    if (((diagonalLo | straightLo) & queenLo) | ((diagonalHi | straightHi) & queenHi)) danger += SAFE_CHECKS[QUEEN]!;
    const queen = (1 + QUEEN * 2 + them) << 1;
    if ((sets[queen]! | sets[queen | 1]!) === 0) danger -= NO_QUEEN;
    if (danger <= 0) return 0;
    return Math.imul(this.#weights[EVALUATION_TERM_OFFSETS.danger]!, Math.min((danger * danger) >> 6, 60));
  }
}
