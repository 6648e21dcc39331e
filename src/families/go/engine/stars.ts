/** Star points and handicap stones of a board, placed as in the Go Text Protocol 2, section 4.1.1. */
export interface StarPoints {
  /** Points that are marked on the board. */
  readonly stars: readonly number[];
  /** Points of the handicap stones. */
  readonly stones: readonly number[];
}

/** Minimum side length at which star points are on the fourth line; on smaller boards they are on the third. */
const FOURTH_LINE_SIDE = 12;

/** Minimum side length at which the middles of the sides also have star points. */
const NINE_STARS_SIDE = 17;

/** Maximum number of handicap stones on a board of this size; 0 if no places are defined for them. */
export const maxHandicap = (files: number, ranks: number): number => {
  if (files !== ranks || files < 7) return 0;
  return files % 2 === 0 || files === 7 ? 4 : 9;
};

export function starPointsOf(files: number, ranks: number, handicap: number): StarPoints {
  const [xs, ys] = [linesOf(files), linesOf(ranks)];
  const at = (x: number, y: number): number => y * files + x;
  const corners = xs.ends.flatMap((x) => ys.ends.map((y) => at(x, y)));
  const middle = xs.middle === undefined || ys.middle === undefined ? [] : [at(xs.middle, ys.middle)];
  const isLarge = Math.min(files, ranks) >= NINE_STARS_SIDE;
  const horizontal = isLarge && ys.middle !== undefined ? xs.ends.map((x) => at(x, ys.middle!)) : [];
  const vertical = isLarge && xs.middle !== undefined ? ys.ends.map((y) => at(xs.middle!, y)) : [];
  return { stars: [...corners, ...middle, ...horizontal, ...vertical], stones: stonesOf(files, handicap) };
}

/** Indices, from 0, of the lines with star points across a side of this length. */
function linesOf(side: number): { ends: readonly number[]; middle: number | undefined } {
  const middle = side % 2 === 1 && side >= 5 ? (side - 1) / 2 : undefined;
  if (side < 7) return { ends: [], middle };
  const line = side >= FOURTH_LINE_SIDE ? 3 : 2;
  return { ends: [line, side - 1 - line], middle };
}

/**
 * Points of the handicap stones on a square board: first the corners, then the sides. The middle is used for odd
 * numbers from 5 on.
 */
function stonesOf(side: number, handicap: number): number[] {
  if (handicap < 2 || handicap > maxHandicap(side, side)) return [];
  const low = side >= FOURTH_LINE_SIDE ? 3 : 2;
  const [high, half] = [side - 1 - low, (side - 1) / 2];
  const at = ([x, y]: readonly [number, number]): number => y * side + x;
  const corners = [
    [low, low],
    [high, high],
    [low, high],
    [high, low],
  ] as const;
  const sides = [
    [low, half],
    [high, half],
    [half, low],
    [half, high],
  ] as const;
  const takesMiddle = handicap >= 5 && handicap % 2 === 1;
  const onCorners = corners.slice(0, handicap);
  const onSides = handicap >= 6 ? sides.slice(0, handicap - 4 - (takesMiddle ? 1 : 0)) : [];
  return [...onCorners, ...onSides, ...(takesMiddle ? [[half, half] as const] : [])].map(at);
}
