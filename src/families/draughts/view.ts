import type { FamilyView } from '../../play/family-view.ts';
import type { DraughtsDefinition } from './definition.ts';
import type { DraughtsPosition } from './engine/position.ts';
import { cellOfName, cellsOfBoard, drawDraughts } from './view/picture.ts';
import { boardText } from './view/text.ts';

export const draughtsView: FamilyView<DraughtsPosition> = {
  draw: drawDraughts,
  boardText,
  cellOf: cellOfName,
  countCells: cellsOfBoard,
};

/** The parts of a definition that affect the picture of its start. */
export const drawnParts = ({ board, setup, notation, render }: DraughtsDefinition) => [
  board.files,
  board.ranks,
  board.squares,
  board.corner,
  render.cells === 'points' && board.slants,
  setup,
  notation.squares,
  render,
];

/** The size of the board, as players give it. */
export const sizeText = (definition: DraughtsDefinition): string =>
  `${definition.board.files}×${definition.board.ranks}`;
