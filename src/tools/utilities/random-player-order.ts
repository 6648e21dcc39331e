import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { namesField } from '../fields.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'random_player_order',
  title: 'Random player order',
  description: 'Shuffles players into a random turn order; every order is equally likely. For teams, use team_split.',
  random: true,
  input: z.strictObject({ players: namesField('Names of the players.', 1) }),
  output: z.object({ order: z.array(z.string()).describe('the first player first') }),
  examples: [{ title: 'three players', args: { players: ['Ann', 'Bob', 'Cleo'] }, seed: 'parlour' }],
  run: ({ players }, { rng }) => ok({ order: rng.shuffle(players) }),
  text: ({ order }) => order.map((player, place) => `${place + 1}. ${player}`).join('\n'),
});
