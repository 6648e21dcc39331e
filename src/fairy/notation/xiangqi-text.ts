import { cellAt, fileOf, rankOf } from '../../board/grid.ts';
import { relativeRank } from '../board/board.ts';
import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import { moveTextLetterOf } from '../board/naming.ts';
import type { BoardState } from '../board/state.ts';
import { normalizeChinese } from './chinese.ts';
import { parseCoordinates } from './coordinates.ts';
import { fileFromRight, normalizeWxf } from './wxf.ts';

/** What a move text of xiangqi or janggi says: the pieces that it may mean, and where they would go. */
export interface XiangqiText {
  /** Index of the kind of piece that the text names; undefined if it gives points alone. */
  readonly kind: number | undefined;
  /** Cells that the piece may come from: own pieces of the kind that is named, or the one cell that is given. */
  readonly origins: readonly number[];
  /** By origin: the cells that the text may mean; none if they are all off the board. */
  targets(origin: number): readonly number[];
}

/** Parses a move text in WXF, Chinese, Korean or coordinates, legal or not; undefined for other texts. */
export function parseXiangqiText(position: BoardState, text: string): XiangqiText | undefined {
  return parsePoints(position, text) ?? parseWxf(position, text);
}

/** Points of janggi: `H02-83`, `02마83`. Ranks are counted from the top, the tenth being 0. */
const JANGGI_POINTS = /^[A-Z]?(\d)(\d)[-x가-힣]?(\d)(\d)/i;

function parsePoints(position: BoardState, text: string): XiangqiText | undefined {
  const { board, cells, turn } = position;
  const { grid } = board;
  const cell = (file: number, rank: number) =>
    file >= 0 && file < grid.files && rank >= 0 && rank < grid.ranks ? cellAt(grid, file, rank) : undefined;
  const read = parseCoordinates(text);
  const pairs = read?.from
    ? read.firstRanks.map((first) => [read.from!, read.to].map(({ file, rank }) => cell(file, rank - first)))
    : [];
  const points = board.definition.notation.moves === 'janggi' ? JANGGI_POINTS.exec(text.trim()) : null;
  if (points) {
    const [fromRank, fromFile, toRank, toFile] = points.slice(1).map(Number) as [number, number, number, number];
    const rankOfDigit = (digit: number) => grid.ranks - (digit || 10);
    pairs.push([cell(fromFile - 1, rankOfDigit(fromRank)), cell(toFile - 1, rankOfDigit(toRank))]);
  }
  const isOwn = (from: number | undefined) =>
    from !== undefined && isPiece(cells[from]!) && sideOf(cells[from]!) === turn;
  const isTaken = (from: number | undefined) => from !== undefined && isPiece(cells[from]!);
  // Where ranks may be counted in two ways, the way in which an own piece moves was probably meant.
  const [from, to] =
    pairs.find(([origin]) => isOwn(origin)) ?? pairs.find(([origin]) => isTaken(origin)) ?? pairs.at(-1) ?? [];
  if (from === undefined) return undefined;
  return { kind: undefined, origins: [from], targets: () => (to === undefined ? [] : [to]) };
}

/** The parts of a move in the terms of Chinese notation: `C2=5`, `C+-1`, `13=4`. */
const WXF = /^([A-Z]?)([+-]|\d{1,2})([-+=])=?(\d{1,2})$/;

function parseWxf(position: BoardState, text: string): XiangqiText | undefined {
  const { board, cells, turn } = position;
  const read = WXF.exec(wxfOf(position, text));
  if (!read) return undefined;
  const [, letter = '', place = '', way, digits] = read;
  const isKind = (index: number) =>
    letter ? normalizeWxf(moveTextLetterOf(board, index)) === letter : index === board.pawn;
  const kind = board.kinds.findIndex((_, index) => isKind(index));
  if (kind < 0) return undefined;
  const own = [...cells.keys()].filter((cell) => sideOf(cells[cell]!) === turn && isKind(kindOfCode(cells[cell]!)));
  const number = Number(digits);
  return {
    kind,
    origins: own.filter((cell) => isAtPlace(position, own, cell, place)),
    targets: (origin) => targetsOf(position, origin, way!, number),
  };
}

/** Whether a piece stands where the text says: on a file, or in front of or behind another one on its file. */
function isAtPlace({ board, turn }: BoardState, own: readonly number[], cell: number, place: string): boolean {
  const file = (other: number) => fileFromRight(board.grid, turn, other);
  const ahead = (other: number) => relativeRank(board.grid, turn, other);
  const onFile = own.filter((other) => file(other) === file(cell)).sort((one, other) => ahead(other) - ahead(one));
  if (place === '+' || place === '-') return onFile.length > 1 && onFile.at(place === '+' ? 0 : -1) === cell;
  if (file(cell) === Number(place)) return true;
  const [order, onIt] = [...place].map(Number);
  return place.length === 2 && file(cell) === onIt && onFile[order! - 1] === cell;
}

/** Cells that a step may mean: straight by a number of ranks, or diagonally to a file; sideways to a file. */
function targetsOf({ board, cells, turn }: BoardState, origin: number, way: string, number: number): number[] {
  const { grid } = board;
  const { strokes } = board.kinds[kindOfCode(cells[origin]!)]!;
  const goesStraight = strokes.some(({ dx, dy }) => dx === 0 || dy === 0);
  const goesAcross = strokes.some(({ dx, dy }) => dx !== 0 && dy !== 0);
  const file = turn === 0 ? grid.files - number : number - 1;
  const rank = rankOf(grid, origin);
  const isFile = file >= 0 && file < grid.files;
  if (way === '=') return isFile ? [cellAt(grid, file, rank)] : [];
  const step = (way === '+') === (turn === 0) ? 1 : -1;
  const straight = rank + step * number;
  const isRank = goesStraight && straight >= 0 && straight < grid.ranks;
  const diagonal = goesAcross && isFile && file !== fileOf(grid, origin) ? [1, 2].map((by) => rank + step * by) : [];
  return [
    ...(isRank ? [cellAt(grid, fileOf(grid, origin), straight)] : []),
    ...diagonal.filter((at) => at >= 0 && at < grid.ranks).map((at) => cellAt(grid, file, at)),
  ];
}

const WAYS: Readonly<Record<string, string>> = { 进: '+', 退: '-', 平: '=' };
const PLACES: Readonly<Record<string, string>> = { 前: '+', 中: '2', 后: '-' };

/** The text as WXF: Chinese texts are converted, 前车进1 to `R++1`. */
function wxfOf({ board, turn }: BoardState, text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return normalizeWxf(text);
  const names = new Map(
    board.kinds.flatMap((kind, index) => {
      const name = board.definition.notation.chinese[kind.letter]?.[turn];
      return name === undefined
        ? []
        : [[normalizeChinese(name), normalizeWxf(moveTextLetterOf(board, index))] as const];
    }),
  );
  const parts = [...normalizeChinese(text)].map((part) => WAYS[part] ?? PLACES[part] ?? names.get(part) ?? part);
  const [first = '', second = '', ...rest] = parts;
  return (/[A-Z]/.test(second) ? [second, first, ...rest] : parts).join('');
}
