import { NONE } from '../../board/board.ts';
import { MOVE_KIND } from '../../board/move-code.ts';
import { UNDO_OFFSET, UNDO_RECORD_SIZE } from '../board-position.ts';
import { countMoves } from './count-moves.ts';
import { staticExchange } from './exchange.ts';
import { generateMoves } from './generate-moves.ts';
import { FIRST_SIDE_SET, PAWN } from './sets.ts';
import { ChecksAndPins, findChecksAndPins } from './sight.ts';
import { BitboardSquares } from './squares.ts';

/**
 * Base of the engines for orthodox pieces on 8×8. They keep bitboards in two 32-bit halves, and find checks and pins
 * before they count or generate moves.
 */
export abstract class BitboardPosition extends BitboardSquares {
  protected readonly sight = new ChecksAndPins();

  protected findChecksAndPins(): void {
    findChecksAndPins(this, this.sight);
  }

  protected countTo(kingLo: number, kingHi: number, castles: boolean): number {
    return countMoves(this, this.sight, kingLo, kingHi, castles);
  }

  protected generateTo(moves: Int32Array, start: number, kingLo: number, kingHi: number, castles: boolean): number {
    return generateMoves(this, this.sight, moves, start, kingLo, kingHi, castles);
  }

  protected isCapture(move: number): boolean {
    const kind = (move >> 14) & 15;
    return kind === MOVE_KIND.enPassant || (kind !== MOVE_KIND.castle && this.cells[(move >> 7) & 127] !== 0);
  }

  exchange(move: number): number {
    return staticExchange(this, move, this.enPassant === NONE ? NONE : this.victimCell);
  }

  play(move: number): void {
    const { cells, turn } = this;
    const { keys } = this.board;
    const at = this.saveRecord(move);
    const from = move & 127;
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    if (this.enPassant !== NONE) {
      this.hashLo ^= keys.enPassant.lo[this.enPassant]!;
      this.hashHi ^= keys.enPassant.hi[this.enPassant]!;
    }
    this.halfmove++;
    this.ply++;
    if (kind === MOVE_KIND.castle) this.#playCastling(from, to);
    else {
      const passed = kind === MOVE_KIND.enPassant ? this.victimCell : to;
      const captured = cells[passed]!;
      const code = cells[from]!;
      const placed = kind === MOVE_KIND.promotion ? 1 + ((move >> 18) & 127) * 2 + turn : code;
      this.record[at + UNDO_OFFSET.moved] = code;
      if (captured) {
        this.record[at + UNDO_OFFSET.captured] = captured;
        cells[passed] = 0;
        this.togglePiece(passed, captured);
        this.halfmove = 0;
      }
      cells[from] = 0;
      cells[to] = placed;
      this.togglePiece(from, code);
      this.togglePiece(to, placed);
      if (code === 1 + PAWN * 2 + turn) this.halfmove = 0;
      else if (code === this.kingCodes[turn]) this.kings[turn] = to;
    }
    const lost = this.rights & ~(this.rightsMask[from]! & this.rightsMask[to]!);
    if (lost) this.loseRights(lost);
    this.enPassant = NONE;
    if (turn === 1) this.fullmove++;
    this.turn = 1 - turn;
    this.hashLo ^= keys.turn.lo[0]!;
    this.hashHi ^= keys.turn.hi[0]!;
    if (kind === MOVE_KIND.double) this.#rememberPassed((from + to) >> 1);
  }

  /** Records the en passant square only if a capture there is legal, so that equal positions have equal keys. */
  #rememberPassed(cell: number): void {
    this.enPassant = cell;
    this.victim = this.victimCell;
    if (this.countEnPassant(this.turn) === 0) {
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
    this.#moveBoth(king, rook, this.board.castlingGoals!.king[index]!, this.board.castlingGoals!.rook[index]!);
    this.kings[this.turn] = this.board.castlingGoals!.king[index]!;
  }

  /** Moves king and rook to their goals, which may be each other's squares. */
  #moveBoth(king: number, rook: number, kingTo: number, rookTo: number): void {
    const { cells } = this;
    const kingCode = cells[king]!;
    const rookCode = cells[rook]!;
    cells[king] = 0;
    cells[rook] = 0;
    cells[kingTo] = kingCode;
    cells[rookTo] = rookCode;
    this.togglePiece(king, kingCode);
    this.togglePiece(rook, rookCode);
    this.togglePiece(kingTo, kingCode);
    this.togglePiece(rookTo, rookCode);
  }

  undo(): void {
    this.ply--;
    const { cells, record } = this;
    const at = this.ply * UNDO_RECORD_SIZE;
    const move = record[at + UNDO_OFFSET.move]!;
    const from = move & 127;
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    const turn = 1 - this.turn;
    this.turn = turn;
    if (kind === MOVE_KIND.castle) {
      const index = turn * 2 + (this.castlingRooks[turn * 2] === to ? 0 : 1);
      this.#moveBoth(this.board.castlingGoals!.king[index]!, this.board.castlingGoals!.rook[index]!, from, to);
    } else if (kind !== MOVE_KIND.pass) {
      const code = record[at + UNDO_OFFSET.moved]!;
      const captured = record[at + UNDO_OFFSET.captured]!;
      this.togglePiece(to, cells[to]!);
      this.togglePiece(from, code);
      cells[from] = code;
      cells[to] = 0;
      if (captured) {
        this.enPassant = record[at + UNDO_OFFSET.enPassant]!;
        const passed = kind === MOVE_KIND.enPassant ? this.victimCell : to;
        cells[passed] = captured;
        this.togglePiece(passed, captured);
      }
    }
    this.restoreRecord(at);
  }

  /** Generates captures and promotions; all moves when in check. */
  protected tacticalMoves(moves: Int32Array, start: number): number {
    this.findChecksAndPins();
    if (this.sight.checkers > 0) return this.generateTo(moves, start, -1, -1, true);
    const them = (FIRST_SIDE_SET + 1 - this.turn) << 1;
    const theirsLo = this.sets[them]!;
    const theirsHi = this.sets[them | 1]!;
    this.sight.setTargets(theirsLo, theirsHi, 0x000000ff, 0xff000000);
    return this.generateTo(moves, start, theirsLo, theirsHi, false);
  }

  /** Keeps only captures and promotions among the moves from index `start` to `end`; returns the new end index. */
  protected keepTactical(moves: Int32Array, start: number, end: number): number {
    let keptEnd = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      if (this.isCapture(move) || ((move >> 14) & 15) === MOVE_KIND.promotion) moves[keptEnd++] = move;
    }
    return keptEnd;
  }
}
