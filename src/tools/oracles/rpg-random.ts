import { z } from 'zod';
import { entityCatalogueOf } from '../../entity/catalogue.ts';
import { creditLineOf } from '../../entity/systems.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { entityText, findRoleplayingSystem } from './lookup.ts';
import { EntitySchema } from './shapes.ts';

export default defineTool({
  name: 'rpg_random',
  title: 'Random entities',
  description:
    'Returns up to ten random entities of a system, from one category or any. For a playable encounter, use rpg_random_encounter.',
  callClass: 'heavy',
  random: true,
  input: z.strictObject({
    game: nameField('Role-playing system; see oracle_list_games.'),
    system: nameField('Alias of game.').optional(),
    category: nameField('Kind of entity. Default: any.').optional(),
    count: z.int().min(1).max(10).describe('Number of entities.').default(1),
  }),
  aliases: { system: 'game' },
  output: z.object({
    system: z.string(),
    total: z.int().describe('how many there are to draw from'),
    entities: z.array(EntitySchema).describe('none twice'),
    credit: z.string(),
  }),
  examples: [{ title: 'three monsters', args: { game: 'cairn', category: 'monster', count: 3 }, seed: 'parlour' }],
  run: ({ game, category, count }, { rng }) => {
    const knownSystem = findRoleplayingSystem(game);
    if (!knownSystem.ok) return knownSystem;
    const { slug } = knownSystem.value;
    const catalogue = entityCatalogueOf(slug);
    const pool = category === undefined ? ok(catalogue.entities) : catalogue.category(category);
    if (!pool.ok) return refuse('unknown_name', pool.error, 'rpg_list_categories lists them.');
    const entities = rng.sample(pool.value, Math.min(count, pool.value.length));
    return ok({ system: slug, total: pool.value.length, entities, credit: creditLineOf(slug) });
  },
  text: ({ entities }) => entities.map((entity) => entityText(entity)).join('\n'),
});
