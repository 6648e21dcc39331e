import { type Board, NONE } from '../../board/board.ts';
import { codeOf, codesOfLetters, kindOfCode, ridesPastScreens, sideOf, WALL_CODE } from '../../board/kinds.ts';
import type { Setup } from '../../board/setup.ts';
import { extinctionOf } from '../../ends/extinction.ts';
import { EffectPosition } from './effect-position.ts';

/** By side and code: all zero, for boards without guarded pieces. */
const NONE_GUARDED = [new Uint8Array(WALL_CODE + 1), new Uint8Array(WALL_CODE + 1)];

/** Scratch list of the cells of tied pieces: guarded pieces that would be lost by making a capture. */
const tiedCells = new Uint8Array(128);
/** Scratch list of the codes of tied pieces, in the order of `tiedCells`. */
const tiedCodes = new Uint8Array(128);

/**
 * Base of engines for games in which a side may have more than one piece to guard: kings, or pieces that must not be
 * lost. It finds attacks on them and checks.
 */
export abstract class GuardedPosition extends EffectPosition {
  protected readonly extinction: ReturnType<typeof extinctionOf>;
  /** Which hoppers exist: none, only those that ride on (found by lines to a cell), or any. */
  readonly #hoppers: 'none' | 'on' | 'any';
  /** By side and code: 1 for tied pieces, which are guarded and would be lost by capturing. */
  readonly #tied: readonly Uint8Array[] | undefined;
  /** Whether the king may not castle over attacked cells. */
  readonly #castlesSafely: boolean;

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    const { petrifies } = board.definition.rules;
    this.extinction = extinctionOf(board);
    this.#hoppers = !board.hoppers.includes(1) ? 'none' : board.kinds.every(ridesPastScreens) ? 'on' : 'any';
    const guarded = this.extinction?.guarded ?? NONE_GUARDED;
    const tied = guarded.map((codes, side) => {
      const turned = codesOfLetters(board.kinds, petrifies, side);
      return codes.map((one, code) => one & turned[code]!);
    });
    this.#tied = tied.some((codes) => codes.includes(1)) ? tied : undefined;
    this.#castlesSafely = board.royal !== NONE || (board.king !== NONE && guarded[0]![codeOf(board.king, 0)] === 1);
  }

  override isAttacked(cell: number, by: number): boolean {
    if (super.isAttacked(cell, by)) return true;
    if (this.#hoppers === 'none') return false;
    return this.#hoppers === 'on' ? this.isHopAttacked(cell, by) : this.#isHoppedTo(cell, by);
  }

  #isHoppedTo(cell: number, by: number): boolean {
    const { cells } = this;
    const { hoppers } = this.board;
    for (let from = 0; from < cells.length; from++) {
      const code = cells[from]!;
      if (sideOf(code) === by && hoppers[kindOfCode(code)] === 1 && this.canHopTo(from, cell)) return true;
    }
    return false;
  }

  override check(): boolean {
    return (this.board.royal !== NONE && super.check()) || this.isThreatened(this.turn);
  }

  /** Whether a side could lose the game by the capture of a guarded piece. */
  protected isThreatened(side: number): boolean {
    return this.extinction?.isThreatened(this, side) ?? false;
  }

  /**
   * Whether an attack keeps the king from passing the cell when castling. Never the case where kings may be left
   * attacked.
   */
  protected override isUnsafe(cell: number): boolean {
    return this.#castlesSafely && this.isAttacked(cell, 1 - this.turn) && !this.#isShielded(cell, 1 - this.turn);
  }

  /** Whether a side could capture on a cell without losing a guarded piece of its own by doing so. */
  canBeTaken(cell: number, by: number): boolean {
    if (this.#isShielded(cell, by)) return false;
    return this.#tied ? this.#isAttackedByUntied(cell, by, this.#tied[by]!) : this.isAttacked(cell, by);
  }

  #isAttackedByUntied(cell: number, by: number, tied: Uint8Array): boolean {
    const { cells } = this;
    let count = 0;
    for (let at = 0; at < cells.length; at++) {
      if (!tied[cells[at]!]) continue;
      tiedCells[count] = at;
      tiedCodes[count++] = cells[at]!;
      cells[at] = WALL_CODE;
    }
    const attacked = this.isAttacked(cell, by);
    for (let i = 0; i < count; i++) cells[tiedCells[i]!] = tiedCodes[i]!;
    return attacked;
  }

  /** Whether a capture on a cell would blow up the capturer's own guarded piece beside it. */
  #isShielded(cell: number, by: number): boolean {
    if (!this.blast || !this.extinction) return false;
    return this.blast.isBeside(this.cells, cell, this.extinction.guarded[by]!);
  }
}
