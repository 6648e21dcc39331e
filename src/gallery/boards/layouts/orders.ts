import type { Grid } from '../../../board/grid.ts';
import type { SquaresLayout } from './schema.ts';

type Order = NonNullable<SquaresLayout['order']>;

/** Numbers the squares of a grid in an order. Returns the numbers by row from the top, then by column. */
export const squareNumbering = (order: Order, grid: Grid): string[][] => ORDERS[order](grid);

/** Numbers squares row by row from the top, alternately from the left and from the right. */
const boustrophedon = ({ files, ranks }: Grid): string[][] =>
  Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (_, column) => String(row * files + (row % 2 ? files - column : column + 1))),
  );

/** Numbers squares along a spiral, anticlockwise from the lower left corner inward. */
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
  'boustrophedon-up': (grid) => boustrophedon(grid).reverse(),
  'boustrophedon-down': boustrophedon,
  spiral,
};
