import { doubleLength } from '../../../lib/grow.ts';
import { MAX_MOVES } from '../../../play/legal-moves.ts';
import { type Board, unmovedBit } from '../../board/board.ts';
import { codeOf } from '../../board/kinds.ts';
import { MOVE_KIND, withExtra } from '../../board/move-code.ts';
import { wingOf } from '../../board/move-facts.ts';
import type { Setup } from '../../board/setup.ts';
import type { RuleWordPath } from '../../language/used-words.ts';
import { UNDO_OFFSET, UNDO_RECORD_SIZE } from '../board-position.ts';
import { MailboxPosition } from './mailbox-position.ts';
import { MAILBOX_RULE_WORDS } from './mailbox-words.ts';

/**
 * Rule words (paths of settings in a definition) that the gating engine supports. It plays the boards that
 * `fitsMailboxEngine` accepts.
 */
export const GATING_RULE_WORDS: readonly RuleWordPath[] = [...MAILBOX_RULE_WORDS, 'rules.unmoved', 'rules.gating'];

const scratch = new Int32Array(MAX_MOVES);

/** By side: the bits of the side's first rank in a set of unmoved squares. */
const FIRST_RANK = [0xffff, ~0xffff] as const;

/**
 * Engine for gating: pieces in hand enter on squares that unmoved pieces leave. A gated piece attacks nothing of its
 * own side and opens no line to its king, so gating never makes a legal move illegal.
 */
export class GatingPosition extends MailboxPosition {
  /** By cell: its bit in a set of unmoved squares. */
  readonly #bits: Int32Array;
  /** By ply: the set of unmoved squares before that ply. */
  #unmovedBefore = new Int32Array(64);
  /** Kinds in hand that may enter on a cell, filled by `#findGates`. Only as many entries as it returned are valid. */
  readonly #gates: Int32Array;

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    this.#bits = Int32Array.from({ length: board.cells }, (_, cell) => unmovedBit(board.grid, cell));
    this.#gates = new Int32Array(board.kinds.length);
  }

  override count(): number {
    const plain = super.generate(scratch, 0);
    if (!this.#canGate()) return plain;
    let total = plain;
    let last = -1;
    let gates = 0;
    for (let i = 0; i < plain; i++) {
      const move = scratch[i]!;
      const from = move & 127;
      const kind = (move >> 14) & 15;
      if (!(this.unmoved & this.#bits[from]!) || kind === MOVE_KIND.drop) continue;
      // All moves of one piece are consecutive.
      if (from !== last) gates = this.#findGates(from);
      last = from;
      total += kind === MOVE_KIND.castle ? gates * this.#countVacated(move) : gates;
    }
    return total;
  }

  override generate(moves: Int32Array, at: number): number {
    const plain = at + super.generate(moves, at);
    if (!this.#canGate()) return plain - at;
    let end = plain;
    for (let i = at; i < plain; i++) {
      const move = moves[i]!;
      const from = move & 127;
      const kind = (move >> 14) & 15;
      if (!(this.unmoved & this.#bits[from]!) || kind === MOVE_KIND.drop) continue;
      for (let gate = this.#findGates(from) - 1; gate >= 0; gate--) {
        const gated = withExtra(move, this.#gates[gate]!);
        if (kind !== MOVE_KIND.castle || this.#isVacated(move, from)) moves[end++] = gated;
        if (kind === MOVE_KIND.castle && this.#isVacated(move, (move >> 7) & 127)) moves[end++] = gated | (1 << 18);
      }
    }
    return end - at;
  }

  override captures(moves: Int32Array, at: number): number {
    const end = at + this.generate(moves, at);
    return this.check() ? end - at : this.keepTactical(moves, at, end);
  }

  /** Whether the side to move has unmoved pieces and something in hand. */
  #canGate(): boolean {
    return this.unmoved !== 0 && this.#inHand(this.turn) > 0;
  }

  #inHand(side: number): number {
    let count = 0;
    for (let code = codeOf(0, side); code < this.hands.length; code += 2) count += this.hands[code]!;
    return count;
  }

  /** Finds the kinds in hand that may enter on a cell; returns their number. */
  #findGates(cell: number): number {
    const { board, hands, turn } = this;
    let count = 0;
    for (let kind = 0; kind < board.kinds.length; kind++) {
      const code = codeOf(kind, turn);
      if (hands[code] && board.dropAt[code * board.cells + cell]) this.#gates[count++] = kind;
    }
    return count;
  }

  #countVacated(castling: number): number {
    return Number(this.#isVacated(castling, castling & 127)) + Number(this.#isVacated(castling, (castling >> 7) & 127));
  }

  /** Whether castling leaves a cell empty: neither king nor rook arrives there. */
  #isVacated(castling: number, cell: number): boolean {
    const index = this.turn * 2 + wingOf(this, castling);
    const { king, rook } = this.board.castlingGoals!;
    return cell !== king[index] && cell !== rook[index];
  }

  override play(move: number): void {
    this.#saveUnmoved();
    super.play(move);
    if (this.unmoved) this.#clearUnmoved(this.#bits[move & 127]! | this.#bits[(move >> 7) & 127]!);
    if (move >>> 25) this.#gate(move);
  }

  override pass(): void {
    this.#saveUnmoved();
    super.pass();
  }

  #saveUnmoved(): void {
    if (this.ply === this.#unmovedBefore.length) this.#unmovedBefore = doubleLength(this.#unmovedBefore);
    this.#unmovedBefore[this.ply] = this.unmoved;
  }

  #gate(move: number): void {
    const mover = 1 - this.turn;
    const code = codeOf((move >>> 25) - 1, mover);
    this.addToHand(code, -1);
    this.addPiece(gateCell(move), code);
    // Once the hand is empty for good, it no longer matters which pieces are unmoved.
    const isHandEmpty = !this.board.definition.rules.hand?.captures && this.#inHand(mover) === 0;
    if (isHandEmpty) this.#clearUnmoved(FIRST_RANK[mover]!);
  }

  /** Removes squares from the set of unmoved pieces. */
  #clearUnmoved(bits: number): void {
    for (let lost = this.unmoved & bits; lost; lost &= lost - 1)
      this.toggleKey(this.board.keys.unmoved, 31 - Math.clz32(lost & -lost));
    this.unmoved &= ~bits;
  }

  override undo(): void {
    const move = this.record[(this.ply - 1) * UNDO_RECORD_SIZE + UNDO_OFFSET.move]!;
    if (move >>> 25) {
      const code = codeOf((move >>> 25) - 1, 1 - this.turn);
      this.removePiece(gateCell(move), code);
      this.addToHand(code, 1);
    }
    super.undo();
    this.unmoved = this.#unmovedBefore[this.ply]!;
  }
}

/** Cell on which the gated piece enters: the square that was left, or the rook's. */
const gateCell = (move: number): number =>
  ((move >> 14) & 15) === MOVE_KIND.castle && (move >> 18) & 1 ? (move >> 7) & 127 : move & 127;
