import type { FairyDefinition } from '../language/definition.ts';
import { codeOfLetter, countPieces } from './holdings.ts';
import { kindOfCode } from './kinds.ts';
import { MOVE } from './move-code.ts';
import { regionCells } from './regions.ts';
import type { BoardState } from './state.ts';

type Crowning = NonNullable<FairyDefinition['rules']['crowning']>;

/** Where a piece on a cell may go, as the board stands. */
type Reach = (from: number) => readonly number[];

/** Moves of pieces that become another kind where they stand, or one step on. */
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
        (to) => from | (to << 7) | (MOVE.promotion << 14) | (kindOfCode(crowned) << 18),
      ),
    );
}

/** The cell itself and the empty ones that the other kind could go to, as long as it attacks nothing there. */
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
