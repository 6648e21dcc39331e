import type { VariantFlag } from '../../play/family.ts';
import type { ReversiDefinition } from './definition.ts';

/** Names of board sizes, with ranks before files. */
const SIZES = ['4x4', '6x6', '6x8', '8x6', '8x8', '8x10', '10x8', '10x10', '12x12', '14x14', '16x16'];

const sizeFlag = (size: string): [string, VariantFlag] => {
  const [ranks, files] = size.split('x').map(Number);
  const title = `${ranks}×${files}`;
  return [
    size,
    { title, summary: `${ranks} rows of ${files} squares.`, group: 'size', patch: { board: { files, ranks } } },
  ];
};

/** Flags that change a Reversi variant. */
export const flags: Record<string, VariantFlag> = {
  ...Object.fromEntries(SIZES.map(sizeFlag)),
  barred: {
    title: 'barred corners',
    summary: 'The four squares in the corners are no part of the board.',
    group: 'corners',
    needs: [
      {
        otherwise: 'more than the corners is cut off already',
        holds: (definition) => (definition as ReversiDefinition).board.cut <= 1,
      },
    ],
    patch: { board: { cut: 1 } },
  },
  parallel: {
    title: 'parallel start',
    summary: 'The first four discs lie side by side by colour.',
    needs: [
      {
        otherwise: 'nothing lies on the board at the start',
        holds: (definition) => (definition as ReversiDefinition).setup.centre !== 'empty',
      },
    ],
    patch: { setup: { centre: 'parallel' } },
  },
  anti: { title: 'anti', summary: 'The fewest discs win.', patch: { end: { goal: 'fewest' } } },
  swap: {
    title: 'swap',
    summary: 'The second player may change sides after the first move: all discs are turned over.',
    patch: { rules: { swap: true } },
  },
  empties: {
    title: 'empty squares to the winner',
    summary: 'Squares that stay empty are counted for the winner, as at tournaments.',
    patch: { end: { empties: 'winner' } },
  },
};
