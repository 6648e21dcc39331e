import type { Grid } from '../../../board/grid.ts';
import type { SquaresLayout } from './schema.ts';

type Order = NonNullable<SquaresLayout['order']>;

/** The number of each square, by row from above and column. */
export const orderOf = (order: Order, grid: Grid): string[][] => ORDERS[order](grid);

/** Row by row, to and fro; the first row goes to the right. */
const toAndFro = ({ files, ranks }: Grid): string[][] =>
  Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (_, column) => String(row * files + (row % 2 ? files - column : column + 1))),
  );

/** Along the edge from the lower left corner, anticlockwise, and on inwards. */
function spiral({ files, ranks }: Grid): string[][] {
  const numbers = Array.from({ length: ranks }, () => Array<string>(files).fill(''));
  let [row, column, down, right] = [ranks - 1, 0, 0, 1];
  for (let number = 1; number <= files * ranks; number++) {
    numbers[row]![column] = String(number);
    if (numbers[row + down]?.[column + right] !== '') [down, right] = [-right, down];
    row += down;
    column += right;
  }
  return numbers;
}

const ORDERS: Readonly<Record<Order, (grid: Grid) => string[][]>> = {
  'boustrophedon-up': (grid) => toAndFro(grid).reverse(),
  'boustrophedon-down': toAndFro,
  spiral,
};
