import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { splitList } from '../../lib/split-list.ts';
import { splitTeams } from '../../tabletop/teams.ts';
import { readListAsText } from '../argument-readers.ts';
import { refuse } from '../errors.ts';
import { countField, namesField, textField } from '../fields.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'team_split',
  title: 'Split players into teams',
  description:
    'Splits players at random into teams whose sizes differ by at most one. For a turn order, use random_player_order.',
  random: true,
  input: z.strictObject({
    players: namesField('Names of the players.', 1),
    members: textField('Comma-separated alternative to players.').optional(),
    count: countField('Number of teams.').default(2),
    teams: countField('Alias of count.').optional(),
  }),
  aliases: { members: { of: 'players', read: splitList }, teams: 'count' },
  readArgs: readListAsText('members'),
  output: z.object({ teams: z.array(z.array(z.string())).describe('the larger teams first') }),
  examples: [{ title: 'two teams', args: { players: ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'] }, seed: 'parlour' }],
  run: ({ players, count }, { rng }) => {
    if (count > players.length) {
      return refuse('impossible', `${players.length} players cannot fill ${count} teams.`, 'Ask for fewer teams.');
    }
    return ok({ teams: splitTeams(players, count, rng) });
  },
  text: ({ teams }) => teams.map((team, index) => `${index + 1}: ${team.join(', ')}`).join('\n'),
});
