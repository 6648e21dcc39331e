import { z } from 'zod';
import { joinNames } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import { hasLoot, LOOT_SYSTEMS, makeLoot } from '../../roleplay/loot/loot.ts';
import { LOOT_TIERS } from '../../roleplay/loot/rated-loot.ts';
import { refuse } from '../errors.ts';
import { countField, nameField } from '../fields.ts';
import { omit } from '../light.ts';
import { defineTool } from '../tool.ts';
import { findRoleplayingSystem } from './lookup.ts';
import { rollsToJson } from './rolls-json.ts';
import { RollRecordSchema } from './shapes.ts';

const value = (what: string) => z.number().min(0).describe(what);

export default defineTool({
  name: 'rpg_loot',
  title: 'Random loot',
  description: 'Generates random loot of a tier for a role-playing system, with item values and their total.',
  callClass: 'heavy',
  random: true,
  input: z.strictObject({
    system: nameField('Role-playing system; see oracle_list_games.').default('5e'),
    tier: z.enum(LOOT_TIERS).describe('Value tier of the loot.').default('minor'),
    count: countField('Number of items.', 100).default(3),
  }),
  output: z.object({
    system: z.string(),
    tier: z.string(),
    coin: z.string().describe('what values are counted in: gp, copper, silver, coins'),
    loot: z.array(
      z.object({
        name: z.string(),
        kind: z.string().describe('coins, valuable, gear, magic or oddity'),
        value: value('absent if the item has no price').optional(),
        rarity: z.string().optional().describe('of magic items in 5e'),
        text: z.string().optional().describe('what it does'),
      }),
    ),
    totalValue: value('of all finds that have a value'),
    bounds: z
      .object({ low: value('at least, if all have a value'), high: value('at most') })
      .describe('range of the total value of this many items of the tier'),
    rolls: z.array(RollRecordSchema),
    text: z.string(),
    credit: z.string(),
  }),
  examples: [
    { title: 'three small finds', args: {}, seed: 'parlour' },
    { title: 'the treasure of a tyrant', args: { tier: 'legendary', count: 5 }, seed: 'hoard' },
    { title: 'a cairn opened', args: { system: 'cairn', tier: 'major', count: 2 }, seed: 'barrow' },
  ],
  run: ({ system, tier, count }, { rng }) => {
    const found = findRoleplayingSystem(system);
    if (!found.ok) return found;
    const { slug, title } = found.value;
    if (hasLoot(slug)) {
      const loot = makeLoot(slug, tier, count, rng);
      return ok({ ...loot, rolls: rollsToJson(loot.rolls) });
    }
    return refuse(
      'impossible',
      `${title} counts no treasure: what its heroes gain is supply and assets. Systems with loot are ${joinNames(LOOT_SYSTEMS, 'and')}.`,
    );
  },
  light: (result) => omit(result, 'rolls'),
  text: ({ text }) => text,
});
