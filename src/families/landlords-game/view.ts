import type { FamilyView } from '../../play/family-view.ts';
import type { LandlordsDefinition } from './definition.ts';
import { SPACES } from './engine/board.ts';
import type { LandlordsPosition } from './engine/position.ts';
import { drawLandlords, spaceNamed } from './view/picture.ts';
import { boardText } from './view/text.ts';

export const landlordsView: FamilyView<LandlordsPosition> = {
  draw: drawLandlords,
  boardText,
  cellOf: spaceNamed,
  countCells: () => SPACES,
};

/** The parts of a definition that affect the picture of its start. */
export const drawnParts = ({ board, setup, rules, seats, render }: LandlordsDefinition) => [
  board,
  setup,
  rules,
  seats,
  render,
];

/** The size of the board, as players give it. */
export const sizeText = (_definition: LandlordsDefinition): string => '40 spaces';
