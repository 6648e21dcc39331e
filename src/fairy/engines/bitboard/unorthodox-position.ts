import type { Outcome } from '../../../play/position.ts';
import { type Board, castlingRightBit, NONE } from '../../board/board.ts';
import { codeOf, kindOfCode, sideOf } from '../../board/kinds.ts';
import { MOVE_KIND } from '../../board/move-code.ts';
import type { Setup } from '../../board/setup.ts';
import type { RuleWordPath } from '../../language/used-words.ts';
import { UndoLog } from '../undo-log.ts';
import { BitboardPosition } from './bitboard-position.ts';
import { BitboardEnds } from './ends.ts';
import { hasOrthodoxPieces, ORTHODOX_RULE_WORDS } from './orthodox-position.ts';
import { FIRST_SIDE_SET, lowestSquare } from './sets.ts';
import { KING_ATTACKS } from './tables.ts';

/**
 * Rule words (paths of settings in a definition) that this engine supports: those of the orthodox engine and some more.
 */
export const UNORTHODOX_RULE_WORDS: readonly RuleWordPath[] = [
  ...ORTHODOX_RULE_WORDS,
  'rules.mustCapture',
  'rules.passedFrom',
  'rules.castling.opposite',
  'rules.blast',
  'rules.blast.spares',
  'end.extinction',
  'end.extinction.pieces',
  'end.extinction.result',
  'end.extinction.atMost',
  'end.extinction.against',
  'end.goal',
  'end.goal.pieces',
  'end.goal.cells',
  'end.checks',
];

/**
 * Whether the engine can play the board: its rules may differ from chess, but pieces move as in chess, each side has at
 * most one royal piece, and pawns leap from the second rank only or from the first and second.
 */
export function fitsUnorthodoxEngine(board: Board): boolean {
  const { royal, blast, initial, passedFrom } = board.definition.rules;
  const steps = JSON.stringify([initial, passedFrom]);
  return (
    hasOrthodoxPieces(board) &&
    // Checks and pins do not predict the board after a blast.
    (royal === undefined || !blast) &&
    ['[{"P":[2]},{}]', '[{"P":[2]},{"P":[2]}]', '[{"P":[1,2]},{"P":[2]}]'].includes(steps)
  );
}

/**
 * The fast engine for orthodox pieces under other rules: kings that are not royal or are missing, compulsory captures,
 * blasts, and ends of the game by rules of the board.
 */
export class UnorthodoxPosition extends BitboardPosition {
  readonly #ends: BitboardEnds;
  readonly #mustCapture: boolean;
  readonly #countsChecks: boolean;
  readonly #castlingDeniesOpponent: boolean;
  /** Piece codes that survive a blast beside them; undefined where captures do not explode. */
  readonly #spared: readonly number[] | undefined;
  /** Squares whose pieces a blast destroys beside its target, as found by `#findNear`: lower half, then upper half. */
  #nearLo = 0;
  #nearHi = 0;
  /** Squares emptied by blasts: square << 8 | the code that was there. */
  readonly #undoLog = new UndoLog();

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    const { rules, end } = board.definition;
    this.#ends = new BitboardEnds(board);
    this.#mustCapture = rules.mustCapture;
    this.#countsChecks = end.checks !== undefined;
    this.#castlingDeniesOpponent = rules.castling?.opposite ?? false;
    this.#spared = rules.blast?.spares.flatMap((letter) => {
      const kind = board.kinds.findIndex((known) => known.letter === letter);
      return [codeOf(kind, 0), codeOf(kind, 1)];
    });
  }

  override boardEnd(): Outcome | undefined {
    return this.#ends.endOf(this);
  }

  override endsByRule(): boolean {
    return this.boardEnd() !== undefined || super.endsByRule();
  }

  count(): number {
    if (this.boardEnd()) return 0;
    this.findChecksAndPins();
    return (this.#mustCapture && this.countCaptures()) || this.countTo(-1, -1, true);
  }

  generate(moves: Int32Array, start: number): number {
    if (this.boardEnd()) return 0;
    this.findChecksAndPins();
    return (this.#mustCapture && this.#captureMoves(moves, start)) || this.generateTo(moves, start, -1, -1, true);
  }

  captures(moves: Int32Array, start: number): number {
    if (this.boardEnd()) return 0;
    if (!this.#mustCapture) return this.tacticalMoves(moves, start);
    const end = start + this.generate(moves, start);
    return this.sight.checkers > 0 ? end - start : this.keepTactical(moves, start, end) - start;
  }

  /** Counts the captures. `findChecksAndPins` must have set the targets. */
  protected countCaptures(): number {
    const { targetLo, targetHi, stepLo, stepHi } = this.sight;
    this.targetCaptures(targetLo, targetHi);
    const them = (FIRST_SIDE_SET + 1 - this.turn) << 1;
    const count = this.countTo(this.sets[them]!, this.sets[them | 1]!, false);
    this.sight.setTargets(targetLo, targetHi, stepLo, stepHi);
    return count;
  }

  #captureMoves(moves: Int32Array, start: number): number {
    const { targetLo, targetHi, stepLo, stepHi } = this.sight;
    this.targetCaptures(targetLo, targetHi);
    const them = (FIRST_SIDE_SET + 1 - this.turn) << 1;
    const count = this.generateTo(moves, start, this.sets[them]!, this.sets[them | 1]!, false);
    this.sight.setTargets(targetLo, targetHi, stepLo, stepHi);
    return count;
  }

  /** Limits the target squares to captures among the given ones and forbids pawn steps. */
  protected targetCaptures(lo: number, hi: number): void {
    const them = (FIRST_SIDE_SET + 1 - this.turn) << 1;
    this.sight.setTargets(lo & this.sets[them]!, hi & this.sets[them | 1]!, 0, 0);
  }

  /** A blast ends an exchange: the gain is what the other side loses minus what the capturer's side loses. */
  override exchange(move: number): number {
    if (!this.#spared || !this.isCapture(move)) return super.exchange(move);
    const { cells, turn } = this;
    const { values } = this.board;
    const from = move & 127;
    const to = (move >> 7) & 127;
    const taken = ((move >> 14) & 15) === MOVE_KIND.enPassant ? cells[this.victimCell]! : cells[to]!;
    let balance = values[kindOfCode(taken)]! - values[kindOfCode(cells[from]!)]!;
    this.#findNear(to);
    for (let lo = this.#nearLo, hi = this.#nearHi; lo | hi; ) {
      const square = lowestSquare(lo, hi);
      if (lo) lo &= lo - 1;
      else hi &= hi - 1;
      const code = cells[square]!;
      if (square !== from) balance += sideOf(code) === turn ? -values[kindOfCode(code)]! : values[kindOfCode(code)]!;
    }
    return balance;
  }

  override play(move: number): void {
    this.#undoLog.begin(this);
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    const takes = this.isCapture(move);
    super.play(move);
    if (takes && this.#spared) this.#explode(to);
    if (kind === MOVE_KIND.castle && this.#castlingDeniesOpponent) {
      const wing = this.castlingRooks[(1 - this.turn) * 2] === to ? 0 : 1;
      this.loseRights(this.rights & castlingRightBit(this.turn, wing));
    }
    if (this.#countsChecks && this.check()) this.countCheck(1 - this.turn);
  }

  override pass(): void {
    this.#undoLog.begin(this);
    super.pass();
  }

  /** Finds the pieces beside a target that its blast destroys. */
  #findNear(target: number): void {
    const { sets } = this;
    let lo = KING_ATTACKS[target << 1]! & (sets[FIRST_SIDE_SET * 2]! | sets[FIRST_SIDE_SET * 2 + 2]!);
    let hi = KING_ATTACKS[(target << 1) | 1]! & (sets[FIRST_SIDE_SET * 2 + 1]! | sets[FIRST_SIDE_SET * 2 + 3]!);
    for (const code of this.#spared!) {
      lo &= ~sets[code << 1]!;
      hi &= ~sets[(code << 1) | 1]!;
    }
    this.#nearLo = lo;
    this.#nearHi = hi;
  }

  #explode(target: number): void {
    this.#findNear(target);
    this.#destroy(target);
    for (let lo = this.#nearLo; lo; lo &= lo - 1) this.#destroy(31 - Math.clz32(lo & -lo));
    for (let hi = this.#nearHi; hi; hi &= hi - 1) this.#destroy(63 - Math.clz32(hi & -hi));
  }

  #destroy(cell: number): void {
    const code = this.cells[cell]!;
    this.#undoLog.push((cell << 8) | code);
    this.cells[cell] = 0;
    this.togglePiece(cell, code);
    this.loseRights(this.rights & ~this.rightsMask[cell]!);
    if (code === this.kingCodes[sideOf(code)]) this.kings[sideOf(code)] = NONE;
  }

  override undo(): void {
    const ply = this.ply - 1;
    for (let change = this.#undoLog.pop(ply); change >= 0; change = this.#undoLog.pop(ply)) {
      const code = change & 255;
      this.cells[change >> 8] = code;
      this.togglePiece(change >> 8, code);
      if (code === this.kingCodes[sideOf(code)]) this.kings[sideOf(code)] = change >> 8;
    }
    this.#undoLog.restoreCounts(this);
    super.undo();
  }
}
