import { z } from 'zod';
import { ENTITY_SYSTEMS, entityCatalogue } from '../../entity/catalogue.ts';
import { searchEntities } from '../../entity/search.ts';
import { joinNames } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { name, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { tool } from '../tool.ts';
import { entityText, lineOf, systemOf } from './lookup.ts';
import { EntityLine } from './shapes.ts';

export default tool({
  name: 'rpg_search_entities',
  title: 'Search entities',
  description: 'To find spells, monsters, classes and items by words, in one system or all.',
  input: z.strictObject({
    query: text('words to look for'),
    system: name('role-playing system; oracle_list_games lists them').optional(),
    game: name('alias of system').optional(),
    category: name('kind of entity: spell, monster, class, item …').optional(),
    limit: z.int().min(1).max(LIMITS.page).describe('how many results at most').default(10),
  }),
  aliases: { game: 'system' },
  output: z.object({
    total: z.int().describe('found in all'),
    entities: z.array(EntityLine).describe('the best first'),
  }),
  examples: [
    { title: 'fireballs in all systems', args: { query: 'fireball' } },
    { title: 'a misspelt monster', args: { query: 'owlber', system: '5e' } },
  ],
  run: ({ query, system, category, limit }) => {
    const asked = system === undefined ? undefined : systemOf(system);
    if (asked && !asked.ok) return asked;
    const slug = asked?.value.slug;
    const systems = slug ? [slug] : ENTITY_SYSTEMS;
    if (category !== undefined && systems.every((one) => !entityCatalogue(one).category(category).ok)) {
      const known = [...new Set(systems.flatMap((one) => entityCatalogue(one).categories))];
      const where = slug ? ` in ${slug}` : '';
      const detail = `There is no category "${category.slice(0, 60)}"${where}; there are ${joinNames(known, 'and')}.`;
      return refuse('unknown_name', detail, 'rpg_list_categories lists them.');
    }
    const found = searchEntities(query, { system: slug, category });
    return ok({ total: found.length, entities: found.slice(0, limit).map(lineOf) });
  },
  text: ({ total, entities }) => [`${total} found`, ...entities.map((entity) => entityText(entity))].join('\n'),
});
