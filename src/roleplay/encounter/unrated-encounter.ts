import { entityCatalogueOf, singularCategory } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import { ROLEPLAYING_SYSTEMS } from '../../entity/systems.ts';
import { didYouMean, joinNames } from '../../lib/nearest.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Rng } from '../../lib/rng.ts';
import { capitalize } from '../../lib/wording.ts';
import { content } from '../content.ts';
import { type RecordedRoll, RollRecorder } from '../rolls.ts';
import { rollOnTable } from '../table-roll.ts';
import { countedName } from './words.ts';
import type { Difficulty } from './yardstick.ts';

/** Systems that have monsters but no rules for rating encounters. */
export const UNRATED_SYSTEMS = ['cairn', 'knave', 'maze-rats', 'dungeon-world', 'starforged'] as const;
export type UnratedSystem = (typeof UNRATED_SYSTEMS)[number];

export interface UnratedMonster {
  readonly name: string;
  readonly count: number;
  readonly hitPoints?: number;
  /** How dangerous the monster is. Only for Starforged. */
  readonly rank?: string;
}

/** An encounter in a system without challenge ratings. */
export interface UnratedEncounter {
  readonly system: UnratedSystem;
  readonly difficulty?: Difficulty;
  /** Explains what the difficulties mean, because the game itself has none. */
  readonly note: string;
  readonly monsters: UnratedMonster[];
  /** Details of the encounter, by what each describes. They come from tables or from the monster's own lists. */
  readonly scene: Readonly<Record<string, string>>;
  readonly rolls: RecordedRoll[];
  readonly text: string;
  readonly credit: string;
}

/** How the difficulty of an encounter decides the kind and the number of monsters in a system. */
interface EncounterRules {
  /** Whether a monster suits a difficulty. `all` has the monsters to compare with. */
  suits(monster: Entity, difficulty: Difficulty, all: readonly Entity[]): boolean;
  /** Rolls the number of monsters. */
  count(monster: Entity, difficulty: Difficulty | undefined, rolls: RollRecorder): number;
}

interface EncounterFile {
  /** Explains what the difficulties mean in this game. */
  readonly meaning: string;
  /** By detail of the scene: where it comes from, which is a table or one of the monster's own lists. */
  readonly scene: Readonly<Record<string, { readonly table: string } | { readonly own: string }>>;
}

const encounterFile = (system: UnratedSystem) => content<EncounterFile>(`roleplay/${system}/encounters`);

const toughness = (monster: Entity): number => (monster['hit_points'] ?? monster['health'] ?? 0) as number;

/**
 * Whether a monster belongs to the half that suits a difficulty: the weaker half for easy and medium encounters, the
 * tougher half for hard and deadly ones.
 */
function suitsByHalf(monster: Entity, difficulty: Difficulty, all: readonly Entity[]): boolean {
  const sorted = all.map(toughness).sort((a, b) => a - b);
  const middle = sorted[sorted.length >> 1]!;
  return difficulty === 'easy' || difficulty === 'medium' ? toughness(monster) <= middle : toughness(monster) >= middle;
}

const DIE_SIDES: Readonly<Record<Difficulty, number>> = { easy: 3, medium: 6, hard: 3, deadly: 6 };

const byHalf = {
  suits: suitsByHalf,
  count: (_: Entity, difficulty: Difficulty | undefined, rolls: RollRecorder) =>
    rolls.sum('how many', 1, difficulty ? DIE_SIDES[difficulty] : 4),
};

const NUMBER_FACTORS: Readonly<Record<Difficulty, number>> = { easy: 0.5, medium: 1, hard: 1.5, deadly: 2 };

function numbersOf(monster: Entity, rolls: RollRecorder): number {
  const tags = (monster['tags'] ?? []) as string[];
  if (tags.includes('horde')) return rolls.sum('how many of a horde', 2, 6);
  return tags.includes('group') ? 1 + rolls.sum('how many of a group, less one', 1, 4) : 1;
}

const RANKS: Readonly<Record<Difficulty, readonly string[]>> = {
  easy: ['troublesome'],
  medium: ['dangerous'],
  hard: ['formidable'],
  deadly: ['extreme', 'epic'],
};

const RULES: Readonly<Record<UnratedSystem, EncounterRules>> = {
  cairn: byHalf,
  knave: byHalf,
  'maze-rats': byHalf,
  'dungeon-world': {
    suits: () => true,
    count: (monster, difficulty, rolls) =>
      Math.max(1, Math.ceil(numbersOf(monster, rolls) * NUMBER_FACTORS[difficulty ?? 'medium'])),
  },
  starforged: {
    suits: (monster, difficulty) => RANKS[difficulty].includes(monster['rank'] as string),
    count: (monster, _, rolls) =>
      /troublesome|dangerous/.test(monster['rank'] as string) ? rolls.sum('how many', 1, 3) : 1,
  },
};

/** Makes an encounter with monsters of one kind. For an unknown kind, the error lists the kinds of the system. */
export function makeUnratedEncounter(
  system: UnratedSystem,
  { difficulty, type }: { readonly difficulty?: Difficulty | undefined; readonly type?: string | undefined },
  rng: Rng,
): Result<UnratedEncounter, string> {
  const all = entityCatalogueOf(system).byCategory.get('monster')!;
  const kind = type === undefined ? ok(all) : ofKind(all, type, system);
  if (!kind.ok) return kind;
  const rules = RULES[system];
  const file = encounterFile(system);
  const suitable = difficulty ? kind.value.filter((monster) => rules.suits(monster, difficulty, all)) : kind.value;
  const rolls = new RollRecorder(rng);
  const monster = rolls.pick('monster', suitable.length ? suitable : kind.value, ({ name }) => name);
  const count = rules.count(monster, difficulty, rolls);
  const scene = Object.fromEntries(
    Object.entries(file.scene).map(([aspect, source]) => [aspect, sceneLine(system, monster, aspect, source, rolls)]),
  );
  const missNote = suitable.length ? '' : ` None of this kind is ${difficulty} by that, so any of them came.`;
  return ok({
    system,
    ...(difficulty && { difficulty }),
    note: file.meaning + missNote,
    monsters: [
      {
        name: monster.name,
        count,
        ...(toughness(monster) > 0 && { hitPoints: toughness(monster) }),
        ...(monster['rank'] !== undefined && { rank: monster['rank'] as string }),
      },
    ],
    scene,
    rolls: rolls.recorded,
    text: textOf(monster, count, scene),
    credit: ROLEPLAYING_SYSTEMS.find(({ slug }) => slug === system)!.credit,
  });
}

function sceneLine(
  system: UnratedSystem,
  monster: Entity,
  aspect: string,
  source: { readonly table: string } | { readonly own: string },
  rolls: RollRecorder,
): string {
  if ('table' in source) return rollOnTable(system, source.table, rolls);
  const ownList = monster[source.own];
  return Array.isArray(ownList) ? rolls.pick(aspect, ownList as string[]) : String(ownList);
}

function textOf({ name, text }: Entity, count: number, scene: Readonly<Record<string, string>>): string {
  const lines = Object.entries(scene).map(([aspect, line]) => `${capitalize(aspect)}: ${line.replace(/\.$/, '')}.`);
  return [`You meet ${countedName(name, count)}.`, '', `${name}: ${firstSentences(text ?? '')}`, ...lines].join('\n');
}

/** The first two sentences of a text. The entity has the full text. */
const firstSentences = (text: string): string => text.split(/(?<=[.!?]) /, 2).join(' ');

/** Finds monsters by type, setting or tag. If there are none, looks for the word in names, then in texts. */
function ofKind(all: readonly Entity[], query: string, system: UnratedSystem): Result<readonly Entity[], string> {
  const words = [query.trim().toLowerCase(), singularCategory(query)];
  const exact = all.filter((monster) => labelsOf(monster).some((label) => words.includes(label)));
  if (exact.length) return ok(exact);
  const isWord = (text: string) =>
    words.some((word) => ` ${text.toLowerCase().replaceAll(/[^a-z]+/g, ' ')} `.includes(` ${word} `));
  const byName = all.filter(({ name }) => isWord(name));
  const byText = byName.length ? byName : all.filter(({ text }) => isWord(text ?? ''));
  if (byText.length) return ok(byText);
  const labels = [...new Set(all.flatMap(labelsOf))].sort();
  const hint = didYouMean(query, [...labels, ...all.map(({ name }) => name)]);
  const kinds = labels.length ? ` Kinds are ${joinNames(labels, 'and')}; a` : ' It has no types; a';
  return fail(
    `${system} has no monsters of the kind "${query.slice(0, 60)}"${hint ? `: ${hint}` : '.'}${kinds} name or a word of one will do, as ${joinNames(all.slice(0, 5).map(({ name }) => name))}.`,
  );
}

const labelsOf = (monster: Entity): string[] =>
  [monster['type'], monster['setting'], ...((monster['tags'] ?? []) as string[])]
    .filter((label): label is string => typeof label === 'string')
    .map((label) => label.toLowerCase());
