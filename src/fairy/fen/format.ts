import { cellAt, cellName, fileName, fileOf } from '../../board/grid.ts';
import { type Board, CASTLING_WINGS, NONE, unmovedBit } from '../board/board.ts';
import { codeOf, fenLetter, kindOfCode, sideOf, WALL_CODE } from '../board/kinds.ts';
import type { BoardState } from '../board/state.ts';

/** Writes the FEN in its one canonical spelling. */
export function formatFen(position: BoardState): string {
  const { board, cells, hands, turn, checks, halfmove, fullmove } = position;
  return [
    formatPlacement(board, cells) + formatPocket(board, hands),
    turn === 0 ? 'w' : 'b',
    formatCastling(position),
    position.countLimit || formatEnPassant(position),
    ...(board.definition.end.checks ? [`${checks[0]}+${checks[1]}`] : []),
    position.countLimit ? position.countPly : halfmove,
    fullmove,
  ].join(' ');
}

/** Writes the placement from the top rank down. */
export function formatPlacement({ grid, kinds }: Board, cells: Uint8Array): string {
  const ranks: string[] = [];
  for (let rank = grid.ranks - 1; rank >= 0; rank--) {
    let text = '';
    let empty = 0;
    for (let file = 0; file < grid.files; file++) {
      const code = cells[cellAt(grid, file, rank)]!;
      if (code === 0) {
        empty++;
        continue;
      }
      text += (empty || '') + (code === WALL_CODE ? '*' : fenLetter(kinds, kindOfCode(code), sideOf(code)));
      empty = 0;
    }
    ranks.push(text + (empty || ''));
  }
  return ranks.join('/');
}

/** Formats the pieces in hand, the first player's first, one letter per piece. */
function formatPocket({ definition, kinds }: Board, hands: Uint8Array): string {
  if (!definition.rules.hand) return '';
  const letters = [0, 1].flatMap((side) =>
    kinds.map((_, kind) => fenLetter(kinds, kind, side).repeat(hands[codeOf(kind, side)]!)),
  );
  return `[${letters.join('')}]`;
}

/**
 * Formats the en passant squares of the last double step, and the square of its piece if that piece is on another file.
 */
function formatEnPassant({ board, enPassant, enPassantFar, victim }: BoardState): string {
  const passed = [enPassant, enPassantFar].filter((cell) => cell !== NONE);
  const isStraight = passed.every((cell) => fileOf(board.grid, cell) === fileOf(board.grid, victim));
  const shown = isStraight ? passed : [...passed, victim];
  return shown.length
    ? shown
        .sort((a, b) => a - b)
        .map((cell) => cellName(board.grid, cell))
        .join('')
    : '-';
}

/**
 * Formats the castling field: KQkq, or the files of the rooks in variants that write castling as king takes rook. After
 * that, for each player, the files of unmoved pieces that the letters so far do not imply.
 */
function formatCastling({ board, rights, castlingRooks, castlingKings, unmoved, castled }: BoardState): string {
  const byFile = board.definition.rules.castling?.spelling === 'king-takes-rook';
  const fileAt = (cell: number) => fileName(fileOf(board.grid, cell));
  const texts = [0, 1].map((side) => {
    let text = '';
    let impliedBits = 0;
    for (const wing of [side * 2, side * 2 + 1]) {
      if (!(rights & (1 << wing))) continue;
      text += byFile ? fileAt(castlingRooks[wing]!) : 'kqkq'[wing]!;
      impliedBits |= unmovedBit(board.grid, castlingRooks[wing]!);
      if (!byFile) impliedBits |= unmovedBit(board.grid, castlingKings[side]!);
    }
    if (castled === side) text += board.definition.end.castling!.wing === CASTLING_WINGS[0] ? 'k' : 'q';
    for (let file = 0; file < board.grid.files; file++)
      if (unmoved & ~impliedBits & (1 << (side * 16 + file))) text += fileName(file);
    return side === 0 ? text.toUpperCase() : text;
  });
  return texts.join('') || '-';
}
