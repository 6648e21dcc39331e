import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { Rng } from '../../lib/rng.ts';
import { loadRecipes, SCENE_KINDS, type SceneRecipe } from '../../oracle/recipe.ts';
import { makeScene } from '../../oracle/scene.ts';
import { nameField } from '../fields.ts';
import { omit } from '../light.ts';
import { defineTool } from '../tool.ts';
import { findTabledSystem } from './lookup.ts';

/** Seed for the example sentence of each recipe. */
const EXAMPLE_SEED = 'parlour';

export default defineTool({
  name: 'oracle_list_recipes',
  title: 'Scene recipes',
  description:
    "Lists the scene recipes of one system, or of all, with an example of each. Pass a recipe's ID to oracle_scene.",
  input: z.strictObject({ game: nameField('Role-playing system. Default: all.').optional() }),
  output: z.object({
    total: z.int(),
    recipes: z.array(
      z.object({
        id: z.string().describe('for oracle_scene'),
        system: z.string(),
        title: z.string(),
        about: z.enum(SCENE_KINDS),
        tables: z.array(z.string()).describe('IDs; <…> stands for the result of another of them'),
        example: z.string().describe(`the scene that the seed "${EXAMPLE_SEED}" makes`),
      }),
    ),
  }),
  examples: [{ title: 'those of one system', args: { game: 'knave' } }],
  run: ({ game }) => {
    if (game === undefined) return ok(listing(loadRecipes()));
    const named = findTabledSystem(game, 'scene recipes');
    if (!named.ok) return named;
    return ok(listing(loadRecipes().filter(({ system }) => system === named.value.slug)));
  },
  light: ({ total, recipes }) => ({ total, recipes: recipes.map((recipe) => omit(recipe, 'tables', 'example')) }),
  next: ({ total }) => (total ? 'oracle_scene with the ID of a recipe writes its scene.' : undefined),
  text: ({ recipes }) =>
    recipes.map(({ id, title, about, example }) => `${id}: ${title} (${about})\n    ${example}`).join('\n'),
});

const listing = (some: readonly SceneRecipe[]) => ({
  total: some.length,
  recipes: some.map((recipe) => {
    const { id, system, title, about, tables } = recipe;
    return {
      id,
      system,
      title,
      about,
      tables: [...tables],
      example: makeScene(recipe, Rng.fromSeed(EXAMPLE_SEED)).sentence,
    };
  }),
});
