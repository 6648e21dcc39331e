import { cellAt, fileName, fileOf, rankOf } from '../../board/grid.ts';
import { CASTLING_WINGS, NONE, relativeRank, unmovedBit } from '../board/board.ts';
import { castlingKing } from '../board/castling-king.ts';
import { codeOf, isPiece, kindOfCode, sideOf, unpromotedKind } from '../board/kinds.ts';
import type { SetupReader } from './reader.ts';

/**
 * Reads the castling field: castling rights, and files of unmoved pieces if the variant needs them. Rights that do not
 * match the board are dropped with a note.
 */
export function readCastling(reader: SetupReader, field: string): void {
  if (field === '-') return;
  const { castling, unmoved } = reader.board.definition.rules;
  const invalid = [...field].filter((letter) => !/[a-z]/i.test(letter));
  if (invalid.length) {
    reader.fault(
      `${JSON.stringify(invalid[0])} is no castling right`,
      'castling',
      'letters of KQkq, files of rooks, or -',
    );
    return;
  }
  if (!castling && !unmoved.length) {
    reader.note(`this variant has no castling: ${field.slice(0, 20)} was dropped`);
    return;
  }
  const letters = [...field.slice(0, unmoved.length ? 40 : 20)];
  if (unmoved.length) for (const letter of letters) readUnmoved(reader, letter);
  if (castling) for (const letter of letters) if (isCastlingRight(reader, letter)) readRight(reader, letter);
  clearUselessUnmoved(reader, letters);
}

const sideOfLetter = (letter: string): number => (letter === letter.toUpperCase() ? 0 : 1);

/** Reads a letter for unmoved pieces: K and Q mean the king and a rook, other letters the piece on that file. */
function readUnmoved(reader: SetupReader, letter: string): void {
  const { board, setup } = reader;
  const side = sideOfLetter(letter);
  const { castling } = board.definition.rules;
  if (castling && /[kq]/i.test(letter)) {
    const king = castlingKing(board, setup.cells, side);
    const rook = king < 0 ? NONE : castlingRook(reader, side, king, letter.toLowerCase());
    for (const cell of [king, rook]) if (cell >= 0) setup.unmoved |= unmovedBit(board.grid, cell);
    return;
  }
  const file = letter.toLowerCase().charCodeAt(0) - 97;
  const cell = cellAt(board.grid, file, side === 0 ? 0 : board.grid.ranks - 1);
  if (file < board.grid.files && mayBeUnmoved(reader, cell, side)) setup.unmoved |= unmovedBit(board.grid, cell);
  else
    reader.note(`${reader.seat(side)} has no unmoved piece on the ${letter.toLowerCase()}-file: ${letter} was dropped`);
}

function mayBeUnmoved({ board, setup }: SetupReader, cell: number, side: number): boolean {
  const { unmoved } = board.definition.rules;
  const code = setup.cells[cell]!;
  if (!isPiece(code) || sideOf(code) !== side) return false;
  return unmoved === 'all' || unmoved.includes(board.kinds[kindOfCode(code)]!.letter);
}

/**
 * Whether a letter means a castling right. Where files stand for unmoved pieces, the file of a rook means a right only
 * if the king is unmoved too, or if no piece is left to be gated, because then the letter can mean nothing else.
 */
function isCastlingRight({ board, setup }: SetupReader, letter: string): boolean {
  const { unmoved, castling } = board.definition.rules;
  if (!unmoved.length || /[kq]/i.test(letter)) return true;
  if (castling!.spelling !== 'king-takes-rook') return false;
  const side = sideOfLetter(letter);
  const king = castlingKing(board, setup.cells, side);
  const file = letter.toLowerCase().charCodeAt(0) - 97;
  const isKingFile = king >= 0 && fileOf(board.grid, king) === file;
  return (
    !isKingFile &&
    (!canGate(setup.hands, board.definition.rules.hand?.captures, side) ||
      (setup.unmoved & unmovedBit(board.grid, king)) !== 0)
  );
}

const canGate = (hands: Uint8Array, refills: boolean | undefined, side: number): boolean =>
  refills === true || hands.some((count, code) => count > 0 && code > 0 && sideOf(code) === side);

/**
 * Clears the unmoved squares if no piece is left to be gated. Adds a note for letters that meant only those squares.
 */
function clearUselessUnmoved(reader: SetupReader, letters: readonly string[]): void {
  const { board, setup } = reader;
  const { gating, hand } = board.definition.rules;
  if (!gating) return;
  for (const side of [0, 1]) {
    if (canGate(setup.hands, hand?.captures, side)) continue;
    setup.unmoved &= side === 0 ? ~0xffff : 0xffff;
    const rooks = setup.castlingRooks.slice(side * 2, side * 2 + 2);
    const files = [...rooks].filter((cell) => cell !== NONE).map((cell) => fileName(fileOf(board.grid, cell)));
    const useless = letters.filter(
      (letter) => sideOfLetter(letter) === side && !['k', 'q', ...files].includes(letter.toLowerCase()),
    );
    if (useless.length)
      reader.note(`${reader.seat(side)} has nothing left to be gated: ${useless.join('')} was dropped`);
  }
}

/**
 * Whether the side has already won by castling. Its letter then stays while king and rook stand on their castling
 * goals.
 */
function hasCastled({ board, setup }: SetupReader, side: number, letter: string): boolean {
  const { grid, definition, king } = board;
  const { castling } = definition.rules;
  const { castling: end } = definition.end;
  const wing = letter.toLowerCase() === 'k' ? 0 : 1;
  if (!end?.seats.includes(side) || end.wing !== CASTLING_WINGS[wing] || !castling) return false;
  const rank = side === 0 ? castling.rank - 1 : grid.ranks - castling.rank;
  const standsOn = (file: string, kind: number) =>
    setup.cells[cellAt(grid, file.charCodeAt(0) - 97, rank)] === codeOf(kind, side);
  const rook = unpromotedKind(board.kinds, castling.rook);
  return standsOn(castling.kingTo[wing]!, king) && standsOn(castling.rookTo[wing]!, rook);
}

function readRight(reader: SetupReader, letter: string): void {
  const { board, setup } = reader;
  const side = sideOfLetter(letter);
  const castling = board.definition.rules.castling!;
  const king = castlingKing(board, setup.cells, side);
  const rook = king < 0 ? NONE : castlingRook(reader, side, king, letter.toLowerCase());
  if (hasCastled(reader, side, letter)) {
    setup.castled = side;
    return;
  }
  const isOnRank = king >= 0 && relativeRank(board.grid, side, king) === castling.rank;
  const inPlace = !castling.kingFile || fileName(fileOf(board.grid, king)) === castling.kingFile;
  if (rook === NONE || !isOnRank || !inPlace) {
    if (!board.definition.rules.unmoved.length || /[kq]/i.test(letter))
      reader.note(`${reader.seat(side)} cannot castle as ${letter} says (king or rook is not in place): dropped`);
    return;
  }
  const wing = side * 2 + (rook > king ? 0 : 1);
  const other = setup.castlingRooks[wing]!;
  if (other !== NONE && other !== rook)
    reader.note(`${reader.seat(side)} has two rooks to castle with on one side: ${letter} was taken`);
  setup.castlingRooks[wing] = rook;
}

/**
 * The rook that a letter means: K and Q mean the outermost rook of that wing (or the one on the fixed file), other
 * letters the rook on that file.
 */
function castlingRook({ board, setup }: SetupReader, side: number, king: number, letter: string): number {
  const castling = board.definition.rules.castling!;
  const codes = [castling.rook, ...castling.others].map((letter) => codeOf(unpromotedKind(board.kinds, letter), side));
  const rank = rankOf(board.grid, king);
  const rooks = [...Array(board.grid.files).keys()]
    .map((file) => cellAt(board.grid, file, rank))
    .filter((cell) => codes.includes(setup.cells[cell]!));
  const files = castling.rookFiles;
  const rookOnFile = (file: string) => rooks.find((cell) => fileName(fileOf(board.grid, cell)) === file) ?? NONE;
  if (letter === 'k') return files ? rookOnFile(files[0]) : (rooks.filter((cell) => cell > king).at(-1) ?? NONE);
  if (letter === 'q') return files ? rookOnFile(files[1]) : (rooks.filter((cell) => cell < king)[0] ?? NONE);
  return files && !files.includes(letter) ? NONE : rookOnFile(letter);
}
