import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { randomFactions } from '../../tabletop/packs/epic4/draws.ts';
import { defineTool } from '../tool.ts';
import {
  ExpansionsField,
  expansionsFor,
  FactionSchema,
  factionSheet,
  factionToJson,
  playedFaction,
  tooFewCardsRefusal,
} from './epic4-shapes.ts';

export default defineTool({
  name: 'epic4_random_factions',
  title: 'Assign factions',
  description:
    'Assigns a random Epic 4 faction to each of 3 to 8 players, never the same one twice. To let players choose, use epic4_draft_factions.',
  random: true,
  input: z.strictObject({
    players: z.int().min(3).max(8).describe('Number of players.'),
    expansions: ExpansionsField,
  }),
  output: z.object({ assignments: z.array(z.object({ player: z.int().describe('from 1'), faction: FactionSchema })) }),
  examples: [
    { title: 'four players', args: { players: 4 }, seed: 'parlour' },
    { title: 'three players, core set only', args: { players: 3, expansions: ['core'] }, seed: 'parlour' },
  ],
  run: ({ players, expansions }, context) => {
    const chosen = expansionsFor(expansions);
    if (!chosen.ok) return chosen;
    const factions = randomFactions(chosen.value, players, context.rng);
    if (!factions.ok) return tooFewCardsRefusal(factions.error, 'factions');
    return ok({
      assignments: factions.value.map((faction, i) => ({ player: i + 1, faction: factionToJson(faction, context) })),
    });
  },
  light: ({ assignments }) => ({
    assignments: assignments.map(({ player, faction }) => ({ player, faction: playedFaction(faction) })),
  }),
  text: ({ assignments }) =>
    assignments.map(({ player, faction }) => `${player}. ${factionSheet(faction)}`).join('\n\n'),
});
