import type { FairyDefinition } from '../language/definition.ts';
import { regionCells } from './board.ts';
import { codeOfLetter, countPieces } from './holdings.ts';
import { kindOfCode } from './kinds.ts';
import { MOVE_KIND } from './move-code.ts';
import type { BoardState } from './state.ts';

type Crowning = NonNullable<FairyDefinition['rules']['crowning']>;

/** Function that lists the cells to which the piece on a cell could move in the current position. */
type Reach = (from: number) => readonly number[];

/** Generates moves that change a piece into another kind, either on the spot or with one step of the new kind. */
export function crowningMoves(position: BoardState, crowning: Crowning, reach: Reach): number[] {
  const { board, cells, turn } = position;
  const code = codeOfLetter(board, crowning.piece, turn);
  const crowned = codeOfLetter(board, crowning.to, turn);
  if (countPieces(position, turn, crowning.to) >= crowning.limit) return [];
  const isLast = countPieces(position, turn, crowning.piece) === 1;
  const squares = isLast ? [...cells.keys()] : regionCells(board.grid, crowning.cells[turn]!);
  return squares
    .filter((from) => cells[from] === code)
    .flatMap((from) =>
      targetsOf(cells, from, crowned, reach).map(
        (to) => from | (to << 7) | (MOVE_KIND.promotion << 14) | (kindOfCode(crowned) << 18),
      ),
    );
}

/**
 * Cells on which the crowned piece may stand: its own cell and the empty cells in reach of the new kind, except those
 * from which the new kind would attack something.
 */
function targetsOf(cells: Uint8Array, from: number, crowned: number, reach: Reach): number[] {
  const code = cells[from]!;
  cells[from] = crowned;
  const reached = reach(from);
  cells[from] = 0;
  const targets = [from, ...reached].filter((target) => {
    if (cells[target] !== 0) return false;
    cells[target] = crowned;
    const attacks = reach(target).some((cell) => cells[cell] !== 0);
    cells[target] = 0;
    return !attacks;
  });
  cells[from] = code;
  return targets;
}
