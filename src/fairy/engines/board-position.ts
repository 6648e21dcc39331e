import { doubleLength } from '../../lib/grow.ts';
import type { Outcome } from '../../play/position.ts';
import { type Board, NONE } from '../board/board.ts';
import { castlingHomes, castlingKing } from '../board/castling-king.ts';
import { formatHistoryEntry, type HistoryEntry, parseHistoryEntry, toPastMove } from '../board/history-entry.ts';
import { codeOf, kindOfCode, sideOf, WALL_CODE } from '../board/kinds.ts';
import { kindOf, MOVE_KIND } from '../board/move-code.ts';
import { checksKeyIndex, hashSetup, type Setup } from '../board/setup.ts';
import type { BoardState } from '../board/state.ts';
import { adjudicate } from '../ends/adjudicate.ts';
import { mayDeclinePromotion } from '../ends/declined-promotion.ts';
import { impasseOutcome } from '../ends/impasse.ts';
import { isMaterialInsufficient } from '../ends/material.ts';
import { historyWithChases, movesToAndFro, repetitionOutcome } from '../ends/repetition.ts';

/** Number of integers in an undo record. */
export const UNDO_RECORD_SIZE = 14;
/** Index of each field within an undo record. */
export const UNDO_OFFSET = {
  move: 0,
  moved: 1,
  captured: 2,
  rights: 3,
  enPassant: 4,
  halfmove: 5,
  hashLo: 6,
  hashHi: 7,
  king: 8,
  enPassantFar: 9,
  victim: 10,
  countLimit: 11,
  countPly: 12,
  checked: 13,
} as const;

/**
 * Base of all engines of the piece games. It holds placement, rights, counters and the stack of plies, and it judges
 * all ends of the game. An engine adds generating, playing and undoing moves.
 */
export abstract class BoardPosition implements BoardState {
  readonly board: Board;
  readonly cells: Uint8Array;
  readonly hands: Uint8Array;
  turn: number;
  /** Castling rights that still exist, as a set of the bits that `castlingRightBit` returns. */
  rights = 0;
  /**
   * Cells of the castling rooks at index side * 2 + wing, whether or not the right still exists; NONE without a rook.
   */
  readonly castlingRooks: Int16Array;
  /** By side: cell of the king that may castle. Where kings are ordinary pieces, the side may have others. */
  readonly castlingKings: readonly number[];
  /** By cell: mask of the castling rights that remain when a piece leaves or enters the cell. */
  readonly rightsMask: Uint8Array;
  /** By side: code of the royal or castling piece; 0 without one. */
  readonly kingCodes: readonly [number, number];
  /** By side: cell of the royal or castling piece; NONE if it is gone or never existed. */
  readonly kings = new Int32Array(2);
  /** By side: number of checks that it still has to give to win, where checks are counted. */
  readonly checks: Int32Array;
  /** The cell passed by the last double step, if it can be captured there; NONE otherwise. */
  enPassant: number;
  /** Cell passed before `enPassant`, if the last double step passed two cells; NONE otherwise. */
  enPassantFar: number;
  /** Cell of the piece that made the last double step and can be captured en passant. */
  victim: number;
  /** Bits (see `unmovedBit`) of the first-rank squares whose piece has not moved yet, if the variant needs them. */
  unmoved: number;
  /** Side that has won by castling; NONE if no side has. */
  castled: number;
  halfmove: number;
  /** Number of plies after which the running count ends in a draw; 0 if no count runs. */
  countLimit: number;
  countPly: number;
  /** Move number in position strings. It counts moves by both sides, or plies if `Board.countsPlies`. */
  fullmove: number;
  hashLo: number;
  hashHi: number;
  ply = 0;
  /** By cell: 1 where a search wants walls to be tried; undefined to try every cell. */
  wallsAt: Uint8Array | undefined;
  /** The undo records of all plies played, `UNDO_RECORD_SIZE` integers each. */
  record = new Int32Array(UNDO_RECORD_SIZE * 64);
  /** Hash keys of the positions in the game before this position was set up, as pairs of 32-bit halves (lo, hi). */
  readonly earlierKeys: Int32Array;
  /** History entries of the positions in the game before this position was set up. */
  readonly #earlierPlies: readonly HistoryEntry[];
  /** Whether end rules need to know who was in check. */
  readonly #needsChecks: boolean;
  /** Whether end rules need to know which moves were made. */
  readonly #needsMoves: boolean;

  constructor(board: Board, setup: Setup, past: readonly string[] = []) {
    this.board = board;
    this.cells = setup.cells.slice();
    this.hands = setup.hands.slice();
    this.turn = setup.turn;
    this.enPassant = setup.enPassant;
    this.enPassantFar = setup.enPassantFar;
    this.victim = setup.victim;
    this.unmoved = setup.unmoved;
    this.castled = setup.castled;
    this.halfmove = setup.halfmove;
    this.countLimit = setup.countLimit;
    this.countPly = setup.countPly;
    this.fullmove = setup.fullmove;
    this.checks = Int32Array.from(setup.checks);
    this.kingCodes = board.king === NONE ? [0, 0] : [codeOf(board.king, 0), codeOf(board.king, 1)];
    for (const side of [0, 1])
      this.kings[side] = this.kingCodes[side] ? this.cells.indexOf(this.kingCodes[side]!) : NONE;
    this.castlingRooks = setup.castlingRooks.slice();
    const homes = board.definition.rules.castling?.dropped ? castlingHomes(board) : undefined;
    this.castlingKings = homes?.kings ?? [0, 1].map((side) => castlingKing(board, this.cells, side));
    this.rightsMask = new Uint8Array(board.cells).fill(15);
    this.castlingRooks.forEach((right, wing) => {
      const rook = right === NONE && homes ? homes.rooks[wing]! : right;
      if (rook === NONE) return;
      this.castlingRooks[wing] = rook;
      if (right !== NONE) this.rights |= 1 << wing;
      this.rightsMask[rook]! &= ~(1 << wing);
      this.rightsMask[this.castlingKings[wing >> 1]!]! &= ~(1 << wing);
    });
    const { lo, hi } = hashSetup(board, setup);
    this.hashLo = lo;
    this.hashHi = hi;
    this.#earlierPlies = past.map((text) => parseHistoryEntry(board.grid, text));
    this.earlierKeys = Int32Array.from(this.#earlierPlies.flatMap(({ lo, hi }) => [lo, hi]));
    const { repetition, mateBy, passes, facing } = board.definition.end;
    const { perpetualCheck, perpetualChase, toAndFro } = repetition ?? {};
    this.#needsMoves = passes || facing || perpetualChase !== undefined || toAndFro !== undefined;
    this.#needsChecks = perpetualCheck === 'loss' || mateBy.length > 0 || toAndFro !== undefined;
  }

  abstract generate(moves: Int32Array, at: number): number;
  abstract count(): number;
  /** Generates the moves that change the material balance: captures and promotions; all moves when in check. */
  abstract captures(moves: Int32Array, at: number): number;
  /**
   * Static exchange evaluation: what the mover of a capture or promotion gains, in centipawns, if both sides go on
   * capturing on its target as long as that pays.
   */
  abstract exchange(move: number): number;
  abstract play(move: number): void;
  abstract undo(): void;
  abstract check(): boolean;
  /** Whether a side attacks the cell on the current board. */
  abstract isAttacked(cell: number, by: number): boolean;
  /** Whether some en passant capture on the cell is legal. */
  abstract canCaptureEnPassant(cell: number): boolean;

  weight(): number {
    return 1;
  }

  outcome(): Outcome | undefined {
    const end = this.boardEnd() ?? (this.hasMoves() ? this.#automaticEnd() : this.#withoutMoves());
    return adjudicate(this, end);
  }

  /** Whether any move is legal. Engines override this where a faster way than counting exists. */
  hasMoves(): boolean {
    return this.count() > 0;
  }

  /**
   * How the game has ended by a rule about the board, even though pieces could still move; undefined if it has not.
   * Once it has, `generate` returns no moves.
   */
  boardEnd(): Outcome | undefined {
    return undefined;
  }

  #withoutMoves(): Outcome {
    const { end } = this.board.definition;
    if (this.check()) return { winner: this.#isRealMate() ? this.#winner(end.mate) : null, reason: 'checkmate' };
    if (end.stalemate !== 'fewer-pieces-win') return { winner: this.#winner(end.stalemate), reason: 'stalemate' };
    const more = this.#countPieces(this.turn) - this.#countPieces(1 - this.turn);
    return { winner: more === 0 ? null : more < 0 ? this.turn : 1 - this.turn, reason: 'stalemate' };
  }

  /** Whether the mate counts: one of the consecutive checks that led to it was given by a kind that can mate. */
  #isRealMate(): boolean {
    if (!this.board.definition.end.mateBy.length) return true;
    const knownPlies = this.ply + this.earlierKeys.length / 2;
    for (let back = 0; back <= knownPlies && this.checkAt(back) > 0; back += 2) if (this.checkAt(back) > 1) return true;
    return false;
  }

  /** Side that wins, given the result for the side to move; null for a draw. */
  #winner(result: 'draw' | 'loss' | 'win'): number | null {
    return { draw: null, loss: 1 - this.turn, win: this.turn }[result];
  }

  #countPieces(side: number): number {
    let count = 0;
    for (const code of this.cells) if (sideOf(code) === side) count++;
    return count;
  }

  #automaticEnd(): Outcome | undefined {
    const { repetition, moves } = this.board.definition.end;
    if (isMaterialInsufficient(this)) return { winner: null, reason: 'insufficient-material' };
    if (repetition && this.repetitions() + 1 >= repetition.automatic) return this.#repeated(repetition.automatic);
    const toAndFroEnd = this.#movedToAndFro();
    if (toAndFroEnd) return toAndFroEnd;
    if (moves && this.halfmove >= moves.automatic * 2) return { winner: null, reason: `${moves.automatic}-move-rule` };
    return this.#isCountedOut() ? { winner: null, reason: 'counting' } : undefined;
  }

  /** The end of a game whose position has occurred this many times. */
  #repeated(times: number): Outcome {
    return repetitionOutcome(this, times, this.#equalPlies()[times - 2]!);
  }

  /** A loss for the player who just moved, if that player moved one piece to and fro too often. */
  #movedToAndFro(): Outcome | undefined {
    const times = this.board.definition.end.repetition?.toAndFro;
    if (times === undefined || !movesToAndFro(this, times, this.#horizon)) return undefined;
    return { winner: this.turn, reason: 'to-and-fro' };
  }

  /** The check on the side to move this many plies ago: 0 none, 1 any check, 2 a check by a kind that can mate. */
  checkAt(back: number): number {
    const ply = this.ply - back;
    if (back === 0) return this.#checkNow();
    return ply >= 0
      ? this.record[ply * UNDO_RECORD_SIZE + UNDO_OFFSET.checked]!
      : (this.#earlierPlies.at(ply)?.check ?? 0);
  }

  /** Move made this many plies ago; only for plies since this position was set up. */
  moveAt(back: number): number {
    return this.record[(this.ply - back) * UNDO_RECORD_SIZE + UNDO_OFFSET.move]!;
  }

  /** Whether the move made this many plies ago was a pass. */
  wasPass(back: number): boolean {
    const ply = this.ply - back;
    if (ply >= 0) return kindOf(this.record[ply * UNDO_RECORD_SIZE + UNDO_OFFSET.move]!) === MOVE_KIND.stay;
    const move = this.#earlierPlies.at(ply)?.move;
    return move !== undefined && move.to === undefined;
  }

  /**
   * History entry of the position this many plies ago. Chased cells are only known for entries from before this
   * position was set up.
   */
  entryAt(back: number): HistoryEntry {
    const ply = this.ply - back;
    if (back > 0 && ply < 0) return this.#earlierPlies.at(ply) ?? { lo: 0, hi: 0, check: 0 };
    const check = this.#needsChecks ? this.checkAt(back) : 0;
    if (back === 0) return { lo: this.hashLo, hi: this.hashHi, check };
    const at = ply * UNDO_RECORD_SIZE;
    const move = this.#needsMoves ? toPastMove(this.record[at + UNDO_OFFSET.move]!) : undefined;
    return { lo: this.record[at + UNDO_OFFSET.hashLo]!, hi: this.record[at + UNDO_OFFSET.hashHi]!, check, move };
  }

  #checkNow(): number {
    if (!this.check()) return 0;
    const { mateBy } = this.board.definition.end;
    return mateBy.length && this.isCheckedBy(mateBy) ? 2 : 1;
  }

  /** Whether a piece of one of these kinds gives check to the side to move. */
  protected isCheckedBy(letters: readonly string[]): boolean {
    const king = this.kings[this.turn]!;
    const by = 1 - this.turn;
    return this.cells.some((code, cell) => {
      if (sideOf(code) !== by || !letters.includes(this.board.kinds[kindOfCode(code)]!.letter)) return false;
      return this.#attacksAlone(cell, king);
    });
  }

  /**
   * Whether the piece on a cell attacks the target. For the test, all other pieces of its side become walls, which
   * attack nothing.
   */
  #attacksAlone(from: number, target: number): boolean {
    const side = sideOf(this.cells[from]!);
    const others = [...this.cells.entries()].filter(([cell, other]) => cell !== from && sideOf(other) === side);
    for (const [cell] of others) this.cells[cell] = WALL_CODE;
    const attacks = this.isAttacked(target, side);
    for (const [cell, other] of others) this.cells[cell] = other;
    return attacks;
  }

  claimable(): Outcome | undefined {
    return impasseOutcome(this) ?? adjudicate(this, this.#claim());
  }

  #claim(): Outcome | undefined {
    const { repetition, moves } = this.board.definition.end;
    if (repetition && this.repetitions() + 1 >= repetition.claim) return this.#repeated(repetition.claim);
    if (moves && this.halfmove >= moves.claim * 2) return { winner: null, reason: `${moves.claim}-move-rule` };
    if (this.#isCountedOut()) return { winner: null, reason: 'counting' };
    return mayDeclinePromotion(this) ? { winner: null, reason: 'declined-promotion' } : undefined;
  }

  #isCountedOut(): boolean {
    return this.countLimit > 0 && this.countPly > this.countLimit;
  }

  endsByRule(): boolean {
    const { repetition, moves } = this.board.definition.end;
    if (moves && this.halfmove >= moves.claim * 2) return true;
    if (repetition && this.repetitions() + 1 >= repetition.claim) return true;
    if (this.#movedToAndFro()) return true;
    return this.#isCountedOut() || isMaterialInsufficient(this) || mayDeclinePromotion(this);
  }

  /**
   * Makes a null move for a search; `undo` takes it back. Positions before a null move do not count as repetitions of
   * positions after it.
   */
  pass(): void {
    const { keys } = this.board;
    this.saveRecord(MOVE_KIND.pass << 14);
    for (const passed of [this.enPassant, this.enPassantFar]) {
      if (passed === NONE) continue;
      this.hashLo ^= keys.enPassant.lo[passed]!;
      this.hashHi ^= keys.enPassant.hi[passed]!;
    }
    this.enPassant = NONE;
    this.enPassantFar = NONE;
    this.halfmove = 0;
    this.ply++;
    if (this.turn === 1 || this.board.countsPlies) this.fullmove++;
    this.turn = 1 - this.turn;
    this.hashLo ^= keys.turn.lo[0]!;
    this.hashHi ^= keys.turn.hi[0]!;
  }

  /**
   * Number of earlier plies that may hold the same position: back to the last capture or pawn move, further where drops
   * can undo those.
   */
  get #horizon(): number {
    const knownPlies = this.ply + this.earlierKeys.length / 2;
    return this.board.definition.rules.hand ? knownPlies : Math.min(knownPlies, this.halfmove);
  }

  repetitions(): number {
    let count = 0;
    for (let back = 2, last = this.#horizon; back <= last; back += 2) {
      if (this.#keyLo(back) === this.hashLo && this.#keyHi(back) === this.hashHi) count++;
    }
    return count;
  }

  /** How many plies ago the same position occurred, nearest first. */
  #equalPlies(): number[] {
    const plies = Array.from({ length: this.#horizon >> 1 }, (_, index) => 2 * index + 2);
    return plies.filter((back) => this.#keyLo(back) === this.hashLo && this.#keyHi(back) === this.hashHi);
  }

  /** Lower 32 bits of the position's key this many plies ago. `#keyHi` returns the upper 32 bits. */
  #keyLo(back: number): number {
    const ply = this.ply - back;
    return ply >= 0
      ? this.record[ply * UNDO_RECORD_SIZE + UNDO_OFFSET.hashLo]!
      : this.earlierKeys[this.earlierKeys.length + ply * 2]!;
  }

  #keyHi(back: number): number {
    const ply = this.ply - back;
    return ply >= 0
      ? this.record[ply * UNDO_RECORD_SIZE + UNDO_OFFSET.hashHi]!
      : this.earlierKeys[this.earlierKeys.length + ply * 2 + 1]!;
  }

  /** Length in plies of the series of checks that ends now; 0 if no end rule needs it. */
  get #checkSeries(): number {
    if (!this.board.definition.end.mateBy.length) return 0;
    const knownPlies = this.ply + this.earlierKeys.length / 2;
    const length = (parity: number) => {
      let back = parity;
      while (back <= knownPlies && this.checkAt(back) > 0) back += 2;
      return Math.min(back, knownPlies);
    };
    return Math.max(length(0), length(1));
  }

  /** Number of earlier plies for which passes matter. */
  get #passPlies(): number {
    return this.#needsMoves ? Math.min(2, this.ply + this.earlierKeys.length / 2) : 0;
  }

  historyLength(): number {
    return Math.max(this.#horizon, this.#checkSeries, this.#passPlies);
  }

  past(): string[] {
    const last = this.historyLength();
    const chases = this.board.definition.end.repetition?.perpetualChase !== undefined;
    const plies = chases
      ? historyWithChases(this, last)
      : Array.from({ length: last + 1 }, (_, back) => this.entryAt(back));
    return plies
      .slice(1)
      .reverse()
      .map((ply) => formatHistoryEntry(this.board.grid, ply));
  }

  /** Updates the counters for a check given by a side. */
  protected countCheck(giver: number): void {
    const left = this.checks[giver]!;
    if (left === 0) return;
    const { lo, hi } = this.board.keys.checks;
    this.hashLo ^= lo[checksKeyIndex(giver, left)]! ^ lo[checksKeyIndex(giver, left - 1)]!;
    this.hashHi ^= hi[checksKeyIndex(giver, left)]! ^ hi[checksKeyIndex(giver, left - 1)]!;
    this.checks[giver] = left - 1;
  }

  /** Saves the state that undoing a move needs; returns the index of the record. */
  protected saveRecord(move: number): number {
    const at = this.ply * UNDO_RECORD_SIZE;
    if (at + UNDO_RECORD_SIZE > this.record.length) this.record = doubleLength(this.record);
    const { record } = this;
    record[at + UNDO_OFFSET.move] = move;
    record[at + UNDO_OFFSET.captured] = 0;
    record[at + UNDO_OFFSET.rights] = this.rights;
    record[at + UNDO_OFFSET.enPassant] = this.enPassant;
    record[at + UNDO_OFFSET.halfmove] = this.halfmove;
    record[at + UNDO_OFFSET.hashLo] = this.hashLo;
    record[at + UNDO_OFFSET.hashHi] = this.hashHi;
    record[at + UNDO_OFFSET.king] = this.kings[this.turn]!;
    record[at + UNDO_OFFSET.enPassantFar] = this.enPassantFar;
    record[at + UNDO_OFFSET.victim] = this.victim;
    record[at + UNDO_OFFSET.countLimit] = this.countLimit;
    record[at + UNDO_OFFSET.countPly] = this.countPly;
    record[at + UNDO_OFFSET.checked] = this.#needsChecks ? this.#checkNow() : 0;
    return at;
  }

  /** Restores what `saveRecord` saved. Call it once the pieces are back and the mover is to move again. */
  protected restoreRecord(at: number): void {
    const { record } = this;
    this.rights = record[at + UNDO_OFFSET.rights]!;
    this.enPassant = record[at + UNDO_OFFSET.enPassant]!;
    this.enPassantFar = record[at + UNDO_OFFSET.enPassantFar]!;
    this.victim = record[at + UNDO_OFFSET.victim]!;
    this.countLimit = record[at + UNDO_OFFSET.countLimit]!;
    this.countPly = record[at + UNDO_OFFSET.countPly]!;
    this.halfmove = record[at + UNDO_OFFSET.halfmove]!;
    this.hashLo = record[at + UNDO_OFFSET.hashLo]!;
    this.hashHi = record[at + UNDO_OFFSET.hashHi]!;
    this.kings[this.turn] = record[at + UNDO_OFFSET.king]!;
    if (this.turn === 1 || this.board.countsPlies) this.fullmove--;
  }
}
