import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import { plainName } from '../../lib/match-name.ts';
import { content } from '../content.ts';

/** The systems that rate encounters by challenge ratings and XP. */
export const RATED_SYSTEMS = ['5e', '1e'] as const;
export type ChallengeRatedSystem = (typeof RATED_SYSTEMS)[number];

/** Terrains where encounters take place. They are the same in both rated systems. */
export const TERRAINS = [
  'arctic',
  'coast',
  'desert',
  'forest',
  'hill',
  'mountain',
  'planar',
  'plains',
  'ruin',
  'swamp',
  'underground',
  'urban',
  'water',
] as const;
export type Terrain = (typeof TERRAINS)[number];

interface TerrainFile {
  /** By terrain: the beginning of a sentence, such as `In the ice`. */
  readonly places: Readonly<Record<Terrain, string>>;
  /** Other words for terrains, each with its terrain. */
  readonly synonyms: Readonly<Record<string, Terrain>>;
}

export const { places: TERRAIN_PLACES, synonyms: TERRAIN_SYNONYMS } = content<TerrainFile>('roleplay/terrains');

/** A kind of monster, with the data that encounters need. */
export interface Foe {
  readonly name: string;
  readonly cr: string;
  readonly xp: number;
  readonly type: string;
  /** Kind within the type, such as `goblinoid` or `devil`; undefined if there is none. */
  readonly subtype?: string;
  /** Average hit points of one monster. */
  readonly hitPoints: number;
  readonly hitDice: string;
  readonly terrains: readonly Terrain[];
  /** Largest number of these monsters that usually appear together. */
  readonly most: number;
  /** Other monsters that may appear together with this one. */
  readonly kin: readonly Foe[];
}

/** Terrains and group sizes of the monsters of 5e, which the SRD lacks. In a name, `*` stands for any characters. */
interface Habitats {
  readonly terrains: Readonly<
    Record<Terrain, { readonly types: readonly string[]; readonly names: readonly string[] }>
  >;
  readonly companies: Readonly<Record<string, number>>;
  readonly companiesByName: Readonly<Record<string, number>>;
}

/** Maximum number of monsters of one kind in an encounter. It keeps encounters playable. */
export const MAX_MONSTERS = 20;

const pools = new Map<ChallengeRatedSystem, readonly Foe[]>();

/** All monsters of a system that give XP. */
export function foesOf(system: ChallengeRatedSystem): readonly Foe[] {
  const known = pools.get(system);
  if (known) return known;
  const monsters = entityCatalogueOf(system).byCategory.get('monster')!;
  const foes = linkCompanions(monsters.filter(({ xp }) => (xp as number) > 0).map(system === '5e' ? foe5e : foe1e));
  pools.set(system, foes);
  return foes;
}

/** Terrains where a monster of a rated system may be met; none for other entities. */
export function terrainsOf({ system, category, name }: Entity): readonly Terrain[] {
  const rated = RATED_SYSTEMS.find((slug) => slug === system);
  return (rated && category === 'monster' && foeNames(rated).get(name)?.terrains) || [];
}

const namesBySystem = new Map<ChallengeRatedSystem, ReadonlyMap<string, Foe>>();

function foeNames(system: ChallengeRatedSystem): ReadonlyMap<string, Foe> {
  const known = namesBySystem.get(system) ?? new Map(foesOf(system).map((foe) => [foe.name, foe]));
  namesBySystem.set(system, known);
  return known;
}

type FoeAlone = Omit<Foe, 'kin'>;

function foe5e(monster: Entity): FoeAlone {
  const { terrains, companies, companiesByName } = content<Habitats>('roleplay/habitats');
  const type = monster['type'] as string;
  const matches = (pattern: string) => matchesPattern(pattern, monster.name);
  const ofName = Object.entries(companiesByName).findLast(([pattern]) => matches(pattern));
  return {
    ...commonFields(monster),
    terrains: TERRAINS.filter(
      (terrain) => terrains[terrain].types.includes(type) || terrains[terrain].names.some(matches),
    ),
    most: Math.min(MAX_MONSTERS, ofName?.[1] ?? companies[type] ?? 1),
  };
}

function foe1e(monster: Entity): FoeAlone {
  const [, most] = monster['organisation'] as [number, number];
  return {
    ...commonFields(monster),
    terrains: monster['environments'] as Terrain[],
    most: Math.min(MAX_MONSTERS, most),
  };
}

const commonFields = (monster: Entity): Omit<FoeAlone, 'terrains' | 'most'> => ({
  name: monster.name,
  cr: String(monster['cr']),
  xp: monster['xp'] as number,
  type: monster['type'] as string,
  ...(monster['subtype'] && monster['subtype'] !== 'any race' ? { subtype: monster['subtype'] as string } : {}),
  hitPoints: monster['hit_points'] as number,
  hitDice: monster['hit_dice'] as string,
});

function matchesPattern(pattern: string, name: string): boolean {
  const [before = '', after] = pattern.split('*').length > 2 ? pattern.slice(1).split('*') : pattern.split('*');
  if (pattern.startsWith('*') && pattern.endsWith('*')) return name.includes(before);
  return after === undefined ? name === pattern : name.startsWith(before) && name.endsWith(after);
}

interface BandFile {
  /** Groups of monsters that may appear together, as lists of names. */
  readonly bands: readonly (readonly string[])[];
  /** Words that unrelated monsters have in their names, such as `giant` and `young`. */
  readonly commonWords: readonly string[];
}

const bandFile = () => content<BandFile>('roleplay/bands');

const familyNames = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length >= 3 && !bandFile().commonWords.includes(word));

/**
 * Links monsters that may appear together: those of the same band, and those of the same type whose names share a word,
 * such as wolves or red dragons.
 */
function linkCompanions(foesAlone: readonly FoeAlone[]): readonly Foe[] {
  const foes = foesAlone.map((loner) => ({ ...loner, kin: [] as Foe[] }));
  const bands = bandFile().bands.map((names) => new Set(names.map(plainName)));
  for (const foe of foes) {
    const ownBands = bands.filter((band) => band.has(plainName(foe.name)));
    const family = familyNames(foe.name);
    for (const other of foes) {
      if (other === foe) continue;
      const isFamily = other.type === foe.type && familyNames(other.name).some((word) => family.includes(word));
      if (isFamily || ownBands.some((band) => band.has(plainName(other.name)))) foe.kin.push(other);
    }
  }
  return foes;
}
