import type { Entity } from '../../entity/entity.ts';
import { content } from '../content.ts';
import type { UnratedSystem } from './unrated-systems.ts';

interface MindFile {
  /** By mind: the traits and places of its monsters, unless their own entry differs. */
  readonly minds: Readonly<Record<string, { readonly traits: string; readonly places: string }>>;
  /** By place where monsters are met: how it is called. */
  readonly places: Readonly<Record<string, string>>;
}

interface MonsterFile {
  /** Whether the tables depend on the place where monsters are met. Default: true. */
  readonly isPlaced?: boolean;
  /** By label, which is a type, setting, tag or quality of the system: the traits that it stands for. */
  readonly labels?: Readonly<Record<string, string>>;
  /** By name of a monster: its mind unless it is `folk`, its places, and the traits in which it differs. */
  readonly monsters: Readonly<Record<string, string>>;
  /** By name of a monster and aspect of a scene: lines that take the place of the tables. */
  readonly own?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

const { minds: MINDS, places: PLACES } = content<MindFile>('roleplay/minds');

const monsterFile = (system: UnratedSystem) => content<MonsterFile>(`roleplay/${system}/monsters`);

/** Lines that a monster has for an aspect of a scene instead of a table; undefined if it has none. */
export function ownLines(system: UnratedSystem, { name }: Entity, aspect: string): readonly string[] | undefined {
  const { own = {} } = monsterFile(system);
  const lines = Object.hasOwn(own, name) ? own[name]! : {};
  return Object.hasOwn(lines, aspect) ? lines[aspect] : undefined;
}

/** What a monster is like, for choosing suitable rows of tables. */
export interface Mind {
  readonly traits: ReadonlySet<string>;
  /** Where it may be met. Empty where that makes no difference. */
  readonly places: readonly string[];
}

/** The traits and places of a monster, from its labels, its own entry and the defaults of its mind. */
export function mindOf(system: UnratedSystem, monster: Entity): Mind {
  const { isPlaced = true, labels = {}, monsters } = monsterFile(system);
  const own = words(Object.hasOwn(monsters, monster.name) ? monsters[monster.name]! : '');
  const labelled = [...labelsOf(monster), ...textsOf(monster['qualities'])].flatMap((label) =>
    Object.hasOwn(labels, label) ? words(labels[label]!) : [],
  );
  const kind =
    own.find((word) => Object.hasOwn(MINDS, word)) ?? labelled.find((word) => Object.hasOwn(MINDS, word)) ?? 'folk';
  const { traits, places } = MINDS[kind]!;
  const special = [...labelled.filter((word) => !Object.hasOwn(MINDS, word)), ...own];
  const lost = new Set(own.filter((word) => word.startsWith('-')).map((word) => word.slice(1)));
  const all = [kind, ...words(traits), ...special].filter((word) => !word.startsWith('-') && !lost.has(word));
  const ownPlaces = placesAmong(own);
  const likely = ownPlaces.length ? ownPlaces : placesAmong(all);
  return {
    traits: new Set(all.filter((word) => !Object.hasOwn(PLACES, word))),
    places: isPlaced ? (likely.length ? likely : words(places)) : [],
  };
}

/** How a place where monsters are met is called: `in the wild`. */
export const placeName = (place: string): string => PLACES[place]!;

/** The type, setting and tags of a monster, in lower case. */
export const labelsOf = (monster: Entity): string[] => textsOf(monster['type'], monster['setting'], monster['tags']);

const textsOf = (...fields: readonly unknown[]): string[] =>
  fields
    .flat()
    .filter((text): text is string => typeof text === 'string')
    .map((text) => text.toLowerCase());

const words = (list: string): string[] => list.split(' ').filter((word) => word);

const placesAmong = (traits: readonly string[]): string[] => [
  ...new Set(traits.filter((trait) => Object.hasOwn(PLACES, trait))),
];
