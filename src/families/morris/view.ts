import type { FamilyView } from '../../play/family-view.ts';
import { type MorrisDefinition, startsWithMenInHand } from './definition.ts';
import { parsePoint } from './engine/board.ts';
import type { MorrisPosition } from './engine/position.ts';
import { drawMorris } from './view/picture.ts';
import { boardText } from './view/text.ts';

export const morrisView: FamilyView<MorrisPosition> = {
  draw: drawMorris,
  boardText,
  cellOf: ({ board }, name) => parsePoint(board, name),
  countCells: ({ board }) => board.pointCount,
};

/** The parts of a definition that affect the picture of its start. */
export const drawnParts = (definition: MorrisDefinition) => {
  const { board, setup, render } = definition;
  return [board.lines, setup, startsWithMenInHand(definition) && definition.rules.men, render];
};

/** The size of the board, as players give it. */
export const sizeText = (definition: MorrisDefinition): string =>
  `${new Set(definition.board.lines.flatMap((line) => line.split(' '))).size} points`;
