import { entityCatalogueOf, singularCategory } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import { ROLEPLAYING_SYSTEMS } from '../../entity/systems.ts';
import { didYouMean, joinNames } from '../../lib/nearest.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Rng } from '../../lib/rng.ts';
import { capitalize } from '../../lib/wording.ts';
import { type RecordedRoll, RollRecorder } from '../rolls.ts';
import { labelsOf, type Mind, mindOf, placeName } from './mind.ts';
import { ENCOUNTER_RULES, toughness } from './numbers.ts';
import { encounterFile, rollScene } from './scene.ts';
import { statLine } from './unrated-stats.ts';
import type { UnratedSystem } from './unrated-systems.ts';
import { countedName } from './words.ts';
import type { Difficulty } from './yardstick.ts';

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

/** Makes an encounter with monsters of one kind. For an unknown kind, the error lists the kinds of the system. */
export function makeUnratedEncounter(
  system: UnratedSystem,
  { difficulty, type }: { readonly difficulty?: Difficulty | undefined; readonly type?: string | undefined },
  rng: Rng,
): Result<UnratedEncounter, string> {
  const all = entityCatalogueOf(system).byCategory.get('monster')!;
  const kind = type === undefined ? ok(all) : ofKind(all, type, system);
  if (!kind.ok) return kind;
  const suitable = difficulty ? suitableFor(system, difficulty, kind.value, all) : kind.value;
  const rolls = new RollRecorder(rng);
  const monster = rolls.pick('monster', suitable.length ? suitable : kind.value, ({ name }) => name);
  const mind = mindOf(system, monster);
  const count = ENCOUNTER_RULES[system].count({ monster, mind }, difficulty, rolls);
  const scene = rollScene(system, monster, circumstancesOf(mind, count, rolls), rolls);
  const missNote = suitable.length ? '' : ` None of this kind is ${difficulty} by that, so any of them came.`;
  return ok({
    system,
    ...(difficulty && { difficulty }),
    note: encounterFile(system).meaning + missNote,
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
    text: textOf(system, monster, count, scene),
    credit: ROLEPLAYING_SYSTEMS.find(({ slug }) => slug === system)!.credit,
  });
}

function suitableFor(
  system: UnratedSystem,
  difficulty: Difficulty,
  kind: readonly Entity[],
  all: readonly Entity[],
): readonly Entity[] {
  const minded = all.map((monster) => ({ monster, mind: mindOf(system, monster) }));
  return minded
    .filter((one) => kind.includes(one.monster) && ENCOUNTER_RULES[system].suits(one, difficulty, minded))
    .map(({ monster }) => monster);
}

/** The traits of a monster together with its number and the place where it is met, which is drawn. */
function circumstancesOf({ traits, places }: Mind, count: number, rolls: RollRecorder): ReadonlySet<string> {
  const place = places.length > 1 ? [rolls.pick('where', places, placeName)] : places;
  return new Set([...traits, ...place, ...(count > 1 ? ['many'] : [])]);
}

function textOf(
  system: UnratedSystem,
  monster: Entity,
  count: number,
  scene: Readonly<Record<string, string>>,
): string {
  const { name, text = '' } = monster;
  const lines = Object.entries(scene).map(([aspect, line]) => `${capitalize(aspect)}: ${line.replace(/\.$/, '')}.`);
  return [
    `You meet ${countedName(name, count)}.`,
    '',
    // The features of a Starforged monster describe it. Its text is about the world.
    ...(Array.isArray(monster['features']) ? [] : [`${name}: ${firstSentences(text)}`]),
    `${count > 1 ? 'Each' : name}: ${statLine(system, monster)}`,
    ...lines,
  ].join('\n');
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
