import { content } from '../content.ts';
import type { Foe } from './foes.ts';
import { matchesName } from './name-pattern.ts';
import { meets } from './needs.ts';
import { type Pronoun, wordForOne } from './pronouns.ts';
import { isSunless, type Terrain } from './terrains.ts';

interface FitFile {
  readonly names: { readonly nocturnal: readonly string[] };
  /** By text of a row: the traits that it needs. */
  readonly rows: Readonly<Record<string, string>>;
  /** By text of a reason: the stances that it gives, which the tactic must suit. */
  readonly gives: Readonly<Record<string, string>>;
  /** By stance: where the loot is, which is the monsters' own or that of strangers. */
  readonly finds: Readonly<Record<'own' | 'strange', Readonly<Record<string, string>>>>;
  /** By text of a row: its text for a single creature, with `{it}`, `{its}` and `{him}` for the pronouns. */
  readonly one: Readonly<Record<string, string>>;
}

const fitFile = () => content<FitFile>('roleplay/fit');

/** The monsters of an encounter and where it takes place. */
export interface Circumstances {
  /** The first monster of the group. */
  readonly foe: Foe;
  readonly count: number;
  readonly terrain: Terrain;
  readonly isNight: boolean;
  /** What the reason says of the monsters' aims. */
  readonly stances?: readonly string[];
}

/** Terrains with walls or roofs. */
const INDOORS: ReadonlySet<Terrain> = new Set(['ruin', 'underground', 'urban']);
/** Terrains under the sky where no people live. */
const NOT_WILD: ReadonlySet<Terrain> = new Set(['planar', 'ruin', 'underground', 'urban', 'water']);

/** The traits of a monster together with those of its number, the place and the time of day. */
function traitsAt(circumstances: Circumstances): ReadonlySet<string> {
  const known = traitsByCircumstances.get(circumstances) ?? combineTraits(circumstances);
  traitsByCircumstances.set(circumstances, known);
  return known;
}

const traitsByCircumstances = new WeakMap<Circumstances, ReadonlySet<string>>();

function combineTraits({ foe, count, terrain, isNight, stances = [] }: Circumstances): ReadonlySet<string> {
  const isInWater = terrain === 'water';
  const isAquatic = foe.traits.has('aquatic') || (isInWater && foe.traits.has('swims') && !foe.traits.has('flies'));
  const added: Readonly<Record<string, boolean>> = {
    many: count > 1,
    /** The fight is not in water. */
    land: !isInWater && !isAquatic,
    dry: !foe.traits.has('aquatic'),
    aquatic: isAquatic,
    /** It needs a boat. */
    afloat: isInWater && !isAquatic && !foe.traits.has('flies'),
    [`at-${terrain}`]: true,
    indoors: INDOORS.has(terrain),
    outdoors: !isSunless(terrain),
    wild: !NOT_WILD.has(terrain),
    sunless: terrain === 'underground',
    day: !isNight,
  };
  return new Set([...foe.traits, ...stances, ...Object.keys(added).filter((trait) => added[trait])]);
}

const needsOf = (row: string): string | undefined => {
  const { rows } = fitFile();
  return Object.hasOwn(rows, row) ? rows[row] : undefined;
};

/** The stances that a reason gives to those who have it: `guarding`, `fleeing`. */
export function stancesOf(reason: string): readonly string[] {
  const { gives } = fitFile();
  return Object.hasOwn(gives, reason) ? gives[reason]!.split(' ') : [];
}

/** Where the loot is, as an aside; undefined if it is simply theirs. The first of the stances that says so decides. */
export function findPlace(owner: 'own' | 'strange', stances: readonly string[]): string | undefined {
  const { [owner]: places } = fitFile().finds;
  const stance = Object.keys(places).find((each) => stances.includes(each));
  return places[stance ?? 'usual'];
}

/** Whether a row of a table suits the monsters and the place. */
export function suitsCircumstances(row: string, circumstances: Circumstances): boolean {
  const needs = needsOf(row);
  return needs === undefined || meets(needs, traitsAt(circumstances));
}

/** What a body can do. All monsters of a group must be able to do what their leader does. */
const BODILY: ReadonlySet<string> = new Set([
  'aquatic',
  'big',
  'breathes',
  'burrows',
  'climbs',
  'flies',
  'frog',
  'grabs',
  'hands',
  'land',
  'large',
  'moves',
  'reaches',
  'shoots',
  'small',
  'solid',
  'stalks',
  'swarm',
  'swims',
  'venom',
  'walks',
]);

/** Whether a follower can take part in what a row says: whether it meets the bodily needs of the row. */
export function canFollow(row: string, circumstances: Circumstances): boolean {
  const bodily = (needsOf(row) ?? '').split(' ').filter((need) => BODILY.has(need.replace('!', '')));
  return !bodily.length || meets(bodily.join(' '), traitsAt(circumstances));
}

/** The text of a row as it is said of these monsters. */
export function wordFor(row: string, { foe, count }: Circumstances): string {
  const { one } = fitFile();
  if (count > 1 || foe.traits.has('person') || !Object.hasOwn(one, row)) return row;
  const pronoun: Pronoun = foe.traits.has('female') ? 'she' : 'it';
  return wordForOne(one[row]!, pronoun);
}

/** Whether a monster comes out by night only. */
export const isNocturnal = ({ name }: { readonly name: string }): boolean =>
  fitFile().names.nocturnal.some((pattern) => matchesName(pattern, name));
