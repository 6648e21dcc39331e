import { z } from 'zod';
import { entityCatalogue } from '../../entity/catalogue.ts';
import { SYSTEMS } from '../../entity/systems.ts';
import { ok } from '../../lib/result.ts';
import { ORACLE_SYSTEMS, oracleTables } from '../../oracle/oracle-tables.ts';
import { recipes } from '../../oracle/recipe.ts';
import { RATED_SYSTEMS } from '../../roleplay/encounter/foes.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'oracle_list_games',
  title: 'Role-playing systems',
  description: 'To see which role-playing systems are known, and what each has: tables, entities, recipes, characters.',
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
    const systems = SYSTEMS.map(({ slug, title, aliases, licence, credit, levels }) => ({
      slug,
      title,
      aliases: [...aliases],
      tables: isTabled(slug) ? oracleTables(slug).tables.length : 0,
      regions: oracleTables(slug).hasRegions,
      entities: Object.fromEntries(
        [...entityCatalogue(slug).byCategory].map(([category, { length }]) => [category, length]),
      ),
      recipes: recipes().filter(({ system }) => system === slug).length,
      chargen: true,
      levels: { min: levels[0], max: levels[1] },
      encounters: (RATED_SYSTEMS as readonly string[]).includes(slug),
      licence,
      credit,
    }));
    return ok({
      total: systems.length,
      tables: SYSTEMS.reduce((sum, { slug }) => sum + oracleTables(slug).tables.length, 0),
      entities: SYSTEMS.reduce((sum, { slug }) => sum + entityCatalogue(slug).entities.length, 0),
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
