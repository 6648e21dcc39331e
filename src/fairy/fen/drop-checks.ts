import { cellBeyond, cellName, fileOf, rankOf } from '../../board/grid.ts';
import { codeOf, isPiece, kindOfCode, sideOf, unpromotedKind } from '../board/kinds.ts';
import type { SetupReader } from './reader.ts';

/**
 * Checks for placements that no drop or move leads to: pieces that could never move again, and too many pieces of a
 * kind on one file.
 */
export function checkDroppedPieces(reader: SetupReader): void {
  if (!reader.board.definition.rules.deadEnds) checkDeadEnds(reader);
  checkFiles(reader);
}

function checkDeadEnds(reader: SetupReader): void {
  const { board, setup } = reader;
  for (const [cell, code] of setup.cells.entries()) {
    // Promoted pieces may stand on such a cell.
    if (!isPiece(code) || board.kinds[kindOfCode(code)]!.promoted || canLeave(reader, code, cell)) continue;
    const name = cellName(board.grid, cell);
    const piece = `${reader.seat(sideOf(code))} ${board.kinds[kindOfCode(code)]!.name}`;
    reader.fault(`${name}: a ${piece} could never move from there`, name, 'it must have promoted, or stand elsewhere');
  }
}

/** Whether any step of the piece leads to another cell. */
function canLeave({ board }: SetupReader, code: number, cell: number): boolean {
  const sign = sideOf(code) === 0 ? 1 : -1;
  const [file, rank] = [fileOf(board.grid, cell), rankOf(board.grid, cell)];
  return board.kinds[kindOfCode(code)]!.strokes.some(
    ({ dx, dy }) => cellBeyond(board.grid, file + sign * dx, rank + sign * dy) !== undefined,
  );
}

/** Checks for too many pieces of a kind on a file. Only kinds that never leave their file prove an illegal drop. */
function checkFiles(reader: SetupReader): void {
  const { board, setup } = reader;
  for (const [letter, limit] of Object.entries(board.definition.rules.hand?.perFile ?? {})) {
    const kind = unpromotedKind(board.kinds, letter);
    const { strokes, name } = board.kinds[kind]!;
    if (strokes.some(({ dx }) => dx !== 0)) continue;
    for (const side of [0, 1]) {
      for (let file = 0; file < board.grid.files; file++) {
        const cells = [...setup.cells.keys()].filter(
          (cell) => fileOf(board.grid, cell) === file && setup.cells[cell] === codeOf(kind, side),
        );
        if (cells.length <= limit) continue;
        const names = cells.map((cell) => cellName(board.grid, cell));
        const message = `${reader.seat(side)} has ${cells.length} ${name}s on one file: ${names.join(', ')}`;
        reader.fault(message, names.at(-1)!, `at most ${limit} on a file`);
      }
    }
  }
}
