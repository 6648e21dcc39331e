import { MAX_MOVES } from '../../../play/legal-moves.ts';
import { type Board, NONE } from '../../board/board.ts';
import { MOVE_KIND } from '../../board/move-code.ts';
import type { RuleWordPath } from '../../language/used-words.ts';
import { FIRST_SIDE_SET, isInSet, KING, lowestSquare, PAWN, popCount } from './sets.ts';
import { KING_ATTACKS } from './tables.ts';
import { fitsUnorthodoxEngine, UNORTHODOX_RULE_WORDS, UnorthodoxPosition } from './unorthodox-position.ts';

/** Rule words (paths of settings in a definition) that the blast engine supports. */
export const BLAST_RULE_WORDS: readonly RuleWordPath[] = [...UNORTHODOX_RULE_WORDS, 'end.extinction.guarded'];

/**
 * Whether the rules are like atomic chess: blasts spare pawns, and a player may not leave the last king to be blown up.
 */
export function fitsBlastEngine(board: Board): boolean {
  const { rules, end } = board.definition;
  const { pieces, result, atMost, against, guarded } = end.extinction ?? {};
  const losesKing = guarded === true && String(pieces) === 'K' && result === 'loss' && atMost === 0 && against === 0;
  return fitsUnorthodoxEngine(board) && losesKing && !rules.mustCapture && rules.blast?.spares.join() === 'P';
}

/** Exchange value of blowing up the king, in centipawns: more than any exchange. */
const WIN_VALUE = 10_000;

const scratch = new Int32Array(MAX_MOVES);

/**
 * Atomic chess with bitboards. A king is safe while it touches the other, because capturing it would blow up both.
 * Otherwise, checks and pins work for quiet moves as in orthodox chess, and captures are tested on the board after the
 * blast. If a side has several kings, each move is played and tested.
 */
export class BlastPosition extends UnorthodoxPosition {
  #touchesKing = false;

  /** Square of a side's last king; NONE if the side has several kings. */
  override royalSquare(side: number): number {
    const kings = (1 + KING * 2 + side) << 1;
    const lo = this.sets[kings]!;
    const hi = this.sets[kings | 1]!;
    return popCount(lo, hi) === 1 ? lowestSquare(lo, hi) : NONE;
  }

  override check(): boolean {
    return this.#isInDanger(this.turn);
  }

  /** Whether the last king of a side could be captured without losing the capturer's king. */
  #isInDanger(side: number): boolean {
    const king = this.royalSquare(side);
    return king !== NONE && !this.#isTouched(king, side) && this.isAttacked(king, 1 - side);
  }

  /** Whether a king of the other side is beside a square. */
  #isTouched(square: number, side: number): boolean {
    const kings = (1 + KING * 2 + 1 - side) << 1;
    const near = KING_ATTACKS[square << 1]! & this.sets[kings]!;
    return (near | (KING_ATTACKS[(square << 1) | 1]! & this.sets[kings | 1]!)) !== 0;
  }

  override isKingSafeOn(square: number, lo: number, hi: number): boolean {
    return this.#isTouched(square, this.turn) || super.isKingSafeOn(square, lo, hi);
  }

  protected override findChecksAndPins(): void {
    super.findChecksAndPins();
    this.#touchesKing = this.sight.king !== NONE && this.#isTouched(this.sight.king, this.turn);
    if (!this.#touchesKing) return;
    const us = (FIRST_SIDE_SET + this.turn) << 1;
    this.sight.checkers = 0;
    this.sight.pinnedLo = 0;
    this.sight.pinnedHi = 0;
    this.sight.setTargets(~this.sets[us]!, ~this.sets[us | 1]!, -1, -1);
  }

  override count(): number {
    if (this.boardEnd()) return 0;
    this.findChecksAndPins();
    if (this.#hasSeveralKings()) return this.#generateByTrial(scratch, 0);
    const them = (FIRST_SIDE_SET + 1 - this.turn) << 1;
    const theirsLo = this.sets[them]!;
    const theirsHi = this.sets[them | 1]!;
    if (this.#needsNoTest()) {
      this.#excludeBlastsNearKing(theirsLo, theirsHi);
      return this.countTo(~theirsLo, ~theirsHi, true);
    }
    this.#aimAtEmpty(theirsLo, theirsHi);
    return this.countTo(~theirsLo, ~theirsHi, true) + this.#captureMoves(scratch, 0);
  }

  override generate(moves: Int32Array, start: number): number {
    if (this.boardEnd()) return 0;
    this.findChecksAndPins();
    if (this.#hasSeveralKings()) return this.#generateByTrial(moves, start);
    const them = (FIRST_SIDE_SET + 1 - this.turn) << 1;
    const theirsLo = this.sets[them]!;
    const theirsHi = this.sets[them | 1]!;
    if (this.#needsNoTest()) {
      this.#excludeBlastsNearKing(theirsLo, theirsHi);
      return this.generateTo(moves, start, ~theirsLo, ~theirsHi, true);
    }
    this.#aimAtEmpty(theirsLo, theirsHi);
    const quiet = this.generateTo(moves, start, ~theirsLo, ~theirsHi, true);
    return quiet + this.#captureMoves(moves, start + quiet);
  }

  override captures(moves: Int32Array, start: number): number {
    const end = start + this.generate(moves, start);
    return this.check() ? end - start : this.keepTactical(moves, start, end) - start;
  }

  /**
   * Exchange value as in the base class, but a capture that blows up the other king is worth more than any exchange.
   */
  override exchange(move: number): number {
    const to = (move >> 7) & 127;
    const other = this.royalSquare(1 - this.turn);
    const wins = other === to || isInSet(other, KING_ATTACKS[to << 1]!, KING_ATTACKS[(to << 1) | 1]!);
    return other !== NONE && wins && this.isCapture(move) ? WIN_VALUE : super.exchange(move);
  }

  /** Whether either side has several kings. */
  #hasSeveralKings(): boolean {
    return this.sight.king === NONE || this.royalSquare(1 - this.turn) === NONE;
  }

  /**
   * Whether captures need no test on the board after the blast: the king touches the other king, or it is neither in
   * check nor on an empty line of a slider that a blast could open.
   */
  #needsNoTest(): boolean {
    return this.#touchesKing || (this.sight.checkers === 0 && !this.sight.hasSnipers);
  }

  /** Removes capture targets next to the player's own king, which the blast would destroy. */
  #excludeBlastsNearKing(theirsLo: number, theirsHi: number): void {
    this.sight.targetLo &= ~(theirsLo & KING_ATTACKS[this.sight.king << 1]!);
    this.sight.targetHi &= ~(theirsHi & KING_ATTACKS[(this.sight.king << 1) | 1]!);
  }

  #aimAtEmpty(theirsLo: number, theirsHi: number): void {
    this.sight.enPassantTarget = NONE;
    this.sight.targetLo &= ~theirsLo;
    this.sight.targetHi &= ~theirsHi;
  }

  /** Generates the captures after which the king is safe, regardless of checks and pins before the blast. */
  #captureMoves(moves: Int32Array, start: number): number {
    const them = (FIRST_SIDE_SET + 1 - this.turn) << 1;
    const near = this.sight.king << 1;
    this.sight.checkers = 0;
    this.sight.pinnedLo = 0;
    this.sight.pinnedHi = 0;
    this.sight.enPassantTarget = this.enPassant;
    this.sight.setTargets(
      this.sets[them]! & ~KING_ATTACKS[near]!,
      this.sets[them | 1]! & ~KING_ATTACKS[near | 1]!,
      0,
      0,
    );
    const end = start + this.generateTo(moves, start, 0, 0, false);
    let keptEnd = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      // En passant captures have already been tested on the board.
      if (((move >> 14) & 15) === MOVE_KIND.enPassant || this.#isKingSafeAfter(move & 127, (move >> 7) & 127))
        moves[keptEnd++] = move;
    }
    return keptEnd - start;
  }

  /**
   * Whether a capture destroys the other king, or leaves the capturer's own king unattacked on the board after the
   * blast.
   */
  #isKingSafeAfter(from: number, to: number): boolean {
    const { sets } = this;
    const other = this.royalSquare(1 - this.turn);
    let destroyedLo = KING_ATTACKS[to << 1]!;
    let destroyedHi = KING_ATTACKS[(to << 1) | 1]!;
    if (other === to || isInSet(other, destroyedLo, destroyedHi)) return true;
    const pawns = (1 + PAWN * 2) << 1;
    destroyedLo &= ~(sets[pawns]! | sets[pawns + 2]!);
    destroyedHi &= ~(sets[pawns + 1]! | sets[pawns + 3]!);
    for (const square of [from, to]) {
      if (square < 32) destroyedLo |= 1 << square;
      else destroyedHi |= 1 << (square & 31);
    }
    const lo = (sets[FIRST_SIDE_SET * 2]! | sets[FIRST_SIDE_SET * 2 + 2]!) & ~destroyedLo;
    const hi = (sets[FIRST_SIDE_SET * 2 + 1]! | sets[FIRST_SIDE_SET * 2 + 3]!) & ~destroyedHi;
    return !this.isAttackedIn(this.sight.king, this.turn ^ 1, lo, hi, ~destroyedLo, ~destroyedHi);
  }

  override isEnPassantLegal(from: number): boolean {
    return this.#isLegal(from | (this.enPassant << 7) | (MOVE_KIND.enPassant << 14));
  }

  /** Generates moves as if no king had to be guarded, and keeps those that prove legal when tried. */
  #generateByTrial(moves: Int32Array, start: number): number {
    const us = (FIRST_SIDE_SET + this.turn) << 1;
    const isInCheck = this.check();
    this.sight.king = NONE;
    this.sight.checkers = 0;
    this.sight.pinnedLo = 0;
    this.sight.pinnedHi = 0;
    this.sight.setTargets(~this.sets[us]!, ~this.sets[us | 1]!, -1, -1);
    const end = start + this.generateTo(moves, start, -1, -1, !isInCheck);
    let keptEnd = start;
    for (let i = start; i < end; i++) if (this.#isLegal(moves[i]!)) moves[keptEnd++] = moves[i]!;
    return keptEnd - start;
  }

  /**
   * Whether a move is legal: the player keeps a king and either destroys the last enemy king or has no last king in
   * danger.
   */
  #isLegal(move: number): boolean {
    const us = this.turn;
    this.play(move);
    const ownKings = (1 + KING * 2 + us) << 1;
    const otherKings = (1 + KING * 2 + 1 - us) << 1;
    const { sets } = this;
    const hasKing = (sets[ownKings]! | sets[ownKings | 1]!) !== 0;
    const wins = (sets[otherKings]! | sets[otherKings | 1]!) === 0;
    const legal = hasKing && (wins || !this.#isInDanger(us));
    this.undo();
    return legal;
  }
}
