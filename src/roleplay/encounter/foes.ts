import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import { plainName } from '../../lib/match-name.ts';
import { content } from '../content.ts';
import { innateTraits } from './foe-traits.ts';
import { isThoughtless, mannerOf } from './manner.ts';
import { matchesName } from './name-pattern.ts';
import { TERRAIN_SYNONYMS, TERRAINS, type Terrain } from './terrains.ts';

/** The systems that rate encounters by challenge ratings and XP. */
export const RATED_SYSTEMS = ['5e', '1e'] as const;
export type ChallengeRatedSystem = (typeof RATED_SYSTEMS)[number];

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
  readonly size: string;
  /** Speed on foot, in feet per round. */
  readonly speed: number;
  /** Other speeds, by kind of movement: `fly`, `swim`, `climb`, `burrow`. */
  readonly moves: Readonly<Record<string, number>>;
  /** Smallest number of these monsters that usually appear together, when no others are with them. */
  readonly least: number;
  /** Largest number of these monsters that usually appear together. */
  readonly most: number;
  /** What it is like wherever it is met, as words that `content/roleplay/fit.json` uses. */
  readonly traits: ReadonlySet<string>;
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
  readonly leastByName: Readonly<Record<string, number>>;
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

/** Whether a monster lives in water and hardly leaves it. */
const isAquatic = ({ traits }: Foe): boolean => traits.has('aquatic');

/** Words by which people name the places where a monster lives: `swamp`, `marsh`; `underwater` only if it swims. */
export function terrainWordsOf(entity: Entity): readonly string[] {
  const words = terrainsOf(entity).flatMap((terrain) => TERRAIN_WORDS.get(terrain)!);
  if (!words.includes('underwater')) return words;
  const foe = foeNames(entity.system as ChallengeRatedSystem).get(entity.name)!;
  return isAquatic(foe) ? [...words, 'aquatic'] : words.filter((word) => word !== 'underwater');
}

const TERRAIN_WORDS: ReadonlyMap<Terrain, readonly string[]> = new Map(
  TERRAINS.map((terrain) => [
    terrain,
    [terrain, ...Object.entries(TERRAIN_SYNONYMS).flatMap(([word, meant]) => (meant === terrain ? [word] : []))],
  ]),
);

const namesBySystem = new Map<ChallengeRatedSystem, ReadonlyMap<string, Foe>>();

function foeNames(system: ChallengeRatedSystem): ReadonlyMap<string, Foe> {
  const known = namesBySystem.get(system) ?? new Map(foesOf(system).map((foe) => [foe.name, foe]));
  namesBySystem.set(system, known);
  return known;
}

type FoeAlone = Omit<Foe, 'kin'>;

function foe5e(monster: Entity): FoeAlone {
  const { terrains, companies, companiesByName, leastByName } = content<Habitats>('roleplay/habitats');
  const type = monster['type'] as string;
  const matches = (pattern: string) => matchesName(pattern, monster.name);
  const byName = (numbers: Readonly<Record<string, number>>) =>
    Object.entries(numbers).findLast(([pattern]) => matches(pattern))?.[1];
  const { walk, ...moves } = speeds5e(monster['speed'] as Record<string, string | boolean>);
  return toFoe(monster, {
    speed: walk ?? 0,
    moves,
    terrains: TERRAINS.filter(
      (terrain) => terrains[terrain].types.includes(type) || terrains[terrain].names.some(matches),
    ),
    least: byName(leastByName) ?? 1,
    most: byName(companiesByName) ?? companies[type] ?? 1,
  });
}

/** Speeds in feet, by kind of movement. */
const speeds5e = (speeds: Readonly<Record<string, string | boolean>>): Record<string, number> =>
  Object.fromEntries(Object.entries(speeds).map(([kind, speed]) => [kind, Number.parseInt(String(speed), 10) || 0]));

function foe1e(monster: Entity): FoeAlone {
  const [least, most] = monster['organisation'] as [number, number];
  return toFoe(monster, {
    speed: monster['speed'] as number,
    moves: (monster['moves'] ?? {}) as Record<string, number>,
    terrains: monster['environments'] as Terrain[],
    least,
    most,
  });
}

function toFoe(monster: Entity, own: Pick<FoeAlone, 'speed' | 'moves' | 'terrains' | 'least' | 'most'>): FoeAlone {
  const swimsOnly = own.speed === 0 && !own.moves['fly'];
  const inWater = own.terrains.filter((terrain) => terrain === 'water');
  const body = { name: monster.name, type: monster['type'] as string, size: monster['size'] as string, ...own };
  return {
    name: monster.name,
    cr: String(monster['cr']),
    xp: monster['xp'] as number,
    type: monster['type'] as string,
    ...(monster['subtype'] && monster['subtype'] !== 'any race' ? { subtype: monster['subtype'] as string } : {}),
    hitPoints: monster['hit_points'] as number,
    hitDice: monster['hit_dice'] as string,
    size: monster['size'] as string,
    ...own,
    // What can only swim is met in the water, even if it lives along a coast.
    terrains: swimsOnly && inWater.length ? inWater : own.terrains,
    most: Math.min(MAX_MONSTERS, own.most),
    traits: innateTraits(monster, body),
  };
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
 * Whether two monsters of a band keep company. Mindless things do so with the first and with their own type, beasts with
 * the first only.
 */
function areBandmates(band: readonly string[], foe: FoeAlone, other: FoeAlone): boolean {
  const [place, otherPlace] = [foe, other].map(({ name }) => band.indexOf(plainName(name)));
  if (place! < 0 || otherPlace! < 0) return false;
  if (place === 0 || otherPlace === 0) return true;
  const manners = [foe, other].map(mannerOf);
  if (manners.includes('beasts') || manners.includes('vermin')) return false;
  return foe.type === other.type || ![foe, other].some(isThoughtless);
}

/** The name without what stands in parentheses, which the text of an encounter leaves out. */
const shortName = ({ name }: FoeAlone): string => name.split(' (')[0]!;

/**
 * Links monsters that may appear together: those of the same band, and those of the same type whose names share a word,
 * such as rats or red dragons.
 */
function linkCompanions(foesAlone: readonly FoeAlone[]): readonly Foe[] {
  const foes = foesAlone.map((loner) => ({ ...loner, kin: [] as Foe[] }));
  const bands = bandFile().bands.map((names) => names.map(plainName));
  for (const foe of foes) {
    const ownBands = bands.filter((band) => band.includes(plainName(foe.name)));
    const family = familyNames(foe.name);
    for (const other of foes) {
      if (shortName(other) === shortName(foe)) continue;
      const isFamily = other.type === foe.type && familyNames(other.name).some((word) => family.includes(word));
      if (isFamily || ownBands.some((band) => areBandmates(band, foe, other))) foe.kin.push(other);
    }
  }
  return foes;
}
