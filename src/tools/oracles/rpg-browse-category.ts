import { z } from 'zod';
import { entityCatalogueOf } from '../../entity/catalogue.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { CALL_LIMITS } from '../limits.ts';
import { defineTool } from '../tool.ts';
import { entityText, findRoleplayingSystem, shortEntity } from './lookup.ts';
import { EntityLineSchema, lightEntities } from './shapes.ts';

export default defineTool({
  name: 'rpg_browse_category',
  title: 'Browse entities',
  description:
    'Lists the entities of one category of a system in alphabetical order, one page at a time. rpg_list_categories lists the categories; to search by words, use rpg_search_entities.',
  callClass: 'heavy',
  input: z.strictObject({
    system: nameField('Role-playing system; see oracle_list_games.'),
    game: nameField('Alias of system.').optional(),
    category: nameField('Kind of entity, e.g. spell, monster, class, item.'),
    page: z.int().min(1).describe('Page number.').default(1),
    pageSize: z.int().min(1).max(CALL_LIMITS.page).describe('Entities per page.').default(20),
  }),
  aliases: { game: 'system' },
  output: z.object({
    system: z.string(),
    category: z.string(),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    pages: z.int(),
    note: z.string().optional().describe('Why the page is empty.'),
    entities: z.array(EntityLineSchema).describe('by name; none on a page after the last'),
  }),
  examples: [{ title: 'spells of Knave', args: { system: 'knave', category: 'spell', pageSize: 5 } }],
  run: ({ system, category, page, pageSize }) => {
    const knownSystem = findRoleplayingSystem(system);
    if (!knownSystem.ok) return knownSystem;
    const found = entityCatalogueOf(knownSystem.value.slug).category(category);
    if (!found.ok) return refuse('unknown_name', found.error, 'rpg_list_categories lists them.');
    const all = [...found.value].sort((a, b) => a.name.localeCompare(b.name, 'en'));
    const from = (page - 1) * pageSize;
    const pages = Math.ceil(all.length / pageSize);
    return ok({
      system: knownSystem.value.slug,
      category: found.value[0]!.category,
      total: all.length,
      page,
      pageSize,
      pages,
      ...(page > pages && { note: `Page ${page} is after the last page, which is ${pages}.` }),
      entities: all.slice(from, from + pageSize).map(shortEntity),
    });
  },
  light: lightEntities,
  next: ({ entities }) => (entities.length ? 'rpg_get_entity with the ID or name of one gives all of it.' : undefined),
  text: ({ entities, page, pages, total, note }) =>
    [
      `page ${page} of ${pages}, ${total} in all`,
      ...(note ? [note] : []),
      ...entities.map((entity) => entityText(entity)),
    ].join('\n'),
});
