import type { FamilyView } from '../../play/family-view.ts';
import type { ReversiDefinition } from './definition.ts';
import { parseCell } from './engine/board.ts';
import type { ReversiPosition } from './engine/position.ts';
import { drawReversi } from './view/picture.ts';
import { boardText } from './view/text.ts';

export const reversiView: FamilyView<ReversiPosition> = {
  draw: drawReversi,
  boardText,
  cellOf: ({ board }, name) => parseCell(board, name),
  countCells: ({ board }) => board.cells,
};

/** The parts of a definition that affect the picture of its start. */
export const drawnParts = ({ board, setup, render }: ReversiDefinition) => [board, setup, render];

/** The size of the board, as players give it. */
export const sizeText = (definition: ReversiDefinition): string =>
  `${definition.board.files}×${definition.board.ranks}`;
