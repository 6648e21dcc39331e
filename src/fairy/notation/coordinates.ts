import { fileOf, rankOf } from '../../board/grid.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import { moveTextLetterOf } from '../board/naming.ts';
import type { BoardState } from '../board/state.ts';

/** A point as written: its file, counted from 0, and its rank as the text counts it. */
interface Point {
  readonly file: number;
  readonly rank: number;
}

/** A move written by its points: `H2-E2`, `h2e2`, `C@d3`. */
export interface Coordinates {
  /** Where the piece comes from; undefined for a drop. */
  readonly from: Point | undefined;
  readonly to: Point;
  /** Letter of the dropped piece; undefined for other moves. */
  readonly drop: string | undefined;
  /** Letter of what the piece promotes to; empty if the text does not say. */
  readonly promotion: string;
  /**
   * Which number the text gives the first rank: 0 in ICCS and UCCI, 1 in UCI. Both are listed if the text does not
   * show it.
   */
  readonly firstRanks: readonly (0 | 1)[];
}

const COORDINATES = /^(?:([A-Z])@|([a-p])(0|[1-9]\d?)[-x]?)([a-p])(0|[1-9]\d?)([a-z]?)$/i;

/**
 * Parses a move written by coordinates; undefined for other texts. Files in capitals count ranks from 0, as Chinese
 * servers do, and so do texts with a rank 0; drops with a file in lower case count from 1, as engines do.
 */
export function parseCoordinates(text: string): Coordinates | undefined {
  const read = COORDINATES.exec(text.trim().replace(/[+#!?]{1,3}$/, ''));
  if (!read) return undefined;
  const [, drop, fromFile, fromRank, toFile = '', toRank, promotion = ''] = read;
  const to = pointOf(toFile, toRank!);
  const from = fromFile === undefined ? undefined : pointOf(fromFile, fromRank!);
  const ranks = [to.rank, ...(from ? [from.rank] : [])];
  const isCapital = toFile === toFile.toUpperCase();
  const firstRanks = ([0, 1] as const).filter(
    (first) =>
      ranks.every((rank) => rank >= first && rank <= 9 + first) && (first === 0 ? !drop || isCapital : !isCapital),
  );
  return firstRanks.length ? { from, to, drop, promotion, firstRanks } : undefined;
}

const pointOf = (file: string, rank: string): Point => ({
  file: file.toLowerCase().charCodeAt(0) - 97,
  rank: Number(rank),
});

/** Whether coordinates name a legal move, with any of the numbers that the text may give the first rank. */
export const matchesCoordinates = (position: BoardState, move: number, coordinates: Coordinates): boolean =>
  coordinates.firstRanks.some((first) => isMoveOf(position, move, coordinates, first));

function isMoveOf(
  position: BoardState,
  move: number,
  { from, to, drop, promotion }: Coordinates,
  firstRank: number,
): boolean {
  const { board } = position;
  const isAt = (cell: number, { file, rank }: Point) =>
    fileOf(board.grid, cell) === file && rankOf(board.grid, cell) === rank - firstRank;
  const isKind = (text: string) => {
    const kind = droppedOrPromotedKind(move);
    return [board.kinds[kind]!.letter, moveTextLetterOf(board, kind)].includes(text.toUpperCase());
  };
  if (!isAt(toOf(move), to)) return false;
  if (kindOf(move) === MOVE_KIND.drop) return drop !== undefined && isKind(drop);
  const isPromotion = promotion === '' || (kindOf(move) === MOVE_KIND.promotion && isKind(promotion));
  return from !== undefined && isAt(fromOf(move), from) && isPromotion;
}
