import { fileOf, rankOf } from '../../../board/grid.ts';
import { blastOf } from '../../board/blast.ts';
import { type Board, CASTLING_WINGS, castlingRightBit, NONE, unmovedBit } from '../../board/board.ts';
import { countInHand } from '../../board/holdings.ts';
import { codeOf, isPiece, kindOfCode, sideOf, WALL_CODE } from '../../board/kinds.ts';
import { MOVE_KIND } from '../../board/move-code.ts';
import type { Setup } from '../../board/setup.ts';
import { UNDO_OFFSET, UNDO_RECORD_SIZE } from '../board-position.ts';
import { UndoLog } from '../undo-log.ts';
import { TablePosition } from './table-position.ts';
import { movingWallCell } from './walls.ts';

/** Marks an entry of the undo log for a piece that went to the opponent's hand. */
const INTO_HAND = 1 << 16;

/**
 * Plays moves with all their side effects: blasts, walls, gated pieces, gained and lost castling rights, counted
 * checks.
 */
export abstract class EffectPosition extends TablePosition {
  /** Changes are cell << 8 | the code that was there, perhaps with INTO_HAND. */
  readonly #undoLog = new UndoLog();
  protected readonly blast: ReturnType<typeof blastOf>;

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    this.blast = blastOf(board);
  }

  isCapture(move: number): boolean {
    const kind = (move >> 14) & 15;
    return (
      kind === MOVE_KIND.enPassant ||
      (kind !== MOVE_KIND.castle && kind !== MOVE_KIND.drop && sideOf(this.cells[(move >> 7) & 127]!) === 1 - this.turn)
    );
  }

  override play(move: number): void {
    this.#undoLog.begin(this);
    const takes = this.isCapture(move);
    const from = move & 127;
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    const mover = this.cells[from]!;
    const wing = this.castlingRooks[this.turn * 2] === to ? 0 : 1;
    super.play(move);
    const { rules, end } = this.board.definition;
    if (takes && this.blast) for (const cell of this.blast.destroyedBy(this.cells, to)) this.#destroy(cell);
    if (takes && rules.petrifies.includes(this.board.kinds[kindOfCode(mover)]!.letter)) this.#change(to, WALL_CODE);
    if (kind === MOVE_KIND.castle && rules.castling?.opposite) this.keepRights(~castlingRightBit(this.turn, wing));
    const wins = kind === MOVE_KIND.castle && end.castling?.wing === CASTLING_WINGS[wing];
    if (wins && end.castling!.seats.includes(1 - this.turn)) this.castled = 1 - this.turn;
    if (this.unmoved) {
      this.#clearUnmoved(unmovedBit(this.board.grid, from) | unmovedBit(this.board.grid, to));
      if (this.#endsLeap(to)) this.#clearUnmoved(unmovedBit(this.board.grid, this.kings[this.turn]!));
    }
    if (move >>> 25) this.#playExtra(move);
    if (kind === MOVE_KIND.drop && rules.castling?.dropped) this.#gainRights(1 - this.turn, to);
    if (end.checks && this.check()) this.countCheck(1 - this.turn);
  }

  override pass(): void {
    this.#undoLog.begin(this);
    super.pass();
  }

  /** Grants the castling right once both king and rook have been dropped on their squares. */
  #gainRights(side: number, to: number): void {
    const king = this.castlingKings[side]!;
    const rookKind = this.board.kinds.findIndex(({ letter }) => letter === this.board.definition.rules.castling!.rook);
    for (const wing of [0, 1]) {
      const rook = this.castlingRooks[side * 2 + wing]!;
      const isComplete = this.cells[king] === this.kingCodes[side] && this.cells[rook] === codeOf(rookKind, side);
      if (!isComplete || (to !== king && to !== rook)) continue;
      this.rights |= castlingRightBit(side, wing);
      this.toggleKey(this.board.keys.castle, rook);
    }
  }

  /** Lays the wall or adds the gated piece of a move. */
  #playExtra(move: number): void {
    const extra = (move >>> 25) - 1;
    if (this.board.definition.rules.walls) this.#layWall(extra);
    else this.#gate(move, codeOf(extra, 1 - this.turn));
  }

  #gate(move: number, code: number): void {
    const onRook = ((move >> 14) & 15) === MOVE_KIND.castle && (move >> 18) & 1;
    this.addToHand(code, -1);
    this.#change(onRook ? (move >> 7) & 127 : move & 127, code);
    const isEmpty = !this.board.definition.rules.hand?.captures && countInHand(this, 1 - this.turn) === 0;
    if (isEmpty) this.#clearUnmoved(this.turn === 1 ? 0xffff : ~0xffff);
  }

  #layWall(to: number): void {
    if (this.board.definition.rules.walls!.moves) {
      const last = movingWallCell(this);
      if (last >= 0) this.#change(last, 0);
    }
    this.#change(to, WALL_CODE);
    for (const passed of ['enPassant', 'enPassantFar'] as const) {
      if (this[passed] === NONE || this.canCaptureEnPassant(this[passed])) continue;
      this.toggleKey(this.board.keys.enPassant, this[passed]);
      this[passed] = NONE;
    }
  }

  /**
   * Whether a piece that has arrived on a cell ends the right of the king to move to its first leap: it stands on the
   * king's file or rank, whatever is in between.
   */
  #endsLeap(cell: number): boolean {
    const { leapEndedBy } = this.board.definition.rules;
    const king = this.kings[this.turn]!;
    const code = this.cells[cell]!;
    if (!leapEndedBy.length || king === NONE || !isPiece(code)) return false;
    if (!leapEndedBy.includes(this.board.kinds[kindOfCode(code)]!.letter)) return false;
    const { grid } = this.board;
    return fileOf(grid, king) === fileOf(grid, cell) || rankOf(grid, king) === rankOf(grid, cell);
  }

  /** Removes squares from the set of unmoved pieces. */
  #clearUnmoved(bits: number): void {
    const lost = this.unmoved & bits;
    if (!lost) return;
    for (let bit = 0; bit < 32; bit++) if (lost & (1 << bit)) this.toggleKey(this.board.keys.unmoved, bit);
    this.unmoved &= ~bits;
  }

  /** Removes a destroyed piece. It goes to its opponent's hand if captured pieces do. */
  #destroy(cell: number): void {
    const code = this.cells[cell]!;
    const goesToHand = this.board.definition.rules.hand?.captures;
    this.#change(cell, 0, goesToHand ? INTO_HAND : 0);
    if (goesToHand) this.addToHand(this.#inHandOf(code), 1);
    this.keepRights(this.rightsMask[cell]!);
    if (this.unmoved) this.#clearUnmoved(unmovedBit(this.board.grid, cell));
  }

  /** Code that a piece has once it is in its opponent's hand. */
  #inHandOf(code: number): number {
    return codeOf(this.board.kinds[kindOfCode(code)]!.inHand, 1 - sideOf(code));
  }

  /** Changes the contents of a cell as a side effect of the move, and logs what was there. */
  #change(cell: number, code: number, mark = 0): void {
    this.#undoLog.push(mark | (cell << 8) | this.cells[cell]!);
    this.setCell(cell, code);
    for (const side of [0, 1]) if (this.kings[side] === cell) this.kings[side] = NONE;
  }

  override undo(): void {
    const ply = this.ply - 1;
    const move = this.record[ply * UNDO_RECORD_SIZE + UNDO_OFFSET.move]!;
    if (move >>> 25 && !this.board.definition.rules.walls) this.addToHand(codeOf((move >>> 25) - 1, 1 - this.turn), 1);
    for (let change = this.#undoLog.pop(ply); change >= 0; change = this.#undoLog.pop(ply)) {
      const code = change & 255;
      const cell = (change >> 8) & 255;
      if (change & INTO_HAND) this.addToHand(this.#inHandOf(code), -1);
      this.setCell(cell, code);
      if (isPiece(code) && code === this.kingCodes[sideOf(code)]) this.kings[sideOf(code)] = cell;
    }
    this.#undoLog.restoreCounts(this);
    this.castled = NONE;
    super.undo();
  }
}
