import { z } from 'zod';
import { creditLineOf, type SystemSlug } from '../../entity/systems.ts';
import { joinNames } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import { ORACLE_SYSTEMS, oracleTablesOf } from '../../oracle/oracle-tables.ts';
import { findRecipe, SCENE_KINDS } from '../../oracle/recipe.ts';
import { makeRandomScene, makeScene } from '../../oracle/scene.ts';
import { REGIONS } from '../../oracle/table.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { findTabledSystem, rollLines } from './lookup.ts';
import { TableRollSchema } from './shapes.ts';

const DEFAULT: SystemSlug = 'starforged';

export default defineTool({
  name: 'oracle_scene',
  title: 'Make a scene',
  description:
    'Generates a scene from a recipe (see oracle_list_recipes) by rolling its tables and composing a sentence. Without a recipe, makes a short scene of a location, NPC, event or combat.',
  random: true,
  input: z.strictObject({
    system: nameField("Role-playing system. Default: the recipe's own system, otherwise starforged.").default(DEFAULT),
    recipe: nameField('Recipe ID from oracle_list_recipes.').optional(),
    region: z.enum(REGIONS).describe(`terrain region; default: ${REGIONS[0]}, in systems with regions`).optional(),
    type: z.enum(SCENE_KINDS).describe('Kind of scene when no recipe is given.').default('event'),
  }),
  output: z.object({
    system: z.string(),
    recipe: z.string().nullable().describe('null without a recipe'),
    type: z.enum(SCENE_KINDS).describe('what the scene is about'),
    region: z.enum(REGIONS).optional().describe('where a table was rolled that each region has one of'),
    sentence: z.string().describe('to be read out'),
    rolls: z.array(TableRollSchema).describe('in the order in which they were made'),
    note: z.string().optional().describe('that the recipe was of another system than the default'),
    credit: z.string(),
    licence: z.string().describe('of the tables; an SPDX identifier'),
  }),
  examples: [
    { title: 'by a recipe', args: { recipe: 'starforged-settlement', region: 'outlands' }, seed: 'parlour' },
    { title: 'somebody to meet', args: { system: 'cairn', type: 'npc' }, seed: 'parlour' },
  ],
  run: ({ system, recipe: recipeId, region, type }, { rng }) => {
    const named = findTabledSystem(system, 'scenes');
    if (!named.ok) return named;
    const recipe = recipeId === undefined ? undefined : findRecipe(recipeId, named.value.slug);
    if (recipe && !recipe.ok) return refuse('unknown_name', recipe.error, 'oracle_list_recipes lists the recipes.');
    const own = recipe?.value.system ?? named.value.slug;
    // Use the system of the recipe: a client may have filled in the default system on its own.
    if (own !== named.value.slug && named.value.slug !== DEFAULT)
      return refuse(
        'impossible',
        `recipe ${recipe!.value.id} is of ${own}, and system asks for ${named.value.slug}.`,
        `Leave system out, or choose one of the recipes of ${named.value.slug}: oracle_list_recipes.`,
      );
    if (region && !oracleTablesOf(own).hasRegions) return noRegions(own);
    const scene = recipe ? makeScene(recipe.value, rng, region) : makeRandomScene(own, type, rng, region);
    const { licence } = oracleTablesOf(own).tables[0]!;
    const note = own === named.value.slug ? {} : { note: `The recipe is of ${own}, so that system was used.` };
    return ok({ ...scene, ...note, credit: creditLineOf(own), licence });
  },
  text: ({ sentence, rolls, credit, licence }) =>
    [sentence, '', ...rolls.flatMap((roll) => rollLines(roll, 1)), '', `${credit} (${licence})`].join('\n'),
});

function noRegions(system: SystemSlug) {
  const withRegions = ORACLE_SYSTEMS.filter((slug) => oracleTablesOf(slug).hasRegions);
  return refuse(
    'impossible',
    `${system} has no regions; only ${joinNames(withRegions, 'and')} has ${joinNames(REGIONS, 'and')}.`,
    'Leave region out.',
  );
}
