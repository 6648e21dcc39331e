import { content } from '../content.ts';

/** How a monster behaves: its tables tell why it is here and what it does. */
export type Manner = 'folk' | 'beasts' | 'undead' | 'spirits' | 'dragons' | 'things';

/** By type of monster. */
const { manners: MANNERS } = content<{ readonly manners: Readonly<Record<string, Manner>> }>('roleplay/manners');

interface Typed {
  readonly type: string;
}

export const mannerOf = ({ type }: Typed): Manner => MANNERS[type] ?? 'things';

const PENNILESS: ReadonlySet<Manner> = new Set(['beasts', 'things']);

/** Coins mean nothing to it. */
export const isPenniless = (foe: Typed): boolean => PENNILESS.has(mannerOf(foe));
