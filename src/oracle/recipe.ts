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
  /** Short templates, of which a scene without a recipe uses one at random. */
  readonly sketches: readonly Pick<SceneSketch, 'about' | 'sentence'>[];
  readonly recipes: readonly Omit<SceneRecipe, 'system' | 'pieces' | 'tables'>[];
}

/**
 * Other wordings of rows, by ID of the table (without region), then by text of the row. In an ID, `*` matches any
 * single part; in a wording, it stands for the text of the row. A row with an empty wording is left out of the
 * sentence.
 */
export type RowWordings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A template for scenes of one kind. It is filled from the oracle tables of a system. */
export interface SceneSketch {
  readonly system: SystemSlug;
  readonly about: SceneKind;
  /** Template of the scene's text, in the syntax that template.ts describes. */
  readonly sentence: string;
  readonly pieces: readonly TemplatePart[];
  /** IDs, as in the template, of all tables that may be rolled on. */
  readonly tables: readonly string[];
}

/** A template that can be requested by name. */
export interface SceneRecipe extends SceneSketch {
  /** ID, unique among the recipes of all systems. */
  readonly id: string;
  readonly title: string;
}

const recipeFiles = (): RecipeFile[] => contentIn('recipes').map((name) => content<RecipeFile>(name));

let cachedRecipes: readonly SceneRecipe[] | undefined;

/** Loads the recipes of all systems, ordered by system. */
export const loadRecipes = (): readonly SceneRecipe[] =>
  (cachedRecipes ??= recipeFiles().flatMap(({ system, recipes }) =>
    recipes.map((recipe) => ({ ...recipe, system, ...parseSentence(recipe.sentence) })),
  ));

let cachedSketches: readonly SceneSketch[] | undefined;

/** Loads the sketches of all systems, ordered by system. */
export const loadSketches = (): readonly SceneSketch[] =>
  (cachedSketches ??= recipeFiles().flatMap(({ system, sketches }) =>
    sketches.map((sketch) => ({ ...sketch, system, ...parseSentence(sketch.sentence) })),
  ));

const fileOf = (system: SystemSlug): RecipeFile | undefined => recipeFiles().find((file) => file.system === system);

/** Returns the other wordings for rows of a system's tables. */
export const rowWordingsOf = (system: SystemSlug): RowWordings => fileOf(system)?.wordings ?? {};

function parseSentence(sentence: string): Pick<SceneSketch, 'pieces' | 'tables'> {
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
