import { fileOf, rankOf } from '../board/grid.ts';
import type { BoardPosition } from './board-position.ts';
import { isPiece, kindOfCode } from './kinds.ts';

/**
 * Neither side can mate, whatever both do: besides the kings there is one piece that can't mate alone, or all
 * pieces are colourbound and stand on one colour. Which kinds these are, the definition says.
 */
export function isInsufficient({ board, cells, hands }: BoardPosition): boolean {
  const rule = board.definition.end.insufficient;
  if (!rule) return false;
  // what is in hand may come back
  if (hands.some((held, code) => held > 0 && kindOfCode(code) !== board.king)) return false;
  let lone = 0;
  let bound = 0;
  let colours = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const code = cells[cell]!;
    if (!isPiece(code) || kindOfCode(code) === board.king) continue;
    const { letter } = board.kinds[kindOfCode(code)]!;
    if (rule.colourbound.includes(letter)) {
      bound++;
      colours |= 1 << ((fileOf(board.grid, cell) + rankOf(board.grid, cell)) & 1);
    } else if (rule.single.includes(letter)) lone++;
    else return false;
  }
  return lone === 0 ? bound === 0 || colours !== 3 : lone === 1 && bound === 0;
}
