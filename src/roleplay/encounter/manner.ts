import { content } from '../content.ts';

/** How a monster behaves. Each manner has tables of reasons and of tactics. */
export type MonsterManner = 'folk' | 'beasts' | 'undead' | 'spirits' | 'dragons' | 'things';

/** Manners by type of monster. */
const { manners: MANNERS } = content<{ readonly manners: Readonly<Record<string, MonsterManner>> }>('roleplay/manners');

interface HasType {
  readonly type: string;
}

export const mannerOf = ({ type }: HasType): MonsterManner => MANNERS[type] ?? 'things';

const PENNILESS_MANNERS: ReadonlySet<MonsterManner> = new Set(['beasts', 'things']);

/** Whether a monster doesn't care for coins. */
export const isPenniless = (foe: HasType): boolean => PENNILESS_MANNERS.has(mannerOf(foe));
