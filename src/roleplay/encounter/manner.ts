import { content } from '../content.ts';

/** How a monster behaves. Each manner has tables of reasons and of tactics. */
export type Manner = 'folk' | 'beasts' | 'undead' | 'spirits' | 'dragons' | 'things';

/** Manners by type of monster. */
const { manners: MANNERS } = content<{ readonly manners: Readonly<Record<string, Manner>> }>('roleplay/manners');

interface Typed {
  readonly type: string;
}

export const mannerOf = ({ type }: Typed): Manner => MANNERS[type] ?? 'things';

const PENNILESS: ReadonlySet<Manner> = new Set(['beasts', 'things']);

/** Whether a monster doesn't care for coins. */
export const isPenniless = (foe: Typed): boolean => PENNILESS.has(mannerOf(foe));
