import { parseCell } from '../../../board/grid.ts';
import type { HandPiece } from '../../../board/render/hands.ts';
import { type GridPicture, renderGrid } from '../../../board/render/picture.ts';
import type { PieceFace } from '../../../board/render/pieces/faces.ts';
import type { BoardImage } from '../../../board/render/svg-picture.ts';
import type { ViewOptions } from '../../../play/family-view.ts';
import { gridOf } from '../engine/board.ts';
import type { MorrisPosition } from '../engine/position.ts';
import { startsWithMenInHand } from '../men-in-hand.ts';
import { describePosition } from './describe-position.ts';

const COLORS = ['white', 'black'] as const;

const faceOf = (seat: number): PieceFace => ({ name: 'man', letter: 'M', color: COLORS[seat]! });

/** Draws the board: lines, points, the men on them, and the men in hand beside the board. */
export function drawMorris(
  position: MorrisPosition,
  { ended, highlights, ...view }: ViewOptions,
): BoardImage & { text: string } {
  const { board, men, hands, turn } = position;
  const { render, title } = board.definition;
  const grid = gridOf(board);
  const cells = board.points.map((name) => parseCell(grid, name)!);
  const pieces: (PieceFace | null)[] = Array<null>(grid.files * grid.ranks).fill(null);
  for (const [point, cell] of cells.entries())
    for (const seat of [0, 1]) if (men[seat]! & (1 << point)) pieces[cell] = faceOf(seat);
  const handOf = (seat: number): HandPiece[] => [{ face: faceOf(seat), count: hands[seat]! }];
  const description = describePosition(position, { ...view, ended, marked: highlights.map(({ key }) => key) });
  const picture: GridPicture = {
    ...view,
    grid,
    set: view.set ?? render.pieces,
    theme: view.theme ?? render.theme,
    ground: { cells: 'network', network: board.lines.map((line) => line.map((point) => cells[point]!)) },
    pieces,
    // Once all men are placed, none comes back.
    ...(startsWithMenInHand(board.definition) && hands.some(Boolean) && { hands: [handOf(0), handOf(1)] as const }),
    highlights: highlights.map((mark) => ({ ...mark, key: cells[mark.key]! })),
    lastMove: (view.lastMove ?? []).map((point) => cells[point]!),
    ...(ended === undefined && { turn: COLORS[turn]! }),
    title,
    description,
  };
  const drawn = renderGrid(picture);
  return { ...drawn, text: description, cells: cells.map((cell, key) => ({ ...drawn.cells[cell]!, key })) };
}
