import { openGame } from './open-game.ts';

/** Formats the player to move, or how the game ended. */
export function turnText({ turn, over, winner, reason }: BoardAnswer): string {
  if (!over) return `${turn} to move`;
  return `${reason}: ${winner === null || winner === undefined ? 'a draw' : `${winner} won`}`;
}

interface BoardAnswer {
  turn: string;
  over?: boolean | undefined;
  winner?: string | null | undefined;
  reason?: string | null | undefined;
}

/**
 * Draws the board with letters for a terminal. Throws for an invalid state, which cannot occur because a tool has just
 * made it.
 */
function boardText(state: object): string {
  const game = openGame(state);
  if (!game.ok) throw new Error(game.error.detail);
  const { variant, position } = game.value;
  return variant.family.view.boardText(position);
}

/** Formats the board, the player to move, and the state to pass to the next call. */
export const positionText = (answer: BoardAnswer & { state: object }): string =>
  [boardText(answer.state), turnText(answer), `state: ${JSON.stringify(answer.state)}`].join('\n');
