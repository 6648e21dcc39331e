import { MAX_MOVES } from '../../../play/legal-moves.ts';
import type { Outcome } from '../../../play/position.ts';
import { type Board, NONE, unmovedBit } from '../../board/board.ts';
import { crowningMoves } from '../../board/crowning.ts';
import { royalsFace } from '../../board/facing.ts';
import { type FirstLeaps, firstLeaps } from '../../board/first-leaps.ts';
import { isPiece, kindOfCode, sideOf } from '../../board/kinds.ts';
import { MOVE, withExtra } from '../../board/move-code.ts';
import { passOf } from '../../board/move-facts.ts';
import { perBoard } from '../../board/per-board.ts';
import type { Setup } from '../../board/setup.ts';
import { isDeadEnd, turningMove } from '../../board/turning.ts';
import { RECORD_SIZE } from '../board-position.ts';
import { isForbiddenDropMate, keepLegalDrops, mustDrop } from './drop-rules.ts';
import { exposureOf } from './exposure.ts';
import { GuardedPosition } from './guarded-position.ts';
import { referenceEnds } from './reference-ends.ts';
import { gatingMoves } from './unmoved-moves.ts';
import { isUnrestricted } from './unrestricted.ts';
import { wallCellsAfter, wallMoves } from './walls.ts';

const scratch = new Int32Array(MAX_MOVES);
/** Moves before it is known which of them are allowed, and with which walls: no position has as many. */
const MOST_PSEUDO = 16_384;
const pseudo = new Int32Array(MOST_PSEUDO);
const turnings = new Int32Array(MOST_PSEUDO);

/** By side: what unmoved pieces may do besides. */
const leapsOf = perBoard((board) => [0, 1].map((side) => firstLeaps(board, side)));

/**
 * The engine for every rule word: moves are made as the pieces go, their further effects follow, and a move is legal if
 * the position it leads to is allowed. Slower than engines that know beforehand, and the measure of what they must give.
 */
export class ReferencePosition extends GuardedPosition {
  /** Whatever the pieces can do is allowed. */
  readonly #isFree: boolean;
  /** The royal pieces face each other, and the player on turn has to part them or to pass. */
  #mustPart = false;
  /** By side: what unmoved pieces may do besides. */
  readonly #leapsFrom: readonly FirstLeaps[];
  readonly #ends: ReturnType<typeof referenceEnds>;
  /** Which moves need not be tried; undefined where it cannot be told. */
  protected readonly exposure: ReturnType<typeof exposureOf>;

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    this.#isFree = isUnrestricted(board);
    this.#leapsFrom = leapsOf(board);
    this.#ends = referenceEnds(board);
    this.exposure = exposureOf(board);
  }

  count(): number {
    return this.generate(scratch, 0);
  }

  generate(moves: Int32Array, at: number): number {
    if (this.boardEnd()) return 0;
    const { mustCapture, pass } = this.board.definition.rules;
    this.#look();
    let kept = mustDrop(this) ? this.#addAllAllowed(moves, at, this.#dropMoves(pseudo, 0)) : at;
    if (kept === at) kept = this.#addAllAllowed(moves, at, this.#turnOver(this.#pseudoMoves(pseudo, 0)));
    if (mustCapture) kept = this.#capturesIfAny(moves, at, kept);
    if (pass === 'stuck' && kept === at && this.#hasPieces()) kept = this.#addAllowed(moves, kept, passOf(this));
    return kept - at;
  }

  override hasMoves(): boolean {
    if (this.boardEnd()) return false;
    this.#look();
    let end = this.#turnOver(this.#pseudoMoves(pseudo, 0));
    if (this.board.definition.rules.pass === 'stuck' && this.#hasPieces()) pseudo[end++] = passOf(this);
    for (let i = 0; i < end; i++) if (this.#addAllAllowed(scratch, 0, i + 1, i) > 0) return true;
    return false;
  }

  /** Who moves nothing is told by a piece on the board: without any, nobody passes, nor lays a wall. */
  #hasPieces(): boolean {
    return this.cells.some((code) => sideOf(code) === this.turn);
  }

  /** What has to be known before moves are tried. */
  #look(): void {
    this.#mustPart = this.board.definition.end.facing && royalsFace(this);
    this.exposure?.scan(this, this.#mustPart || this.check());
  }

  /** Those of the pseudo moves from `start` to `end` that are allowed. */
  #addAllAllowed(moves: Int32Array, at: number, end: number, start = 0): number {
    const { kingStays } = this.board.definition.rules;
    const held = kingStays && this.check() ? this.kings[this.turn]! : NONE;
    let kept = at;
    for (let i = start; i < end; i++) {
      const move = pseudo[i]!;
      if (this.#breaksTruce(move) || ((move & 127) === held && !this.#endsCheckByTaking(move))) continue;
      kept = this.#addAllowed(moves, kept, move);
    }
    return kept;
  }

  /** Adds to the pseudo moves those that turn a piece over, and leaves out those that have to. */
  #turnOver(end: number): number {
    const { turning, deadEnds } = this.board.definition.rules;
    if (!turning && deadEnds) return end;
    let kept = 0;
    let more = 0;
    for (let i = 0; i < end; i++) {
      const move = pseudo[i]!;
      const turned = turning ? turningMove(this, move) : 0;
      if (turned) turnings[more++] = turned;
      const mayStay = !(turned && turning!.must) && (deadEnds || !isDeadEnd(this, move));
      if (mayStay) pseudo[kept++] = move;
    }
    for (let i = 0; i < more; i++) if (turnings.indexOf(turnings[i]!) === i) pseudo[kept++] = turnings[i]!;
    return kept;
  }

  /** The move takes the only piece that gives check. */
  #endsCheckByTaking(move: number): boolean {
    const to = (move >> 7) & 127;
    const code = this.cells[to]!;
    if (!isPiece(code)) return false;
    this.cells[to] = 0;
    const isOnly = !this.check();
    this.cells[to] = code;
    return isOnly;
  }

  /** Adds the move in all forms that are allowed: with each wall that may be laid, with each piece that may be gated. */
  #addAllowed(moves: Int32Array, end: number, move: number): number {
    const { gating, walls } = this.board.definition.rules;
    let kept = end;
    if (walls?.laid === 'after') {
      for (const wall of wallCellsAfter(this, move)) kept = this.#addIfAllowed(moves, kept, withExtra(move, wall));
      return kept;
    }
    kept = this.#addIfAllowed(moves, kept, move);
    // a piece that is gated does not make up for a move that leaves the king in check
    if (gating && kept > end) for (const form of gatingMoves(this, move)) kept = this.#addIfAllowed(moves, kept, form);
    return kept;
  }

  #addIfAllowed(moves: Int32Array, end: number, move: number): number {
    const isSure = this.#isFree || this.exposure?.isSurelyLegal(this, move);
    if (isSure || (this.#mustPart && ((move >> 14) & 15) === MOVE.stay)) {
      moves[end] = move;
      return end + 1;
    }
    this.play(move);
    const isAllowed = this.#isAllowed() && !this.#isForbiddenMate() && !isForbiddenDropMate(this, move);
    this.undo();
    if (!isAllowed) return end;
    moves[end] = move;
    return end + 1;
  }

  /** The player on turn is mated by kinds that may not do that alone. */
  #isForbiddenMate(): boolean {
    const { noMateBy } = this.board.definition.end;
    if (!noMateBy.length || !this.check()) return false;
    const others = Object.keys(this.board.definition.pieces).filter((letter) => !noMateBy.includes(letter));
    return !this.isCheckedBy(others) && !this.canPlay(() => true);
  }

  /** Only the captures, if there are any. */
  #capturesIfAny(moves: Int32Array, at: number, end: number): number {
    let kept = at;
    for (let i = at; i < end; i++) if (this.isCapture(moves[i]!)) moves[kept++] = moves[i]!;
    return kept === at ? end : kept;
  }

  /** It would capture one of two kinds that leave each other alone. */
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
    if (pass === 'always' && this.#hasPieces()) moves[end++] = passOf(this);
    return this.rights && !this.check() ? this.addCastling(moves, end) : end;
  }

  /** What pieces on the board do as their kinds do. */
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
    if (crowning) for (const move of crowningMoves(this, crowning, (from) => this.#reach(from))) moves[end++] = move;
    return end;
  }

  #dropMoves(moves: Int32Array, start: number): number {
    return keepLegalDrops(this, moves, start, this.addDrops(moves, start));
  }

  /** Where the piece on a cell may go, as the board stands. */
  #reach(from: number): number[] {
    const end = this.pseudoLegalMoves(scratchPassing, 0, from);
    return Array.from(scratchPassing.subarray(0, end), (move) => (move >> 7) & 127);
  }

  /** What unmoved pieces may do besides; the royal one stays when it is in check. */
  #leaps(moves: Int32Array, start: number): number {
    const held = this.check() ? this.kings[this.turn]! : NONE;
    let end = start;
    for (const [from, targets] of this.#leapsFrom[this.turn]!) {
      if (from === held || !(this.unmoved & unmovedBit(this.board.grid, from))) continue;
      for (const to of targets.get(this.cells[from]!) ?? []) if (this.cells[to] === 0) moves[end++] = from | (to << 7);
    }
    return end;
  }

  /** The last move may not have given check. */
  #mustNotCheck(): boolean {
    const { mayCheck, hand, crowning } = this.board.definition.rules;
    const kind = (this.record[(this.ply - 1) * RECORD_SIZE]! >> 14) & 15;
    return !mayCheck || (kind === MOVE.drop && !hand?.mayCheck) || (kind === MOVE.promotion && crowning !== undefined);
  }

  /** May the player who has just moved leave things as they are now? */
  #isAllowed(): boolean {
    const mover = 1 - this.turn;
    const { rules } = this.board.definition;
    if (this.#mustNotCheck() && this.check()) return false;
    const king = this.board.royal === NONE ? NONE : this.kings[mover]!;
    if (king !== NONE && this.isAttacked(king, this.turn)) return false;
    if (this.#mustPart && royalsFace(this)) return false;
    if (rules.flyingGeneral && royalsFace(this, rules.flyingGeneral)) return false;
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

  /** The player on turn has an allowed move of some sort that leads to something. */
  canPlay(isMeant: (move: number) => boolean, leadsTo: () => boolean = () => true): boolean {
    const moves = new Int32Array(MOST_PSEUDO);
    const end = this.#pseudoMoves(moves, 0);
    for (let i = 0; i < end; i++) {
      if (!isMeant(moves[i]!)) continue;
      this.play(moves[i]!);
      const found = this.#isAllowed() && leadsTo();
      this.undo();
      if (found) return true;
    }
    return false;
  }

  captures(moves: Int32Array, at: number): number {
    if (this.check()) return this.generate(moves, at);
    const { mustCapture } = this.board.definition.rules;
    if (mustCapture || mustDrop(this)) return this.#keepTaking(moves, at, at + this.generate(moves, at)) - at;
    if (this.boardEnd()) return 0;
    this.#look();
    const end = this.#turnOver(this.#boardMoves(pseudo, 0));
    return this.#addAllAllowed(moves, at, this.#keepTaking(pseudo, 0, end)) - at;
  }

  /** Keeps the captures and promotions of the moves from `start` to `end`; returns their end. */
  #keepTaking(moves: Int32Array, start: number, end: number): number {
    let kept = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      if (this.isCapture(move) || ((move >> 14) & 15) === MOVE.promotion) moves[kept++] = move;
    }
    return kept;
  }

  override canCaptureEnPassant(target: number): boolean {
    if (target === NONE) return false;
    const end = this.#pseudoMoves(scratchPassing, 0);
    for (let i = 0; i < end; i++) {
      const move = scratchPassing[i]!;
      if (((move >> 14) & 15) !== MOVE.enPassant || ((move >> 7) & 127) !== target) continue;
      this.play(move);
      const legal = this.#isAllowed();
      this.undo();
      if (legal) return true;
    }
    return false;
  }
}

/** Keeps the first of equal moves from `start` on. */
function withoutRepeats(moves: Int32Array, start: number, end: number): number {
  let kept = start;
  for (let i = start; i < end; i++) {
    const move = moves[i]!;
    const known = moves.indexOf(move, start);
    if (known >= kept) moves[kept++] = move;
  }
  return kept;
}

const scratchPassing = new Int32Array(MAX_MOVES);
