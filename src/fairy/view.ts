import { renderGrid } from '../board/render/picture.ts';
import type { FamilyView } from '../play/family-view.ts';
import type { BoardPosition } from './engines/board-position.ts';
import type { FairyDefinition } from './language/definition.ts';
import { countBoardCells, describeCell, parseSquareName, pictureOf } from './picture.ts';
import { boardText } from './text.ts';

export const fairyView: FamilyView<BoardPosition> = {
  draw(position, options) {
    const picture = pictureOf(position, options);
    return { ...renderGrid(picture), text: picture.description };
  },
  boardText,
  describeCell,
  cellOf: parseSquareName,
  // A dropped piece comes from the hand, not from a square.
  squaresOf: ({ from, to, at, wall, drop }) =>
    [drop === undefined && from, to, at, wall].filter((name) => typeof name === 'string'),
  isTurnable: true,
  countCells: countBoardCells,
};

/**
 * Parts of a definition that affect the picture of its start. Includes the pictures of the pieces, not their letters.
 */
export function startPictureParts({ board, pieces, setup, rules, end, render, seats }: FairyDefinition) {
  const [placement = '', turn, castling] = setup.fen.split(' ');
  const pictures = (text: string) =>
    text.replace(/(\+?)([A-Za-z])/g, (_, mark: string, letter: string) => {
      const { image } = pieces[letter.toUpperCase()] ?? { image: letter };
      return `${mark}${letter === letter.toUpperCase() ? 'white' : 'black'} ${image};`;
    });
  return [
    [board.files, board.ranks],
    pictures(placement.replace('[]', '')),
    turn,
    setup.shuffle,
    render,
    rules.hand !== undefined,
    rules.gating && castling,
    // The line of counters contains the names of the players.
    (end.checks !== undefined || end.counting !== undefined) && [seats, end.checks],
  ];
}

/** Size of the board as files × ranks, such as `8×8`. */
export const boardSizeText = ({ board: { files, ranks } }: FairyDefinition): string => `${files}×${ranks}`;
