import { doubleLength } from '../../../lib/grow.ts';
import { MAX_MOVES } from '../../../play/legal-moves.ts';
import { type Board, NONE } from '../../board/board.ts';
import { WALL_CODE } from '../../board/kinds.ts';
import { MOVE_KIND, withExtra } from '../../board/move-code.ts';
import { wingOf } from '../../board/move-facts.ts';
import type { Setup } from '../../board/setup.ts';
import type { RuleWordPath } from '../../language/used-words.ts';
import { OCCUPIED_SET, popCount } from '../bitboard/sets.ts';
import { fitsUnorthodoxEngine, UNORTHODOX_RULE_WORDS, UnorthodoxPosition } from '../bitboard/unorthodox-position.ts';
import { UNDO_OFFSET, UNDO_RECORD_SIZE } from '../board-position.ts';

/** Rule words (paths of settings in a definition) that the wall engine supports. */
export const WALL_RULE_WORDS: readonly RuleWordPath[] = [
  ...UNORTHODOX_RULE_WORDS,
  'rules.walls',
  'rules.walls.laid',
  'rules.walls.moves',
];

/**
 * Whether the game has one wall (the duck) that must move to another square after each move, and no rule that makes
 * pseudo-legal moves illegal.
 */
export function fitsWallEngine(board: Board): boolean {
  const { walls, blast, mustCapture } = board.definition.rules;
  const isMoving = walls?.laid === 'after' && walls.moves;
  return fitsUnorthodoxEngine(board) && isMoving === true && board.royal === NONE && !blast && !mustCapture;
}

/** Scratch list of moves before their walls are added. */
const scratch = new Int32Array(MAX_MOVES);

/** Engine for orthodox pieces and one wall that moves, as in duck chess. */
export class WallPosition extends UnorthodoxPosition {
  #wall: number;
  /** By ply: the wall's square before that ply. */
  #wallBefore = new Int32Array(64);
  /** Squares that are empty after a move, as found by `#findFree`: lower half, then upper half. */
  #freeLo = 0;
  #freeHi = 0;

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    this.#wall = this.cells.indexOf(WALL_CODE);
    if (this.#wall !== NONE) this.#occupy(this.#wall);
  }

  override count(): number {
    if (this.boardEnd()) return 0;
    this.findChecksAndPins();
    const free = 64 - popCount(this.sets[OCCUPIED_SET * 2]!, this.sets[OCCUPIED_SET * 2 + 1]!);
    // After each move a wall goes to any empty square: there are as many as before, and one more after a capture.
    return this.countTo(-1, -1, true) * free + this.countCaptures();
  }

  override generate(moves: Int32Array, start: number): number {
    return this.#combineWithWalls(moves, start, super.generate(scratch, 0));
  }

  override captures(moves: Int32Array, start: number): number {
    return this.#combineWithWalls(moves, start, super.captures(scratch, 0));
  }

  /** Removes the wall's square from the target squares. */
  protected override findChecksAndPins(): void {
    super.findChecksAndPins();
    if (this.#wall === NONE) return;
    if (this.#wall < 32) this.sight.targetLo &= ~(1 << this.#wall);
    else this.sight.targetHi &= ~(1 << (this.#wall & 31));
  }

  /** Combines each of the `plain` moves in `scratch` with all squares to which the wall may go. */
  #combineWithWalls(moves: Int32Array, start: number, plain: number): number {
    const [allowedLo, allowedHi] = this.#wallTargets();
    let end = start;
    for (let i = 0; i < plain; i++) {
      const move = scratch[i]!;
      this.#findFree(move);
      for (let lo = this.#freeLo & allowedLo; lo; lo &= lo - 1)
        moves[end++] = withExtra(move, 31 - Math.clz32(lo & -lo));
      for (let hi = this.#freeHi & allowedHi; hi; hi &= hi - 1)
        moves[end++] = withExtra(move, 63 - Math.clz32(hi & -hi));
    }
    return end - start;
  }

  /** Squares to which the search wants to move the wall (`wallsAt`), as lo and hi; all squares if it names none. */
  #wallTargets(): readonly [number, number] {
    const { wallsAt } = this;
    if (!wallsAt) return [-1, -1];
    let lo = 0;
    let hi = 0;
    for (let cell = 0; cell < 32; cell++) {
      if (wallsAt[cell]) lo |= 1 << cell;
      if (wallsAt[cell + 32]) hi |= 1 << cell;
    }
    return [lo, hi];
  }

  /** Finds the squares that are empty after a move, with the wall still in its place. */
  #findFree(move: number): void {
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    this.#freeLo = ~this.sets[OCCUPIED_SET * 2]!;
    this.#freeHi = ~this.sets[OCCUPIED_SET * 2 + 1]!;
    this.#markFree(move & 127);
    if (kind === MOVE_KIND.castle) {
      const index = this.turn * 2 + wingOf(this, move);
      this.#markFree(to);
      this.#markOccupied(this.board.castlingGoals!.king[index]!);
      this.#markOccupied(this.board.castlingGoals!.rook[index]!);
    } else {
      if (kind === MOVE_KIND.enPassant) this.#markFree(this.victimCell);
      this.#markOccupied(to);
    }
  }

  #markFree(cell: number): void {
    if (cell < 32) this.#freeLo |= 1 << cell;
    else this.#freeHi |= 1 << (cell & 31);
  }

  #markOccupied(cell: number): void {
    if (cell < 32) this.#freeLo &= ~(1 << cell);
    else this.#freeHi &= ~(1 << (cell & 31));
  }

  override play(move: number): void {
    if (this.ply === this.#wallBefore.length) this.#wallBefore = doubleLength(this.#wallBefore);
    this.#wallBefore[this.ply] = this.#wall;
    super.play(move);
    if (move >>> 25) this.#moveWall((move >>> 25) - 1);
    this.#closePassed();
  }

  /** Moves the wall, or places it for the first time. */
  #moveWall(to: number): void {
    if (this.#wall !== NONE) this.#toggleWall(this.#wall, 0);
    if (to !== NONE) this.#toggleWall(to, WALL_CODE);
    this.#wall = to;
  }

  /** Adds the wall to a square or removes it. */
  #toggleWall(cell: number, code: number): void {
    const { lo, hi } = this.board.keys.wall;
    this.cells[cell] = code;
    this.#occupy(cell);
    this.hashLo ^= lo[cell]!;
    this.hashHi ^= hi[cell]!;
  }

  #occupy(cell: number): void {
    this.sets[OCCUPIED_SET * 2 + (cell >> 5)]! ^= 1 << (cell & 31);
  }

  /** Clears the en passant square if the wall stands on it. */
  #closePassed(): void {
    if (this.enPassant === NONE || this.enPassant !== this.#wall) return;
    this.hashLo ^= this.board.keys.enPassant.lo[this.enPassant]!;
    this.hashHi ^= this.board.keys.enPassant.hi[this.enPassant]!;
    this.enPassant = NONE;
  }

  override undo(): void {
    const ply = this.ply - 1;
    if (this.record[ply * UNDO_RECORD_SIZE + UNDO_OFFSET.move]! >>> 25) this.#moveWall(this.#wallBefore[ply]!);
    super.undo();
  }
}
