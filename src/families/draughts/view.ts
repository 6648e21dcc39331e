import type { FamilyView } from '../../play/family-view.ts';
import type { DraughtsDefinition } from './definition.ts';
import type { DraughtsPosition } from './engine/position.ts';
import { describeCell } from './view/describe-position.ts';
import { cellOfName, countBoardCells, drawDraughts } from './view/picture.ts';
import { boardText } from './view/text.ts';

/** Draws and describes positions of draughts. */
export const draughtsView: FamilyView<DraughtsPosition> = {
  draw: drawDraughts,
  boardText,
  describeCell,
  cellOf: cellOfName,
  squaresOf: ({ from, to, path }) => ((path ?? [from, to]) as readonly (number | string)[]).map(String),
  isTurnable: true,
  countCells: countBoardCells,
};

/** The properties of a definition that change how its starting position looks. */
export const startPictureParts = ({ board, setup, render }: DraughtsDefinition) => [
  board.files,
  board.ranks,
  board.squares,
  board.corner,
  render.cells === 'points' && board.slants,
  setup,
  render,
];

/** The size of the board as players state it, such as "8×8". */
export const boardSizeText = (definition: DraughtsDefinition): string =>
  `${definition.board.files}×${definition.board.ranks}`;
