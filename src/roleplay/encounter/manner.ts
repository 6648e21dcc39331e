/** How a monster behaves: its tables tell why it is here and what it does. */
export type Manner = 'folk' | 'beasts' | 'undead' | 'spirits' | 'dragons' | 'things';

const MANNERS: Readonly<Record<string, Manner>> = {
  aberration: 'things',
  animal: 'beasts',
  beast: 'beasts',
  celestial: 'spirits',
  construct: 'things',
  dragon: 'dragons',
  elemental: 'spirits',
  fey: 'spirits',
  fiend: 'spirits',
  giant: 'folk',
  humanoid: 'folk',
  'magical beast': 'beasts',
  'monstrous humanoid': 'folk',
  monstrosity: 'beasts',
  ooze: 'things',
  outsider: 'spirits',
  plant: 'things',
  swarm: 'beasts',
  undead: 'undead',
  vermin: 'beasts',
};

interface Typed {
  readonly type: string;
}

export const mannerOf = ({ type }: Typed): Manner => MANNERS[type] ?? 'things';

const PENNILESS: ReadonlySet<Manner> = new Set(['beasts', 'things']);

/** Coins mean nothing to it. */
export const isPenniless = (foe: Typed): boolean => PENNILESS.has(mannerOf(foe));
