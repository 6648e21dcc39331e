import { exchangeOn } from './bitboard-exchange.ts';
import { countPawns } from './bitboard-pawns.ts';
import {
  BISHOP,
  first,
  isIn,
  KING,
  KNIGHT,
  OCCUPIED,
  OWN,
  onAntidiagonal,
  onDiagonal,
  onFile,
  onRank,
  PAWN,
  QUEEN,
  ROOK,
  size,
} from './bitboard-sets.ts';
import {
  ANTIDIAGONAL_REACH,
  BETWEEN,
  BISHOP_RAYS,
  DIAGONAL_REACH,
  FILE_REACH,
  KING_SETS,
  KNIGHT_SETS,
  LINE,
  PAWN_SETS,
  RANK_REACH,
  ROOK_RAYS,
} from './bitboard-tables.ts';
import { type Board, NONE, wingBit } from './board.ts';
import { AT, BoardPosition, RECORD } from './board-position.ts';
import { isPiece } from './kinds.ts';
import { MOVE } from './move-code.ts';
import type { Setup } from './setup.ts';

/** Squares of the third and sixth rank, in the half where they lie: what a long step of a pawn passes. */
const THIRD = 0x00ff0000;
const SIXTH = 0x0000ff00;

/**
 * What the engines share that play orthodox pieces on 8×8: sets of squares as two 32-bit halves, checks and pins found
 * before generating, leaves counted without being made.
 */
export abstract class BitboardPosition extends BoardPosition {
  /** Sets by code, then the own pieces by side, then all squares where something stands; lo and hi side by side. */
  readonly sets = new Int32Array((OCCUPIED + 1) * 2);
  /** What `look` found for the player on turn: the piece that may not be left attacked, if there is one, and who attacks it. */
  protected king = NONE;
  protected checkers = 0;
  /** Some slider would attack the king on an empty board. */
  protected isAimedAt = false;
  protected pinnedLo = 0;
  protected pinnedHi = 0;
  /** Where a move other than the king's may end; for steps of pawns; and for captures in passing. */
  protected targetLo = 0;
  protected targetHi = 0;
  protected stepLo = 0;
  protected stepHi = 0;
  protected passing = NONE;
  /** By side: squares that a long step of a pawn passes. */
  readonly #skipped: readonly [number, number];
  readonly #isRoyal: boolean;
  /** A king may not castle out of check, nor over or to attacked squares. */
  readonly #castlesSafely: boolean;

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    const leapsFromHome = board.definition.rules.initial['P']!.includes(1);
    this.#skipped = leapsFromHome ? [THIRD | (THIRD >>> 8), SIXTH | (SIXTH << 8)] : [THIRD, SIXTH];
    this.#isRoyal = board.royal !== NONE;
    this.#castlesSafely = this.#isRoyal || board.definition.end.extinction?.guarded === true;
    const { hashLo, hashHi } = this;
    for (const [cell, code] of this.cells.entries()) if (isPiece(code)) this.flip(cell, code);
    // the key was whole before
    this.hashLo = hashLo;
    this.hashHi = hashHi;
  }

  /** Puts a piece on a square or takes it off: in the sets and in the key. */
  protected flip(cell: number, code: number): void {
    const sets = this.sets;
    const half = cell >> 5;
    const bit = 1 << (cell & 31);
    const { lo, hi } = this.board.keys.piece;
    sets[code * 2 + half]! ^= bit;
    sets[(OWN + ((code - 1) & 1)) * 2 + half]! ^= bit;
    sets[OCCUPIED * 2 + half]! ^= bit;
    this.hashLo ^= lo[code * 64 + cell]!;
    this.hashHi ^= hi[code * 64 + cell]!;
  }

  check(): boolean {
    const king = this.royal(this.turn);
    return king !== NONE && this.attacked(king, 1 - this.turn);
  }

  /** Where a side's piece stands that may not be left attacked; NONE without one. */
  protected royal(side: number): number {
    return this.#isRoyal ? this.kings[side]! : NONE;
  }

  attacked(cell: number, by: number): boolean {
    const sets = this.sets;
    const lo = sets[OCCUPIED * 2]!;
    const hi = sets[OCCUPIED * 2 + 1]!;
    return this.attackedIn(cell, by, lo, hi, -1, -1);
  }

  /** Is a square attacked by a side if the board were occupied like this, counting only attackers among `among`? */
  protected attackedIn(square: number, by: number, lo: number, hi: number, amongLo: number, amongHi: number): boolean {
    const sets = this.sets;
    const at = square << 1;
    const pawn = (1 + PAWN * 2 + by) << 1;
    const knight = (1 + KNIGHT * 2 + by) << 1;
    const bishop = (1 + BISHOP * 2 + by) << 1;
    const rook = (1 + ROOK * 2 + by) << 1;
    const queen = (1 + QUEEN * 2 + by) << 1;
    const king = (1 + KING * 2 + by) << 1;
    const pawns = PAWN_SETS[by ^ 1]!;
    let nearLo = (KNIGHT_SETS[at]! & sets[knight]!) | (KING_SETS[at]! & sets[king]!) | (pawns[at]! & sets[pawn]!);
    let nearHi =
      (KNIGHT_SETS[at | 1]! & sets[knight | 1]!) |
      (KING_SETS[at | 1]! & sets[king | 1]!) |
      (pawns[at | 1]! & sets[pawn | 1]!);
    if ((nearLo & amongLo) | (nearHi & amongHi)) return true;
    nearLo = (sets[bishop]! | sets[queen]!) & amongLo;
    nearHi = (sets[bishop | 1]! | sets[queen | 1]!) & amongHi;
    if ((nearLo & BISHOP_RAYS[at]!) | (nearHi & BISHOP_RAYS[at | 1]!)) {
      const d = onDiagonal(square, lo, hi);
      const a = onAntidiagonal(square, lo, hi);
      if (nearLo & (DIAGONAL_REACH[d]! | ANTIDIAGONAL_REACH[a]!)) return true;
      if (nearHi & (DIAGONAL_REACH[d | 1]! | ANTIDIAGONAL_REACH[a | 1]!)) return true;
    }
    nearLo = (sets[rook]! | sets[queen]!) & amongLo;
    nearHi = (sets[rook | 1]! | sets[queen | 1]!) & amongHi;
    if ((nearLo & ROOK_RAYS[at]!) | (nearHi & ROOK_RAYS[at | 1]!)) {
      const r = onRank(square, lo, hi);
      const f = onFile(square, lo, hi);
      if (nearLo & (RANK_REACH[r]! | FILE_REACH[f]!)) return true;
      if (nearHi & (RANK_REACH[r | 1]! | FILE_REACH[f | 1]!)) return true;
    }
    return false;
  }

  /** Finds checks and pins against the player on turn. */
  protected look(): void {
    const sets = this.sets;
    const us = this.turn;
    const them = us ^ 1;
    const king = this.royal(us);
    const at = king << 1;
    const usLo = sets[(OWN + us) * 2]!;
    const usHi = sets[(OWN + us) * 2 + 1]!;
    this.king = king;
    this.passing = this.enPassant;
    this.checkers = 0;
    this.isAimedAt = false;
    this.pinnedLo = 0;
    this.pinnedHi = 0;
    this.aim(~usLo, ~usHi, -1, -1);
    if (king === NONE) return;
    const lo = sets[OCCUPIED * 2]!;
    const hi = sets[OCCUPIED * 2 + 1]!;
    const knight = (1 + KNIGHT * 2 + them) << 1;
    const pawn = (1 + PAWN * 2 + them) << 1;
    const bishop = (1 + BISHOP * 2 + them) << 1;
    const rook = (1 + ROOK * 2 + them) << 1;
    const queen = (1 + QUEEN * 2 + them) << 1;
    const pawns = PAWN_SETS[us]!;
    let checkLo = (KNIGHT_SETS[at]! & sets[knight]!) | (pawns[at]! & sets[pawn]!);
    let checkHi = (KNIGHT_SETS[at | 1]! & sets[knight | 1]!) | (pawns[at | 1]! & sets[pawn | 1]!);
    let checkers = checkLo | checkHi ? size(checkLo, checkHi) : 0;
    let pinnedLo = 0;
    let pinnedHi = 0;
    let sniperLo =
      (BISHOP_RAYS[at]! & (sets[bishop]! | sets[queen]!)) | (ROOK_RAYS[at]! & (sets[rook]! | sets[queen]!));
    let sniperHi =
      (BISHOP_RAYS[at | 1]! & (sets[bishop | 1]! | sets[queen | 1]!)) |
      (ROOK_RAYS[at | 1]! & (sets[rook | 1]! | sets[queen | 1]!));
    this.isAimedAt = (sniperLo | sniperHi) !== 0;
    while (sniperLo | sniperHi) {
      let sniper: number;
      if (sniperLo) {
        sniper = 31 - Math.clz32(sniperLo & -sniperLo);
        sniperLo &= sniperLo - 1;
      } else {
        sniper = 63 - Math.clz32(sniperHi & -sniperHi);
        sniperHi &= sniperHi - 1;
      }
      const between = ((king << 6) | sniper) << 1;
      const shieldLo = BETWEEN[between]! & lo;
      const shieldHi = BETWEEN[between | 1]! & hi;
      if ((shieldLo | shieldHi) === 0) {
        checkers++;
        checkLo |= BETWEEN[between]!;
        checkHi |= BETWEEN[between | 1]!;
        if (sniper < 32) checkLo |= 1 << sniper;
        else checkHi |= 1 << (sniper & 31);
      } else if (
        (shieldLo === 0 && (shieldHi & (shieldHi - 1)) === 0) ||
        (shieldHi === 0 && (shieldLo & (shieldLo - 1)) === 0)
      ) {
        pinnedLo |= shieldLo & usLo;
        pinnedHi |= shieldHi & usHi;
      }
    }
    this.checkers = checkers;
    this.pinnedLo = pinnedLo;
    this.pinnedHi = pinnedHi;
    if (checkers > 0) this.aim(checkLo, checkHi, checkLo, checkHi);
  }

  /** How many moves there are to the targets that were set; the king's are held against `kingLo` and `kingHi` instead. */
  protected countTo(kingLo: number, kingHi: number, castles: boolean): number {
    const sets = this.sets;
    const us = this.turn;
    const them = us ^ 1;
    const king = this.king;
    const usLo = sets[(OWN + us) * 2]!;
    const usHi = sets[(OWN + us) * 2 + 1]!;
    const themLo = sets[(OWN + them) * 2]!;
    const themHi = sets[(OWN + them) * 2 + 1]!;
    const lo = sets[OCCUPIED * 2]!;
    const hi = sets[OCCUPIED * 2 + 1]!;
    let total =
      king === NONE ? this.#countPlainKings(us) : this.#countKing(king, kingLo & ~usLo, kingHi & ~usHi, lo, hi);
    if (this.checkers > 1) return total;
    const targetLo = this.targetLo;
    const targetHi = this.targetHi;
    const stepLo = this.stepLo;
    const stepHi = this.stepHi;
    const skipped = this.#skipped[us]!;
    const choices = this.board.promotesTo[us]!.length;
    const pinnedLo = this.pinnedLo;
    const pinnedHi = this.pinnedHi;
    if (castles && this.checkers === 0 && this.rights & (3 << (us * 2))) {
      if (this.rights & wingBit(us, 0) && this.#canCastle(0)) total++;
      if (this.rights & wingBit(us, 1) && this.#canCastle(1)) total++;
    }

    // pawns: all free ones at once, pinned ones one by one
    const pawn = (1 + PAWN * 2 + us) << 1;
    let pawnLo = sets[pawn]!;
    let pawnHi = sets[pawn | 1]!;
    let boundLo = pawnLo & pinnedLo;
    let boundHi = pawnHi & pinnedHi;
    pawnLo ^= boundLo;
    pawnHi ^= boundHi;
    total += countPawns(
      us,
      pawnLo,
      pawnHi,
      lo,
      hi,
      themLo & targetLo,
      themHi & targetHi,
      stepLo,
      stepHi,
      skipped,
      choices,
    );
    while (boundLo | boundHi) {
      const bitLo = boundLo & -boundLo;
      const bitHi = boundLo ? 0 : boundHi & -boundHi;
      const square = bitLo ? 31 - Math.clz32(bitLo) : 63 - Math.clz32(bitHi);
      boundLo ^= bitLo;
      boundHi ^= bitHi;
      const line = ((king << 6) | square) << 1;
      const lineLo = LINE[line]!;
      const lineHi = LINE[line | 1]!;
      const takesLo = themLo & targetLo & lineLo;
      const takesHi = themHi & targetHi & lineHi;
      total += countPawns(
        us,
        bitLo,
        bitHi,
        lo,
        hi,
        takesLo,
        takesHi,
        stepLo & lineLo,
        stepHi & lineHi,
        skipped,
        choices,
      );
    }
    if (this.passing !== NONE) total += this.countPassing(us);

    const knight = (1 + KNIGHT * 2 + us) << 1;
    let fromLo = sets[knight]! & ~pinnedLo;
    let fromHi = sets[knight | 1]! & ~pinnedHi;
    while (fromLo) {
      const at = (31 - Math.clz32(fromLo & -fromLo)) << 1;
      fromLo &= fromLo - 1;
      total += size(KNIGHT_SETS[at]! & targetLo, KNIGHT_SETS[at | 1]! & targetHi);
    }
    while (fromHi) {
      const at = (63 - Math.clz32(fromHi & -fromHi)) << 1;
      fromHi &= fromHi - 1;
      total += size(KNIGHT_SETS[at]! & targetLo, KNIGHT_SETS[at | 1]! & targetHi);
    }

    const queen = (1 + QUEEN * 2 + us) << 1;
    const bishop = (1 + BISHOP * 2 + us) << 1;
    const rook = (1 + ROOK * 2 + us) << 1;
    fromLo = sets[bishop]! | sets[queen]!;
    fromHi = sets[bishop | 1]! | sets[queen | 1]!;
    while (fromLo | fromHi) {
      const square = first(fromLo, fromHi);
      if (fromLo) fromLo &= fromLo - 1;
      else fromHi &= fromHi - 1;
      const d = onDiagonal(square, lo, hi);
      const a = onAntidiagonal(square, lo, hi);
      let reachLo = (DIAGONAL_REACH[d]! | ANTIDIAGONAL_REACH[a]!) & targetLo;
      let reachHi = (DIAGONAL_REACH[d | 1]! | ANTIDIAGONAL_REACH[a | 1]!) & targetHi;
      if (isIn(square, pinnedLo, pinnedHi)) {
        const line = ((king << 6) | square) << 1;
        reachLo &= LINE[line]!;
        reachHi &= LINE[line | 1]!;
      }
      total += size(reachLo, reachHi);
    }
    fromLo = sets[rook]! | sets[queen]!;
    fromHi = sets[rook | 1]! | sets[queen | 1]!;
    while (fromLo | fromHi) {
      const square = first(fromLo, fromHi);
      if (fromLo) fromLo &= fromLo - 1;
      else fromHi &= fromHi - 1;
      const r = onRank(square, lo, hi);
      const f = onFile(square, lo, hi);
      let reachLo = (RANK_REACH[r]! | FILE_REACH[f]!) & targetLo;
      let reachHi = (RANK_REACH[r | 1]! | FILE_REACH[f | 1]!) & targetHi;
      if (isIn(square, pinnedLo, pinnedHi)) {
        const line = ((king << 6) | square) << 1;
        reachLo &= LINE[line]!;
        reachHi &= LINE[line | 1]!;
      }
      total += size(reachLo, reachHi);
    }
    return total;
  }

  /** Moves of kings that are pieces like others. */
  #countPlainKings(us: number): number {
    const kings = (1 + KING * 2 + us) << 1;
    let fromLo = this.sets[kings]!;
    let fromHi = this.sets[kings | 1]!;
    let total = 0;
    while (fromLo | fromHi) {
      const at = first(fromLo, fromHi) << 1;
      if (fromLo) fromLo &= fromLo - 1;
      else fromHi &= fromHi - 1;
      total += size(KING_SETS[at]! & this.targetLo, KING_SETS[at | 1]! & this.targetHi);
    }
    return total;
  }

  #countKing(king: number, amongLo: number, amongHi: number, lo: number, hi: number): number {
    let toLo = KING_SETS[king << 1]! & amongLo;
    let toHi = KING_SETS[(king << 1) | 1]! & amongHi;
    if (king < 32) lo &= ~(1 << king);
    else hi &= ~(1 << (king & 31));
    let total = 0;
    while (toLo) {
      if (this.isSafeFor(31 - Math.clz32(toLo & -toLo), lo, hi)) total++;
      toLo &= toLo - 1;
    }
    while (toHi) {
      if (this.isSafeFor(63 - Math.clz32(toHi & -toHi), lo, hi)) total++;
      toHi &= toHi - 1;
    }
    return total;
  }

  /** May the king go to a square, if the board is occupied like this without it? */
  protected isSafeFor(square: number, lo: number, hi: number): boolean {
    return !this.attackedIn(square, this.turn ^ 1, lo, hi, -1, -1);
  }

  protected countPassing(us: number): number {
    const at = this.enPassant << 1;
    const pawn = (1 + PAWN * 2 + us) << 1;
    let fromLo = PAWN_SETS[us ^ 1]![at]! & this.sets[pawn]!;
    let fromHi = PAWN_SETS[us ^ 1]![at | 1]! & this.sets[pawn | 1]!;
    let total = 0;
    for (; fromLo; fromLo &= fromLo - 1) if (this.passingIsLegal(31 - Math.clz32(fromLo & -fromLo))) total++;
    for (; fromHi; fromHi &= fromHi - 1) if (this.passingIsLegal(63 - Math.clz32(fromHi & -fromHi))) total++;
    return total;
  }

  canCaptureInPassing(cell: number): boolean {
    return cell !== NONE && this.countPassing(this.turn) > 0;
  }

  /** The cell of the pawn that passed, seen by its capturer. */
  protected get passed(): number {
    return this.enPassant + (this.turn === 0 ? -8 : 8);
  }

  /** Both pawns leave their squares at once: the king is looked at as the board will be. */
  protected passingIsLegal(from: number): boolean {
    const king = this.royal(this.turn);
    if (king === NONE) return true;
    const sets = this.sets;
    const passed = this.passed;
    let lo = sets[OCCUPIED * 2]!;
    let hi = sets[OCCUPIED * 2 + 1]!;
    let amongLo = -1;
    let amongHi = -1;
    if (from < 32) lo ^= 1 << from;
    else hi ^= 1 << (from & 31);
    if (this.enPassant < 32) lo ^= 1 << this.enPassant;
    else hi ^= 1 << (this.enPassant & 31);
    if (passed < 32) {
      lo ^= 1 << passed;
      amongLo ^= 1 << passed;
    } else {
      hi ^= 1 << (passed & 31);
      amongHi ^= 1 << (passed & 31);
    }
    return !this.attackedIn(king, this.turn ^ 1, lo, hi, amongLo, amongHi);
  }

  /** As in the plain engine: a free way but for king and rook, no attack on the king's way, nor when the rook has moved. */
  #canCastle(wing: number): boolean {
    const sets = this.sets;
    const us = this.turn;
    const index = us * 2 + wing;
    const king = this.castlingKings[us]!;
    const rook = this.castlingRooks[index]!;
    const kingTo = this.board.goals!.king[index]!;
    const rookTo = this.board.goals!.rook[index]!;
    const home = us * 56;
    // all four squares are on one rank: eight bits are enough
    const rank = us === 0 ? sets[OCCUPIED * 2]! : sets[OCCUPIED * 2 + 1]! >>> 24;
    const others = rank & 255 & ~(1 << (king - home)) & ~(1 << (rook - home));
    const first = Math.min(king, rook, kingTo, rookTo) - home;
    const last = Math.max(king, rook, kingTo, rookTo) - home;
    if (others & ((2 << last) - (1 << first))) return false;
    if (!this.#castlesSafely) return true;
    let lo = sets[OCCUPIED * 2]!;
    let hi = sets[OCCUPIED * 2 + 1]!;
    if (us === 0) lo &= ~(1 << king);
    else hi &= ~(1 << (king & 31));
    const step = kingTo < king ? -1 : 1;
    for (let cell = king; cell !== kingTo && cell + step !== kingTo; cell += step) {
      if (!this.isSafeFor(cell + step, lo, hi)) return false;
    }
    // where the king comes to stand counts with the rook moved: it may have hidden an attacker, or hide one then
    if (us === 0) lo = (lo & ~(1 << rook)) | (1 << rookTo);
    else hi = (hi & ~(1 << (rook & 31))) | (1 << (rookTo & 31));
    return this.isSafeFor(kingTo, lo, hi);
  }

  /** Sets where moves may end: those of pieces and captures of pawns, and steps of pawns. */
  protected aim(targetLo: number, targetHi: number, stepLo: number, stepHi: number): void {
    this.targetLo = targetLo;
    this.targetHi = targetHi;
    this.stepLo = stepLo;
    this.stepHi = stepHi;
  }

  /** Captures and promotions; all moves when in check. */
  protected forcingMoves(moves: Int32Array, start: number): number {
    this.look();
    if (this.checkers > 0) return this.movesTo(moves, start, -1, -1, true);
    const them = (OWN + 1 - this.turn) << 1;
    const theirsLo = this.sets[them]!;
    const theirsHi = this.sets[them | 1]!;
    this.aim(theirsLo, theirsHi, 0x000000ff, 0xff000000);
    return this.movesTo(moves, start, theirsLo, theirsHi, false);
  }

  /** The captures and promotions among moves. */
  protected keepForcing(moves: Int32Array, start: number, end: number): number {
    let kept = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      if (this.takes(move) || ((move >> 14) & 15) === MOVE.promotion) moves[kept++] = move;
    }
    return kept;
  }

  /** It is a capture. */
  protected takes(move: number): boolean {
    const kind = (move >> 14) & 15;
    return kind === MOVE.enPassant || (kind !== MOVE.castle && this.cells[(move >> 7) & 127] !== 0);
  }

  /** All moves to the targets that were set; the king's are held against `kingLo` and `kingHi` instead. */
  protected movesTo(moves: Int32Array, start: number, kingLo: number, kingHi: number, castles: boolean): number {
    const sets = this.sets;
    const us = this.turn;
    const king = this.king;
    let end = start;
    if (this.checkers < 2) {
      const lo = sets[OCCUPIED * 2]!;
      const hi = sets[OCCUPIED * 2 + 1]!;
      end = this.#pawnMoves(moves, end, lo, hi);
      const notKingLo = sets[(OWN + us) * 2]! & ~sets[(1 + PAWN * 2 + us) << 1]!;
      const notKingHi = sets[(OWN + us) * 2 + 1]! & ~sets[((1 + PAWN * 2 + us) << 1) | 1]!;
      end = this.#pieceMoves(moves, end, notKingLo, notKingHi, lo, hi);
    }
    if (king !== NONE) end = this.#kingMoves(moves, end, king, kingLo, kingHi);
    if (castles && this.checkers === 0) {
      for (let wing = 0; wing < 2; wing++) {
        if (!(this.rights & wingBit(us, wing)) || !this.#canCastle(wing)) continue;
        moves[end++] = this.castlingKings[us]! | (this.castlingRooks[us * 2 + wing]! << 7) | (MOVE.castle << 14);
      }
    }
    return end - start;
  }

  #pieceMoves(moves: Int32Array, end: number, fromLo: number, fromHi: number, lo: number, hi: number): number {
    const king = this.king;
    while (fromLo | fromHi) {
      const square = first(fromLo, fromHi);
      if (fromLo) fromLo &= fromLo - 1;
      else fromHi &= fromHi - 1;
      if (square === king) continue;
      const kind = (this.cells[square]! - 1) >> 1;
      let toLo = 0;
      let toHi = 0;
      if (kind === KNIGHT) {
        toLo = KNIGHT_SETS[square << 1]!;
        toHi = KNIGHT_SETS[(square << 1) | 1]!;
      }
      if (kind === KING) {
        toLo = KING_SETS[square << 1]!;
        toHi = KING_SETS[(square << 1) | 1]!;
      }
      if (kind === BISHOP || kind === QUEEN) {
        const d = onDiagonal(square, lo, hi);
        const a = onAntidiagonal(square, lo, hi);
        toLo = DIAGONAL_REACH[d]! | ANTIDIAGONAL_REACH[a]!;
        toHi = DIAGONAL_REACH[d | 1]! | ANTIDIAGONAL_REACH[a | 1]!;
      }
      if (kind === ROOK || kind === QUEEN) {
        const r = onRank(square, lo, hi);
        const f = onFile(square, lo, hi);
        toLo |= RANK_REACH[r]! | FILE_REACH[f]!;
        toHi |= RANK_REACH[r | 1]! | FILE_REACH[f | 1]!;
      }
      toLo &= this.targetLo;
      toHi &= this.targetHi;
      if (isIn(square, this.pinnedLo, this.pinnedHi)) {
        const line = ((king << 6) | square) << 1;
        toLo &= LINE[line]!;
        toHi &= LINE[line | 1]!;
      }
      for (; toLo; toLo &= toLo - 1) moves[end++] = square | ((31 - Math.clz32(toLo & -toLo)) << 7);
      for (; toHi; toHi &= toHi - 1) moves[end++] = square | ((63 - Math.clz32(toHi & -toHi)) << 7);
    }
    return end;
  }

  #pawnMoves(moves: Int32Array, end: number, lo: number, hi: number): number {
    const sets = this.sets;
    const us = this.turn;
    const them = us ^ 1;
    const king = this.king;
    const skipped = this.#skipped[us]!;
    const pawn = (1 + PAWN * 2 + us) << 1;
    const forward = us === 0 ? 8 : -8;
    const attacks = PAWN_SETS[us]!;
    const themLo = sets[(OWN + them) * 2]!;
    const themHi = sets[(OWN + them) * 2 + 1]!;
    let fromLo = sets[pawn]!;
    let fromHi = sets[pawn | 1]!;
    while (fromLo | fromHi) {
      const square = first(fromLo, fromHi);
      if (fromLo) fromLo &= fromLo - 1;
      else fromHi &= fromHi - 1;
      let mayLo = -1;
      let mayHi = -1;
      if (isIn(square, this.pinnedLo, this.pinnedHi)) {
        const line = ((king << 6) | square) << 1;
        mayLo = LINE[line]!;
        mayHi = LINE[line | 1]!;
      }
      const stepLo = mayLo & this.stepLo;
      const stepHi = mayHi & this.stepHi;
      mayLo &= this.targetLo;
      mayHi &= this.targetHi;
      const one = square + forward;
      if (!isIn(one, lo, hi)) {
        if (isIn(one, stepLo, stepHi)) end = this.#arrive(moves, end, square, one);
        const two = one + forward;
        // both halves have their own side's squares to pass
        if (one >> 5 === us && skipped & (1 << (one & 31)) && !isIn(two, lo, hi) && isIn(two, stepLo, stepHi)) {
          const isHome = square >> 3 === (us === 0 ? 1 : 6);
          moves[end++] = square | (two << 7) | ((isHome ? MOVE.double : MOVE.normal) << 14);
        }
      }
      let toLo = attacks[square << 1]! & themLo & mayLo;
      let toHi = attacks[(square << 1) | 1]! & themHi & mayHi;
      for (; toLo; toLo &= toLo - 1) end = this.#arrive(moves, end, square, 31 - Math.clz32(toLo & -toLo));
      for (; toHi; toHi &= toHi - 1) end = this.#arrive(moves, end, square, 63 - Math.clz32(toHi & -toHi));
      if (this.passing !== NONE && isIn(this.passing, attacks[square << 1]!, attacks[(square << 1) | 1]!)) {
        if (this.passingIsLegal(square)) moves[end++] = square | (this.passing << 7) | (MOVE.enPassant << 14);
      }
    }
    return end;
  }

  #arrive(moves: Int32Array, end: number, from: number, to: number): number {
    if (to > 7 && to < 56) moves[end++] = from | (to << 7);
    else
      for (const kind of this.board.promotesTo[this.turn]!)
        moves[end++] = from | (to << 7) | (MOVE.promotion << 14) | (kind << 18);
    return end;
  }

  #kingMoves(moves: Int32Array, end: number, king: number, amongLo: number, amongHi: number): number {
    const sets = this.sets;
    const us = this.turn;
    let lo = sets[OCCUPIED * 2]!;
    let hi = sets[OCCUPIED * 2 + 1]!;
    if (king < 32) lo &= ~(1 << king);
    else hi &= ~(1 << (king & 31));
    let toLo = KING_SETS[king << 1]! & ~sets[(OWN + us) * 2]! & amongLo;
    let toHi = KING_SETS[(king << 1) | 1]! & ~sets[(OWN + us) * 2 + 1]! & amongHi;
    for (; toLo | toHi; ) {
      const to = first(toLo, toHi);
      if (toLo) toLo &= toLo - 1;
      else toHi &= toHi - 1;
      if (this.isSafeFor(to, lo, hi)) moves[end++] = king | (to << 7);
    }
    return end;
  }

  exchange(move: number): number {
    return exchangeOn(this, move, this.enPassant === NONE ? NONE : this.passed);
  }

  play(move: number): void {
    const { cells, turn } = this;
    const { keys } = this.board;
    const at = this.remember(move);
    const from = move & 127;
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    if (this.enPassant !== NONE) {
      this.hashLo ^= keys.enPassant.lo[this.enPassant]!;
      this.hashHi ^= keys.enPassant.hi[this.enPassant]!;
    }
    this.halfmove++;
    this.ply++;
    if (kind === MOVE.castle) this.#playCastling(from, to);
    else {
      const passed = kind === MOVE.enPassant ? this.passed : to;
      const captured = cells[passed]!;
      const code = cells[from]!;
      const placed = kind === MOVE.promotion ? 1 + ((move >> 18) & 127) * 2 + turn : code;
      this.record[at + AT.moved] = code;
      if (captured) {
        this.record[at + AT.captured] = captured;
        cells[passed] = 0;
        this.flip(passed, captured);
        this.halfmove = 0;
      }
      cells[from] = 0;
      cells[to] = placed;
      this.flip(from, code);
      this.flip(to, placed);
      if (code === 1 + PAWN * 2 + turn) this.halfmove = 0;
      else if (code === this.kingCodes[turn]) this.kings[turn] = to;
    }
    const lost = this.rights & ~(this.rightsKept[from]! & this.rightsKept[to]!);
    if (lost) this.loseRights(lost);
    this.enPassant = NONE;
    if (turn === 1) this.fullmove++;
    this.turn = 1 - turn;
    this.hashLo ^= keys.turn.lo[0]!;
    this.hashHi ^= keys.turn.hi[0]!;
    if (kind === MOVE.double) this.#rememberPassed((from + to) >> 1);
  }

  /** The passed square is remembered only if a capture there is legal, so that equal positions are equal. */
  #rememberPassed(cell: number): void {
    this.enPassant = cell;
    this.victim = this.passed;
    if (this.countPassing(this.turn) === 0) {
      this.enPassant = NONE;
      return;
    }
    this.hashLo ^= this.board.keys.enPassant.lo[cell]!;
    this.hashHi ^= this.board.keys.enPassant.hi[cell]!;
  }

  protected loseRights(lost: number): void {
    const { lo, hi } = this.board.keys.castle;
    for (let wing = 0; wing < 4; wing++) {
      if (!(lost & (1 << wing))) continue;
      this.hashLo ^= lo[this.castlingRooks[wing]!]!;
      this.hashHi ^= hi[this.castlingRooks[wing]!]!;
    }
    this.rights &= ~lost;
  }

  #playCastling(king: number, rook: number): void {
    const index = this.turn * 2 + (this.castlingRooks[this.turn * 2] === rook ? 0 : 1);
    this.#moveBoth(king, rook, this.board.goals!.king[index]!, this.board.goals!.rook[index]!);
    this.kings[this.turn] = this.board.goals!.king[index]!;
  }

  /** King and rook change places with their goals; the goals may be each other's squares. */
  #moveBoth(king: number, rook: number, kingTo: number, rookTo: number): void {
    const { cells } = this;
    const kingCode = cells[king]!;
    const rookCode = cells[rook]!;
    cells[king] = 0;
    cells[rook] = 0;
    cells[kingTo] = kingCode;
    cells[rookTo] = rookCode;
    this.flip(king, kingCode);
    this.flip(rook, rookCode);
    this.flip(kingTo, kingCode);
    this.flip(rookTo, rookCode);
  }

  undo(): void {
    this.ply--;
    const { cells, record } = this;
    const at = this.ply * RECORD;
    const move = record[at + AT.move]!;
    const from = move & 127;
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    const turn = 1 - this.turn;
    this.turn = turn;
    if (kind === MOVE.castle) {
      const index = turn * 2 + (this.castlingRooks[turn * 2] === to ? 0 : 1);
      this.#moveBoth(this.board.goals!.king[index]!, this.board.goals!.rook[index]!, from, to);
    } else if (kind !== MOVE.pass) {
      const code = record[at + AT.moved]!;
      const captured = record[at + AT.captured]!;
      this.flip(to, cells[to]!);
      this.flip(from, code);
      cells[from] = code;
      cells[to] = 0;
      if (captured) {
        this.enPassant = record[at + AT.enPassant]!;
        const passed = kind === MOVE.enPassant ? this.passed : to;
        cells[passed] = captured;
        this.flip(passed, captured);
      }
    }
    this.recall(at);
  }
}
