import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { Family, Game } from './shapes.ts';

export default tool({
  name: 'play_create_game',
  title: 'Start a game',
  description: 'To start a game of any family and variant: returns the state to pass to the other play tools.',
  random: true,
  input: z.strictObject({
    family: Family,
    variant: name('slug with optional flags, e.g. grand+random, standard+drops; default standard').optional(),
    rngSeed: z.number().describe('makes chance and shuffled set-ups the same each time').optional(),
  }),
  output: Game,
});
