import type { SystemSlug } from '../entity/systems.ts';
import { findByName } from '../lib/match-name.ts';
import { didYouMean } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { content, contentIn } from './content.ts';
import { parseTemplate, splitNestedTableId, type TemplatePart, templateSlotsOf } from './template.ts';

/** Kinds of scenes, by what a scene is about. */
export const SCENE_KINDS = ['location', 'npc', 'event', 'combat'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** A file of `content/recipes`, with the recipes of one system. */
interface RecipeFile {
  readonly system: SystemSlug;
  /** Other wordings for rows that read badly within a sentence. */
  readonly wordings?: RowWordings;
  /**
   * Sentences for scenes without a recipe, in the order in which they are told. By ID of the table, as in `wordings`.
   * The slot `{it}` stands for the result.
   */
  readonly clauses: Readonly<Record<string, string>>;
  readonly recipes: readonly Omit<SceneRecipe, 'system' | 'pieces' | 'tables'>[];
}

/**
 * Other wordings of rows, by ID of the table (without region), then by text of the row. In an ID, `*` matches any
 * single part; in a wording, it stands for the text of the row. A row with an empty wording is left out of the
 * sentence.
 */
export type RowWordings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A template for scenes of one kind. It is filled from the oracle tables of a system. */
export interface SceneRecipe {
  /** ID, unique among the recipes of all systems. */
  readonly id: string;
  readonly system: SystemSlug;
  readonly title: string;
  readonly about: SceneKind;
  /** Template of the scene's text, in the syntax that template.ts describes. */
  readonly sentence: string;
  readonly pieces: readonly TemplatePart[];
  /** IDs, as in the template, of all tables that may be rolled on. */
  readonly tables: readonly string[];
}

const recipeFiles = (): RecipeFile[] => contentIn('recipes').map((name) => content<RecipeFile>(name));

let cachedRecipes: readonly SceneRecipe[] | undefined;

/** Loads the recipes of all systems, ordered by system. */
export const loadRecipes = (): readonly SceneRecipe[] =>
  (cachedRecipes ??= recipeFiles().flatMap(({ system, recipes }) =>
    recipes.map((recipe) => ({ ...recipe, system, ...parseSentence(recipe.sentence) })),
  ));

const fileOf = (system: SystemSlug): RecipeFile | undefined => recipeFiles().find((file) => file.system === system);

/** Returns the other wordings for rows of a system's tables. */
export const rowWordingsOf = (system: SystemSlug): RowWordings => fileOf(system)?.wordings ?? {};

/** Returns the sentences of a system for scenes without a recipe, by ID of the table. */
export const clausesOf = (system: SystemSlug): Readonly<Record<string, string>> => fileOf(system)?.clauses ?? {};

function parseSentence(sentence: string): Pick<SceneRecipe, 'pieces' | 'tables'> {
  const pieces = parseTemplate(sentence);
  const tableIds = templateSlotsOf(pieces).flatMap(({ rolls }) => rolls.flatMap(({ tables }) => tables));
  return { pieces, tables: [...new Set(tableIds.flatMap((table) => [...(precedingTable(table) ?? []), table]))] };
}

function precedingTable(table: string): string[] | undefined {
  const path = splitNestedTableId(table);
  return path && [path.by];
}

/**
 * Finds a recipe by ID, or by title, in any spelling. The error suggests the nearest ID and lists the recipes of
 * `system`.
 */
export function findRecipe(query: string, system: SystemSlug): Result<SceneRecipe, string> {
  const found = findByName(
    loadRecipes(),
    query,
    ({ id }) => id,
    ({ title }) => title,
  );
  if (found) return ok(found);
  const hint = didYouMean(
    query,
    loadRecipes().map(({ id }) => id),
  );
  const ownIds = loadRecipes().flatMap((recipe) => (recipe.system === system ? [recipe.id] : []));
  return fail(
    `There is no recipe "${query.slice(0, 60)}"${hint ? `: ${hint}` : '.'} Those of ${system} are ${ownIds.join(', ')}.`,
  );
}
