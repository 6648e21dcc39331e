import { Rng } from '../../src/lib/rng.ts';
import { ORACLE_SYSTEMS } from '../../src/oracle/oracle-tables.ts';
import { loadRecipes, SCENE_KINDS, type SceneKind, type SceneRecipe } from '../../src/oracle/recipe.ts';
import { makeRandomScene, makeScene, type Scene } from '../../src/oracle/scene.ts';
import { REGIONS } from '../../src/oracle/table.ts';

/** Patterns that must not occur in a sentence, with what they mean. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['a mark', /\[\[|\]\]|[{}|+<>#*_]/],
  ['a bracket', /[()[\]]/],
  ['two blanks', /\s\s|^\s|\s$/],
  ['a blank before punctuation', /\s[,.;:!?]/],
  ['punctuation twice', /[,.;:!?]["”]?[,.;:!?]/],
  ['a table to be rolled', /\broll (?:again|twice|three)/i],
  ['a stroke', /\//],
  ['no value', /\b(?:undefined|null|NaN)\b|: none\.|\bnone or\b/],
  ['an empty part', /: *[.,;]|“”|""/],
  ['a small beginning', /^["“]?[a-z]|[.!?]["”]? ["“]?[a-z]/],
  ['no end', /[^.!?”"]$/],
  ['an article twice', /\b(?:an?|the) (?:an?|the) /i],
  ['"a" before a vowel', /(?<![\w'’-])a ["“]?(?!once?\b|one-|uni(?![nmd])|us[eu]|utop|eu|ewe|ubi|ura|U[A-Z])[aeiou]/i],
  ['"a" before a mute h', /(?<![\w'’-])a ["“]?(?:hour|heir|honest|honou?r)/i],
  [
    '"an" before a consonant',
    /(?<![\w'’-])an ["“]?(?!hour|heir|honest|honou?r|[AEFHILMNORSX][A-Z]|8|11 |18 )[^aeiou]/i,
  ],
  ['"an" before a sound like "you"', /(?<![\w'’-])an (?:uni(?![nmd])|us[eu]|eu|one\b)/i],
  ['an article before something', /\ban? (?:some|any|no|two|three|four|five|six|seven|eight|nine|ten|\d+) /i],
];

export function faultsOf({ sentence }: Scene): string[] {
  const matched = FAULTS.filter(([, pattern]) => pattern.test(sentence)).map(([fault]) => fault);
  const openQuotes = (sentence.match(/"/g) ?? []).length % 2 ? ['an open quotation'] : [];
  return [...matched, ...openQuotes].map((fault) => `${fault}: ${sentence}`);
}

/** Faults of a scene made from a sketch, which must be brief as well as good. */
export function faultsOfSketched(scene: Scene): string[] {
  const { sentence } = scene;
  const unquoted = sentence.replaceAll(/"[^"]*"|“[^”]*”/g, 'so');
  const marks = (unquoted.match(/[.!?](?= |$)/g) ?? []).length;
  const quotedEnd = /[.!?]["”]$/.test(sentence) ? 1 : 0;
  const brief = [
    ...(marks + quotedEnd < 1 || marks + quotedEnd > 2 ? ['not one or two sentences'] : []),
    ...(sentence.length < 40 || sentence.length > 320 ? [`${sentence.length} characters`] : []),
    ...(/ is this:/.test(sentence) ? ['a label'] : []),
    ...(/\b([a-z]{4,}) \1\b/i.test(sentence) ? ['a word twice in a row'] : []),
  ];
  return [...faultsOf(scene), ...brief.map((fault) => `${fault}: ${sentence}`)];
}

const seededRngs = (count: number): Rng[] => Array.from({ length: count }, (_, i) => Rng.fromSeed(`scene ${i}`));

/** Faults in `count` sentences of a recipe, with the regions in turn. */
export const faultsOfRecipe = (recipe: SceneRecipe, count: number): string[] =>
  seededRngs(count).flatMap((rng, i) => faultsOf(makeScene(recipe, rng, regionAt(recipe.system, i))));

export const faultsAtRandom = (system: SceneRecipe['system'], type: SceneKind, count: number): string[] =>
  seededRngs(count).flatMap((rng, i) => faultsOfSketched(makeRandomScene(system, type, rng, regionAt(system, i))));

const regionAt = (system: SceneRecipe['system'], i: number) =>
  system === 'starforged' ? REGIONS[i % REGIONS.length] : undefined;

export const EVERY_RECIPE = loadRecipes().map((recipe) => [recipe.id, recipe] as const);
export const EVERY_KIND = ORACLE_SYSTEMS.flatMap((system) => SCENE_KINDS.map((type) => [system, type] as const));
