import type { FamilyView } from '../../play/family-view.ts';
import type { MancalaDefinition } from './definition.ts';
import { cellName, parseCell } from './engine/board.ts';
import type { MancalaPosition } from './engine/position.ts';
import { hasStores } from './engine/stores.ts';
import { drawMancala } from './view/picture.ts';
import { boardText } from './view/text.ts';

/** A lap as a move describes it. */
interface SownLap {
  readonly from?: string;
  readonly pits: readonly string[];
}

/** Draws and describes positions of mancala. */
export const mancalaView: FamilyView<MancalaPosition> = {
  draw: drawMancala,
  boardText,
  describeCell(position, cell) {
    const seeds = position.board.pits > cell ? position.state[cell]! : position.storeOf(cell - position.board.pits);
    return { name: cellName(position.board, cell), holds: seeds === 1 ? '1 seed' : `${seeds} seeds` };
  },
  cellOf: ({ board }, name) => parseCell(board, name),
  stepsOf: ({ laps }) => [(laps as readonly SownLap[])[0]!].map(({ from, pits }) => from ?? pits[0]!),
  squaresOf: ({ laps = [] }) => [
    // A seed that is sown from the hand has no pit that it comes from.
    ...new Set((laps as readonly SownLap[]).flatMap(({ from, pits }) => (from === undefined ? pits : [from, ...pits]))),
  ],
  isTurnable: true,
  countCells: ({ board }) => board.pits + (hasStores(board) ? 2 : 0),
};

/** The parts of a definition that change how its starting position looks. */
export const partsInPicture = ({ board, setup, rules, render }: MancalaDefinition) => [
  board,
  setup,
  rules.circuit,
  render,
];

/** The size of the board in words, such as "2×6 pits". */
export const sizeText = (definition: MancalaDefinition): string =>
  `${definition.board.rows}×${definition.board.pits} pits`;
