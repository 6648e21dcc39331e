import { renderGrid } from '../../../board/render/picture.ts';
import type { PieceFace } from '../../../board/render/pieces/faces.ts';
import type { BoardImage } from '../../../board/render/svg-picture.ts';
import type { ViewOptions } from '../../../play/family-view.ts';
import { BLACK, type Board, EMPTY, NOT_A_SQUARE } from '../engine/board.ts';
import type { ReversiPosition } from '../engine/position.ts';
import { describePosition } from './describe-position.ts';

/** Distance of the dots from the corners, in squares. */
const STARS = [2, 2] as const;

/** Colours of the discs, by seat. */
const COLORS = ['black', 'white'] as const;

/** Converts the number of a cell: pictures count from the lower left, the game counts from the upper left. */
const pictureCell = ({ files, ranks }: Board, cell: number): number =>
  (ranks - 1 - Math.floor(cell / files)) * files + (cell % files);

/** Draws the board as players know it: discs on felt, rows numbered from the top. */
export function drawReversi(
  position: ReversiPosition,
  { ended, highlights, ...view }: ViewOptions,
): BoardImage & { text: string } {
  const { board, turn } = position;
  const { definition, files, ranks, cells } = board;
  const faces: (PieceFace | null)[] = Array<null>(cells).fill(null);
  const blocked: { cell: number; look: 'hole' }[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const disc = position.discAt(cell);
    if (disc === NOT_A_SQUARE) blocked.push({ cell: pictureCell(board, cell), look: 'hole' });
    else if (disc !== EMPTY) faces[pictureCell(board, cell)] = faceOf(disc);
  }
  const marks = highlights.filter(({ key }) => board.emptyBoard[key] === EMPTY);
  const description = describePosition(position, { ...view, ended, marked: marks.map(({ key }) => key) });
  const picture = {
    ...view,
    grid: { files, ranks },
    set: view.set ?? definition.render.pieces,
    theme: view.theme ?? definition.render.theme,
    ground: { cells: 'plain', ...(hasDots(board) && { stars: STARS }) } as const,
    pieces: faces,
    highlights: marks.map((mark) => ({ ...mark, key: pictureCell(board, mark.key) })),
    lastMove: (view.lastMove ?? []).map((cell) => pictureCell(board, cell)),
    ...(blocked.length && { blocked }),
    ...(ended === undefined && { turn: COLORS[turn]! }),
    title: definition.title,
    description,
  };
  const drawn = renderGrid(picture);
  return {
    ...drawn,
    text: description,
    cells: drawn.cells.map((box) => ({ ...box, key: pictureCell(board, box.key) })),
  };
}

/** Whether the board has dots, as boards of 8×8 squares do. */
const hasDots = ({ files, ranks }: Board): boolean => files === 8 && ranks === 8;

const faceOf = (disc: number): PieceFace => ({
  name: 'disc',
  letter: '',
  color: COLORS[disc - BLACK]!,
});
