import { isKing, sideOf } from '../engine/pieces.ts';
import type { DraughtsPosition } from '../engine/position.ts';
import { squareNumber } from '../engine/squares.ts';

const SIDES = ['W', 'B'];

/** Letter of a piece in a tower: small for a man, capital for a king. */
export const towerLetterOf = (code: number): string => {
  const letter = SIDES[sideOf(code)]!;
  return isKing(code) ? letter : letter.toLowerCase();
};

/**
 * Formats a position as PDN does, followed by the counters of Lidraughts: `W:W21,K22:B1,2:H0:F1`. Pieces below the top
 * of a tower follow the top in brackets, from above. `E` precedes the number of plies since a drawn ending arose, `+`
 * the numbers of repeated king moves, Black's first.
 */
export function formatFen(position: DraughtsPosition): string {
  const { side, quiet, fullmove, endingPly, board } = position;
  return [
    SIDES[side]!,
    ...SIDES.map((letter, one) => letter + piecesOf(position, one)),
    `H${quiet}`,
    `F${fullmove}`,
    ...(endingPly ? [`E${endingPly}`] : []),
    ...(board.definition.king.limit ? [`+${limitOf(position, 1)}+${limitOf(position, 0)}`] : []),
  ].join(':');
}

function piecesOf({ cells, towers, board }: DraughtsPosition, side: number): string {
  const words: string[] = [];
  for (let square = 0; square < board.squares; square++) {
    const code = cells[square]!;
    if (code === 0 || sideOf(code) !== side) continue;
    const under = towers?.piecesUnder(square) ?? [];
    const prisoners = under.length ? `(${under.map(towerLetterOf).join('')})` : '';
    words.push(`${isKing(code) ? 'K' : ''}${squareNumber(square)}${prisoners}`);
  }
  return words.join(',');
}

/** How often a side has moved the same king in a row, followed by the king's square if the side has several kings. */
function limitOf(position: DraughtsPosition, side: number): string {
  const { moves, square } = position.kingRunOf(side);
  return moves && position.kings(side) > 1 ? `${moves}${squareNumber(square)}` : String(moves);
}
