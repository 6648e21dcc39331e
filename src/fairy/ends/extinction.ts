import type { Board } from '../board/board.ts';
import { codeOfLetter } from '../board/holdings.ts';
import { codeOf, codesOfLetters } from '../board/kinds.ts';
import { perBoard } from '../board/per-board.ts';
import type { BoardState } from '../board/state.ts';
import type { FairyDefinition } from '../language/definition.ts';

/** Pieces of a side that are counted together: those that bear a letter, or all. */
interface Group {
  /** By code: 1 for what belongs to it. What was turned over to a letter counts as one. */
  readonly codes: Uint8Array;
  /** Its codes in hand. */
  readonly held: readonly number[];
}

/** A position that can tell whether a side could take on a cell without losing by that. */
type Attackable = BoardState & { canBeTaken(cell: number, by: number): boolean };

/** Cells that were found. */
const found = new Uint8Array(128);

/** Pieces that a side loses the game by losing, or wins it by. */
class Extinction {
  readonly result: 'draw' | 'loss' | 'win';
  /** By side and code: what may not be left attacked. */
  readonly guarded: readonly Uint8Array[];
  readonly hasGuarded: boolean;
  /** By side. */
  readonly #groups: readonly (readonly Group[])[];
  readonly #end: NonNullable<FairyDefinition['end']['extinction']>;

  constructor(board: Board, end: NonNullable<FairyDefinition['end']['extinction']>) {
    const { pieces, guarded, result } = end;
    this.#end = end;
    this.result = result;
    const watched = guarded && pieces !== 'all' ? pieces : [];
    this.hasGuarded = watched.length > 0;
    this.guarded = [0, 1].map((side) => codesOfLetters(board.kinds, watched, side));
    this.#groups = [0, 1].map((side) =>
      pieces === 'all' ? [allOf(board, side)] : pieces.map((letter) => groupOf(board, letter, side)),
    );
  }

  /** A side has lost what it needs, as long as that counts. */
  isExtinct(position: BoardState, side: number): boolean {
    const { atMost, against, reply } = this.#end;
    const needed = reply && side === position.turn ? against + 1 : against;
    const others = this.#groups[1 - side]!;
    for (const [index, group] of this.#groups[side]!.entries()) {
      if (hasMore(position, group, atMost)) continue;
      if (needed === 0 || hasMore(position, others[index]!, needed - 1)) return true;
    }
    return false;
  }

  /** A guarded piece could be taken that can't be spared; or all of its kind, where that is needed. */
  isThreatened(position: Attackable, side: number): boolean {
    if (!this.hasGuarded) return false;
    const { atMost, together } = this.#end;
    for (const { codes } of this.#groups[side]!) {
      const standing = findStanding(position.cells, codes);
      const isLost = together
        ? standing > 0 && areAll(position, standing, 1 - side)
        : standing <= atMost + 1 && isAny(position, standing, 1 - side);
      if (isLost) return true;
    }
    return false;
  }
}

export const extinctionOf = perBoard((board) => {
  const { extinction } = board.definition.end;
  return extinction && new Extinction(board, extinction);
});

const allOf = ({ kinds }: Board, side: number): Group => ({
  codes: codesOfLetters(
    kinds,
    kinds.map(({ letter }) => letter),
    side,
  ),
  held: kinds.map((_, kind) => codeOf(kind, side)),
});

const groupOf = (board: Board, letter: string, side: number): Group => ({
  codes: codesOfLetters(board.kinds, [letter], side),
  held: [codeOfLetter(board, letter, side)],
});

/** More than so many of a group are there, on the board and in hand. */
function hasMore({ cells, hands }: BoardState, { codes, held }: Group, most: number): boolean {
  let there = 0;
  for (const code of held) there += hands[code]!;
  for (let cell = 0; cell < cells.length && there <= most; cell++) there += codes[cells[cell]!]!;
  return there > most;
}

function findStanding(cells: Uint8Array, codes: Uint8Array): number {
  let standing = 0;
  for (let cell = 0; cell < cells.length; cell++) if (codes[cells[cell]!]) found[standing++] = cell;
  return standing;
}

/** Some of the cells that were found could be taken on. */
function isAny(position: Attackable, standing: number, by: number): boolean {
  for (let i = 0; i < standing; i++) if (position.canBeTaken(found[i]!, by)) return true;
  return false;
}

/** All of them could. */
function areAll(position: Attackable, standing: number, by: number): boolean {
  for (let i = 0; i < standing; i++) if (!position.canBeTaken(found[i]!, by)) return false;
  return true;
}
