import type { FamilyView } from '../../play/family-view.ts';
import type { LandlordsDefinition } from './definition.ts';
import { SPACE_COUNT } from './engine/board.ts';
import type { LandlordsPosition } from './engine/position.ts';
import { drawLandlords, spaceNamed } from './view/picture.ts';
import { boardText } from './view/text.ts';

/** Draws and describes positions of the Landlord's Game. */
export const landlordsView: FamilyView<LandlordsPosition> = {
  draw: drawLandlords,
  boardText,
  cellOf: spaceNamed,
  squaresOf: ({ space }) => (typeof space === 'number' ? [String(space)] : []),
  isTurnable: false,
  countCells: () => SPACE_COUNT,
};

/** The parts of a definition that change how its starting position looks. */
export const partsInPicture = ({ board, setup, rules, seats, render }: LandlordsDefinition) => [
  board,
  setup,
  rules,
  seats,
  render,
];

/** The size of the board in words: 40 spaces. */
export const sizeText = (_definition: LandlordsDefinition): string => '40 spaces';
