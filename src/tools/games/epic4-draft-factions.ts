import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { draftFactions } from '../../tabletop/packs/epic4/draws.ts';
import { refuse } from '../errors.ts';
import { countField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import {
  ExpansionsField,
  expansionsFor,
  FactionSchema,
  factionLine,
  factionToJson,
  lightFaction,
} from './epic4-shapes.ts';

export default defineTool({
  name: 'epic4_draft_factions',
  title: 'Draft factions',
  description:
    'Deals each of 3 to 8 players a pool of Epic 4 factions to choose from; no faction is in two pools. To assign factions outright, use epic4_random_factions.',
  random: true,
  input: z.strictObject({
    players: z.int().min(3).max(8).describe('Number of players.').default(6),
    choices: countField('Factions offered to each player.', 20).default(3),
    expansions: ExpansionsField,
  }),
  output: z.object({
    pools: z.array(z.object({ player: z.int().describe('from 1'), factions: z.array(FactionSchema) })),
  }),
  examples: [
    { title: 'three choices for each of six', args: {}, seed: 'parlour' },
    { title: 'two choices for each of four', args: { players: 4, choices: 2, expansions: ['core'] }, seed: 'parlour' },
  ],
  run: ({ players, choices, expansions }, context) => {
    const chosen = expansionsFor(expansions);
    if (!chosen.ok) return chosen;
    const pools = draftFactions(chosen.value, players, choices, context.rng);
    if (!pools.ok) {
      const { needed, there } = pools.error;
      const most = Math.floor(there / players);
      return refuse(
        'impossible',
        `${players} players with ${choices} choices each need ${needed} factions, and there are ${there}.`,
        most > 0 ? `Ask for at most ${most} choices, or for more expansions.` : 'Ask for more expansions.',
      );
    }
    return ok({
      pools: pools.value.map((factions, i) => ({
        player: i + 1,
        factions: factions.map((faction) => factionToJson(faction, context)),
      })),
    });
  },
  light: ({ pools }) => ({
    pools: pools.map(({ player, factions }) => ({
      player,
      factions: factions.map(({ abilities, ...faction }) => ({
        ...lightFaction({ ...faction, abilities }),
        abilities: abilities.map(({ name, text }) => `${name}: ${text}`),
      })),
    })),
  }),
  text: ({ pools }) =>
    pools
      .map(({ player, factions }) => {
        const lines = factions.map((faction) => `   ${factionLine(faction)}\n      ${faction.theme}`);
        return `Player ${player} picks one of\n${lines.join('\n')}`;
      })
      .join('\n\n'),
});
