import type { Entity } from '../../entity/entity.ts';
import { content } from '../content.ts';
import type { RollRecorder } from '../rolls.ts';
import { rollOnTable } from '../table-roll.ts';
import { ownLines } from './mind.ts';
import { meets } from './needs.ts';
import { type Pronoun, wordForOne } from './pronouns.ts';
import type { UnratedSystem } from './unrated-systems.ts';

/** A table for an aspect of a scene, used if the traits meet its needs. */
interface TableSource {
  readonly table: string;
  readonly needs?: string;
  /** Whether rows that name the monster are rerolled. */
  readonly unlike?: boolean;
}

/** Where an aspect of a scene comes from: the first table whose needs are met, or one of the monster's own lists. */
export type SceneSource = readonly TableSource[] | { readonly own: string };

export interface EncounterFile {
  /** Explains what the difficulties mean in this game. */
  readonly meaning: string;
  /** By aspect of the scene: where it comes from. */
  readonly scene: Readonly<Record<string, SceneSource>>;
  /** By text of a row: the traits that it needs. */
  readonly needs: Readonly<Record<string, string>>;
  /** By text of a row: its text for a single creature, with `{it}`, `{its}` and `{him}` for the pronouns. */
  readonly one?: Readonly<Record<string, string>>;
  /** By text of a row: the traits that it gives to the rest of the scene. */
  readonly gives?: Readonly<Record<string, string>>;
}

export const encounterFile = (system: UnratedSystem) => content<EncounterFile>(`roleplay/${system}/encounters`);

/** The table for an aspect of a scene with certain traits; undefined for an aspect that has none. */
export const tableFor = (sources: readonly TableSource[], traits: ReadonlySet<string>): TableSource | undefined =>
  sources.find(({ needs }) => !needs || meets(needs, traits));

/** Whether a row suits a monster and what is known of the scene. */
export function suitsScene(
  row: string,
  { needs }: EncounterFile,
  source: TableSource | undefined,
  monster: Entity,
  traits: ReadonlySet<string>,
): boolean {
  if (source?.unlike && namesMonster(row, monster.name)) return false;
  return !Object.hasOwn(needs, row) || meets(needs[row]!, traits);
}

function namesMonster(row: string, name: string): boolean {
  const said = row.toLowerCase().split(/[^a-z]+/);
  const named = name.toLowerCase().split(/[^a-z]+/);
  return named.some((word) => word.length > 3 && said.some((other) => other.startsWith(stem(word))));
}

/** The part of a word that is the same in its plural, for `wolf` and `harpy` also. */
const stem = (word: string): string => word.replace(/[fy]$/, '');

/** The traits that a row gives to the rest of the scene. */
export const traitsGiven = (row: string, { gives = {} }: EncounterFile): readonly string[] =>
  Object.hasOwn(gives, row) ? gives[row]!.split(' ') : [];

/** Rolls all aspects of a scene. Each row suits the monster, the place and the rows before it. */
export function rollScene(
  system: UnratedSystem,
  monster: Entity,
  traits: ReadonlySet<string>,
  rolls: RollRecorder,
): Readonly<Record<string, string>> {
  const file = encounterFile(system);
  const known = new Set(traits);
  const scene = new Map<string, string>();
  for (const [aspect, source] of Object.entries(file.scene)) {
    const row = rowFor(system, monster, aspect, source, known, rolls);
    if (row === undefined) continue;
    scene.set(aspect, wordRow(row, file, monster, known));
    for (const trait of traitsGiven(row, file)) known.add(trait);
  }
  return Object.fromEntries(scene);
}

function rowFor(
  system: UnratedSystem,
  monster: Entity,
  aspect: string,
  source: SceneSource,
  known: ReadonlySet<string>,
  rolls: RollRecorder,
): string | undefined {
  const file = encounterFile(system);
  const listed = ownLines(system, monster, aspect);
  if (listed) {
    const suitable = listed.filter((row) => suitsScene(row, file, undefined, monster, known));
    return rolls.pick(aspect, suitable.length ? suitable : listed);
  }
  return 'own' in source
    ? ownLine(monster, aspect, source.own, rolls)
    : tableLine(system, monster, source, known, rolls);
}

/** The text of a row as it is said of one creature or of several. */
function wordRow(row: string, { one = {} }: EncounterFile, monster: Entity, traits: ReadonlySet<string>): string {
  if (traits.has('many') || traits.has('person') || !Object.hasOwn(one, row)) return row;
  return wordForOne(one[row]!, pronounOf(monster));
}

/** The pronoun that the text of a monster uses. */
function pronounOf({ text = '' }: Entity): Pronoun {
  if (/\b(?:she|her)\b/i.test(text)) return 'she';
  return /\b(?:He|His)\b/.test(text) ? 'he' : 'it';
}

function ownLine(monster: Entity, aspect: string, field: string, rolls: RollRecorder): string {
  const list = monster[field];
  return Array.isArray(list) ? rolls.pick(aspect, list as string[]) : String(list);
}

function tableLine(
  system: UnratedSystem,
  monster: Entity,
  sources: readonly TableSource[],
  traits: ReadonlySet<string>,
  rolls: RollRecorder,
): string | undefined {
  const source = tableFor(sources, traits);
  if (!source) return undefined;
  const file = encounterFile(system);
  return rollOnTable(system, source.table, rolls, (row) => suitsScene(row, file, source, monster, traits));
}
