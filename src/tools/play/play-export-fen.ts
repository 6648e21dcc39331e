import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { movesSoFar, positionStringOf } from '../../play/game.ts';
import { writeRecords } from '../../records/write-records.ts';
import { defineTool } from '../tool.ts';
import { openGame } from './open-game.ts';
import { readAnswerAsState } from './read-game.ts';
import { EXAMPLE_STATE, GameRecordSchema } from './shapes.ts';
import { StateSchema } from './state-and-move.ts';

export default defineTool({
  name: 'play_export_fen',
  title: 'Position as text',
  description:
    "Returns a state's position as a FEN-style string, to store or share, and the moves that the state holds as a game record. Moves before the last irreversible one are not in the state. play_load_fen turns either back into a state.",
  input: z.strictObject({ state: StateSchema }),
  output: z.object({
    fen: z.string(),
    record: GameRecordSchema.optional().describe(
      'Moves that the state holds, as a game in a standard format. Moves before the last irreversible one are not among them.',
    ),
  }),
  examples: [{ title: 'the start of chess', args: { state: EXAMPLE_STATE } }],
  readArgs: readAnswerAsState,
  run: ({ state }) => {
    const game = openGame(state);
    if (!game.ok) return game;
    const { fen, made } = movesSoFar(game.value);
    const [record] = made.length || game.value.ended ? writeRecords(game.value, fen, made) : [];
    return ok({ fen: positionStringOf(game.value), ...(record && { record }) });
  },
  text: ({ fen }) => fen,
});
