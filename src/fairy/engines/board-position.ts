import { grow } from '../../lib/grow.ts';
import type { Outcome } from '../../play/position.ts';
import { type Board, NONE } from '../board/board.ts';
import { castlingHomes, castlingKing } from '../board/castling-king.ts';
import { formatHistoryEntry, type HistoryEntry, parseHistoryEntry, pastMove } from '../board/history-entry.ts';
import { codeOf, kindOfCode, sideOf, WALL } from '../board/kinds.ts';
import { kindOf, MOVE } from '../board/move-code.ts';
import { checksKey, hashSetup, type Setup } from '../board/setup.ts';
import type { BoardState } from '../board/state.ts';
import { adjudicate } from '../ends/adjudicate.ts';
import { declaredImpasse } from '../ends/impasse.ts';
import { isInsufficient } from '../ends/material.ts';
import { historyWithChases, movesToAndFro, repetitionEnd } from '../ends/repetition.ts';

/** What one ply leaves behind so that it can be taken back: 14 integers. */
export const RECORD_SIZE = 14;
export const OFFSET = {
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
 * What the engines of the piece games share: the placement by cell, rights and counters, the stack of plies, and all
 * that is told about a position. An engine adds how moves are generated, played and taken back.
 */
export abstract class BoardPosition implements BoardState {
  readonly board: Board;
  readonly cells: Uint8Array;
  readonly hands: Uint8Array;
  turn: number;
  /** Bits of `wingBit`. */
  rights = 0;
  /** Cells of the castling rooks by side * 2 + wing, whether or not they still may. */
  readonly castlingRooks: Int16Array;
  /** By side: where the king stands that may castle; where kings are ordinary pieces, there may be others. */
  readonly castlingKings: readonly number[];
  /** By cell: the rights that stay when a piece leaves or enters it. */
  readonly rightsMask: Uint8Array;
  /** Codes of the royal or castling pieces by side; 0 where there are none. */
  readonly kingCodes: readonly [number, number];
  /** Where they stand; NONE where they are gone or never were. */
  readonly kings = new Int32Array(2);
  /** Checks that each player has still to give, where they count. */
  readonly checks: Int32Array;
  /** The cell passed by the last long step, if it can be captured there; NONE otherwise. */
  enPassant: number;
  /** Another cell that it passed, further back. */
  enPassantFar: number;
  /** Where the piece stands that passed. */
  victim: number;
  /** Squares of the first ranks whose piece has not moved yet, where that counts: bits of `unmovedBit`. */
  unmoved: number;
  /** The player who has won by castling, where that is a way to win; NONE before. */
  castled: number;
  halfmove: number;
  /** Plies after which the running count is a draw, 0 while none runs; and the plies counted so far. */
  countLimit: number;
  countPly: number;
  /** The number of the move as position strings have it: of a move by both, or of a single one. */
  fullmove: number;
  hashLo: number;
  hashHi: number;
  ply = 0;
  /** By cell, while it is set: walls are laid only there, as a search tries them. */
  wallsAt: Uint8Array | undefined;
  /** The stack of plies. */
  record = new Int32Array(RECORD_SIZE * 64);
  /** Keys of positions before this one was set up, as pairs of halves. */
  readonly earlierKeys: Int32Array;
  /** The same with all that is known of them. */
  readonly #earlierPlies: readonly HistoryEntry[];
  /** It is kept who was in check. */
  readonly #keepsChecks: boolean;
  /** It is kept which moves were made. */
  readonly #keepsMoves: boolean;

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
    this.#keepsMoves = passes || facing || perpetualChase !== undefined || toAndFro !== undefined;
    this.#keepsChecks = perpetualCheck === 'loss' || mateBy.length > 0 || toAndFro !== undefined;
  }

  abstract generate(moves: Int32Array, at: number): number;
  abstract count(): number;
  /** The moves that change the balance at once: captures and promotions; all moves when in check. */
  abstract captures(moves: Int32Array, at: number): number;
  /** What the mover of a capture or promotion keeps, in points, when both sides go on capturing on its target while it pays. */
  abstract exchange(move: number): number;
  abstract play(move: number): void;
  abstract undo(): void;
  abstract check(): boolean;
  /** Is the cell attacked by a side, as the board stands? */
  abstract isAttacked(cell: number, by: number): boolean;
  /** Some capture in passing on a cell is legal. */
  abstract canCaptureEnPassant(cell: number): boolean;

  weight(): number {
    return 1;
  }

  outcome(): Outcome | undefined {
    const end = this.boardEnd() ?? (this.hasMoves() ? this.#automaticEnd() : this.#withoutMoves());
    return adjudicate(this, end);
  }

  /** There is a legal move: told sooner than how many there are. */
  hasMoves(): boolean {
    return this.count() > 0;
  }

  /** An end that the board itself makes while there are moves left: then `generate` gives none. */
  boardEnd(): Outcome | undefined {
    return undefined;
  }

  #withoutMoves(): Outcome {
    const { end } = this.board.definition;
    if (this.check()) return { winner: this.#isRealMate() ? this.#winner(end.mate) : null, reason: 'checkmate' };
    if (end.stalemate !== 'fewer-pieces-win') return { winner: this.#winner(end.stalemate), reason: 'stalemate' };
    const more = this.#pieces(this.turn) - this.#pieces(1 - this.turn);
    return { winner: more === 0 ? null : more < 0 ? this.turn : 1 - this.turn, reason: 'stalemate' };
  }

  /** One of the checks in a row that led to the mate was given by a kind that can. */
  #isRealMate(): boolean {
    if (!this.board.definition.end.mateBy.length) return true;
    const known = this.ply + this.earlierKeys.length / 2;
    for (let back = 0; back <= known && this.checkAt(back) > 0; back += 2) if (this.checkAt(back) > 1) return true;
    return false;
  }

  /** Who wins when the player on turn does this. */
  #winner(result: 'draw' | 'loss' | 'win'): number | null {
    return { draw: null, loss: 1 - this.turn, win: this.turn }[result];
  }

  #pieces(side: number): number {
    let found = 0;
    for (const code of this.cells) if (sideOf(code) === side) found++;
    return found;
  }

  #automaticEnd(): Outcome | undefined {
    const { repetition, moves } = this.board.definition.end;
    if (isInsufficient(this)) return { winner: null, reason: 'insufficient-material' };
    if (repetition && this.repetitions() + 1 >= repetition.automatic) return this.#repeated(repetition.automatic);
    const shuttled = this.#movedToAndFro();
    if (shuttled) return shuttled;
    if (moves && this.halfmove >= moves.automatic * 2) return { winner: null, reason: `${moves.automatic}-move-rule` };
    return this.#isCountedOut() ? { winner: null, reason: 'counting' } : undefined;
  }

  /** How the game ends when a position has occurred so many times. */
  #repeated(times: number): Outcome {
    return repetitionEnd(this, times, this.#equalPlies()[times - 2]!);
  }

  /** The player who has just moved may not go on like that. */
  #movedToAndFro(): Outcome | undefined {
    const times = this.board.definition.end.repetition?.toAndFro;
    if (times === undefined || !movesToAndFro(this, times, this.#horizon)) return undefined;
    return { winner: this.turn, reason: 'to-and-fro' };
  }

  /** What check the player on turn was in so many plies ago: 0 none, 1 any, 2 by a kind that can mate. */
  checkAt(back: number): number {
    const ply = this.ply - back;
    if (back === 0) return this.#checkNow();
    return ply >= 0 ? this.record[ply * RECORD_SIZE + OFFSET.checked]! : (this.#earlierPlies.at(ply)?.check ?? 0);
  }

  /** The move that was made so many plies ago, since this position was set up. */
  moveAt(back: number): number {
    return this.record[(this.ply - back) * RECORD_SIZE + OFFSET.move]!;
  }

  /** The move made so many plies ago was a pass. */
  wasPass(back: number): boolean {
    const ply = this.ply - back;
    if (ply >= 0) return kindOf(this.record[ply * RECORD_SIZE + OFFSET.move]!) === MOVE.stay;
    const move = this.#earlierPlies.at(ply)?.move;
    return move !== undefined && move.to === undefined;
  }

  /** What is known of the position so many plies ago; whom moves chased only where that was before this one was set up. */
  entryAt(back: number): HistoryEntry {
    const ply = this.ply - back;
    if (back > 0 && ply < 0) return this.#earlierPlies.at(ply) ?? { lo: 0, hi: 0, check: 0 };
    const check = this.#keepsChecks ? this.checkAt(back) : 0;
    if (back === 0) return { lo: this.hashLo, hi: this.hashHi, check };
    const at = ply * RECORD_SIZE;
    const move = this.#keepsMoves ? pastMove(this.record[at + OFFSET.move]!) : undefined;
    return { lo: this.record[at + OFFSET.hashLo]!, hi: this.record[at + OFFSET.hashHi]!, check, move };
  }

  #checkNow(): number {
    if (!this.check()) return 0;
    const { mateBy } = this.board.definition.end;
    return mateBy.length && this.isCheckedBy(mateBy) ? 2 : 1;
  }

  /** A piece of one of these kinds gives check to the player on turn. */
  protected isCheckedBy(letters: readonly string[]): boolean {
    const king = this.kings[this.turn]!;
    const by = 1 - this.turn;
    return this.cells.some((code, cell) => {
      if (sideOf(code) !== by || !letters.includes(this.board.kinds[kindOfCode(code)]!.letter)) return false;
      return this.#attacksAlone(cell, king);
    });
  }

  /** The piece on a cell attacks another: it still does with all others of its side as walls, which attack nothing. */
  #attacksAlone(from: number, target: number): boolean {
    const side = sideOf(this.cells[from]!);
    const others = [...this.cells.entries()].filter(([cell, other]) => cell !== from && sideOf(other) === side);
    for (const [cell] of others) this.cells[cell] = WALL;
    const attacks = this.isAttacked(target, side);
    for (const [cell, other] of others) this.cells[cell] = other;
    return attacks;
  }

  claimable(): Outcome | undefined {
    return declaredImpasse(this) ?? adjudicate(this, this.#claim());
  }

  #claim(): Outcome | undefined {
    const { repetition, moves } = this.board.definition.end;
    if (repetition && this.repetitions() + 1 >= repetition.claim) return this.#repeated(repetition.claim);
    if (moves && this.halfmove >= moves.claim * 2) return { winner: null, reason: `${moves.claim}-move-rule` };
    return this.#isCountedOut() ? { winner: null, reason: 'counting' } : undefined;
  }

  #isCountedOut(): boolean {
    return this.countLimit > 0 && this.countPly > this.countLimit;
  }

  endsByRule(): boolean {
    const { repetition, moves } = this.board.definition.end;
    if (moves && this.halfmove >= moves.claim * 2) return true;
    if (repetition && this.repetitions() + 1 >= repetition.claim) return true;
    if (this.#movedToAndFro()) return true;
    return this.#isCountedOut() || isInsufficient(this);
  }

  /** Gives the turn away, as searches try it; `undo` takes it back. What came before counts as no repetition of what follows. */
  pass(): void {
    const { keys } = this.board;
    this.saveRecord(MOVE.pass << 14);
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

  /** How many earlier plies may hold the same position: back to the last capture or pawn move, further where drops can undo those. */
  get #horizon(): number {
    const known = this.ply + this.earlierKeys.length / 2;
    return this.board.definition.rules.hand ? known : Math.min(known, this.halfmove);
  }

  repetitions(): number {
    let equal = 0;
    for (let back = 2, last = this.#horizon; back <= last; back += 2) {
      if (this.#keyLo(back) === this.hashLo && this.#keyHi(back) === this.hashHi) equal++;
    }
    return equal;
  }

  /** How many plies ago the position was the same, nearest first. */
  #equalPlies(): number[] {
    const plies = Array.from({ length: this.#horizon >> 1 }, (_, index) => 2 * index + 2);
    return plies.filter((back) => this.#keyLo(back) === this.hashLo && this.#keyHi(back) === this.hashHi);
  }

  /** Halves of the key that the position had some plies ago. */
  #keyLo(back: number): number {
    const ply = this.ply - back;
    return ply >= 0
      ? this.record[ply * RECORD_SIZE + OFFSET.hashLo]!
      : this.earlierKeys[this.earlierKeys.length + ply * 2]!;
  }

  #keyHi(back: number): number {
    const ply = this.ply - back;
    return ply >= 0
      ? this.record[ply * RECORD_SIZE + OFFSET.hashHi]!
      : this.earlierKeys[this.earlierKeys.length + ply * 2 + 1]!;
  }

  /** Plies of the checks in a row that end now, where a mate depends on them. */
  get #series(): number {
    if (!this.board.definition.end.mateBy.length) return 0;
    const known = this.ply + this.earlierKeys.length / 2;
    const length = (parity: number) => {
      let back = parity;
      while (back <= known && this.checkAt(back) > 0) back += 2;
      return Math.min(back, known);
    };
    return Math.max(length(0), length(1));
  }

  /** How far back it matters who has passed. */
  get #passes(): number {
    return this.#keepsMoves ? Math.min(2, this.ply + this.earlierKeys.length / 2) : 0;
  }

  past(): string[] {
    const last = Math.max(this.#horizon, this.#series, this.#passes);
    const chases = this.board.definition.end.repetition?.perpetualChase !== undefined;
    const plies = chases
      ? historyWithChases(this, last)
      : Array.from({ length: last + 1 }, (_, back) => this.entryAt(back));
    return plies
      .slice(1)
      .reverse()
      .map((ply) => formatHistoryEntry(this.board.grid, ply));
  }

  /** One check less to give. */
  protected countCheck(giver: number): void {
    const left = this.checks[giver]!;
    if (left === 0) return;
    const { lo, hi } = this.board.keys.checks;
    this.hashLo ^= lo[checksKey(giver, left)]! ^ lo[checksKey(giver, left - 1)]!;
    this.hashHi ^= hi[checksKey(giver, left)]! ^ hi[checksKey(giver, left - 1)]!;
    this.checks[giver] = left - 1;
  }

  /** Writes down what a move can't be taken back without; returns where its record begins. */
  protected saveRecord(move: number): number {
    const at = this.ply * RECORD_SIZE;
    if (at + RECORD_SIZE > this.record.length) this.record = grow(this.record);
    const { record } = this;
    record[at + OFFSET.move] = move;
    record[at + OFFSET.captured] = 0;
    record[at + OFFSET.rights] = this.rights;
    record[at + OFFSET.enPassant] = this.enPassant;
    record[at + OFFSET.halfmove] = this.halfmove;
    record[at + OFFSET.hashLo] = this.hashLo;
    record[at + OFFSET.hashHi] = this.hashHi;
    record[at + OFFSET.king] = this.kings[this.turn]!;
    record[at + OFFSET.enPassantFar] = this.enPassantFar;
    record[at + OFFSET.victim] = this.victim;
    record[at + OFFSET.countLimit] = this.countLimit;
    record[at + OFFSET.countPly] = this.countPly;
    record[at + OFFSET.checked] = this.#keepsChecks ? this.#checkNow() : 0;
    return at;
  }

  /** Puts back what `saveRecord` wrote down, after the pieces are back and the turn is the mover's again. */
  protected restoreRecord(at: number): void {
    const { record } = this;
    this.rights = record[at + OFFSET.rights]!;
    this.enPassant = record[at + OFFSET.enPassant]!;
    this.enPassantFar = record[at + OFFSET.enPassantFar]!;
    this.victim = record[at + OFFSET.victim]!;
    this.countLimit = record[at + OFFSET.countLimit]!;
    this.countPly = record[at + OFFSET.countPly]!;
    this.halfmove = record[at + OFFSET.halfmove]!;
    this.hashLo = record[at + OFFSET.hashLo]!;
    this.hashHi = record[at + OFFSET.hashHi]!;
    this.kings[this.turn] = record[at + OFFSET.king]!;
    if (this.turn === 1 || this.board.countsPlies) this.fullmove--;
  }
}
