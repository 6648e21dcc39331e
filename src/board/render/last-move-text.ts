import { joinNames } from '../../lib/nearest.ts';

/** Maximum number of cells of a move that are named. A sowing of many laps touches dozens. */
const MAX_NAMED = 12;

/** Describes a move by the cells that it touched, in their order: "Last move e2 to e4." Empty if there are none. */
export function lastMoveText(names: readonly string[]): string {
  if (names.length === 0) return '';
  if (names.length === 2) return `Last move ${names[0]} to ${names[1]}.`;
  if (names.length > MAX_NAMED) return `Last move from ${names[0]} over ${names.length - 1} cells.`;
  return `Last move at ${joinNames(names, 'and')}.`;
}
