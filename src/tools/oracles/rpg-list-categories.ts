import { z } from 'zod';
import { ENTITY_SYSTEMS, entityCatalogueOf } from '../../entity/catalogue.ts';
import { ok } from '../../lib/result.ts';
import { nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { findRoleplayingSystem } from './lookup.ts';

export default defineTool({
  name: 'rpg_list_categories',
  title: 'Entity categories',
  description:
    'Lists the entity categories of one system, or of all, with the number of entities in each. Pass a category to rpg_browse_category.',
  callClass: 'heavy',
  input: z.strictObject({
    game: nameField('Role-playing system. Default: all.').optional(),
    system: nameField('Alias of game.').optional(),
  }),
  aliases: { system: 'game' },
  output: z.object({
    total: z.int().describe('categories'),
    entities: z.int().describe('in all of them'),
    categories: z.array(z.object({ system: z.string(), category: z.string(), count: z.int() })),
  }),
  examples: [{ title: 'those of Cairn', args: { game: 'cairn' } }],
  run: ({ game }) => {
    const knownSystem = game === undefined ? undefined : findRoleplayingSystem(game);
    if (knownSystem && !knownSystem.ok) return knownSystem;
    const systems = knownSystem ? [knownSystem.value.slug] : ENTITY_SYSTEMS;
    const categories = systems.flatMap((system) =>
      [...entityCatalogueOf(system).byCategory].map(([category, { length }]) => ({ system, category, count: length })),
    );
    const entities = categories.reduce((sum, { count }) => sum + count, 0);
    return ok({ total: categories.length, entities, categories });
  },
  text: ({ categories }) =>
    categories.map(({ system, category, count }) => `${system} ${category}: ${count}`).join('\n'),
});
