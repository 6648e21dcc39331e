import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { positionText } from './board-text.ts';
import { makeMoves } from './make-moves.ts';
import { openGame } from './open-game.ts';
import { readAnswerAsState } from './read-game.ts';
import { EXAMPLE_STATE, MadeMovesSchema } from './shapes.ts';
import { MoveSequenceSchema, StateSchema } from './state-and-move.ts';

export default defineTool({
  name: 'play_make_moves',
  title: 'Make several moves',
  description:
    'Plays a list of moves in order and returns the final state, with a game record such as PGN where the family has one. Stops at the first illegal move and returns its index and the reason.',
  input: z.strictObject({ state: StateSchema, moves: MoveSequenceSchema }),
  output: MadeMovesSchema,
  examples: [
    {
      title: "fool's mate",
      args: {
        state: EXAMPLE_STATE,
        moves: [{ notation: 'f3' }, { notation: 'e5' }, { notation: 'g4' }, { notation: 'Qh4' }],
      },
    },
  ],
  readArgs: readAnswerAsState,
  run: ({ state, moves }) => makeMoves(() => openGame(state), moves),
  text: ({ applied, stopped, ...rest }) => {
    const made = `${applied} moves made`;
    return `${stopped ? `${made}, stopped at the next: ${stopped.error}` : made}\n${positionText(rest)}`;
  },
});
