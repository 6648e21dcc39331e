import { cellAt, fileName, fileOf } from '../../board/grid.ts';
import { type BoardFacts, NONE, relativeRank } from './board.ts';
import { codeOf } from './kinds.ts';

/**
 * Cell of the king that may castle. If a side has several kings: the one on the castling rank, then the one on the
 * castling file.
 */
export function castlingKing({ definition, grid, king }: BoardFacts, cells: Uint8Array, side: number): number {
  const { castling } = definition.rules;
  if (king === NONE) return NONE;
  const code = codeOf(king, side);
  const first = cells.indexOf(code);
  if (!castling || first < 0 || first === cells.lastIndexOf(code)) return first;
  const home = [...cells.keys()].filter(
    (cell) => cells[cell] === code && relativeRank(grid, side, cell) === castling.rank,
  );
  return home.find((cell) => fileName(fileOf(grid, cell)) === castling.kingFile) ?? home[0] ?? first;
}

/** Cells on which king and rooks must be dropped to be able to castle; rooks at index side * 2 + wing. */
export function castlingHomes({ definition, grid }: BoardFacts): { kings: number[]; rooks: number[] } {
  const { rank, kingFile, rookFiles } = definition.rules.castling!;
  const home = (side: number, file: string) =>
    cellAt(grid, file.charCodeAt(0) - 97, side === 0 ? rank - 1 : grid.ranks - rank);
  return {
    kings: [0, 1].map((side) => home(side, kingFile!)),
    rooks: [0, 1].flatMap((side) => rookFiles!.map((file) => home(side, file))),
  };
}
