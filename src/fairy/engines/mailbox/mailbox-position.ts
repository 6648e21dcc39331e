import { MAX_MOVES } from '../../../play/legal-moves.ts';
import type { Board } from '../../board/board.ts';
import { NONE } from '../../board/board.ts';
import { MOVE_KIND } from '../../board/move-code.ts';
import type { Setup } from '../../board/setup.ts';
import { TablePosition } from './table-position.ts';

const scratch = new Int32Array(MAX_MOVES);

/**
 * The table-driven engine for boards with one royal piece per side. All generated moves are legal: the lines to the
 * king are searched first, to find who gives check, on which cells a check can be met, and which pieces are pinned to
 * which line.
 */
export class MailboxPosition extends TablePosition {
  #checkers = 0;
  /** The number of the current generation. Marks with an older stamp are out of date, so they need not be cleared. */
  #stamp = 0;
  /** By cell: the current stamp if a move to the cell meets a single check, by blocking or capturing. */
  readonly #evasions: Int32Array;
  /** By cell: the current stamp if the piece on it is pinned. */
  readonly #pinned: Int32Array;
  /** By cell: stamp << 7 | the cell of the pinned piece that may go there. */
  readonly #pinLine: Int32Array;

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    this.#evasions = new Int32Array(board.cells);
    this.#pinned = new Int32Array(board.cells);
    this.#pinLine = new Int32Array(board.cells);
  }

  count(): number {
    return this.generate(scratch, 0);
  }

  /** Advances the stamp. It has 24 bits, to fit beside a cell; on overflow all marks are cleared. */
  #nextStamp(): number {
    this.#stamp = (this.#stamp + 1) & 0xffffff;
    if (this.#stamp === 0) {
      for (const marks of [this.#evasions, this.#pinned, this.#pinLine]) marks.fill(0);
      this.#stamp = 1;
    }
    return this.#stamp;
  }

  /** Marks checks and pins against the king of the side to move. */
  protected findChecksAndPins(): void {
    const { pool, start, hits } = this.board.attacks;
    const { codes } = this.board;
    const { cells, turn } = this;
    const foe = 1 - turn;
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
        if (((code - 1) & 129) === turn) {
          if (shield !== NONE) break;
          shield = cell;
          continue;
        }
        if (((code - 1) & 129) === foe && hits[pool[step + 1]! * codes + code]) {
          if (shield === NONE) {
            this.#checkers++;
            for (let back = first; back <= step; back += 2) this.#evasions[pool[back]!] = stamp;
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
    this.findChecksAndPins();
    return this.#addLegal(moves, at, this.board.definition.rules.hand?.drops ?? false) - at;
  }

  /** Adds the legal moves from index `at` on; returns the new end index. Call `findChecksAndPins` first. */
  #addLegal(moves: Int32Array, at: number, withDrops: boolean): number {
    let end = at;
    if (this.#checkers < 2) {
      const king = this.kings[this.turn]!;
      for (let word = 0; word < 4; word++) {
        let bits = this.occupied[this.turn * 4 + word]!;
        while (bits) {
          const from = (word << 5) + 31 - Math.clz32(bits & -bits);
          bits &= bits - 1;
          if (from !== king) end = this.pieceMoves(moves, end, from);
        }
      }
      if (withDrops) end = this.#dropMoves(moves, end);
    }
    end = this.#kingMoves(moves, end);
    return this.#checkers === 0 && this.rights ? this.addCastling(moves, end) : end;
  }

  captures(moves: Int32Array, at: number): number {
    this.findChecksAndPins();
    if (this.#checkers > 0) return this.generate(moves, at);
    return this.keepTactical(moves, at, this.#addLegal(moves, at, false));
  }

  /** Generates the legal moves of a piece other than the king. */
  protected pieceMoves(moves: Int32Array, start: number, from: number): number {
    const end = this.pseudoLegalMoves(moves, start, from);
    const stamp = this.#stamp;
    const pinned = this.#pinned[from] === stamp;
    if (this.#checkers === 0 && !pinned) return end;
    let keptEnd = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      const to = (move >> 7) & 127;
      const meetsCheck = this.#checkers === 0 || this.#evasions[to] === stamp;
      const staysOnPinLine = !pinned || this.#pinLine[to] === ((stamp << 7) | from);
      // An en passant capture empties two cells, so it was already tested on the board.
      if ((meetsCheck && staysOnPinLine) || ((move >> 14) & 15) === MOVE_KIND.enPassant) moves[keptEnd++] = move;
    }
    return keptEnd;
  }

  #dropMoves(moves: Int32Array, start: number): number {
    const end = this.addDrops(moves, start);
    if (this.#checkers === 0) return end;
    let keptEnd = start;
    for (let i = start; i < end; i++)
      if (this.#evasions[(moves[i]! >> 7) & 127] === this.#stamp) moves[keptEnd++] = moves[i]!;
    return keptEnd;
  }

  #kingMoves(moves: Int32Array, start: number): number {
    const { cells, turn } = this;
    const king = this.kings[turn]!;
    const end = this.pseudoLegalMoves(moves, start, king);
    const code = cells[king]!;
    cells[king] = 0;
    let keptEnd = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      if (!this.isAttacked((move >> 7) & 127, 1 - turn)) moves[keptEnd++] = move;
    }
    cells[king] = code;
    return keptEnd;
  }
}
