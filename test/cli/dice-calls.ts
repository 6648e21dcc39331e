/** Notations with the least and the greatest total. */
export const ROLLS = [
  ['4d6kh3', 3, 18],
  ['2d6+3', 5, 15],
  ['d20', 1, 20],
  ['3d8,1d12+2', 6, 38],
] as const;
/** Expressions, targets and the probability to meet them. */
export const ODDS = [
  ['4d6kh3', 15, 300 / 1296],
  ['2d6+3', 12, 10 / 36],
  ['d20', 11, 0.5],
] as const;
