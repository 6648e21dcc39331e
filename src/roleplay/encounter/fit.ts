import { content } from '../content.ts';
import { type Foe, isAquatic } from './foes.ts';
import { matchesName } from './name-pattern.ts';
import { isSunless, type Terrain } from './terrains.ts';

interface FitFile {
  /** By trait: the monsters that have it, as patterns of names. */
  readonly names: Readonly<Record<'bound' | 'nocturnal', readonly string[]>>;
  /** By trait: the monsters that lack it although most have it, as patterns of names. */
  readonly lacking: Readonly<Record<LackableTrait, readonly string[]>>;
  /** By text of a row: the traits that it needs. */
  readonly rows: Readonly<Record<string, readonly Trait[]>>;
}

const fitFile = () => content<FitFile>('roleplay/fit');

/** The monsters of an encounter and where it takes place. */
export interface Circumstances {
  /** The first monster of the group. */
  readonly foe: Foe;
  readonly count: number;
  readonly terrain: Terrain;
  readonly isNight: boolean;
}

const isNamed = (trait: 'bound' | 'nocturnal', name: string): boolean =>
  fitFile().names[trait].some((pattern) => matchesName(pattern, name));

type LackableTrait = 'hunts' | 'warm' | 'moves' | 'grown' | 'solid' | 'saltwater' | 'freshwater';
const has =
  (trait: LackableTrait) =>
  ({ foe }: Circumstances): boolean =>
    !fitFile().lacking[trait].some((pattern) => matchesName(pattern, foe.name));

const ofType =
  (...types: string[]) =>
  ({ foe }: Circumstances): boolean =>
    types.includes(foe.type);

const isBound = ({ foe }: Circumstances): boolean => foe.type === 'construct' || isNamed('bound', foe.name);

/** Traits that rows of tables may need, each with the circumstances in which it is there. */
const TRAITS = {
  many: ({ count }) => count > 1,
  moves: has('moves'),
  walks: ({ foe }) => foe.speed > 0,
  flies: ({ foe }) => Boolean(foe.moves['fly']),
  swims: ({ foe }) => Boolean(foe.moves['swim']),
  /** It can come from above. */
  reaches: ({ foe }) => Boolean(foe.moves['fly'] || foe.moves['climb']),
  /** The fight is not in water. */
  land: ({ foe, terrain }) => terrain !== 'water' && !isAquatic(foe),
  dry: ({ foe }) => !isAquatic(foe),
  saltwater: has('saltwater'),
  freshwater: has('freshwater'),
  indoors: ({ terrain }) => ['ruin', 'underground', 'urban'].includes(terrain),
  outdoors: ({ terrain }) => !isSunless(terrain),
  day: ({ isNight }) => !isNight,
  /** It is large enough to carry off or knock down a person. */
  big: ({ foe }) => !/^(?:tiny|small|diminutive|fine)$/i.test(foe.size) && !/swarm/i.test(foe.name),
  /** It fits through a door. */
  narrow: ({ foe }) => !/^(?:huge|gargantuan|colossal)$/i.test(foe.size),
  /** It bears and rears its young as a mammal or a bird does. */
  warm: (circumstances) =>
    ofType('animal', 'beast', 'magical beast', 'monstrosity')(circumstances) && has('warm')(circumstances),
  /** It eats meat. */
  hunts: has('hunts'),
  solid: has('solid'),
  grown: has('grown'),
  /** It uses weapons. */
  armed: ofType('humanoid', 'giant', 'monstrous humanoid', 'outsider'),
  /** It can be called from another world. */
  summoned: ofType('celestial', 'elemental', 'fiend', 'outsider'),
  made: ofType('construct'),
  /** It obeys orders without thinking. */
  bound: isBound,
  eats: (circumstances) => !isBound(circumstances),
  ooze: ofType('ooze'),
} satisfies Record<string, (circumstances: Circumstances) => boolean>;
type Trait = keyof typeof TRAITS;

/** Whether a row of a table suits the monsters and the place. */
export const suitsCircumstances = (row: string, circumstances: Circumstances): boolean =>
  (fitFile().rows[row] ?? []).every((trait) => TRAITS[trait](circumstances));

/** Whether a monster comes out by night only. */
export const isNocturnal = ({ name }: { readonly name: string }): boolean => isNamed('nocturnal', name);
