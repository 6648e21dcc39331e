import { type Board, oncePerBoard } from '../board/board.ts';
import { codeOfLetter } from '../board/holdings.ts';
import { codeOf, codesOfLetters } from '../board/kinds.ts';
import type { BoardState } from '../board/state.ts';
import type { FairyDefinition } from '../language/definition.ts';

/** Pieces of a side that the extinction rule counts together: those with one letter, or all. */
interface Group {
  /** Indexed by piece code: 1 if the piece belongs to the group, also if it got the group's letter by promotion. */
  readonly codes: Uint8Array;
  /** Codes that the group's members have in hand. */
  readonly handCodes: readonly number[];
}

/** A position that can also check whether a side could capture on a cell without losing by doing so. */
type Attackable = BoardState & { canBeTaken(cell: number, by: number): boolean };

/** Scratch list: cells of the pieces found by `findStanding`. */
const foundCells = new Uint8Array(128);

/** The extinction rule of a board: losing certain pieces ends the game, as a loss, a win or a draw. */
class Extinction {
  readonly result: 'draw' | 'loss' | 'win';
  /** By side and code: 1 for pieces that may not be left attacked. */
  readonly guarded: readonly Uint8Array[];
  readonly hasGuarded: boolean;
  /** The groups of each side. */
  readonly #groups: readonly (readonly Group[])[];
  readonly #end: NonNullable<FairyDefinition['end']['extinction']>;

  constructor(board: Board, end: NonNullable<FairyDefinition['end']['extinction']>) {
    const { pieces, guarded, result } = end;
    this.#end = end;
    this.result = result;
    const guardedLetters = guarded && pieces !== 'all' ? pieces : [];
    this.hasGuarded = guardedLetters.length > 0;
    this.guarded = [0, 1].map((side) => codesOfLetters(board.kinds, guardedLetters, side));
    this.#groups = [0, 1].map((side) =>
      pieces === 'all' ? [groupOfAll(board, side)] : pieces.map((letter) => groupOf(board, letter, side)),
    );
  }

  /** Whether a side has lost too many pieces of some group while the other side has enough for the loss to count. */
  isExtinct(position: BoardState, side: number): boolean {
    const { atMost, against, reply } = this.#end;
    const required = reply && side === position.turn ? against + 1 : against;
    const others = this.#groups[1 - side]!;
    for (const [index, group] of this.#groups[side]!.entries()) {
      if (hasMore(position, group, atMost)) continue;
      if (required === 0 || hasMore(position, others[index]!, required - 1)) return true;
    }
    return false;
  }

  /**
   * Whether a guarded piece that its side cannot spare could be captured; with `together`, whether all pieces of its
   * kind could be.
   */
  isThreatened(position: Attackable, side: number): boolean {
    if (!this.hasGuarded) return false;
    const { atMost, together } = this.#end;
    for (const { codes } of this.#groups[side]!) {
      const foundCount = findStanding(position.cells, codes);
      const isLost = together
        ? foundCount > 0 && canTakeAll(position, foundCount, 1 - side)
        : foundCount <= atMost + 1 && canTakeAny(position, foundCount, 1 - side);
      if (isLost) return true;
    }
    return false;
  }
}

export const extinctionOf = oncePerBoard((board) => {
  const { extinction } = board.definition.end;
  return extinction && new Extinction(board, extinction);
});

const groupOfAll = ({ kinds }: Board, side: number): Group => ({
  codes: codesOfLetters(
    kinds,
    kinds.map(({ letter }) => letter),
    side,
  ),
  handCodes: kinds.map((_, kind) => codeOf(kind, side)),
});

const groupOf = (board: Board, letter: string, side: number): Group => ({
  codes: codesOfLetters(board.kinds, [letter], side),
  handCodes: [codeOfLetter(board, letter, side)],
});

/** Whether more than `limit` pieces of a group exist, on the board and in hand. */
function hasMore({ cells, hands }: BoardState, { codes, handCodes }: Group, limit: number): boolean {
  let count = 0;
  for (const code of handCodes) count += hands[code]!;
  for (let cell = 0; cell < cells.length && count <= limit; cell++) count += codes[cells[cell]!]!;
  return count > limit;
}

function findStanding(cells: Uint8Array, codes: Uint8Array): number {
  let foundCount = 0;
  for (let cell = 0; cell < cells.length; cell++) if (codes[cells[cell]!]) foundCells[foundCount++] = cell;
  return foundCount;
}

/** Whether a piece on any of the first `foundCount` cells in `foundCells` can be captured. */
function canTakeAny(position: Attackable, foundCount: number, by: number): boolean {
  for (let i = 0; i < foundCount; i++) if (position.canBeTaken(foundCells[i]!, by)) return true;
  return false;
}

/** Whether each of the pieces on the first `foundCount` cells in `foundCells` can be captured. */
function canTakeAll(position: Attackable, foundCount: number, by: number): boolean {
  for (let i = 0; i < foundCount; i++) if (!position.canBeTaken(foundCells[i]!, by)) return false;
  return true;
}
