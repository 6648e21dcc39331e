import { MAX_MOVES } from '../../../play/legal-moves.ts';
import type { Outcome } from '../../../play/position.ts';
import { type Board, NONE, oncePerBoard, unmovedBit } from '../../board/board.ts';
import { crowningMoves } from '../../board/crowning.ts';
import { isPiece, kindOfCode, sideOf, WALL_CODE } from '../../board/kinds.ts';
import { MOVE_KIND, withExtra } from '../../board/move-code.ts';
import { encodePass } from '../../board/move-facts.ts';
import type { Setup } from '../../board/setup.ts';
import { areRoyalsFacing } from '../../board/state.ts';
import { isDeadEnd, turningMove } from '../../board/turning.ts';
import { UNDO_RECORD_SIZE } from '../board-position.ts';
import { isForbiddenDropMate, keepLegalDrops, mustDrop } from './drop-rules.ts';
import { exposureOf } from './exposure.ts';
import { GuardedPosition } from './guarded-position.ts';
import { referenceEndsOf } from './reference-ends.ts';
import { type FirstLeaps, findFirstLeaps, gatingMoves } from './unmoved-moves.ts';
import { isUnrestricted } from './unrestricted.ts';
import { movingWallCell, wallCellsAfter, wallMoves, wallsOnlyBlock } from './walls.ts';

const scratch = new Int32Array(MAX_MOVES);
/** Maximum number of pseudo-legal moves of a position, counting each wall separately. */
const MAX_PSEUDO = 16_384;
const pseudo = new Int32Array(MAX_PSEUDO);
const turnings = new Int32Array(MAX_PSEUDO);

/** By side: the leaps that unmoved pieces may make as their first move. */
const firstLeapsOf = oncePerBoard((board) => [0, 1].map((side) => findFirstLeaps(board, side)));

/**
 * The reference engine, for every rule word. It plays each pseudo-legal move with all its effects and tests whether the
 * resulting position is legal. Slower than the engines that find legal moves beforehand; those must agree with this
 * one.
 */
export class ReferencePosition extends GuardedPosition {
  /** Whether every pseudo-legal move is legal. */
  readonly #isUnrestricted: boolean;
  /** Whether the royal pieces face each other, so that the side to move must part them or pass. */
  #mustPart = false;
  /** By side: first leaps of unmoved pieces. */
  readonly #firstLeaps: readonly FirstLeaps[];
  readonly #ends: ReturnType<typeof referenceEndsOf>;
  /** Recognises moves that need no test; undefined if the rules do not allow such a shortcut. */
  protected readonly exposure: ReturnType<typeof exposureOf>;
  /** Whether one test of a move without its wall may do for all its walls. */
  protected readonly wallsOnlyBlock: boolean;

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    this.#isUnrestricted = isUnrestricted(board);
    this.#firstLeaps = firstLeapsOf(board);
    this.#ends = referenceEndsOf(board);
    this.exposure = exposureOf(board);
    this.wallsOnlyBlock = wallsOnlyBlock(board);
  }

  count(): number {
    return this.generate(scratch, 0);
  }

  generate(moves: Int32Array, at: number): number {
    if (this.boardEnd()) return 0;
    const { mustCapture, pass } = this.board.definition.rules;
    this.#prepare();
    let keptEnd = mustDrop(this) ? this.#addLegal(moves, at, this.#dropMoves(pseudo, 0)) : at;
    if (keptEnd === at) keptEnd = this.#addLegal(moves, at, this.#addTurningMoves(this.#pseudoMoves(pseudo, 0)));
    if (mustCapture) keptEnd = this.#capturesIfAny(moves, at, keptEnd);
    if (pass === 'stuck' && keptEnd === at && this.#hasPieces())
      keptEnd = this.#addVariants(moves, keptEnd, encodePass(this));
    return keptEnd - at;
  }

  override hasMoves(): boolean {
    if (this.boardEnd()) return false;
    this.#prepare();
    let end = this.#addTurningMoves(this.#pseudoMoves(pseudo, 0));
    if (this.board.definition.rules.pass === 'stuck' && this.#hasPieces()) pseudo[end++] = encodePass(this);
    for (let i = 0; i < end; i++) if (this.#addLegal(scratch, 0, i + 1, i) > 0) return true;
    return false;
  }

  /**
   * Whether the side to move has a piece on the board. Passes and moves that only lay a wall are encoded with the cell
   * of such a piece, so they need one.
   */
  #hasPieces(): boolean {
    return this.cells.some((code) => sideOf(code) === this.turn);
  }

  /** Examines the position before moves are tried. */
  #prepare(): void {
    this.#mustPart = this.board.definition.end.facing && areRoyalsFacing(this);
    this.exposure?.scan(this, this.#mustPart || this.check());
  }

  /** Adds, at index `at`, those of the pseudo-legal moves from `start` to `end` that are legal. */
  #addLegal(moves: Int32Array, at: number, end: number, start = 0): number {
    const { kingStays } = this.board.definition.rules;
    const fixedKing = kingStays && this.check() ? this.kings[this.turn]! : NONE;
    let keptEnd = at;
    for (let i = start; i < end; i++) {
      const move = pseudo[i]!;
      if (this.#breaksTruce(move) || ((move & 127) === fixedKing && !this.#endsCheckByTaking(move))) continue;
      keptEnd = this.#addVariants(moves, keptEnd, move);
    }
    return keptEnd;
  }

  /**
   * Adds moves that turn a piece over, and removes moves that leave a piece unturned where it must turn over or could
   * never move again; returns the new end index.
   */
  #addTurningMoves(end: number): number {
    const { turning, deadEnds } = this.board.definition.rules;
    if (!turning && deadEnds) return end;
    let keptEnd = 0;
    let turnedCount = 0;
    for (let i = 0; i < end; i++) {
      const move = pseudo[i]!;
      const turned = turning ? turningMove(this, move) : 0;
      if (turned) turnings[turnedCount++] = turned;
      const mayStay = !(turned && turning!.must) && (deadEnds || !isDeadEnd(this, move));
      if (mayStay) pseudo[keptEnd++] = move;
    }
    for (let i = 0; i < turnedCount; i++) if (turnings.indexOf(turnings[i]!) === i) pseudo[keptEnd++] = turnings[i]!;
    return keptEnd;
  }

  /** Whether the move captures the only piece that gives check. */
  #endsCheckByTaking(move: number): boolean {
    const to = (move >> 7) & 127;
    const code = this.cells[to]!;
    if (!isPiece(code)) return false;
    this.cells[to] = 0;
    const isOnly = !this.check();
    this.cells[to] = code;
    return isOnly;
  }

  /** Adds the legal variants of a move: with each wall that may be laid, with each piece that may be gated. */
  #addVariants(moves: Int32Array, end: number, move: number): number {
    const { gating, walls } = this.board.definition.rules;
    let keptEnd = end;
    if (walls?.laid === 'after') {
      const isSure = this.wallsOnlyBlock && this.#isLegalWithoutWall(move);
      for (const wall of wallCellsAfter(this, move)) {
        const form = withExtra(move, wall);
        if (isSure) moves[keptEnd++] = form;
        else keptEnd = this.#addIfLegal(moves, keptEnd, form);
      }
      return keptEnd;
    }
    keptEnd = this.#addIfLegal(moves, keptEnd, move);
    // Gating a piece cannot make a move legal that leaves the king in check.
    if (gating && keptEnd > end)
      for (const form of gatingMoves(this, move)) keptEnd = this.#addIfLegal(moves, keptEnd, form);
    return keptEnd;
  }

  /** Whether a move would be legal if it lifted the wall that moves and laid none. */
  #isLegalWithoutWall(move: number): boolean {
    this.play(move);
    const wall = this.board.definition.rules.walls!.moves ? movingWallCell(this) : NONE;
    if (wall !== NONE) this.cells[wall] = 0;
    const isLegal = this.#isLegalPosition();
    if (wall !== NONE) this.cells[wall] = WALL_CODE;
    this.undo();
    return isLegal;
  }

  #addIfLegal(moves: Int32Array, end: number, move: number): number {
    const isSure = this.#isUnrestricted || this.exposure?.isSurelyLegal(this, move);
    if (isSure || (this.#mustPart && ((move >> 14) & 15) === MOVE_KIND.stay)) {
      moves[end] = move;
      return end + 1;
    }
    this.play(move);
    const isLegal = this.#isLegalPosition() && !this.#isForbiddenMate() && !isForbiddenDropMate(this, move);
    this.undo();
    if (!isLegal) return end;
    moves[end] = move;
    return end + 1;
  }

  /** Whether the side to move is mated only by kinds that may not give mate on their own. */
  #isForbiddenMate(): boolean {
    const { noMateBy } = this.board.definition.end;
    if (!noMateBy.length || !this.check()) return false;
    const others = Object.keys(this.board.definition.pieces).filter((letter) => !noMateBy.includes(letter));
    return !this.isCheckedBy(others) && !this.canPlay(() => true);
  }

  /** Keeps only the captures, if there are any; returns the end. */
  #capturesIfAny(moves: Int32Array, at: number, end: number): number {
    let keptEnd = at;
    for (let i = at; i < end; i++) if (this.isCapture(moves[i]!)) moves[keptEnd++] = moves[i]!;
    return keptEnd === at ? end : keptEnd;
  }

  /** Whether the move is a capture between two kinds at truce. */
  #breaksTruce(move: number): boolean {
    const { truce } = this.board.definition.rules;
    if (!truce.length || !this.isCapture(move)) return false;
    return [move & 127, (move >> 7) & 127].every((cell) => {
      const code = this.cells[cell]!;
      return isPiece(code) && truce.includes(this.board.kinds[kindOfCode(code)]!.letter);
    });
  }

  #pseudoMoves(moves: Int32Array, at: number): number {
    const { hand, walls, pass } = this.board.definition.rules;
    let end = this.#boardMoves(moves, at);
    if (hand?.drops) end = this.#dropMoves(moves, end);
    if (this.unmoved) end = this.#leaps(moves, end);
    if (walls?.laid === 'instead' && !this.check() && this.#hasPieces()) end = wallMoves(this, moves, end);
    if (pass === 'always' && this.#hasPieces()) moves[end++] = encodePass(this);
    return this.rights && !this.check() ? this.addCastling(moves, end) : end;
  }

  /** Generates the pseudo-legal moves of pieces on the board, without castling and first leaps. */
  #boardMoves(moves: Int32Array, at: number): number {
    const { cells, turn } = this;
    let end = at;
    for (let from = 0; from < cells.length; from++) {
      const code = cells[from]!;
      if (sideOf(code) !== turn) continue;
      const next = this.pseudoLegalMoves(moves, end, from);
      end = this.board.moves.overlapping ? withoutRepeats(moves, end, next) : next;
    }
    const { crowning } = this.board.definition.rules;
    if (crowning) for (const move of crowningMoves(this, crowning, (from) => this.#targets(from))) moves[end++] = move;
    return end;
  }

  #dropMoves(moves: Int32Array, start: number): number {
    return keepLegalDrops(this, moves, start, this.addDrops(moves, start));
  }

  /** Targets of the piece on a cell on the current board. */
  #targets(from: number): number[] {
    const end = this.pseudoLegalMoves(scratchMoves, 0, from);
    return Array.from(scratchMoves.subarray(0, end), (move) => (move >> 7) & 127);
  }

  /** Generates first leaps of unmoved pieces; the royal one has none in check. */
  #leaps(moves: Int32Array, start: number): number {
    const fixedKing = this.check() ? this.kings[this.turn]! : NONE;
    let end = start;
    for (const [from, targets] of this.#firstLeaps[this.turn]!) {
      if (from === fixedKing || !(this.unmoved & unmovedBit(this.board.grid, from))) continue;
      for (const to of targets.get(this.cells[from]!) ?? []) if (this.cells[to] === 0) moves[end++] = from | (to << 7);
    }
    return end;
  }

  /** Whether the last move was one that may not give check. */
  #forbidsCheck(): boolean {
    const { mayCheck, hand, crowning } = this.board.definition.rules;
    const kind = (this.record[(this.ply - 1) * UNDO_RECORD_SIZE]! >> 14) & 15;
    return (
      !mayCheck ||
      (kind === MOVE_KIND.drop && !hand?.mayCheck) ||
      (kind === MOVE_KIND.promotion && crowning !== undefined)
    );
  }

  /** Whether the position is one in which the player who just moved may end the move. */
  #isLegalPosition(): boolean {
    const mover = 1 - this.turn;
    const { rules } = this.board.definition;
    if (this.#forbidsCheck() && this.check()) return false;
    const king = this.board.royal === NONE ? NONE : this.kings[mover]!;
    if (king !== NONE && this.isAttacked(king, this.turn)) return false;
    if (this.#mustPart && areRoyalsFacing(this)) return false;
    if (rules.flyingGeneral && areRoyalsFacing(this, rules.flyingGeneral)) return false;
    if (!this.extinction?.hasGuarded) return true;
    if (this.#ends.isExtinct(this, mover)) return false;
    return this.#ends.isExtinct(this, this.turn) || !this.isThreatened(mover);
  }

  override endsByRule(): boolean {
    return this.boardEnd() !== undefined || super.endsByRule();
  }

  override boardEnd(): Outcome | undefined {
    return this.#ends.endOf(this);
  }

  /** Whether some legal move satisfies `isMeant` and leads to a position that satisfies `leadsTo`. */
  canPlay(isMeant: (move: number) => boolean, leadsTo: () => boolean = () => true): boolean {
    const moves = new Int32Array(MAX_PSEUDO);
    const end = this.#pseudoMoves(moves, 0);
    for (let i = 0; i < end; i++) {
      if (!isMeant(moves[i]!)) continue;
      this.play(moves[i]!);
      const found = this.#isLegalPosition() && leadsTo();
      this.undo();
      if (found) return true;
    }
    return false;
  }

  captures(moves: Int32Array, at: number): number {
    if (this.check()) return this.generate(moves, at);
    const { mustCapture } = this.board.definition.rules;
    if (mustCapture || mustDrop(this)) return this.#keepTactical(moves, at, at + this.generate(moves, at)) - at;
    if (this.boardEnd()) return 0;
    this.#prepare();
    const end = this.#addTurningMoves(this.#boardMoves(pseudo, 0));
    return this.#addLegal(moves, at, this.#keepTactical(pseudo, 0, end)) - at;
  }

  /** Keeps the captures and promotions of the moves from `start` to `end`; returns their end. */
  #keepTactical(moves: Int32Array, start: number, end: number): number {
    let keptEnd = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      if (this.isCapture(move) || ((move >> 14) & 15) === MOVE_KIND.promotion) moves[keptEnd++] = move;
    }
    return keptEnd;
  }

  override canCaptureEnPassant(target: number): boolean {
    if (target === NONE) return false;
    const end = this.#pseudoMoves(scratchMoves, 0);
    for (let i = 0; i < end; i++) {
      const move = scratchMoves[i]!;
      if (((move >> 14) & 15) !== MOVE_KIND.enPassant || ((move >> 7) & 127) !== target) continue;
      this.play(move);
      const legal = this.#isLegalPosition();
      this.undo();
      if (legal) return true;
    }
    return false;
  }
}

/** Removes repeated moves from index `start` on; returns the new end index. */
function withoutRepeats(moves: Int32Array, start: number, end: number): number {
  let keptEnd = start;
  for (let i = start; i < end; i++) {
    const move = moves[i]!;
    const firstIndex = moves.indexOf(move, start);
    if (firstIndex >= keptEnd) moves[keptEnd++] = move;
  }
  return keptEnd;
}

const scratchMoves = new Int32Array(MAX_MOVES);
