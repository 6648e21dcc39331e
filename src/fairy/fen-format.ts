import { cellAt, cellName, fileName, fileOf } from '../board/grid.ts';
import { type Board, NONE } from './board.ts';
import type { BoardPosition } from './board-position.ts';
import { codeOf, fenLetter, kindOfCode, sideOf } from './kinds.ts';

/** The position string, in its one canonical spelling. */
export function formatFen(position: BoardPosition): string {
  const { board, cells, hands, turn, enPassant, checks, halfmove, fullmove } = position;
  return [
    placement(board, cells) + pocket(board, hands),
    turn === 0 ? 'w' : 'b',
    castling(position),
    enPassant === NONE ? '-' : cellName(board.grid, enPassant),
    ...(board.definition.end.checks ? [`${checks[0]}+${checks[1]}`] : []),
    halfmove,
    fullmove,
  ].join(' ');
}

function placement({ grid, kinds }: Board, cells: Uint8Array): string {
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
      text += (empty || '') + fenLetter(kinds[kindOfCode(code)]!, sideOf(code));
      empty = 0;
    }
    ranks.push(text + (empty || ''));
  }
  return ranks.join('/');
}

/** Pieces in hand, the first player's first, each letter as often as it is held. */
function pocket({ definition, kinds }: Board, hands: Uint8Array): string {
  if (!definition.rules.hand) return '';
  const held = [0, 1].flatMap((side) =>
    kinds.map((kind, index) => fenLetter(kind, side).repeat(hands[codeOf(index, side)]!)),
  );
  return `[${held.join('')}]`;
}

/** KQkq, or the files of the rooks where castling is written as taking the own rook. */
function castling({ board, rights, castlingRooks }: BoardPosition): string {
  const byFile = board.definition.rules.castling?.spelling === 'king-takes-rook';
  let text = '';
  for (let wing = 0; wing < 4; wing++) {
    if (!(rights & (1 << wing))) continue;
    const letter = byFile ? fileName(fileOf(board.grid, castlingRooks[wing]!)) : 'kqkq'[wing]!;
    text += wing < 2 ? letter.toUpperCase() : letter;
  }
  return text || '-';
}
