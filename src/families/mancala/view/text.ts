import { formatRows, indicesUpTo, type TextRow } from '../../../board/text.ts';
import type { MancalaPosition } from '../engine/position.ts';
import { hasStores } from '../engine/stores.ts';
import { formatFen } from '../fen/format.ts';

/**
 * Formats the board for a terminal: South at the bottom, the numbers of pits along the outer rows, then stores or
 * hands, and marks.
 */
export function boardText(position: MancalaPosition): string {
  const { board } = position;
  const { half, definition } = board;
  const columns = (2 * half) / definition.board.rows;
  const [, , , ...marks] = formatFen(position).split(' ');
  const south = sideRows(position, 0, columns);
  const north = sideRows(position, 1, columns).map((row) => [...row].reverse());
  const numbers = indicesUpTo(columns).map((column) => String(column + 1));
  const rows: TextRow[] = [
    { name: '', cells: [...numbers].reverse() },
    ...north.reverse().map((cells) => ({ name: 'N', cells })),
    ...south.map((cells) => ({ name: 'S', cells })),
    { name: '', cells: numbers },
  ];
  const label = definition.setup.hand > 0 ? 'in hand' : 'in stores';
  return [
    formatRows(rows),
    ...(hasStores(board) ? [`${label}: South ${position.storeOf(0)}, North ${position.storeOf(1)}`] : []),
    ...(marks.length ? [marks.join(' ')] : []),
  ].join('\n');
}

/** The rows of a side as its player sees them, from the middle of the board outward. The inner row runs back. */
function sideRows({ board: { half }, state }: MancalaPosition, seat: number, columns: number): string[][] {
  const seeds = indicesUpTo(half).map((pit) => String(state[seat * half + pit]));
  const inner = seeds.slice(columns).reverse();
  return inner.length ? [inner, seeds.slice(0, columns)] : [seeds];
}
