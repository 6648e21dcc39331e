import { z } from 'zod';
import { ENTITY_SYSTEMS, entityCatalogueOf } from '../../entity/catalogue.ts';
import { searchEntities } from '../../entity/search.ts';
import { joinNames } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import { terrainWordsOf } from '../../roleplay/encounter/foes.ts';
import { refuse } from '../errors.ts';
import { nameField, textField } from '../fields.ts';
import { CALL_LIMITS } from '../limits.ts';
import { defineTool } from '../tool.ts';
import { entityText, findRoleplayingSystem, shortEntity } from './lookup.ts';
import { EntityLineSchema, lightEntities } from './shapes.ts';

export default defineTool({
  name: 'rpg_search_entities',
  title: 'Search entities',
  description:
    'Searches the spells, monsters, classes and items of one system or all, best matches first. For a full entry, use rpg_get_entity.',
  input: z.strictObject({
    query: textField('Search words, as in "cr 1/4 forest".'),
    system: nameField('Role-playing system; see oracle_list_games.').optional(),
    game: nameField('Alias of system.').optional(),
    category: nameField('Kind of entity, e.g. spell, monster, class, item.').optional(),
    limit: z.int().min(1).max(CALL_LIMITS.page).describe('Maximum number of results.').default(10),
  }),
  aliases: { game: 'system' },
  output: z.object({
    total: z.int().describe('found in all'),
    entities: z.array(EntityLineSchema).describe('the best first'),
    note: z.string().optional().describe('why some or all do not fit'),
  }),
  examples: [
    { title: 'fireballs in all systems', args: { query: 'fireball' } },
    { title: 'a misspelt monster', args: { query: 'owlber', system: '5e' } },
  ],
  run: ({ query, system, category, limit }) => {
    const knownSystem = system === undefined ? undefined : findRoleplayingSystem(system);
    if (knownSystem && !knownSystem.ok) return knownSystem;
    const slug = knownSystem?.value.slug;
    const systems = slug ? [slug] : ENTITY_SYSTEMS;
    if (category !== undefined && systems.every((one) => !entityCatalogueOf(one).category(category).ok)) {
      const known = [...new Set(systems.flatMap((one) => entityCatalogueOf(one).categories))];
      const where = slug ? ` in ${slug}` : '';
      const detail = `There is no category "${category.slice(0, 60)}"${where}; there are ${joinNames(known, 'and')}.`;
      return refuse('unknown_name', detail, 'rpg_list_categories lists them.');
    }
    const { entities, without } = searchEntities(query, { system: slug, category, moreKinds: terrainWordsOf });
    const note = noteFor(query, entities.length, without);
    return ok({ total: entities.length, entities: entities.slice(0, limit).map(shortEntity), ...(note && { note }) });
  },
  light: lightEntities,
  next: ({ entities }) => (entities.length ? 'rpg_get_entity with the ID or name of one gives all of it.' : undefined),
  text: ({ total, entities, note }) =>
    [`${total} found`, ...(note ? [note] : []), ...entities.map((entity) => entityText(entity))].join('\n'),
});

function noteFor(query: string, count: number, without?: readonly string[]): string | undefined {
  if (without?.length && count) return `Nothing has the ${joinNames(without, 'and')} asked for; these are without it.`;
  if (count) return undefined;
  if (query.trim() === '') return 'The query is empty: say what to look for, as in "cr 1/4 forest" or "fireball".';
  return 'Nothing has these words: try fewer, or a name. rpg_browse_category lists a whole category.';
}
