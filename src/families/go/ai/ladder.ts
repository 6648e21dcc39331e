import { type Board, DIRECTION_COUNT, EMPTY, otherColor } from '../engine/board.ts';
import { type Stones, SUICIDE } from '../engine/stones.ts';

/** Maximum depth of reading in plies; longer ladders are assumed to fail. */
const MAX_DEPTH = 60;

/** The liberties found by the last call of `libertiesOf`. A shared array avoids allocations. */
const FOUND = new Int32Array(4);

const isFound = (point: number, count: number): boolean =>
  (count > 0 && FOUND[0] === point) || (count > 1 && FOUND[1] === point);

/** Writes at most three liberties of a chain to `FOUND`; returns their number. */
function libertiesOf({ neighbours }: Board, stones: Stones, point: number, chain: Int32Array): number {
  const size = stones.chain(point, chain);
  let count = 0;
  for (let i = 0; i < size && count < 3; i++)
    for (let side = chain[i]! * DIRECTION_COUNT; side < chain[i]! * DIRECTION_COUNT + DIRECTION_COUNT; side++) {
      const other = neighbours[side]!;
      if (stones.colors[other] !== EMPTY || isFound(other, count)) continue;
      FOUND[count++] = other;
      if (count > 2) break;
    }
  return count;
}

/** Reads ladders by placing stones on the board and undoing them. */
export class LadderReader {
  readonly #board: Board;
  readonly #chain: Int32Array;

  constructor(board: Board) {
    this.#board = board;
    this.#chain = new Int32Array(board.points);
  }

  /** Whether a chain in atari will be captured, whatever the chain's owner plays. The owner is to move. */
  isLost(stones: Stones, point: number, depth = 0): boolean {
    const color = stones.colors[point]!;
    if (depth > MAX_DEPTH || this.#takesAny(stones, point)) return false;
    if (libertiesOf(this.#board, stones, point, this.#chain) !== 1) return false;
    const liberty = FOUND[0]!;
    if (stones.put(liberty, color) === SUICIDE) {
      stones.undo();
      return true;
    }
    const isLost = this.isCaught(stones, point, depth + 1);
    stones.undo();
    return isLost;
  }

  /** Whether the chain's opponent, who is to move, can capture it by repeated atari. */
  isCaught(stones: Stones, point: number, depth = 0): boolean {
    const count = libertiesOf(this.#board, stones, point, this.#chain);
    if (count !== 2) return count < 2;
    const [one, other] = [FOUND[0]!, FOUND[1]!];
    return this.catches(stones, point, one, depth) || this.catches(stones, point, other, depth);
  }

  /** Whether an enemy stone on one of the chain's two liberties leads to the chain's capture. */
  catches(stones: Stones, point: number, liberty: number, depth = 0): boolean {
    const color = otherColor(stones.colors[point]!);
    const taken = stones.put(liberty, color);
    const isCaught = taken !== SUICIDE && stones.liberties(point) === 1 && this.isLost(stones, point, depth + 1);
    stones.undo();
    return isCaught;
  }

  /** Whether the chain can capture an adjacent chain in atari, which probably saves it. */
  #takesAny(stones: Stones, point: number): boolean {
    const { neighbours } = this.#board;
    const size = stones.chain(point, this.#chain);
    const other = otherColor(stones.colors[point]!);
    for (let i = 0; i < size; i++)
      for (
        let side = this.#chain[i]! * DIRECTION_COUNT;
        side < this.#chain[i]! * DIRECTION_COUNT + DIRECTION_COUNT;
        side++
      )
        if (stones.colors[neighbours[side]!] === other && stones.liberties(neighbours[side]!) === 1) return true;
    return false;
  }
}
