import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { createGame } from '../../play/game.ts';
import { nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { positionText } from './board-text.ts';
import { gameAnswer } from './game-answers.ts';
import { findVariant } from './open-game.ts';
import { readFamily } from './read-game.ts';
import { FamilySchema, GameSchema, lightGame, NEXT_AFTER_START } from './shapes.ts';

export default defineTool({
  name: 'play_create_game',
  title: 'Start a game',
  description:
    'Starts a game of any family and variant and returns its initial state; the server stores nothing, so pass the latest state to each play tool. To start from a position string, use play_load_fen.',
  random: true,
  seedFrom: 'rngSeed',
  input: z.strictObject({
    family: FamilySchema,
    variant: nameField('Variant slug, with flags as in grand+random. Default: standard.').optional(),
    rngSeed: z
      .number()
      .describe('Seed for dice, shuffles and random setups; the same seed replays the same game.')
      .optional(),
  }),
  output: GameSchema,
  examples: [
    { title: 'chess from a mixed start', args: { family: 'chess', variant: 'chess960' }, seed: 'parlour' },
    { title: 'the same each time', args: { family: 'chess', variant: 'grand+random', rngSeed: 7 }, seed: 'parlour' },
    { title: 'orthodox chess', args: { family: 'chess' }, seed: 'parlour' },
  ],
  readArgs: readFamily,
  run: ({ family, variant }, { seed }) => {
    const found = findVariant(family, variant);
    return found.ok ? ok(gameAnswer(createGame(found.value, seed))) : found;
  },
  light: lightGame,
  next: NEXT_AFTER_START,
  text: positionText,
});
