import { z } from 'zod';
import { tool } from '../tool.ts';
import { Rulebook } from './shapes.ts';

export default tool({
  name: 'rules_random',
  title: 'Suggest a game',
  description: 'To pick a game for tonight: a random one that fits the number of players and the time.',
  random: true,
  input: z.strictObject({
    players: z.int().min(1).max(100).describe('how many want to play').optional(),
    maxDuration: z.number().min(1).max(100_000).describe('minutes at most').optional(),
  }),
  output: z.object({ game: Rulebook.nullable(), matches: z.int(), reason: z.string().optional() }),
});
