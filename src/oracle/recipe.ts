import type { SystemSlug } from '../entity/systems.ts';
import { didYouMean } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { content, contentIn } from './content.ts';
import { parseTemplate, slotsOf, splitPath, type TemplatePart } from './template.ts';

/** What a scene can be about. */
export const SCENE_KINDS = ['location', 'npc', 'event', 'combat'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** A file of `content/recipes/`. */
interface RecipeFile {
  readonly system: SystemSlug;
  /** Whether the rows of the system's tables are written in title case. */
  readonly titled?: boolean;
  /**
   * Rows that need other words within a sentence, by table ID without its region. In an ID `*` matches any one part of
   * the path; in a wording it stands for the result itself. An empty wording means that the row says nothing.
   */
  readonly wordings?: RowWordings;
  readonly recipes: readonly Omit<Recipe, 'system' | 'pieces' | 'tables'>[];
}

export type RowWordings = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Recipe {
  /** Unique across all systems. */
  readonly id: string;
  readonly system: SystemSlug;
  readonly title: string;
  readonly about: SceneKind;
  /** A template: see template.ts. */
  readonly sentence: string;
  readonly pieces: readonly TemplatePart[];
  /** All tables that may be rolled, as the template names them. */
  readonly tables: readonly string[];
}

const recipeFiles = (): RecipeFile[] => contentIn('recipes').map((name) => content<RecipeFile>(name));

let cachedRecipes: readonly Recipe[] | undefined;

/** All recipes, ordered by the names of their systems. */
export const loadRecipes = (): readonly Recipe[] =>
  (cachedRecipes ??= recipeFiles().flatMap(({ system, recipes }) =>
    recipes.map((recipe) => ({ ...recipe, system, ...parseSentence(recipe.sentence) })),
  ));

const fileOf = (system: SystemSlug): RecipeFile | undefined => recipeFiles().find((file) => file.system === system);

export const rowWordingsOf = (system: SystemSlug): RowWordings => fileOf(system)?.wordings ?? {};

export const hasTitleCaseRows = (system: SystemSlug): boolean => fileOf(system)?.titled ?? false;

function parseSentence(sentence: string): Pick<Recipe, 'pieces' | 'tables'> {
  const pieces = parseTemplate(sentence);
  const tableIds = slotsOf(pieces).flatMap(({ rolls }) => rolls.flatMap(({ tables }) => tables));
  return { pieces, tables: [...new Set(tableIds.flatMap((table) => [...(precedingTable(table) ?? []), table]))] };
}

function precedingTable(table: string): string[] | undefined {
  const path = splitPath(table);
  return path && [path.by];
}

/**
 * Finds a recipe by ID in any spelling, or by title. The error suggests the nearest ID and lists those of the system.
 */
export function findRecipe(query: string, system: SystemSlug): Result<Recipe, string> {
  const plain = query
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  const found = loadRecipes().find(
    ({ id, title }) => id === plain || title.toLowerCase() === query.trim().toLowerCase(),
  );
  if (found) return ok(found);
  const hint = didYouMean(
    plain,
    loadRecipes().map(({ id }) => id),
  );
  const ownIds = loadRecipes().flatMap((recipe) => (recipe.system === system ? [recipe.id] : []));
  return fail(
    `There is no recipe "${query.slice(0, 60)}"${hint ? `: ${hint}` : '.'} Those of ${system} are ${ownIds.join(', ')}.`,
  );
}
