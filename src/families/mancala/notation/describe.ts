import type { Move } from '../../../play/move.ts';
import { cellName } from '../engine/board.ts';
import type { SowingLap } from '../engine/laps.ts';
import { PASS_MOVE, pitOf } from '../engine/move-code.ts';
import type { MancalaPosition } from '../engine/position.ts';

/**
 * Describes a move as JSON for callers: number of the pit, other choices, captured seeds, and the sowing lap by lap.
 * Each lap lists the emptied pit, the pits and stores that receive a seed, in order, and the captures.
 */
export function describeMove(position: MancalaPosition, move: number): Move {
  const notation = position.notationOf(move);
  if (move === PASS_MOVE) return { action: 'pass', notation };
  const { turn } = position;
  const { laps, count, gained, resown, again, endless } = position.lapsOf(move);
  const captured = gained[turn]! + resown;
  return {
    pit: pitNumber(position, move),
    ...position.choicesOf(move),
    ...(captured > 0 && { captured }),
    ...(again && { again }),
    ...(endless && { endless }),
    laps: laps.map((lap) => lapOf(position, lap)),
    ...(count > laps.length && { lapCount: count }),
    notation,
  };
}

function lapOf({ board }: MancalaPosition, { from, pits, taken }: SowingLap) {
  const captures = taken.map(({ pit, seeds, seat }) => ({
    pit: cellName(board, pit),
    seeds,
    ...(seat !== undefined && { by: board.definition.seats[seat] }),
  }));
  return {
    ...(from !== undefined && { from: cellName(board, from) }),
    pits: pits.map((pit) => cellName(board, pit)),
    ...(captures.length && { captures }),
  };
}

/** Number of a move's pit on its side, counted from 1 at the player's left. */
export const pitNumber = ({ board: { half } }: MancalaPosition, move: number): number => (pitOf(move) % half) + 1;
