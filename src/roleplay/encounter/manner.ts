import { content } from '../content.ts';

/** How a monster behaves. Each manner has tables of reasons and of tactics. */
export type Manner = 'folk' | 'beasts' | 'undead' | 'spirits' | 'dragons' | 'things';

/** Manners by type of monster. */
const { manners: MANNERS } = content<{ readonly manners: Readonly<Record<string, Manner>> }>('roleplay/manners');

interface HasType {
  readonly type: string;
}

export const mannerOf = ({ type }: HasType): Manner => MANNERS[type] ?? 'things';

const PENNILESS_MANNERS: ReadonlySet<Manner> = new Set(['beasts', 'things']);

/** Whether a monster doesn't care for coins. */
export const isPenniless = (foe: HasType): boolean => PENNILESS_MANNERS.has(mannerOf(foe));
