import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';

/** An enhancement of a signature weapon, with its effects. */
interface Enhancement {
  readonly name: string;
  readonly damage?: number;
  readonly weight?: number;
  readonly tags?: readonly string[];
  /** Whether the enhancement gives the weapon a second range. */
  readonly range?: true;
  /** Kinds of weapons that can have the enhancement. Default: all. */
  readonly of?: readonly string[];
}

/** The options of each move that requires a choice. */
interface ChoiceFile {
  readonly lore: readonly string[];
  readonly domains: readonly string[];
  readonly precepts: readonly string[];
  readonly lands: readonly string[];
  readonly marks: readonly string[];
  readonly companion: {
    readonly species: readonly string[];
    readonly bases: readonly (readonly [ferocity: number, cunning: number, armour: number, instinct: number])[];
    readonly strengths: readonly string[];
    readonly trainings: readonly string[];
    readonly weaknesses: readonly string[];
    /** Strengths, each with a weakness that contradicts it. */
    readonly clashes: readonly (readonly [strength: string, weakness: string])[];
  };
  /** By class: lists from each of which one look is drawn. */
  readonly looks: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly signatureWeapon: {
    readonly kinds: readonly string[];
    readonly looks: readonly string[];
    readonly ranges: readonly string[];
    /** Ranges of kinds that do not have all of them. */
    readonly rangesOf: Readonly<Record<string, readonly string[]>>;
    /** Weight of the signature weapon before enhancements. */
    readonly weight: number;
    readonly enhancements: readonly Enhancement[];
  };
}

const OPTIONS = content<ChoiceFile>('roleplay/dungeon-world/choices');
const { companion: COMPANION, signatureWeapon: WEAPON } = OPTIONS;

/** A weapon that the player designs by making choices. */
export interface SignatureWeapon {
  readonly name: string;
  readonly kind: string;
  readonly damage: number;
  readonly weight: number;
  readonly tags: readonly string[];
}

/**
 * Makes a signature weapon with a number of enhancements. `isDeft` means that DEX is at least STR, so that a precise
 * weapon is useful.
 */
export function makeSignatureWeapon(rolls: RollRecorder, enhancements: number, isDeft: boolean): SignatureWeapon {
  const kind = rolls.pick('signature weapon', WEAPON.kinds);
  const ranges = WEAPON.rangesOf[kind] ?? WEAPON.ranges;
  const range = rolls.pick('its range', ranges);
  const suitable = WEAPON.enhancements.filter(
    ({ tags, of }) => (isDeft || !tags?.includes('precise')) && (!of || of.includes(kind)),
  );
  const chosen = rolls.pickDistinct('its enhancement', suitable, enhancements, ({ name }) => name);
  const look = rolls.pick('its look', WEAPON.looks);
  const others = ranges.filter((other) => other !== range);
  const second = chosen.some(({ range }) => range) ? [rolls.pick('its second range', others)] : [];
  const sum = (figure: 'damage' | 'weight') => chosen.reduce((total, each) => total + (each[figure] ?? 0), 0);
  return {
    kind,
    name: `${look} ${kind} with ${joinShortestFirst(chosen.map(({ name }) => name))}`,
    damage: sum('damage'),
    weight: WEAPON.weight + sum('weight'),
    tags: [range, ...second, ...chosen.flatMap(({ tags }) => tags ?? [])],
  };
}

/** Joins phrases so that none seems to belong to a longer one: "barbs and a light that warns of one kind of creature". */
const joinShortestFirst = (phrases: readonly string[]): string =>
  [...phrases].sort((a, b) => a.length - b.length).join(' and ');

/**
 * Describes an animal companion. It has as many strengths as its ferocity, trainings as its cunning, and weaknesses as
 * its instinct.
 */
function describeCompanion(rolls: RollRecorder, has: (move: string) => boolean): string {
  const species = rolls.pick('species of the companion', COMPANION.species);
  const base = rolls.pick('figures of the companion', COMPANION.bases, (row) => row.join(' '));
  const isUnnatural = has('Unnatural ally');
  const [ferocity, cunning, armour, instinct] = [
    base[0] + (isUnnatural ? 2 : 0),
    base[1],
    base[2],
    base[3] + (isUnnatural ? 1 : 0),
  ];
  const tricks = cunning + (has('Well trained') ? 1 : 0) + (isUnnatural ? 1 : 0);
  const strengths = rolls.pickDistinct('strength of the companion', COMPANION.strengths, base[0]);
  const trainings = rolls.pickDistinct('training of the companion', COMPANION.trainings, tricks);
  const weaknesses = rolls.pickDistinct(
    'weakness of the companion',
    COMPANION.weaknesses.filter(
      (weakness) => !COMPANION.clashes.some(([one, other]) => other === weakness && strengths.includes(one)),
    ),
    base[3],
  );
  return [
    `${isUnnatural ? `a monster in the shape of a ${species}` : species}, ferocity ${ferocity}, cunning ${cunning}, armour ${armour}, instinct ${instinct}`,
    `${strengths.join(', ')}; trained in ${trainings.join(', ')}; ${weaknesses.join(', ')}`,
  ].join('; ');
}

/** Draws the looks of a character, one from each list of the class. */
export const drawLooks = (rolls: RollRecorder, className: string): string[] =>
  OPTIONS.looks[className]!.map((list) => rolls.pick('look', list));

const poisons = (): string[] =>
  (entityCatalogueOf('dungeon-world').byCategory.get('item') ?? [])
    .filter(({ kind }) => kind === 'poison')
    .map(({ name }) => name);

/**
 * By name of the move: makes the choice that the move requires, and describes it. `has` returns whether the character
 * has a move.
 */
export const MOVE_CHOICE_MAKERS: Readonly<
  Record<string, (rolls: RollRecorder, has: (move: string) => boolean) => string>
> = {
  'Bardic lore': (rolls) => rolls.pick('field of lore', OPTIONS.lore),
  Deity: (rolls) =>
    `a god of ${rolls.pick('domain of the god', OPTIONS.domains)}, petitioned ${rolls.pick('precept of the god', OPTIONS.precepts)}`,
  'Born of the soil': (rolls) =>
    `${rolls.pick('land', OPTIONS.lands)}; ${rolls.pick('mark of the land', OPTIONS.marks)}`,
  'Animal companion': describeCompanion,
  Poisoner: (rolls) => rolls.pick('poison', poisons()),
};
