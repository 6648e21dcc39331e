import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { setUpGame } from '../../tabletop/packs/nukes/setup.ts';
import { describeSetup, setupToJson } from '../../tabletop/packs/nukes/setup-json.ts';
import { loadMap } from '../hex/map-result.ts';
import { omit } from '../light.ts';
import { defineTool } from '../tool.ts';
import { PlayerStartSchema, SetupFairnessSchema, TerritorySchema } from './nukes-shapes.ts';

export default defineTool({
  name: 'nukes_setup_generator',
  title: 'Set up nukes',
  description:
    'Generates a random, balanced setup for a game of Nukes with 2 to 6 players: territories, resources and starting units. For the bare map, use hex_generate_map with game nukes.',
  callClass: 'heavy',
  random: true,
  input: z.strictObject({
    players: z.int().min(2).max(6).describe('Number of players.').meta({ default: 2 }).optional(),
  }),
  output: z.object({
    players: z.int(),
    seed: z.string().describe('of the map: hex_generate_map makes it from game nukes, these players and this seed'),
    size: z.int().describe('of the map'),
    share: z.string().describe('sent as seed to the hex tools it makes this very map'),
    territories: z.array(TerritorySchema),
    starts: z.array(PlayerStartSchema).describe('what each player begins with'),
    fairness: SetupFairnessSchema,
  }),
  examples: [
    { title: 'for two', args: {}, seed: 'parlour' },
    { title: 'for five', args: { players: 5 }, seed: 'parlour' },
  ],
  run: ({ players }, { seed }) => {
    const map = loadMap({ game: 'nukes', players, seed });
    return map.ok ? ok(setupToJson(map.value, setUpGame(map.value))) : map;
  },
  light: ({ territories, ...setup }) => ({
    ...setup,
    territories: territories.map((territory) => omit(territory, 'hexes')),
  }),
  next: 'hex_export_svg with game nukes and this share string as seed draws the map.',
  text: describeSetup,
});
