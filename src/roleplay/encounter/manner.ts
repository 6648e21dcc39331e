import { content } from '../content.ts';

/** A way in which monsters behave. Each manner has tables of motives and of tactics. */
export type MonsterManner = 'folk' | 'beasts' | 'undead' | 'spirits' | 'dragons' | 'things';

/** Manners by type of monster. */
const { manners: MANNERS } = content<{ readonly manners: Readonly<Record<string, MonsterManner>> }>('roleplay/manners');

interface HasType {
  readonly type: string;
}

/** The manner of a monster, by its type. */
export const mannerOf = ({ type }: HasType): MonsterManner => MANNERS[type] ?? 'things';

const PENNILESS_MANNERS: ReadonlySet<MonsterManner> = new Set(['beasts', 'things']);

/** Whether a monster has no use for coins. */
export const isPenniless = (foe: HasType): boolean => PENNILESS_MANNERS.has(mannerOf(foe));
