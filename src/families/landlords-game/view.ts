import type { FamilyView } from '../../play/family-view.ts';
import type { LandlordsDefinition } from './definition.ts';
import { SPACE_COUNT } from './engine/board.ts';
import { hasLeft, ownerOf, playerFieldOf } from './engine/money.ts';
import type { LandlordsPosition } from './engine/position.ts';
import { PLAYER_FIELD } from './engine/state-layout.ts';
import { playerName } from './view/describe-position.ts';
import { drawLandlords, spaceNamed } from './view/picture.ts';
import { boardText } from './view/text.ts';

/** Draws and describes positions of the Landlord's Game. */
export const landlordsView: FamilyView<LandlordsPosition> = {
  draw: drawLandlords,
  boardText,
  describeCell(position, space) {
    const { board } = position;
    const owner = ownerOf(position, space);
    const there = board.definition.seats.flatMap((_, seat) =>
      !hasLeft(position, seat) && playerFieldOf(position, seat, PLAYER_FIELD.place) === space ? [playerName(seat)] : [],
    );
    const owned = owner >= 0 ? [`owned by ${playerName(owner)}`] : [];
    return { name: board.names[space]!, holds: [...owned, ...there].join(', ') };
  },
  cellOf: spaceNamed,
  // Decisions are about money more than about a space.
  stepsOf: () => [],
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
