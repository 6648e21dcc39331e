import type { FamilyView } from '../../play/family-view.ts';
import type { MorrisDefinition } from './definition.ts';
import { parsePoint } from './engine/board.ts';
import type { MorrisPosition } from './engine/position.ts';
import { startsWithMenInHand } from './men-in-hand.ts';
import { drawMorris } from './view/picture.ts';
import { boardText } from './view/text.ts';

/** Draws and describes positions of morris. */
export const morrisView: FamilyView<MorrisPosition> = {
  draw: drawMorris,
  boardText,
  describeCell({ board, men }, point) {
    const holds = men[0]! & (1 << point) ? 'white man' : men[1]! & (1 << point) ? 'black man' : '';
    return { name: board.points[point]!, holds };
  },
  cellOf: ({ board }, name) => parsePoint(board, name),
  squaresOf: ({ from, to }) => [from, to].filter((name) => typeof name === 'string'),
  isTurnable: true,
  countCells: ({ board }) => board.pointCount,
};

/** The properties of a definition that change how its starting position looks. */
export const partsInPicture = (definition: MorrisDefinition) => {
  const { board, setup, render } = definition;
  return [board.lines, setup, startsWithMenInHand(definition) && definition.rules.men, render];
};

/** The size of the board in words, such as "24 points". */
export const sizeText = (definition: MorrisDefinition): string =>
  `${new Set(definition.board.lines.flatMap((line) => line.split(' '))).size} points`;
