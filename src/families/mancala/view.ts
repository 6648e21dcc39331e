import type { FamilyView } from '../../play/family-view.ts';
import type { MancalaDefinition } from './definition.ts';
import { parseCell } from './engine/board.ts';
import type { MancalaPosition } from './engine/position.ts';
import { hasStores } from './engine/stores.ts';
import { drawMancala } from './view/picture.ts';
import { boardText } from './view/text.ts';

/** Draws and describes positions of mancala. */
export const mancalaView: FamilyView<MancalaPosition> = {
  draw: drawMancala,
  boardText,
  cellOf: ({ board }, name) => parseCell(board, name),
  squaresOf: ({ laps = [] }) => [
    ...new Set((laps as readonly { from: string; pits: string[] }[]).flatMap(({ from, pits }) => [from, ...pits])),
  ],
  isTurnable: true,
  countCells: ({ board }) => board.pits + (hasStores(board) ? 2 : 0),
};

/** The parts of a definition that change how its starting position looks. */
export const partsInPicture = ({ board, setup, rules, render }: MancalaDefinition) => [
  board,
  setup,
  rules.circuit,
  render,
];

/** The size of the board in words, such as "2×6 pits". */
export const sizeText = (definition: MancalaDefinition): string =>
  `${definition.board.rows}×${definition.board.pits} pits`;
