import { entityCatalogue, plainName } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import { content } from '../content.ts';

/** The systems whose encounters are sized by challenge ratings. */
export const RATED_SYSTEMS = ['5e', '1e'] as const;
export type RatedSystem = (typeof RATED_SYSTEMS)[number];

/** Kinds of ground, the same in both systems. */
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
  /** Where an encounter happens, as a sentence begins: `In the ice`. */
  readonly places: Readonly<Record<Terrain, string>>;
  /** Other words for a terrain. */
  readonly synonyms: Readonly<Record<string, Terrain>>;
}

export const { places: TERRAIN_PLACES, synonyms: TERRAIN_SYNONYMS } = content<TerrainFile>('roleplay/terrains');

/** A monster as an encounter sees it. */
export interface Foe {
  readonly name: string;
  readonly cr: string;
  readonly xp: number;
  readonly type: string;
  /** `goblinoid`, `devil`: a narrower word, where there is one. */
  readonly subtype?: string;
  /** Average. */
  readonly hitPoints: number;
  readonly hitDice: string;
  readonly terrains: readonly Terrain[];
  /** So many are met together at most. */
  readonly most: number;
  /** Others whose company it keeps. */
  readonly kin: readonly Foe[];
}

/** What the sources of 5e do not tell. A star in a name stands for any letters. */
interface Habitats {
  readonly terrains: Readonly<
    Record<Terrain, { readonly types: readonly string[]; readonly names: readonly string[] }>
  >;
  readonly companies: Readonly<Record<string, number>>;
  readonly companiesByName: Readonly<Record<string, number>>;
}

/** More than this no table wants to handle. */
export const MAX_MONSTERS = 20;

const pools = new Map<RatedSystem, readonly Foe[]>();

/** All monsters of a system that give XP, made when first asked for. */
export function foesOf(system: RatedSystem): readonly Foe[] {
  const known = pools.get(system);
  if (known) return known;
  const monsters = entityCatalogue(system).byCategory.get('monster')!;
  const foes = befriended(monsters.filter(({ xp }) => (xp as number) > 0).map(system === '5e' ? fifthFoe : firstFoe));
  pools.set(system, foes);
  return foes;
}

type Loner = Omit<Foe, 'kin'>;

function fifthFoe(monster: Entity): Loner {
  const { terrains, companies, companiesByName } = content<Habitats>('roleplay/habitats');
  const type = monster['type'] as string;
  const isMeant = (pattern: string) => fits(pattern, monster.name);
  const special = Object.entries(companiesByName).findLast(([pattern]) => isMeant(pattern));
  return {
    ...figuresOf(monster),
    terrains: TERRAINS.filter(
      (terrain) => terrains[terrain].types.includes(type) || terrains[terrain].names.some(isMeant),
    ),
    most: Math.min(MAX_MONSTERS, special?.[1] ?? companies[type] ?? 1),
  };
}

function firstFoe(monster: Entity): Loner {
  const [, most] = monster['organisation'] as [number, number];
  return {
    ...figuresOf(monster),
    terrains: monster['environments'] as Terrain[],
    most: Math.min(MAX_MONSTERS, most),
  };
}

const figuresOf = (monster: Entity): Omit<Loner, 'terrains' | 'most'> => ({
  name: monster.name,
  cr: String(monster['cr']),
  xp: monster['xp'] as number,
  type: monster['type'] as string,
  ...(monster['subtype'] && monster['subtype'] !== 'any race' ? { subtype: monster['subtype'] as string } : {}),
  hitPoints: monster['hit_points'] as number,
  hitDice: monster['hit_dice'] as string,
});

function fits(pattern: string, name: string): boolean {
  const [before = '', after] = pattern.split('*').length > 2 ? pattern.slice(1).split('*') : pattern.split('*');
  if (pattern.startsWith('*') && pattern.endsWith('*')) return name.includes(before);
  return after === undefined ? name === pattern : name.startsWith(before) && name.endsWith(after);
}

interface BandFile {
  /** Names of monsters that keep company. */
  readonly bands: readonly (readonly string[])[];
  /** Words that many names share without making a family of them: `giant`, `young`. */
  readonly commonWords: readonly string[];
}

const bandFile = () => content<BandFile>('roleplay/bands');

const familyNames = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length >= 3 && !bandFile().commonWords.includes(word));

/** Ties those together that share a band, or a type and a word of their names: wolves, red dragons. */
function befriended(loners: readonly Loner[]): readonly Foe[] {
  const foes = loners.map((loner) => ({ ...loner, kin: [] as Foe[] }));
  const bands = bandFile().bands.map((names) => new Set(names.map(plainName)));
  for (const foe of foes) {
    const own = bands.filter((band) => band.has(plainName(foe.name)));
    const family = familyNames(foe.name);
    for (const other of foes) {
      if (other === foe) continue;
      const isFamily = other.type === foe.type && familyNames(other.name).some((word) => family.includes(word));
      if (isFamily || own.some((band) => band.has(plainName(other.name)))) foe.kin.push(other);
    }
  }
  return foes;
}
