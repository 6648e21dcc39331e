import { cellAt, fileName, fileOf, rankOf } from '../board/grid.ts';
import { NONE, relativeRank } from './board.ts';
import { castlingKing } from './castling-king.ts';
import type { FenReader } from './fen-reader.ts';
import { codeOf } from './kinds.ts';

/** Rights that fit the board are kept, others dropped and noted. */
export function readCastling(reader: FenReader, field: string): void {
  if (field === '-') return;
  const { castling } = reader.board.definition.rules;
  const wrong = [...field].filter((letter) => !/[a-z]/i.test(letter));
  if (wrong.length) {
    reader.fault(
      `${JSON.stringify(wrong[0])} is no castling right`,
      'castling',
      'letters of KQkq, files of rooks, or -',
    );
    return;
  }
  if (!castling) {
    reader.note(`this variant has no castling: ${field.slice(0, 20)} was dropped`);
    return;
  }
  for (const letter of field.slice(0, 20)) readRight(reader, letter);
}

function readRight(reader: FenReader, letter: string): void {
  const { board, setup } = reader;
  const side = letter === letter.toUpperCase() ? 0 : 1;
  const castling = board.definition.rules.castling!;
  const king = castlingKing(board, setup.cells, side);
  const rook = king < 0 ? NONE : castlingRook(reader, side, king, letter.toLowerCase());
  const home = king >= 0 && relativeRank(board.grid, side, king) === castling.rank;
  const inPlace = !castling.kingFile || fileName(fileOf(board.grid, king)) === castling.kingFile;
  if (rook === NONE || !home || !inPlace) {
    reader.note(`${reader.seat(side)} can not castle as ${letter} says (king or rook is not in place): dropped`);
    return;
  }
  const wing = side * 2 + (rook > king ? 0 : 1);
  const other = setup.castlingRooks[wing]!;
  if (other !== NONE && other !== rook)
    reader.note(`${reader.seat(side)} has two rooks to castle with on one side: ${letter} was taken`);
  setup.castlingRooks[wing] = rook;
}

/** The rook that a letter means: K and Q the outermost of their wing (or of the set file), other letters its file. */
function castlingRook({ board, setup }: FenReader, side: number, king: number, letter: string): number {
  const castling = board.definition.rules.castling!;
  const codes = [castling.rook, ...castling.others].map((letter) =>
    codeOf(
      board.kinds.findIndex((kind) => kind.letter === letter && !kind.promoted),
      side,
    ),
  );
  const rank = rankOf(board.grid, king);
  const rooks = [...Array(board.grid.files).keys()]
    .map((file) => cellAt(board.grid, file, rank))
    .filter((cell) => codes.includes(setup.cells[cell]!));
  const files = castling.rookFiles;
  const standing = (file: string) => rooks.find((cell) => fileName(fileOf(board.grid, cell)) === file) ?? NONE;
  if (letter === 'k') return files ? standing(files[0]) : (rooks.filter((cell) => cell > king).at(-1) ?? NONE);
  if (letter === 'q') return files ? standing(files[1]) : (rooks.filter((cell) => cell < king)[0] ?? NONE);
  return files && !files.includes(letter) ? NONE : standing(letter);
}
