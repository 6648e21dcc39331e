import { type Board, MILL_LENGTH } from './board.ts';

/** What a man that arrives at a point makes: nothing, a mill, or a longer row. */
export const ROW_MADE = { nothing: 0, three: 1, longer: 2 } as const;
export type RowMade = (typeof ROW_MADE)[keyof typeof ROW_MADE];

/** The row that a man on a point makes. `men` already includes this man. */
export function rowMadeAt(board: Board, seat: number, men: number, point: number): RowMade {
  if (board.definition.rules.exactly) return longestThrough(board, men, point);
  for (const others of board.millPartners[point]!) {
    if ((men & others) !== others) continue;
    const isHome = ((others | (1 << point)) & ~board.homeRows[seat]!) === 0;
    if (!isHome) return ROW_MADE.three;
  }
  return ROW_MADE.nothing;
}

/**
 * The longest row through a point, for games in which making four in a row is forbidden even if it also makes a mill.
 */
function longestThrough({ lines }: Board, men: number, point: number): RowMade {
  let row: RowMade = ROW_MADE.nothing;
  for (const line of lines) {
    const at = line.indexOf(point);
    if (at < 0) continue;
    let length = 1;
    for (let i = at - 1; i >= 0 && men & (1 << line[i]!); i--) length++;
    for (let i = at + 1; i < line.length && men & (1 << line[i]!); i++) length++;
    if (length > MILL_LENGTH) return ROW_MADE.longer;
    if (length === MILL_LENGTH) row = ROW_MADE.three;
  }
  return row;
}

/** Bit set of the men that belong to a mill. */
export function menInMills({ mills }: Board, men: number): number {
  let found = 0;
  for (const three of mills) if ((men & three) === three) found |= three;
  return found;
}

/** Whether a seat has a mill that counts, that is one not on its home rows. */
export function hasMill({ mills, homeRows }: Board, seat: number, men: number): boolean {
  for (const three of mills) if ((men & three) === three && three & ~homeRows[seat]!) return true;
  return false;
}
