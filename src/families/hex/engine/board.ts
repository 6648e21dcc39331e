import { fileName } from '../../../board/grid.ts';
import { bitCount } from '../../../lib/bits.ts';
import { type ZobristKeys, zobristKeys } from '../../../play/zobrist.ts';
import type { Goal, HexDefinition } from '../definition.ts';
import { dotsOf, type RowAndColumn, SHAPES, type Shape, type SideLengths } from './shapes.ts';

/** Contents of an empty cell. A stone is stored as its seat + 1. */
export const EMPTY = 0;
/** Contents of a cell beyond the edge of the board. */
export const OUTSIDE = 255;

/** Marks in position strings: an empty cell, then a stone of each seat. */
export const CELL_MARKS = '.RBW';

/** Number of neighbours stored per cell. */
export const NEIGHBOURS_PER_CELL = 6;

/** Lowest bit for corners in a mask of the sides and corners that a chain touches. The bits below it are for sides. */
const CORNER = 6;
const SIDES_MASK = (1 << CORNER) - 1;

/** Index of the hash key for a swap of sides. The keys for the player to move come before it. */
const SWAPPED_KEY = 3;
/** Index of the first hash key for stones. The others follow by cell, then seat. */
const STONE_KEY = 4;

/** A compiled definition. Cells are numbered row by row from the top, each row from the left. */
export interface Board {
  readonly definition: HexDefinition;
  readonly seats: number;
  readonly cells: number;
  readonly places: readonly RowAndColumn[];
  readonly names: readonly string[];
  /** The cells of each row, from the left. */
  readonly rows: readonly (readonly number[])[];
  /**
   * By seat: the neighbours of all cells, `NEIGHBOURS_PER_CELL` for each, in order around the cell. The number of cells
   * stands for a missing neighbour.
   */
  readonly links: readonly Int16Array[];
  /** By seat and cell: bits for the sides and corners that the cell touches and that count for the seat. */
  readonly touches: readonly Int32Array[];
  /** By mask of the sides and corners that a chain touches: number of the goal reached, counted from 1; 0 if none. */
  readonly goalByMask: Uint8Array;
  /** Whether forming a ring is one of the goals. */
  readonly hasRingGoal: boolean;
  /**
   * Whether cells have neighbours all around, so that two stones with two common empty neighbours form a bridge. False
   * for lattices.
   */
  readonly isTiled: boolean;
  /** By cell: the cell to which a stone there moves when pieces are swapped. */
  readonly mirror: Int16Array;
  readonly keys: ZobristKeys;
}

export const stoneKeyIndex = (cell: number, seat: number): number => STONE_KEY + 3 * cell + seat;
export const turnKeyIndex = (seat: number): number => seat;
export const swappedKeyIndex = SWAPPED_KEY;
/** Index of the hash key for a seat that has left the game. These keys come last. */
export const leftKeyIndex = ({ cells }: { readonly cells: number }, seat: number): number =>
  STONE_KEY + 3 * cells + seat;

/** Goals that depend only on the sides and corners that a chain touches. */
export const TOUCH_GOALS: readonly Goal[] = ['own-sides', 'three-sides', 'two-corners'];

export function compileBoard(definition: HexDefinition): Board {
  const { board, end } = definition;
  const shape = SHAPES[board.shape];
  const places = placesOf(shape, board);
  const cells = places.length;
  const seats = definition.seats.length;
  const links = Array.from({ length: seats }, (_, seat) => linksOf(shape, places, seat));
  const touches = Array.from({ length: seats }, (_, seat) => touchesOf(definition, shape, places, seat));
  return {
    definition,
    seats,
    cells,
    places,
    names: places.map(([row, file]) => `${fileName(file)}${row + 1}`),
    rows: Array.from({ length: shape.extent(board)[0] }, (_, row) =>
      places.flatMap(([own], cell) => (own === row ? [cell] : [])),
    ),
    links,
    touches,
    goalByMask: Uint8Array.from({ length: 1 << (2 * CORNER) }, (_, mask) => goalOf(end.goals, mask)),
    hasRingGoal: end.goals.includes('ring'),
    isTiled: shape.steps.length > 0,
    mirror: mirrorOf(definition, places),
    keys: zobristKeys('hex', STONE_KEY + 3 * cells + seats),
  };
}

function placesOf(shape: Shape, sides: SideLengths): RowAndColumn[] {
  const [rows, files] = shape.extent(sides);
  const all = Array.from({ length: rows * files }, (_, i): RowAndColumn => [Math.floor(i / files), i % files]);
  return all.filter((place) => shape.has(place, sides));
}

const keyOf = ([row, file]: RowAndColumn): string => `${row} ${file}`;

function linksOf(shape: Shape, places: readonly RowAndColumn[], seat: number): Int16Array {
  const cellAt = new Map(places.map((place, cell) => [keyOf(place), cell]));
  const links = new Int16Array(places.length * NEIGHBOURS_PER_CELL).fill(places.length);
  for (const [cell, place] of places.entries()) {
    const around = shape.steps.length
      ? shape.steps.map(([row, file]): RowAndColumn => [place[0] + row, place[1] + file])
      : linked(place, seat);
    for (const [i, other] of around.entries())
      links[cell * NEIGHBOURS_PER_CELL + i] = cellAt.get(keyOf(other)) ?? places.length;
  }
  return links;
}

/** The neighbours of a link in Bridg-It: the links that share a dot with it. */
const linked = (place: RowAndColumn, seat: number): RowAndColumn[] =>
  dotsOf(place, seat).flatMap(([row, file]) =>
    (
      [
        [row - 1, file],
        [row + 1, file],
        [row, file - 1],
        [row, file + 1],
      ] as const
    ).filter((other) => keyOf(other) !== keyOf(place)),
  );

function touchesOf(
  { board, end }: HexDefinition,
  shape: Shape,
  places: readonly RowAndColumn[],
  seat: number,
): Int32Array {
  const own = end.goals.includes('own-sides') ? shape.pairs[seat] : undefined;
  return Int32Array.from(places, (place) => {
    const on = shape.sides.flatMap((lies, side) => (lies(place, board) ? [side] : []));
    if (own) return own.reduce((mask, side, bit) => mask | (on.includes(side) ? 1 << bit : 0), 0);
    const isCorner = on.length > 1;
    const sides = isCorner && board.corners === 'neither' ? [] : on;
    const corner = isCorner ? 1 << (CORNER + cornerAt(on, shape.sides.length)) : 0;
    return sides.reduce((mask, side) => mask | (1 << side), corner);
  });
}

/** Number of a corner: the number of the first of its two sides, going around the board. */
const cornerAt = ([one, other]: readonly number[], sides: number): number =>
  (one! + 1) % sides === other ? one! : other!;

function goalOf(goals: readonly Goal[], mask: number): number {
  const sides = bitCount(mask & SIDES_MASK);
  const reaches: Record<Goal, boolean> = {
    'own-sides': (mask & 3) === 3,
    'three-sides': sides >= 3,
    'two-corners': bitCount(mask >>> CORNER) >= 2,
    ring: false,
  };
  return goals.findIndex((goal) => reaches[goal]) + 1;
}

/**
 * By cell: the cell where a stone is worth the same to the other player. If no sides belong to players, this is the
 * cell itself.
 */
function mirrorOf({ end }: HexDefinition, places: readonly RowAndColumn[]): Int16Array {
  const cellAt = new Map(places.map((place, cell) => [keyOf(place), cell]));
  const isOwn = end.goals.includes('own-sides');
  return Int16Array.from(places, ([row, file], cell) => (isOwn ? (cellAt.get(keyOf([file, row])) ?? cell) : cell));
}

/** Number of the cell with a name, in upper or lower case; undefined if the board has none. */
export function parseCell({ names }: Board, name: string): number | undefined {
  const cell = names.indexOf(name.trim().toLowerCase());
  return cell < 0 ? undefined : cell;
}

/** Names of the players by seat. */
export const PLAYER_NAMES = ['Red', 'Black', 'White'];

/** Word for what players place on the board: stones, or links on lattices. */
export const pieceWord = ({ isTiled }: Board): string => (isTiled ? 'stone' : 'link');
