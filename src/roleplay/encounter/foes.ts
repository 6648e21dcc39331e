import { entityCatalogueOf, nameToKey } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import { content } from '../content.ts';

/** The systems whose encounters are rated by challenge ratings and XP. */
export const RATED_SYSTEMS = ['5e', '1e'] as const;
export type RatedSystem = (typeof RATED_SYSTEMS)[number];

/** The terrains, the same in both systems. */
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
  /** The beginning of a sentence about each terrain: `In the ice`. */
  readonly places: Readonly<Record<Terrain, string>>;
  /** Other words for a terrain. */
  readonly synonyms: Readonly<Record<string, Terrain>>;
}

export const { places: TERRAIN_PLACES, synonyms: TERRAIN_SYNONYMS } = content<TerrainFile>('roleplay/terrains');

/** A monster, as far as encounters need it. */
export interface Foe {
  readonly name: string;
  readonly cr: string;
  readonly xp: number;
  readonly type: string;
  /** A narrower kind than the type, if there is one: `goblinoid`, `devil`. */
  readonly subtype?: string;
  /** Average hit points. */
  readonly hitPoints: number;
  readonly hitDice: string;
  readonly terrains: readonly Terrain[];
  /** The most that are met together. */
  readonly most: number;
  /** Other monsters that it keeps company with. */
  readonly kin: readonly Foe[];
}

/** Terrains and group sizes of the monsters of 5e, which its sources lack. `*` in a name matches any characters. */
interface Habitats {
  readonly terrains: Readonly<
    Record<Terrain, { readonly types: readonly string[]; readonly names: readonly string[] }>
  >;
  readonly companies: Readonly<Record<string, number>>;
  readonly companiesByName: Readonly<Record<string, number>>;
}

/** The most monsters of one kind that an encounter has, so that it stays playable. */
export const MAX_MONSTERS = 20;

const pools = new Map<RatedSystem, readonly Foe[]>();

/** All monsters of a system that give XP. */
export function foesOf(system: RatedSystem): readonly Foe[] {
  const known = pools.get(system);
  if (known) return known;
  const monsters = entityCatalogueOf(system).byCategory.get('monster')!;
  const foes = linkCompanions(monsters.filter(({ xp }) => (xp as number) > 0).map(system === '5e' ? foe5e : foe1e));
  pools.set(system, foes);
  return foes;
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
  /** Groups of monsters, by name, that keep company. */
  readonly bands: readonly (readonly string[])[];
  /** Words that occur in many names without marking a family: `giant`, `young`. */
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
 * Links monsters of the same band, and those of the same type that share a word of their names: wolves, red dragons.
 */
function linkCompanions(foesAlone: readonly FoeAlone[]): readonly Foe[] {
  const foes = foesAlone.map((loner) => ({ ...loner, kin: [] as Foe[] }));
  const bands = bandFile().bands.map((names) => new Set(names.map(nameToKey)));
  for (const foe of foes) {
    const ownBands = bands.filter((band) => band.has(nameToKey(foe.name)));
    const family = familyNames(foe.name);
    for (const other of foes) {
      if (other === foe) continue;
      const isFamily = other.type === foe.type && familyNames(other.name).some((word) => family.includes(word));
      if (isFamily || ownBands.some((band) => band.has(nameToKey(other.name)))) foe.kin.push(other);
    }
  }
  return foes;
}
