import { BasePosition } from '../../../play/base-position.ts';
import type { Outcome, Position, Seat } from '../../../play/position.ts';
import { type Board, EMPTY } from './board.ts';

/** How many discs each seat has, and with how many it is credited. */
export interface Score {
  readonly discs: readonly [number, number];
  readonly points: readonly [number, number];
}

const scratch = new Int32Array(512);

/** A game of Reversi, whatever holds its discs. Moves are cells; beyond the last cell are a pass and a swap. */
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
  /** Writes where the seat may put a disc so that it turns others over. */
  protected abstract writeFlippingMoves(seat: Seat, moves: Int32Array, at: number): number;
  protected abstract canFlip(seat: Seat): boolean;
  /** The cells whose discs the move of the player on turn turns over. */
  abstract flippedBy(move: number): number[];
  abstract play(move: number): void;
  abstract undo(): void;
  abstract count(): number;

  /** How many more moves the player on turn has than the other would have. */
  mobilityLead(): number {
    return this.writeFlippingMoves(this.turn, scratch, 0) - this.writeFlippingMoves(1 - this.turn, scratch, 0);
  }

  /** Squares in the middle come first. */
  isFillingCentre(): boolean {
    const { definition, centre } = this.board;
    return definition.rules.placesCentre && centre.some((cell) => this.discAt(cell) === EMPTY);
  }

  /** The first move is the last, and all discs lie as they fell. */
  canSwap(): boolean {
    const { definition, centre } = this.board;
    if (!definition.rules.swap || this.turn !== 1) return false;
    return this.discs(0) + this.discs(1) === (definition.rules.placesCentre ? 0 : centre.length) + 1;
  }

  generate(moves: Int32Array, at: number): number {
    let count = this.isFillingCentre() ? this.#placings(moves, at) : this.writeFlippingMoves(this.turn, moves, at);
    if (count === 0 && this.canFlip(1 - this.turn)) moves[at + count++] = this.pass;
    if (count > 0 && this.canSwap()) moves[at + count++] = this.swap;
    return count;
  }

  #placings(moves: Int32Array, at: number): number {
    let count = 0;
    for (const cell of this.board.centre) if (this.discAt(cell) === EMPTY) moves[at + count++] = cell;
    return count;
  }

  isOver(): boolean {
    return !this.isFillingCentre() && !this.canFlip(this.turn) && !this.canFlip(1 - this.turn);
  }

  /** Discs and what empty squares add to them. */
  score(): Score {
    const discs = [this.discs(0), this.discs(1)] as const;
    const { empties } = this.board.definition.end;
    const [black, white] = discs;
    if (empties === 'nobody' || black === white || !this.isOver()) return { discs, points: discs };
    const left = this.board.emptyBoard.reduce((sum, look) => sum + (look === EMPTY ? 1 : 0), 0) - black - white;
    return { discs, points: this.leader() === 0 ? [black + left, white] : [black, white + left] };
  }

  /** The seat that wins when the game ends like this; null for a draw. */
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
