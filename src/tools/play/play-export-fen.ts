import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { positionStringOf } from '../../play/game.ts';
import { defineTool } from '../tool.ts';
import { openGame } from './open-game.ts';
import { EXAMPLE_STATE, StateSchema } from './shapes.ts';

export default defineTool({
  name: 'play_export_fen',
  title: 'Position as text',
  description: 'To keep or share a position: its FEN-style string, in any of the ten families.',
  input: z.strictObject({ state: StateSchema }),
  output: z.object({ fen: z.string() }),
  examples: [{ title: 'the start of chess', args: { state: EXAMPLE_STATE } }],
  run: ({ state }) => {
    const game = openGame(state);
    return game.ok ? ok({ fen: positionStringOf(game.value) }) : game;
  },
  text: ({ fen }) => fen,
});
