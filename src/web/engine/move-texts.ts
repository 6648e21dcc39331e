import type { Move } from '../../play/move.ts';
import { ACTIONS } from '../../play/player-actions.ts';

/** A move as text; those of families without notation have their fields. An action may name its seat: `draw:black`. */
export function textOf({ notation, action, seat, ...fields }: Move): string {
  if (notation !== undefined) return notation;
  if (typeof action === 'string') return seat === undefined ? action : `${action}:${seat}`;
  return JSON.stringify(fields);
}

/** The move that a text means, as `textOf` writes it: `resign` is not a move on the board. */
export function moveOf(text: string): Move {
  const [action = '', seat] = text.split(':');
  return ACTIONS.includes(action) ? { action, ...(seat !== undefined && { seat }) } : { notation: text };
}
