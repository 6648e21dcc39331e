import { BasePosition } from '../../../play/base-position.ts';
import type { Outcome, Position, Seat } from '../../../play/position.ts';
import { type Board, EMPTY } from './board.ts';

/** The number of discs of each seat, and the points it is credited with. */
export interface Score {
  readonly discs: readonly [number, number];
  readonly points: readonly [number, number];
}

const scratch = new Int32Array(512);

/**
 * A Reversi position, independent of how an engine stores discs. Moves are cell numbers; after the last cell come a
 * pass and a swap.
 */
export abstract class ReversiPosition extends BasePosition implements Position {
  readonly board: Board;
  readonly pass: number;
  readonly swap: number;
  turn: Seat = 0;

  constructor(board: Board) {
    super();
    this.board = board;
    this.pass = board.cells;
    this.swap = board.cells + 1;
  }

  abstract get hashLo(): number;
  abstract get hashHi(): number;
  abstract discAt(cell: number): number;
  abstract discs(seat: Seat): number;
  /** Writes the cells where the seat may put a disc that flips others; returns how many. */
  protected abstract writeFlippingMoves(seat: Seat, moves: Int32Array, at: number): number;
  protected abstract canFlip(seat: Seat): boolean;
  /** The cells whose discs are flipped by a move of the player to move. */
  abstract flippedBy(move: number): number[];
  abstract play(move: number): void;
  abstract undo(): void;
  abstract count(): number;

  /** Number of moves of the player to move, minus that of the other player. */
  mobilityLead(): number {
    return this.writeFlippingMoves(this.turn, scratch, 0) - this.writeFlippingMoves(1 - this.turn, scratch, 0);
  }

  /** Whether the squares in the centre are still being filled. */
  isFillingCentre(): boolean {
    const { definition, centre } = this.board;
    return definition.rules.placesCentre && centre.some((cell) => this.discAt(cell) === EMPTY);
  }

  /** Whether the second player may swap: exactly one move has been made. */
  canSwap(): boolean {
    const { definition, centre } = this.board;
    if (!definition.rules.swap || this.turn !== 1) return false;
    return this.discs(0) + this.discs(1) === (definition.rules.placesCentre ? 0 : centre.length) + 1;
  }

  generate(moves: Int32Array, at: number): number {
    let count = this.isFillingCentre() ? this.#writePlacings(moves, at) : this.writeFlippingMoves(this.turn, moves, at);
    if (count === 0 && this.canFlip(1 - this.turn)) moves[at + count++] = this.pass;
    if (count > 0 && this.canSwap()) moves[at + count++] = this.swap;
    return count;
  }

  #writePlacings(moves: Int32Array, at: number): number {
    let count = 0;
    for (const cell of this.board.centre) if (this.discAt(cell) === EMPTY) moves[at + count++] = cell;
    return count;
  }

  isOver(): boolean {
    return !this.isFillingCentre() && !this.canFlip(this.turn) && !this.canFlip(1 - this.turn);
  }

  /** The score, including empty squares where they count for the winner. */
  score(): Score {
    const discs = [this.discs(0), this.discs(1)] as const;
    const { empties } = this.board.definition.end;
    const [black, white] = discs;
    if (empties === 'nobody' || black === white || !this.isOver()) return { discs, points: discs };
    const left = this.board.emptyBoard.reduce((sum, look) => sum + (look === EMPTY ? 1 : 0), 0) - black - white;
    return { discs, points: this.leader() === 0 ? [black + left, white] : [black, white + left] };
  }

  /** The seat that wins if the game ends now; null for a draw. */
  leader(): Seat | null {
    const lead = this.discs(0) - this.discs(1);
    if (lead === 0) return null;
    return lead > 0 === (this.board.definition.end.goal === 'most') ? 0 : 1;
  }

  outcome(): Outcome | undefined {
    if (!this.isOver()) return undefined;
    const winner = this.leader();
    return { winner, reason: winner === null ? 'equal-discs' : `${this.board.definition.end.goal}-discs` };
  }

  endsByRule(): boolean {
    return this.isOver();
  }
}
