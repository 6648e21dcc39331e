import type { FamilyView } from '../../play/family-view.ts';
import type { ReversiDefinition } from './definition.ts';
import { BLACK, cellName, NOT_A_SQUARE, parseCell, WHITE } from './engine/board.ts';
import type { ReversiPosition } from './engine/position.ts';
import { drawReversi } from './view/picture.ts';
import { boardText } from './view/text.ts';

/** Draws and describes positions of Reversi. */
export const reversiView: FamilyView<ReversiPosition> = {
  draw: drawReversi,
  boardText,
  describeCell(position, cell) {
    const disc = position.discAt(cell);
    if (disc === NOT_A_SQUARE) return undefined;
    const holds = disc === BLACK ? 'black disc' : disc === WHITE ? 'white disc' : '';
    return { name: cellName(position.board, cell), holds };
  },
  cellOf: ({ board }, name) => parseCell(board, name),
  squaresOf: ({ coord }) => (typeof coord === 'string' ? [coord] : []),
  isTurnable: true,
  countCells: ({ board }) => board.cells,
};

/** The properties of a definition that change how its starting position looks. */
export const startPictureParts = ({ board, setup, render }: ReversiDefinition) => [board, setup, render];

/** The size of the board as players state it, such as "8×8". */
export const boardSizeText = (definition: ReversiDefinition): string =>
  `${definition.board.files}×${definition.board.ranks}`;
