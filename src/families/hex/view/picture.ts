import { fileName } from '../../../board/grid.ts';
import { type OutlineEdge, renderHexes } from '../../../board/render/hexes.ts';
import { renderLattices } from '../../../board/render/lattices.ts';
import { CELL_WIDTH, type Label, type Point, STONE_COLORS, type StoneColor } from '../../../board/render/plane.ts';
import type { BoardImage } from '../../../board/render/svg-picture.ts';
import { THEMES } from '../../../board/render/themes.ts';
import type { ViewOptions } from '../../../play/family-view.ts';
import { type Board, EMPTY, NEIGHBOURS_PER_CELL } from '../engine/board.ts';
import type { HexPosition } from '../engine/position.ts';
import { dotsOf, type RowAndColumn, SHAPES } from '../engine/shapes.ts';
import { describePosition } from './describe-position.ts';

/** Distance between rows in the picture. It is smaller than the distance between the cells of a row. */
const ROW = (CELL_WIDTH * Math.sqrt(3)) / 2;

/** Draws the board: hexagons with each side in its owner's colour, or two lattices. */
export function drawHex(
  position: HexPosition,
  { ended, highlights, ...view }: ViewOptions,
): BoardImage & { text: string } {
  const { board, turn } = position;
  const { render, title } = board.definition;
  const description = describePosition(position, { ...view, ended, marked: highlights.map(({ key }) => key) });
  const theme = THEMES[view.theme ?? render.theme];
  const sheet = {
    theme,
    title,
    description,
    width: view.width,
    coordinates: view.coordinates,
    turn: ended === undefined ? STONE_COLORS[turn] : undefined,
    highlights,
    lastMove: view.lastMove ?? [],
  };
  const drawn = board.isTiled ? drawTiles(position, sheet) : drawDots(position, sheet);
  return { ...drawn, text: description };
}

type Shared = Omit<
  Parameters<typeof renderHexes>[0],
  'middles' | 'stones' | 'dark' | 'borders' | 'labels' | 'chain' | 'joints'
> & { readonly coordinates?: boolean | undefined };

const stoneAt = (stones: Uint8Array, cell: number): StoneColor | undefined =>
  stones[cell] === EMPTY ? undefined : STONE_COLORS[stones[cell]! - 1];

/**
 * Makes a function for the centre of a cell in the picture. On a hexagonal board each row is shifted to the left of the
 * row above, on other shapes to the right.
 */
const middleOf =
  ({ definition: { board } }: Board) =>
  ([row, file]: RowAndColumn): Point => [(file + (board.shape === 'hexagon' ? -row : row) / 2) * CELL_WIDTH, row * ROW];

function drawTiles(position: HexPosition, sheet: Shared): BoardImage {
  const { board, stones } = position;
  const chain = sheet.turn ? [] : position.goalStones();
  const links = board.links[0]!;
  const isTouching = (one: number, other: number) =>
    links.subarray(one * NEIGHBOURS_PER_CELL, (one + 1) * NEIGHBOURS_PER_CELL).includes(other);
  return renderHexes({
    ...sheet,
    middles: board.places.map(middleOf(board)),
    stones: board.places.map((_, cell) => stoneAt(stones, cell)),
    dark: board.definition.end.goals.includes('two-corners') ? corners(board) : [],
    borders: bordersOf(board),
    labels: sheet.coordinates === false ? [] : labelsOf(board, middleOf(board)),
    chain,
    joints: chain.flatMap((one) =>
      chain.flatMap((other) => (one < other && isTouching(one, other) ? [[one, other] as const] : [])),
    ),
  });
}

const sidesAt = ({ definition }: Board, place: RowAndColumn): number[] =>
  SHAPES[definition.board.shape].sides.flatMap((lies, side) => (lies(place, definition.board) ? [side] : []));

const corners = (board: Board): number[] =>
  board.places.flatMap((place, cell) => (sidesAt(board, place).length > 1 ? [cell] : []));

/**
 * Number of the hexagon's edge that lies in the direction of the shape's first step, which goes up or to the upper
 * left. Edges are counted from the upper right.
 */
const firstEdge = ({ definition: { board } }: Board): number => (board.shape === 'hexagon' ? 0 : 5);

function bordersOf(board: Board): OutlineEdge[] {
  const { definition, places, cells } = board;
  const links = board.links[0]!;
  const owner = ownersOf(board);
  const middle = middleOf(board);
  const { steps } = SHAPES[definition.board.shape];
  const outwards = outwardsOf(board);
  return places.flatMap((place, cell) =>
    steps.flatMap((step, i) => {
      if (links[cell * NEIGHBOURS_PER_CELL + i] !== cells) return [];
      const [dx, dy] = middle(step);
      const facing = (side: number) => dx * outwards[side]![0] + dy * outwards[side]![1];
      const side = sidesAt(board, place).reduce((best, other) => (facing(other) > facing(best) + 1 ? other : best));
      return [{ cell, edge: (firstEdge(board) + i) % NEIGHBOURS_PER_CELL, stone: owner[side] }];
    }),
  );
}

/** By side of the board: colour of its owner; undefined if the side belongs to nobody. */
function ownersOf({ definition: { board, end, seats } }: Board): (StoneColor | undefined)[] {
  const { sides, pairs } = SHAPES[board.shape];
  if (!end.goals.includes('own-sides')) return sides.map(() => undefined);
  return sides.map(
    (_, side) => STONE_COLORS[pairs.findIndex((pair, seat) => seat < seats.length && pair.includes(side))],
  );
}

/** By side of the board: the direction that points outward from it. */
function outwardsOf(board: Board): Point[] {
  const middle = middleOf(board);
  const mean = (points: readonly Point[]): Point => [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  const [x, y] = mean(board.places.map(middle));
  return SHAPES[board.definition.board.shape].sides.map((_, side) => {
    const [sideX, sideY] = mean(board.places.filter((place) => sidesAt(board, place).includes(side)).map(middle));
    return [sideX - x, sideY - y];
  });
}

/** Distance of a letter from the middle of the cell below it: clear of the cell's tip and of the border. */
const LETTER_DISTANCE = 1.06 * CELL_WIDTH;

/**
 * Labels of the board: numbers to the left of the rows, letters above the columns. Columns slant, so a letter over the
 * first row stands straight above its cell; further down, on the side of a hexagon, it continues its column.
 */
function labelsOf({ places, rows }: Board, middle: (place: RowAndColumn) => Point, far = 1): Label[] {
  const numbers = rows.map((cells, row): Label => {
    const [own, file] = places[cells[0]!]!;
    return { at: middle([own, Math.min(file, far > 1 ? 0 : file) - far]), text: String(row + 1) };
  });
  const files = [...new Set(places.map(([, file]) => file))].sort((a, b) => a - b);
  const letters = files.map((file): Label => {
    const row = Math.min(...places.filter((place) => place[1] === file).map(([own]) => own));
    const [x, y] = middle([row, file]);
    const isStraight = far === 1 && row === 0;
    return {
      at: isStraight ? [x, y - LETTER_DISTANCE] : middle([(far > 1 ? 0 : row) - far, file]),
      text: fileName(file),
    };
  });
  return [...numbers, ...letters];
}

const onSquares = ([row, file]: RowAndColumn): Point => [file * 0.8 * CELL_WIDTH, row * 0.8 * CELL_WIDTH];

function drawDots(position: HexPosition, sheet: Shared): BoardImage {
  const { board, stones } = position;
  const chain = sheet.turn ? [] : position.goalStones();
  const { ranks } = board.definition.board;
  const length = 2 * ranks;
  const along = Array.from({ length: ranks }, (_, i) => 2 * i);
  const across = Array.from({ length: ranks + 1 }, (_, i) => 2 * i - 1);
  const red = across.flatMap((row) => along.map((file): RowAndColumn => [row, file]));
  const black = along.flatMap((row) => across.map((file): RowAndColumn => [row, file]));
  const side = (stone: StoneColor, from: RowAndColumn, to: RowAndColumn) => ({
    stone,
    ends: [onSquares(from), onSquares(to)] as const,
    isJoined: false,
  });
  const linked = board.places.flatMap((place, cell) => {
    const stone = stoneAt(stones, cell);
    if (!stone) return [];
    const [one, other] = dotsOf(place, STONE_COLORS.indexOf(stone)).map(onSquares);
    return [{ stone, ends: [one!, other!] as const, isJoined: chain.includes(cell) }];
  });
  return renderLattices({
    ...sheet,
    dots: [
      ...red.map((at) => ({ stone: STONE_COLORS[0], at: onSquares(at) })),
      ...black.map((at) => ({ stone: STONE_COLORS[1], at: onSquares(at) })),
    ],
    links: [
      side('red', [-1, 0], [-1, length - 2]),
      side('red', [length - 1, 0], [length - 1, length - 2]),
      side('black', [0, -1], [length - 2, -1]),
      side('black', [0, length - 1], [length - 2, length - 1]),
      ...linked,
    ],
    places: board.places.filter((_, cell) => stones[cell] === EMPTY).map(onSquares),
    middles: board.places.map(onSquares),
    labels: sheet.coordinates === false ? [] : labelsOf(board, onSquares, 2),
  });
}
