import { MOST_MOVES } from '../play/move.ts';
import type { Board } from './board.ts';
import { NONE } from './board.ts';
import { AT, RECORD } from './board-position.ts';
import { codeOf } from './kinds.ts';
import { MOVE } from './move-code.ts';
import type { Setup } from './setup.ts';
import { TablePosition } from './table-position.ts';

const scratch = new Int32Array(MOST_MOVES);

/**
 * The plain engine: any definition, by tables. Moves are legal as they are made: before generating, the lines to the
 * own king tell who gives check, where a check can be met, and which pieces are pinned to which line.
 */
export class MailboxPosition extends TablePosition {
  readonly #kingCode: readonly [number, number];
  #checkers = 0;
  /** A number for each generation: marks of earlier ones are not wiped, they are out of date. */
  #stamp = 0;
  /** Cells where a single check can be met: on the line to the checker, or the checker itself. */
  readonly #meets: Int32Array;
  /** By cell: the stamp if the piece on it is pinned. */
  readonly #pinned: Int32Array;
  /** By cell: stamp << 7 | the cell of the pinned piece that may go there. */
  readonly #pinLine: Int32Array;

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    this.#kingCode = [codeOf(board.royal, 0), codeOf(board.royal, 1)];
    this.#meets = new Int32Array(board.cells);
    this.#pinned = new Int32Array(board.cells);
    this.#pinLine = new Int32Array(board.cells);
  }

  count(): number {
    return this.generate(scratch, 0);
  }

  /** Stamps have 24 bits, so that a cell fits beside one; when they have run out, all marks are wiped. */
  #nextStamp(): number {
    this.#stamp = (this.#stamp + 1) & 0xffffff;
    if (this.#stamp === 0) {
      for (const marks of [this.#meets, this.#pinned, this.#pinLine]) marks.fill(0);
      this.#stamp = 1;
    }
    return this.#stamp;
  }

  /** Marks checks and pins against the king of the player on turn. */
  #look(): void {
    const { pool, start, hits } = this.board.attacks;
    const { codes } = this.board;
    const { cells, turn } = this;
    const stamp = this.#nextStamp();
    this.#checkers = 0;
    let at = start[this.kings[turn]!]!;
    for (let lines = pool[at++]!; lines > 0; lines--) {
      const first = at + 1;
      const next = first + pool[at]! * 2;
      let shield = NONE;
      for (let step = first; step < next; step += 2) {
        const cell = pool[step]!;
        const code = cells[cell]!;
        if (code === 0) continue;
        if (((code - 1) & 1) === turn) {
          if (shield !== NONE) break;
          shield = cell;
          continue;
        }
        if (hits[pool[step + 1]! * codes + code]) {
          if (shield === NONE) {
            this.#checkers++;
            for (let back = first; back <= step; back += 2) this.#meets[pool[back]!] = stamp;
          } else {
            this.#pinned[shield] = stamp;
            for (let back = first; back <= step; back += 2) this.#pinLine[pool[back]!] = (stamp << 7) | shield;
          }
        }
        break;
      }
      at = next;
    }
  }

  generate(moves: Int32Array, at: number): number {
    this.#look();
    let end = at;
    if (this.#checkers < 2) {
      const king = this.kings[this.turn]!;
      for (let word = 0; word < 4; word++) {
        let bits = this.occupied[this.turn * 4 + word]!;
        while (bits) {
          const from = (word << 5) + 31 - Math.clz32(bits & -bits);
          bits &= bits - 1;
          if (from !== king) end = this.#pieceMoves(moves, end, from);
        }
      }
      if (this.board.definition.rules.hand) end = this.#dropMoves(moves, end);
    }
    end = this.#kingMoves(moves, end);
    if (this.#checkers === 0 && this.rights) end = this.castling(moves, end);
    return end - at;
  }

  captures(moves: Int32Array, at: number): number {
    const end = at + this.generate(moves, at);
    if (this.#checkers > 0) return end - at;
    let kept = at;
    for (let i = at; i < end; i++) {
      const move = moves[i]!;
      const kind = (move >> 14) & 15;
      const takes = kind < MOVE.castle && this.cells[(move >> 7) & 127] !== 0;
      if (takes || kind === MOVE.promotion || kind === MOVE.enPassant) moves[kept++] = move;
    }
    return kept - at;
  }

  #pieceMoves(moves: Int32Array, start: number, from: number): number {
    const end = this.freeMoves(moves, start, from);
    const stamp = this.#stamp;
    const pinned = this.#pinned[from] === stamp;
    if (this.#checkers === 0 && !pinned) return end;
    let kept = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      const to = (move >> 7) & 127;
      const met = this.#checkers === 0 || this.#meets[to] === stamp;
      const held = !pinned || this.#pinLine[to] === ((stamp << 7) | from);
      // capturing in passing empties two cells: it was tried on the board already
      if ((met && held) || ((move >> 14) & 15) === MOVE.enPassant) moves[kept++] = move;
    }
    return kept;
  }

  #dropMoves(moves: Int32Array, start: number): number {
    const end = this.drops(moves, start);
    if (this.#checkers === 0) return end;
    let kept = start;
    for (let i = start; i < end; i++)
      if (this.#meets[(moves[i]! >> 7) & 127] === this.#stamp) moves[kept++] = moves[i]!;
    return kept;
  }

  #kingMoves(moves: Int32Array, start: number): number {
    const { cells, turn } = this;
    const king = this.kings[turn]!;
    const end = this.freeMoves(moves, start, king);
    const code = cells[king]!;
    cells[king] = 0;
    let kept = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      if (!this.attacked((move >> 7) & 127, 1 - turn)) moves[kept++] = move;
    }
    cells[king] = code;
    return kept;
  }

  play(move: number): void {
    const { turn, board } = this;
    const at = this.remember(move);
    const from = move & 127;
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    const passed = kind === MOVE.enPassant ? this.passed : to;
    if (this.enPassant !== NONE) this.toggle(board.keys.enPassant, this.enPassant);
    this.enPassant = NONE;
    this.halfmove++;
    this.ply++;
    if (kind === MOVE.castle) this.#playCastling(from, to);
    else if (kind === MOVE.drop) this.#playDrop(to, codeOf(move >> 18, turn));
    else {
      const captured = this.cells[passed]!;
      const code = this.cells[from]!;
      if (captured) {
        this.record[at + AT.captured] = captured;
        this.remove(passed, captured);
        if (board.definition.rules.hand?.captures) this.hold(codeOf(board.kinds[(captured - 1) >> 1]!.inHand, turn), 1);
      }
      this.record[at + AT.moved] = code;
      this.remove(from, code);
      this.put(to, kind === MOVE.promotion ? codeOf(move >> 18, turn) : code);
      if (captured || board.resets[(code - 1) >> 1]) this.halfmove = 0;
      if (code === this.#kingCode[turn]) this.kings[turn] = to;
      this.keepRights(this.rightsKept[from]! & this.rightsKept[to]!);
    }
    if (turn === 1) this.fullmove++;
    this.turn = 1 - turn;
    this.hashLo ^= board.keys.turn.lo[0]!;
    this.hashHi ^= board.keys.turn.hi[0]!;
    if (kind === MOVE.double) this.rememberPassed((from + to) >> 1);
  }

  #playCastling(king: number, rook: number): void {
    const index = this.turn * 2 + (this.castlingRooks[this.turn * 2] === rook ? 0 : 1);
    const kingCode = this.cells[king]!;
    const rookCode = this.cells[rook]!;
    const kingTo = this.board.goals!.king[index]!;
    this.remove(king, kingCode);
    this.remove(rook, rookCode);
    this.put(kingTo, kingCode);
    this.put(this.board.goals!.rook[index]!, rookCode);
    this.kings[this.turn] = kingTo;
    this.keepRights(this.rightsKept[king]!);
  }

  #playDrop(to: number, code: number): void {
    this.hold(code, -1);
    this.put(to, code);
    if (this.board.resets[(code - 1) >> 1]) this.halfmove = 0;
  }

  undo(): void {
    this.ply--;
    const { record } = this;
    const at = this.ply * RECORD;
    const move = record[at + AT.move]!;
    const captured = record[at + AT.captured]!;
    const from = move & 127;
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    const turn = 1 - this.turn;
    this.turn = turn;
    this.enPassant = record[at + AT.enPassant]!;
    if (kind === MOVE.castle) this.#undoCastling(from, to);
    else if (kind === MOVE.drop) {
      const code = this.cells[to]!;
      this.remove(to, code);
      this.hold(code, 1);
    } else if (kind !== MOVE.pass) {
      this.remove(to, this.cells[to]!);
      this.put(from, record[at + AT.moved]!);
      if (captured) {
        this.put(kind === MOVE.enPassant ? this.passed : to, captured);
        const { rules } = this.board.definition;
        if (rules.hand?.captures) this.hold(codeOf(this.board.kinds[(captured - 1) >> 1]!.inHand, turn), -1);
      }
    }
    this.recall(at);
  }

  #undoCastling(king: number, rook: number): void {
    const index = this.turn * 2 + (this.castlingRooks[this.turn * 2] === rook ? 0 : 1);
    const kingTo = this.board.goals!.king[index]!;
    const rookTo = this.board.goals!.rook[index]!;
    const kingCode = this.cells[kingTo]!;
    const rookCode = this.cells[rookTo]!;
    this.remove(kingTo, kingCode);
    this.remove(rookTo, rookCode);
    this.put(king, kingCode);
    this.put(rook, rookCode);
  }
}
