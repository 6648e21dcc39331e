import { isKing, sideOf } from '../engine/pieces.ts';
import type { DraughtsPosition } from '../engine/position.ts';
import { squareNumber } from '../engine/squares.ts';

const SIDES = ['W', 'B'];

/** The letter of a piece in a tower: small for men, capital for kings. */
export const letterOf = (code: number): string => {
  const letter = SIDES[sideOf(code)]!;
  return isKing(code) ? letter : letter.toLowerCase();
};

/**
 * Formats a position as PDN does, followed by the counters of Lidraughts: `W:W21,K22:B1,2:H0:F1`. Pieces below the top
 * of a tower follow in brackets from above; `E` counts the plies of an ending, `+` the moves of kings, Black's first.
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
    const under = towers?.under(square) ?? [];
    const prisoners = under.length ? `(${under.map(letterOf).join('')})` : '';
    words.push(`${isKing(code) ? 'K' : ''}${squareNumber(square)}${prisoners}`);
  }
  return words.join(',');
}

/** How often a king has moved in a row, followed by its square if another king could be meant. */
function limitOf(position: DraughtsPosition, side: number): string {
  const { moves, square } = position.kingRunOf(side);
  return moves && position.kings(side) > 1 ? `${moves}${squareNumber(square)}` : String(moves);
}
