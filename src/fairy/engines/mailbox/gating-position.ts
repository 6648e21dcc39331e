import { grow } from '../../../lib/grow.ts';
import { MAX_MOVES } from '../../../play/legal-moves.ts';
import { type Board, unmovedBit } from '../../board/board.ts';
import { codeOf } from '../../board/kinds.ts';
import { MOVE, withExtra } from '../../board/move-code.ts';
import { wingOf } from '../../board/move-facts.ts';
import type { Setup } from '../../board/setup.ts';
import type { Word } from '../../language/used-words.ts';
import { OFFSET, RECORD_SIZE } from '../board-position.ts';
import { MailboxPosition } from './mailbox-position.ts';
import { MAILBOX_WORDS } from './mailbox-words.ts';

/** What this engine knows: it fits where the engine does that it is made of. */
export const GATING_WORDS: readonly Word[] = [...MAILBOX_WORDS, 'rules.unmoved', 'rules.gating'];

const scratch = new Int32Array(MAX_MOVES);

/** The bits of a side's first rank in a set of unmoved squares. */
const FIRST_RANK = [0xffff, ~0xffff] as const;

/**
 * Pieces of the hand that come to squares which unmoved pieces leave. A piece more on the board attacks nothing of its
 * own side and opens no line to its king: a move may be made with each of them if it may be made alone.
 */
export class GatingPosition extends MailboxPosition {
  /** By cell: its bit in a set of unmoved squares. */
  readonly #bits: Int32Array;
  /** The unmoved squares before each ply. */
  #before = new Int32Array(64);
  /** The kinds that `#findGates` found. */
  readonly #gates: Int32Array;

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    this.#bits = Int32Array.from({ length: board.cells }, (_, cell) => unmovedBit(board.grid, cell));
    this.#gates = new Int32Array(board.kinds.length);
  }

  override count(): number {
    const plain = super.generate(scratch, 0);
    if (!this.#mayGate()) return plain;
    let total = plain;
    let last = -1;
    let gates = 0;
    for (let i = 0; i < plain; i++) {
      const move = scratch[i]!;
      const from = move & 127;
      const kind = (move >> 14) & 15;
      if (!(this.unmoved & this.#bits[from]!) || kind === MOVE.drop) continue;
      // the moves of a piece come one after the other
      if (from !== last) gates = this.#findGates(from);
      last = from;
      total += kind === MOVE.castle ? gates * this.#squaresLeft(move) : gates;
    }
    return total;
  }

  override generate(moves: Int32Array, at: number): number {
    const plain = at + super.generate(moves, at);
    if (!this.#mayGate()) return plain - at;
    let end = plain;
    for (let i = at; i < plain; i++) {
      const move = moves[i]!;
      const from = move & 127;
      const kind = (move >> 14) & 15;
      if (!(this.unmoved & this.#bits[from]!) || kind === MOVE.drop) continue;
      for (let gate = this.#findGates(from) - 1; gate >= 0; gate--) {
        const form = withExtra(move, this.#gates[gate]!);
        if (kind !== MOVE.castle || this.#isLeft(move, from)) moves[end++] = form;
        if (kind === MOVE.castle && this.#isLeft(move, (move >> 7) & 127)) moves[end++] = form | (1 << 18);
      }
    }
    return end - at;
  }

  override captures(moves: Int32Array, at: number): number {
    const end = at + this.generate(moves, at);
    return this.check() ? end - at : this.keepTactical(moves, at, end);
  }

  /** The player on turn has unmoved pieces, and something in hand. */
  #mayGate(): boolean {
    return this.unmoved !== 0 && this.#inHand(this.turn) > 0;
  }

  #inHand(side: number): number {
    let held = 0;
    for (let code = codeOf(0, side); code < this.hands.length; code += 2) held += this.hands[code]!;
    return held;
  }

  /** Finds the kinds in hand that may come to a cell, and tells how many there are. */
  #findGates(cell: number): number {
    const { board, hands, turn } = this;
    let found = 0;
    for (let kind = 0; kind < board.kinds.length; kind++) {
      const code = codeOf(kind, turn);
      if (hands[code] && board.dropAt[code * board.cells + cell]) this.#gates[found++] = kind;
    }
    return found;
  }

  #squaresLeft(castling: number): number {
    return Number(this.#isLeft(castling, castling & 127)) + Number(this.#isLeft(castling, (castling >> 7) & 127));
  }

  /** Neither king nor rook comes to stand on a cell by castling. */
  #isLeft(castling: number, cell: number): boolean {
    const index = this.turn * 2 + wingOf(this, castling);
    const { king, rook } = this.board.castlingGoals!;
    return cell !== king[index] && cell !== rook[index];
  }

  override play(move: number): void {
    this.#mark();
    super.play(move);
    if (this.unmoved) this.#forget(this.#bits[move & 127]! | this.#bits[(move >> 7) & 127]!);
    if (move >>> 25) this.#gate(move);
  }

  override pass(): void {
    this.#mark();
    super.pass();
  }

  #mark(): void {
    if (this.ply === this.#before.length) this.#before = grow(this.#before);
    this.#before[this.ply] = this.unmoved;
  }

  #gate(move: number): void {
    const mover = 1 - this.turn;
    const code = codeOf((move >>> 25) - 1, mover);
    this.addToHand(code, -1);
    this.addPiece(gateCell(move), code);
    // who can get nothing more into the hand has no use for unmoved pieces
    const isOver = !this.board.definition.rules.hand?.captures && this.#inHand(mover) === 0;
    if (isOver) this.#forget(FIRST_RANK[mover]!);
  }

  /** These squares are no longer those of unmoved pieces. */
  #forget(bits: number): void {
    for (let lost = this.unmoved & bits; lost; lost &= lost - 1)
      this.toggleKey(this.board.keys.unmoved, 31 - Math.clz32(lost & -lost));
    this.unmoved &= ~bits;
  }

  override undo(): void {
    const move = this.record[(this.ply - 1) * RECORD_SIZE + OFFSET.move]!;
    if (move >>> 25) {
      const code = codeOf((move >>> 25) - 1, 1 - this.turn);
      this.removePiece(gateCell(move), code);
      this.addToHand(code, 1);
    }
    super.undo();
    this.unmoved = this.#before[this.ply]!;
  }
}

/** Where the gated piece comes to stand: on the square that was left, or on the rook's. */
const gateCell = (move: number): number =>
  ((move >> 14) & 15) === MOVE.castle && (move >> 18) & 1 ? (move >> 7) & 127 : move & 127;
