import { type GridPicture, renderGrid } from '../../../board/render/picture.ts';
import type { PieceFace } from '../../../board/render/pieces/faces.ts';
import type { BoardImage } from '../../../board/render/svg-picture.ts';
import type { ViewOptions } from '../../../play/family-view.ts';
import { EMPTY } from '../engine/board.ts';
import { GoPosition } from '../engine/go-position.ts';
import type { StonePosition } from '../engine/stone-position.ts';
import { describePosition } from './describe-position.ts';

/** Names of the stone colours, by seat. */
const SIDES = ['black', 'white'] as const;

type Side = (typeof SIDES)[number];

/** Draws the board: lines and star points, stones, and the owner of each point once the game is scored. */
export function drawGo(
  position: StonePosition,
  { ended, highlights, lastMove, ...view }: ViewOptions,
): BoardImage & { text: string } {
  const { board, turn, colors } = position;
  const { render, title } = board.definition;
  const sideOf = (color: number): Side => (render.oneColour ? 'white' : SIDES[color - 1]!);
  const faces = Array.from({ length: board.points }, (_, point): PieceFace | null =>
    colors[point] === EMPTY ? null : { name: 'stone', letter: '', color: sideOf(colors[point]!) },
  );
  const newest = lastMove?.[0] ?? position.lastPoint;
  const owners = ownersOf(position);
  const description = describePosition(
    position,
    highlights.map(({ key }) => key),
    ended,
  );
  const picture: GridPicture = {
    ...view,
    grid: { files: board.files, ranks: board.ranks },
    set: view.set ?? render.pieces,
    theme: view.theme ?? render.theme,
    ground: { cells: 'points', dots: board.stars },
    pieces: faces,
    highlights,
    ...(newest !== undefined && { newest: { cell: newest, side: sideOf(colors[newest]!) } }),
    ...(owners && { owners }),
    ...(ended === undefined && { turn: SIDES[turn]! }),
    title,
    description,
  };
  return { ...renderGrid(picture), text: description };
}

/** The owner of each point as a map by point; undefined until the game is over and scored. */
function ownersOf(position: StonePosition): Map<number, Side> | undefined {
  if (!(position instanceof GoPosition) || !position.endedByPasses()) return undefined;
  const { owners, scoring } = position.score();
  if (scoring !== 'area' && scoring !== 'territory') return undefined;
  return new Map([...owners].flatMap((color, point): [number, Side][] => (color ? [[point, SIDES[color - 1]!]] : [])));
}
