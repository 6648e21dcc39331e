import { inkOn } from '../../lib/contrast.ts';
import { svgElement } from '../../lib/svg.ts';
import { fileName, type Grid } from '../grid.ts';
import { type BoardLayout, CELL_SIZE, cellCorner, fileX, rankY } from './layout.ts';
import type { PieceSet } from './pieces/sets.ts';
import { characterColumnPath, hasCharacters } from './text/characters.ts';
import { type PlacedText, paintEdgedTexts, paintTexts } from './text/texts.ts';
import type { Theme } from './themes.ts';

/**
 * Edge of the board at which names of files or ranks are written. `first` and `second` are the edges on the first and
 * second player's side, wherever these are drawn.
 */
type Edge = 'below' | 'above' | 'first' | 'second' | 'left' | 'right';

interface Labels {
  edge: Edge;
  /** Name of a file or rank. Files are counted from the first player's left, ranks from the first player's side. */
  name(index: number, grid: Grid): string;
  /** Another name of the same file or rank, written beside the first, where the field has two. */
  also?(index: number, grid: Grid): string;
}

/** The Chinese numerals from 1 to 10. */
export const CHINESE_NUMERALS = [...'一二三四五六七八九十'];

/** A number as a Chinese numeral, or in digits if above ten. */
const numeral = (value: number): string => CHINESE_NUMERALS[value - 1] ?? String(value);

/** Chess coordinates: files lettered from the left, ranks numbered from below. */
const LETTERS: readonly Labels[] = [
  { edge: 'below', name: (file) => fileName(file) },
  { edge: 'left', name: (rank) => String(rank + 1) },
];

const letterFromAbove = (rank: number, { ranks }: Grid): string => fileName(ranks - 1 - rank);

/**
 * Shogi coordinates: files numbered from the right, ranks from above in Chinese numerals as in Japan, and in letters as
 * elsewhere.
 */
const SHOGI: readonly Labels[] = [
  { edge: 'above', name: (file, { files }) => String(files - file) },
  { edge: 'right', name: (rank, { ranks }) => numeral(ranks - rank), also: letterFromAbove },
];

/** Shogi coordinates with ranks lettered from above. */
const SHOGI_LETTERS: readonly Labels[] = [SHOGI[0]!, { edge: 'right', name: letterFromAbove }];

/** Xiangqi coordinates: each player counts the files from their own right. Squares have names as in chess, too. */
const XIANGQI: readonly Labels[] = [
  { edge: 'first', name: (file, { files }) => numeral(files - file), also: (file) => fileName(file) },
  { edge: 'second', name: (file) => String(file + 1), also: (file) => fileName(file) },
  LETTERS[1]!,
];

/**
 * Janggi coordinates: files numbered from the left, ranks from above by their last digit; on the other edges the names
 * of chess.
 */
const JANGGI: readonly Labels[] = [
  { edge: 'below', name: (file) => String(file + 1) },
  { edge: 'left', name: (rank, { ranks }) => String((ranks - rank) % 10) },
  { edge: 'above', name: (file) => fileName(file) },
  { edge: 'right', name: (rank) => String(rank + 1) },
];

/** Othello coordinates: files lettered from the left, ranks numbered from above. */
const FROM_ABOVE: readonly Labels[] = [
  { edge: 'above', name: (file) => fileName(file) },
  { edge: 'left', name: (rank, { ranks }) => String(ranks - rank) },
];

/** Go coordinates: files lettered from the left with capitals other than I, ranks numbered from below. */
const VERTICES: readonly Labels[] = [
  { edge: 'below', name: (file) => 'ABCDEFGHJKLMNOPQRSTUVWXYZ'[file] ?? '' },
  { edge: 'left', name: (rank) => String(rank + 1) },
];

/** Coordinates drawn around the board, by piece set. */
const LABELS: Record<PieceSet, readonly Labels[]> = {
  staunton: LETTERS,
  burmese: LETTERS,
  koma: SHOGI,
  'koma-names': SHOGI,
  'koma-letters': SHOGI_LETTERS,
  discs: XIANGQI,
  'discs-drawn': LETTERS,
  octagons: JANGGI,
  'octagons-drawn': JANGGI,
  draughtsmen: LETTERS,
  'two-sided': FROM_ABOVE,
  stones: VERTICES,
};

const SIZE = 25;
/** Font sizes on boards with more than `WIDE_FILES` files, whose cells are drawn smaller: two digits must fit beside them. */
const [LARGE_SIZE, LARGE_SIDE_SIZE] = [34, 26];
const WIDE_FILES = 14;
const NUMBER_SIZE = 17;
/** Where two names stand beside each other: their font size, and their distance from the middle, by side of the board. */
const PAIR = { size: 17, upright: 9, level: 13 } as const;

/** Paints the names of files and ranks along the edges of the board. */
export function paintCoordinates(layout: BoardLayout, theme: Theme, set: PieceSet): string {
  const labels = LABELS[set].flatMap((edge) => labelsAlong(layout, edge));
  const [written, lettered] = [true, false].map((isHan) => labels.filter(({ text }) => hasCharacters(text) === isHan));
  const d = written!.map(({ text, size, x, y }) => characterColumnPath(text, size, x, y)).join('');
  return (d && svgElement('path', { d, fill: theme.label })) + paintTexts(lettered!, theme.label);
}

/** The names of files or ranks along an edge of the board. */
function labelsAlong(layout: BoardLayout, labels: Labels): PlacedText[] {
  const { edge, also } = labels;
  const places = placesAlong(layout, edge);
  if (!also) return places.map((place, index) => ({ ...place, text: labels.name(index, layout.grid) }));
  const away = edge === 'left' || edge === 'right' ? PAIR.upright : PAIR.level;
  return places.flatMap(({ x, y }, index) => [
    { text: labels.name(index, layout.grid), size: PAIR.size, x: x - away, y },
    { text: also(index, layout.grid), size: PAIR.size, x: x + away, y },
  ]);
}

/** The middles of the names along an edge, and their usual font size. */
function placesAlong(layout: BoardLayout, edge: Edge): Omit<PlacedText, 'text'>[] {
  const { grid, frame, top, width, orientation } = layout;
  if (edge === 'left' || edge === 'right') {
    const x = edge === 'left' ? frame / 2 : width - frame / 2;
    const size = grid.files > WIDE_FILES ? LARGE_SIDE_SIZE : SIZE;
    return Array.from({ length: grid.ranks }, (_, rank) => ({
      ...{ size, x },
      y: rankY(layout, rank) + CELL_SIZE / 2,
    }));
  }
  const isAbove =
    edge === 'above' || (edge === 'first' && orientation === 1) || (edge === 'second' && orientation === 0);
  const y = isAbove ? top + frame / 2 : top + frame * 1.5 + grid.ranks * CELL_SIZE;
  const size = grid.files > WIDE_FILES ? LARGE_SIZE : SIZE;
  return Array.from({ length: grid.files }, (_, file) => ({
    ...{ size, y },
    x: fileX(layout, file) + CELL_SIZE / 2,
  }));
}

/** The ink of numbers on squares: it can be read on dark squares, and thus on all. */
export const numberInk = ({ dark, white }: Theme): string => inkOn(dark, white.edge);

/** Breadth of the edge of a number that stands on a highlight's border. */
const NUMBER_EDGE = 2;

/**
 * Paints the numbers of squares in their upper left corners, for games that number squares. Numbers of highlighted
 * cells get an edge, because a border runs below them.
 */
export function paintSquareNumbers(
  layout: BoardLayout,
  theme: Theme,
  numbers: ReadonlyMap<number, number>,
  highlighted: readonly number[],
): string {
  const textsOf = (isHighlighted: boolean) =>
    [...numbers]
      .filter(([cell]) => highlighted.includes(cell) === isHighlighted)
      .map(([cell, number]) => {
        const [x, y] = cellCorner(layout, cell);
        return { text: String(number), size: NUMBER_SIZE, x: x + 13, y: y + 10 };
      });
  const ink = numberInk(theme);
  return paintTexts(textsOf(false), ink) + paintEdgedTexts(textsOf(true), ink, theme.dark, NUMBER_EDGE);
}
