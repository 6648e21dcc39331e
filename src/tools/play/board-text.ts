import { picturesOf } from '../../families/pictures.ts';
import { openGame } from './open-game.ts';

/** Who is to move, or how the game ended. */
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

/** A position for people at a terminal. The state is one that a tool has just made. */
function boardText(state: object): string {
  const game = openGame(state);
  if (!game.ok) throw new Error(game.error.detail);
  const { variant, position } = game.value;
  return picturesOf(variant.family.slug).letters(position);
}

/** The board, whose turn it is, and the state to pass on. */
export const positionText = (told: BoardAnswer & { state: object }): string =>
  [boardText(told.state), turnText(told), `state: ${JSON.stringify(told.state)}`].join('\n');
