import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { defineTool } from '../tool.ts';
import { positionText } from './board-text.ts';
import { makeMovesAnswer } from './game-answers.ts';
import { openGame } from './open-game.ts';
import { EXAMPLE_STATE, MadeMovesSchema, MoveSequenceSchema, StateSchema } from './shapes.ts';

export default defineTool({
  name: 'play_make_moves',
  title: 'Make several moves',
  description: 'To make moves in order: returns the final state and stops at the first illegal move.',
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
  run: ({ state, moves }) => {
    const game = openGame(state);
    return game.ok ? ok(makeMovesAnswer(game.value, moves)) : game;
  },
  text: ({ applied, stopped, ...rest }) => {
    const made = `${applied} moves made`;
    return `${stopped ? `${made}, stopped at the next: ${stopped.error}` : made}\n${positionText(rest)}`;
  },
});
