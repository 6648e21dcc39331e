import { z } from 'zod';
import { entityCatalogueOf } from '../../entity/catalogue.ts';
import { ROLEPLAYING_SYSTEMS } from '../../entity/systems.ts';
import { ok } from '../../lib/result.ts';
import { ORACLE_SYSTEMS, oracleTablesOf } from '../../oracle/oracle-tables.ts';
import { loadRecipes } from '../../oracle/recipe.ts';
import { RATED_SYSTEMS } from '../../roleplay/encounter/foes.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'oracle_list_games',
  title: 'Role-playing systems',
  description:
    'Lists the role-playing systems and what each offers: oracle tables, entities, recipes, character creation and encounters. Call it for the slug that other tools take as system or game.',
  callClass: 'heavy',
  input: z.strictObject({}),
  output: z.object({
    total: z.int(),
    tables: z.int().describe('of all systems'),
    entities: z.int().describe('of all systems'),
    systems: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        aliases: z.array(z.string()).describe('other spellings that are understood'),
        tables: z.int().describe('for oracle_roll'),
        regions: z.boolean().describe('some tables differ by region'),
        entities: z.record(z.string(), z.int()).describe('how many of each category'),
        recipes: z.int().describe('for oracle_scene'),
        chargen: z.boolean().describe('rpg_chargen makes characters'),
        levels: z.object({ min: z.int(), max: z.int() }).describe('of characters'),
        encounters: z.boolean().describe('oracle_encounter rates them by the rules of the system'),
        licence: z.string(),
        credit: z.string(),
      }),
    ),
  }),
  examples: [{ title: 'all of them', args: {} }],
  run: () => {
    const systems = ROLEPLAYING_SYSTEMS.map(({ slug, title, aliases, licence, credit, levels }) => ({
      slug,
      title,
      aliases: [...aliases],
      tables: isTabled(slug) ? oracleTablesOf(slug).tables.length : 0,
      regions: oracleTablesOf(slug).hasRegions,
      entities: Object.fromEntries(
        [...entityCatalogueOf(slug).byCategory].map(([category, { length }]) => [category, length]),
      ),
      recipes: loadRecipes().filter(({ system }) => system === slug).length,
      chargen: true,
      levels: { min: levels[0], max: levels[1] },
      encounters: (RATED_SYSTEMS as readonly string[]).includes(slug),
      licence,
      credit,
    }));
    return ok({
      total: systems.length,
      tables: ROLEPLAYING_SYSTEMS.reduce((sum, { slug }) => sum + oracleTablesOf(slug).tables.length, 0),
      entities: ROLEPLAYING_SYSTEMS.reduce((sum, { slug }) => sum + entityCatalogueOf(slug).entities.length, 0),
      systems,
    });
  },
  text: ({ systems }) =>
    systems
      .map(({ slug, title, tables, entities, recipes }) => {
        const counts = Object.entries(entities).map(([category, count]) => `${category} ${count}`);
        return `${slug} (${title}): ${tables} tables, ${recipes} recipes; ${counts.join(', ')}`;
      })
      .join('\n'),
});

const isTabled = (slug: string): boolean => (ORACLE_SYSTEMS as readonly string[]).includes(slug);
