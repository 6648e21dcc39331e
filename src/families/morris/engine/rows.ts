import { type Board, ROW } from './board.ts';

/** What a man who comes to a point makes: nothing, a row of three, or a longer one. */
export const MADE = { nothing: 0, three: 1, longer: 2 } as const;
export type Made = (typeof MADE)[keyof typeof MADE];

/** Three in a row through a point, where `men` has a man there already. */
export function makes(board: Board, seat: number, men: number, point: number): Made {
  if (board.definition.rules.exactly) return longestThrough(board, men, point);
  for (const others of board.rows[point]!) {
    if ((men & others) !== others) continue;
    const isHome = ((others | (1 << point)) & ~board.home[seat]!) === 0;
    if (!isHome) return MADE.three;
  }
  return MADE.nothing;
}

/** The longest row through the point decides: to make four is forbidden even where a three is made as well. */
function longestThrough({ lines }: Board, men: number, point: number): Made {
  let made: Made = MADE.nothing;
  for (const line of lines) {
    const at = line.indexOf(point);
    if (at < 0) continue;
    let length = 1;
    for (let i = at - 1; i >= 0 && men & (1 << line[i]!); i--) length++;
    for (let i = at + 1; i < line.length && men & (1 << line[i]!); i++) length++;
    if (length > ROW) return MADE.longer;
    if (length === ROW) made = MADE.three;
  }
  return made;
}

/** The men that stand in rows of three. */
export function inRows({ threes }: Board, men: number): number {
  let found = 0;
  for (const three of threes) if ((men & three) === three) found |= three;
  return found;
}

/** There is a row of three that is not the seat's home row. */
export function hasRow({ threes, home }: Board, seat: number, men: number): boolean {
  for (const three of threes) if ((men & three) === three && three & ~home[seat]!) return true;
  return false;
}
