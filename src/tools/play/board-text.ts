import { openGame } from './open-game.ts';

/** Describes whose turn it is or, if the game is over, how it ended. */
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

/** Draws the board with letters for a terminal. Throws for an invalid state, but a tool has just made this one. */
function boardText(state: object): string {
  const game = openGame(state);
  if (!game.ok) throw new Error(game.error.detail);
  const { variant, position } = game.value;
  return variant.family.view.boardText(position);
}

/** Formats the board, whose turn it is, and the state for the next call. */
export const positionText = (answer: BoardAnswer & { state: object }): string =>
  [boardText(answer.state), turnText(answer), `state: ${JSON.stringify(answer.state)}`].join('\n');
