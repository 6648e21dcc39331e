import { joinNames } from '../../lib/nearest.ts';
import { EMPTY, NEIGHBOURS_PER_CELL } from './engine/board.ts';
import type { HexPosition } from './engine/position.ts';

/** Maximum number of cells that are named. */
const MAX_NAMED = 3;

/** Facts about a legal move, most important first (see `Family.explainMove`). */
export function explainHexMove(position: HexPosition, move: number): string[] {
  const { board, turn } = position;
  if (move === position.swapMove) return ['takes over the first stone by a swap'];
  const isDecisive = !board.definition.end.misere;
  const blocks = isDecisive && board.seats === 2 && position.wouldReachGoal(move, 1 - turn);
  const linked = neighboursOf(position, move).filter((cell) => position.stones[cell] === turn + 1);
  const bridged = board.isTiled ? bridgedStones(position, move) : [];
  position.play(move);
  const threats = isDecisive ? goalCells(position, turn) : [];
  position.undo();
  return [
    ...(blocks ? [`stops the opponent from winning on ${board.names[move]}`] : []),
    ...(threats.length ? [`threatens to win on ${joinNames(threats.slice(0, MAX_NAMED), 'or')}`] : []),
    ...(linked.length > 1 ? [linkFact(position, linked)] : []),
    ...(bridged.length ? [`makes a bridge to ${cellNames(position, bridged)}`] : []),
  ];
}

const cellNames = ({ board }: HexPosition, cells: readonly number[]): string =>
  joinNames(
    cells.map((cell) => board.names[cell]!),
    'and',
  );

const linkFact = (position: HexPosition, linked: readonly number[]): string =>
  linked.length > MAX_NAMED
    ? `connects to ${linked.length} stones`
    : `connects to the stones on ${cellNames(position, linked)}`;

/** The neighbours of a cell, in order around it. */
function neighboursOf({ board, turn }: HexPosition, cell: number): number[] {
  const links = board.links[turn]!;
  const cells = [...links.subarray(cell * NEIGHBOURS_PER_CELL, (cell + 1) * NEIGHBOURS_PER_CELL)];
  return cells.filter((other) => other < board.cells);
}

/** Own stones that are not neighbours of the cell but share two empty neighbours with it, so that no cut separates them. */
function bridgedStones(position: HexPosition, cell: number): number[] {
  const { stones, turn } = position;
  const near = neighboursOf(position, cell);
  const shared = new Map<number, number>();
  for (const between of near.filter((other) => stones[other] === EMPTY))
    for (const far of neighboursOf(position, between)) shared.set(far, (shared.get(far) ?? 0) + 1);
  return [...shared]
    .filter(([far, count]) => count === 2 && far !== cell && stones[far] === turn + 1 && !near.includes(far))
    .map(([far]) => far);
}

/** Names of the empty cells on which a stone of the seat would reach a goal. */
function goalCells(position: HexPosition, seat: number): string[] {
  const { board, stones } = position;
  if (position.end) return [];
  return board.names.filter((_, cell) => stones[cell] === EMPTY && position.wouldReachGoal(cell, seat));
}
