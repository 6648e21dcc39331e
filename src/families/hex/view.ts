import type { FamilyView } from '../../play/family-view.ts';
import type { HexDefinition } from './definition.ts';
import { PLAYER_NAMES, parseCell, pieceWord } from './engine/board.ts';
import type { HexPosition } from './engine/position.ts';
import { drawHex } from './view/picture.ts';
import { boardText } from './view/text.ts';

export const hexView: FamilyView<HexPosition> = {
  draw: drawHex,
  boardText,
  describeCell({ board, stones }, cell) {
    const player = PLAYER_NAMES[stones[cell]! - 1];
    return { name: board.names[cell]!, holds: player ? `${player.toLowerCase()} ${pieceWord(board)}` : '' };
  },
  cellOf: ({ board }, name) => parseCell(board, name),
  squaresOf: ({ coord }) => (typeof coord === 'string' ? [coord] : []),
  isTurnable: false,
  countCells: ({ board }) => board.cells,
};

/** The parts of a definition that change how its starting position looks. */
export const partsInPicture = ({ board, end, seats, render }: HexDefinition) => [
  board,
  end.goals,
  seats.length,
  render,
];

/** The size of the board as players write it: "11×11", or "side 8" if all sides are equal. */
export const sizeText = (definition: HexDefinition): string =>
  definition.board.shape === 'rhombus'
    ? `${definition.board.files}×${definition.board.ranks}`
    : `side ${definition.board.ranks}`;
