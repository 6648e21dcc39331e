import { content } from '../content.ts';

/** The way in which monsters behave. Each has its own tables of motives and tactics. */
export type MonsterManner = 'folk' | 'beasts' | 'undead' | 'spirits' | 'dragons' | 'things';

/** By type of monster: its manner. */
const { manners: MANNERS } = content<{ readonly manners: Readonly<Record<string, MonsterManner>> }>('roleplay/manners');

interface HasType {
  readonly type: string;
}

/** How a monster behaves, by its type. */
export const mannerOf = ({ type }: HasType): MonsterManner => MANNERS[type] ?? 'things';

const PENNILESS_MANNERS: ReadonlySet<MonsterManner> = new Set(['beasts', 'things']);

/** Whether a monster has no use for coins. */
export const isPenniless = (foe: HasType): boolean => PENNILESS_MANNERS.has(mannerOf(foe));
