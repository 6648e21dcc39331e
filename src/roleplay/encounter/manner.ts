import { content } from '../content.ts';
import { matchesName } from './name-pattern.ts';

/** The way in which monsters behave. Each has its own tables of motives and tactics. */
export type MonsterManner = 'folk' | 'beasts' | 'vermin' | 'undead' | 'spirits' | 'dragons' | 'things';

interface MannerFile {
  /** By type of monster: its manner. */
  readonly manners: Readonly<Record<string, MonsterManner>>;
  /** By manner: the monsters that have it in spite of their type, as patterns of names. */
  readonly names: Readonly<Partial<Record<MonsterManner, readonly string[]>>>;
}

const { manners: MANNERS, names: NAMES } = content<MannerFile>('roleplay/manners');

interface NamedCreature {
  readonly name: string;
  readonly type: string;
}

/** How a monster behaves, by its name or else by its type. */
export function mannerOf({ name, type }: NamedCreature): MonsterManner {
  const ofName = Object.entries(NAMES).find(([, patterns]) => patterns.some((pattern) => matchesName(pattern, name)));
  return (ofName?.[0] as MonsterManner | undefined) ?? MANNERS[type] ?? 'things';
}

const THOUGHTLESS_MANNERS: ReadonlySet<MonsterManner> = new Set(['beasts', 'vermin', 'things']);

/** Whether a monster neither leads others nor has a use for coins. */
export const isThoughtless = (foe: NamedCreature): boolean => THOUGHTLESS_MANNERS.has(mannerOf(foe));

/** Finds the monster that decides what a group does: the first that thinks, otherwise the first. */
export const headOf = <Creature extends NamedCreature>(group: readonly Creature[]): Creature =>
  group.find((foe) => !isThoughtless(foe)) ?? group[0]!;
