import type { FamilyView } from '../../play/family-view.ts';
import type { GoDefinition } from './definition.ts';
import { BLACK, parseVertex, vertexOf, WHITE } from './engine/board.ts';
import type { StonePosition } from './engine/stone-position.ts';
import { drawGo } from './view/picture.ts';
import { boardText } from './view/text.ts';

export const goView: FamilyView<StonePosition> = {
  draw: drawGo,
  boardText,
  describeCell: ({ board, colors }, point) => ({
    name: vertexOf(board, point),
    holds: colors[point] === BLACK ? 'black stone' : colors[point] === WHITE ? 'white stone' : '',
  }),
  cellOf: ({ board }, name) => parseVertex(board, name),
  squaresOf: ({ vertex }) => (typeof vertex === 'string' ? [vertex] : []),
  isTurnable: true,
  countCells: ({ board }) => board.points,
};

/** The parts of a definition that change how its starting position looks. */
export const partsInPicture = ({ board, setup, render }: GoDefinition) => [
  board.files,
  board.ranks,
  setup.handicap > 1 && setup.handicap,
  render.pieces,
  render.theme,
];

/** The size of the board as players write it, such as "19×19". */
export const sizeText = (definition: GoDefinition): string => `${definition.board.files}×${definition.board.ranks}`;
