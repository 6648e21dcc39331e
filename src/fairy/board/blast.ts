import { cellBeyond, fileOf, type Grid, rankOf } from '../../board/grid.ts';
import type { FairyDefinition } from '../language/definition.ts';
import { type Board, oncePerBoard } from './board.ts';
import { codesOfLetters } from './kinds.ts';

/** Computes which pieces a capture destroys by its blast, as in atomic chess. */
class Blast {
  /** By cell: adjacent cells, diagonal ones included. */
  readonly neighbours: readonly (readonly number[])[];
  /**
   * By code: 1 if a blast destroys the piece, on the target of the capture (first array) or beside the target (second
   * array).
   */
  readonly #destroyedOnTarget: Uint8Array;
  readonly #destroyedBeside: Uint8Array;

  constructor({ grid, cells, kinds }: Board, rule: NonNullable<FairyDefinition['rules']['blast']>) {
    this.neighbours = Array.from({ length: cells }, (_, cell) => neighboursOf(grid, cell));
    const destroyedCodes = (survivors: readonly string[]): Uint8Array => {
      const letters = kinds.map(({ letter }) => letter).filter((letter) => !survivors.includes(letter));
      const [white, black] = [0, 1].map((side) => codesOfLetters(kinds, letters, side));
      return white!.map((one, code) => one | black![code]!);
    };
    this.#destroyedOnTarget = destroyedCodes(rule.immune);
    this.#destroyedBeside = destroyedCodes([...rule.immune, ...rule.spares]);
  }

  /** Cells emptied by the blast of a capture on the target. Call once the capturer stands there. */
  destroyedBy(cells: Uint8Array, target: number): number[] {
    const beside = this.neighbours[target]!.filter((cell) => this.#destroyedBeside[cells[cell]!] === 1);
    return this.#destroyedOnTarget[cells[target]!] ? [target, ...beside] : beside;
  }

  /** Whether one of the pieces marked 1 in `codes` stands on a cell adjacent to the target. */
  isBeside(cells: Uint8Array, target: number, codes: Uint8Array): boolean {
    for (const cell of this.neighbours[target]!) if (codes[cells[cell]!]) return true;
    return false;
  }
}

/** The blast rule of a board; undefined if captures do not cause blasts. */
export const blastOf = oncePerBoard((board) => {
  const { blast } = board.definition.rules;
  return blast && new Blast(board, blast);
});

function neighboursOf(grid: Grid, cell: number): number[] {
  const file = fileOf(grid, cell);
  const rank = rankOf(grid, cell);
  const cells: number[] = [];
  for (let y = rank - 1; y <= rank + 1; y++) {
    for (let x = file - 1; x <= file + 1; x++) {
      const beside = cellBeyond(grid, x, y);
      if (beside !== undefined && beside !== cell && !cells.includes(beside)) cells.push(beside);
    }
  }
  return cells;
}
