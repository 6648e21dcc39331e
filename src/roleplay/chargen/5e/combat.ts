import { formatSigned } from '../../../lib/wording.ts';
import type { Ability, AbilityScores, GearEntry } from '../d20-abilities.ts';
import { type Armour5e, armours5e, isProficientWith, type Weapon5e, weapons5e } from './gear.ts';
import { LEVEL_STEPS, valueAtLevel } from './tables.ts';

/** The facts about a character from which the values for combat are computed. */
export interface CombatFacts5e {
  readonly className: string;
  readonly subclass: string | null;
  readonly level: number;
  readonly scores: AbilityScores;
  readonly modifiers: AbilityScores;
  readonly proficiency: number;
  readonly weapons: readonly string[];
  readonly armour: readonly string[];
  readonly gear: readonly GearEntry[];
  readonly styles: readonly string[];
  readonly isSmall: boolean;
  readonly raceSpeed: number;
  /** Whether heavy armour does not slow the character. */
  readonly isDwarf: boolean;
}

export interface Defence5e {
  readonly armourClass: number;
  /** What the armour class comes from, such as `Chain Mail, Shield` or `unarmoured defence`. */
  readonly from: string;
  readonly armour?: Armour5e;
  readonly hasShield: boolean;
}

interface Unarmoured {
  readonly base: number;
  readonly adds: readonly Ability[];
  readonly from: string;
  readonly withShield: boolean;
}

function unarmoured({ className, subclass }: CombatFacts5e): Unarmoured {
  if (className === 'Barbarian')
    return { base: 10, adds: ['dexterity', 'constitution'], from: 'unarmoured defence', withShield: true };
  if (className === 'Monk')
    return { base: 10, adds: ['dexterity', 'wisdom'], from: 'unarmoured defence', withShield: false };
  if (className === 'Sorcerer' && subclass === 'Draconic')
    return { base: 13, adds: ['dexterity'], from: 'draconic resilience', withShield: true };
  return { base: 10, adds: ['dexterity'], from: 'unarmoured', withShield: true };
}

/**
 * The defence with the highest armour class: in any carried armour with which the character is proficient, or
 * unarmoured.
 */
export function defenceOf(fighter: CombatFacts5e): Defence5e {
  const { gear, armour: trained, modifiers, styles } = fighter;
  const worn = gear.flatMap(({ name }) => armours5e().get(name) ?? []).filter(({ kind }) => trained.includes(kind));
  const hasShield = worn.some(({ kind }) => kind === 'shield');
  const shield = (isAllowed: boolean) => (hasShield && isAllowed ? 2 : 0);
  const unarmouredDefence = unarmoured(fighter);
  const options: Defence5e[] = [
    {
      armourClass:
        unarmouredDefence.base +
        unarmouredDefence.adds.reduce((sum, ability) => sum + modifiers[ability], 0) +
        shield(unarmouredDefence.withShield),
      from: hasShield && unarmouredDefence.withShield ? `${unarmouredDefence.from}, Shield` : unarmouredDefence.from,
      hasShield: hasShield && unarmouredDefence.withShield,
    },
    ...worn
      .filter(({ kind }) => kind !== 'shield')
      .map((armour) => ({
        armourClass:
          armour.base +
          // Heavy armour leaves Dexterity out, a bad one too.
          (armour.dexterity === 0 ? 0 : Math.min(armour.dexterity, modifiers.dexterity)) +
          shield(true) +
          Number(styles.includes('Defense')),
        from: hasShield ? `${armour.name}, Shield` : armour.name,
        armour,
        hasShield,
      })),
  ];
  return options.reduce((best, option) => (option.armourClass > best.armourClass ? option : best));
}

/** Speed in feet per turn, in the armour that the character wears. */
export function speedOf(fighter: CombatFacts5e, { armour, hasShield }: Defence5e): number {
  const { className, level, scores, raceSpeed, isDwarf } = fighter;
  const tooHeavy = armour && scores.strength < armour.leastStrength && !isDwarf ? 10 : 0;
  const barbarian = className === 'Barbarian' && level >= 5 && armour?.kind !== 'heavy' ? 10 : 0;
  const monk = className === 'Monk' && !armour && !hasShield ? valueAtLevel(LEVEL_STEPS.unarmouredSpeed, level) : 0;
  return raceSpeed + barbarian + monk - tooHeavy;
}

export interface Attack5e {
  readonly name: string;
  readonly bonus: number;
  readonly damage: string;
  readonly damage_type: string;
  /** Damage of every hit in addition, such as `1d8 radiant`. */
  readonly added_damage?: string;
  readonly range?: string;
  readonly properties: readonly string[];
  /** Armour class while both hands hold this weapon, so that the shield is not used. */
  readonly armour_class_meanwhile?: number;
}

/** Text added to the properties of a heavy weapon if the character is small. */
export const TOO_HEAVY_TEXT = 'disadvantage: too heavy for small hands';

/** The class level from which every hit of a paladin with a melee weapon, thrown or not, deals more damage. */
const IMPROVED_SMITE = { level: 11, damage: '1d8 radiant' };

/** Number of sides of a monk's martial arts die. */
export const martialArtsDie = (level: number): number => valueAtLevel(LEVEL_STEPS.martialArts, level);

const sides = (dice: string): number => Number(dice.split('d')[1]);

/**
 * Whether a monk's martial arts apply to a weapon: shortswords, and simple melee weapons that are neither heavy nor
 * two-handed.
 */
const isMonkWeapon = ({ name, group, isRanged, properties }: Weapon5e): boolean =>
  !isRanged &&
  (name === 'Shortsword' ||
    (group === 'simple' && !properties.includes('Heavy') && !properties.includes('Two-Handed')));

const withBonus = (dice: string, bonus: number): string => (bonus ? `${dice}${formatSigned(bonus)}` : dice);

function attackWith(weapon: Weapon5e, fighter: CombatFacts5e, hasShield: boolean): Attack5e {
  const { className, level, modifiers, proficiency, weapons, styles, isSmall } = fighter;
  const { name, isRanged, properties } = weapon;
  const isMonks = className === 'Monk' && isMonkWeapon(weapon);
  const canUseEither = properties.includes('Finesse') || isMonks;
  const usualModifier = isRanged ? modifiers.dexterity : modifiers.strength;
  const ability = canUseEither ? Math.max(modifiers.strength, modifiers.dexterity) : usualModifier;
  // What may be thrown is listed as thrown: from one hand.
  const isHeldInBoth = weapon.twoHanded !== undefined && !hasShield && !weapon.range;
  const inTwoHands = properties.includes('Two-Handed') || isHeldInBoth;
  const die = inTwoHands && weapon.twoHanded ? weapon.twoHanded : weapon.damage;
  const dice = isMonks && sides(die) < martialArtsDie(level) ? `1d${martialArtsDie(level)}` : die;
  const archery = isRanged && styles.includes('Archery') ? 2 : 0;
  const smites = className === 'Paladin' && level >= IMPROVED_SMITE.level && !isRanged;
  const dueling = !isRanged && !inTwoHands && styles.includes('Dueling') ? 2 : 0;
  return {
    name,
    bonus: ability + (isProficientWith(weapon, weapons) ? proficiency : 0) + archery,
    damage: withBonus(dice, ability + dueling),
    damage_type: weapon.damageType,
    ...(smites && { added_damage: IMPROVED_SMITE.damage }),
    ...(weapon.range ? { range: `${weapon.range.normal}/${weapon.range.long} ft.` } : {}),
    properties: [
      ...properties.filter((property) => property !== 'Monk').map((property) => property.toLowerCase()),
      ...(isSmall && properties.includes('Heavy') ? [TOO_HEAVY_TEXT] : []),
    ],
  };
}

function unarmedStrike({ className, level, modifiers, proficiency }: CombatFacts5e): Attack5e {
  const isMonk = className === 'Monk';
  const ability = isMonk ? Math.max(modifiers.strength, modifiers.dexterity) : modifiers.strength;
  return {
    name: 'Unarmed strike',
    bonus: ability + proficiency,
    damage: isMonk ? withBonus(`1d${martialArtsDie(level)}`, ability) : String(Math.max(0, 1 + ability)),
    damage_type: 'bludgeoning',
    properties: [],
  };
}

/** Twice the average damage of an attack, by which attacks are sorted. */
function worth({ damage }: Attack5e): number {
  const parts = damage.replace('+', ' ').replace('-', ' -').split(' ');
  return parts.reduce((sum, part) => {
    const [count, faces] = part.split('d').map(Number) as [number, number?];
    return sum + (faces ? count * (faces + 1) : 2 * count);
  }, 0);
}

/** All attacks, strongest first: one for each carried weapon, and the unarmed strike. */
export function attacksOf(fighter: CombatFacts5e, { hasShield }: Defence5e): Attack5e[] {
  const carried = fighter.gear.flatMap(({ name }) => weapons5e().get(name) ?? []);
  const unshielded = defenceOf({ ...fighter, armour: fighter.armour.filter((kind) => kind !== 'shield') }).armourClass;
  const attacks = carried.map((weapon) => ({
    ...attackWith(weapon, fighter, hasShield),
    ...(hasShield && weapon.properties.includes('Two-Handed') && { armour_class_meanwhile: unshielded }),
  }));
  return [...attacks, unarmedStrike(fighter)].sort((a, b) => b.bonus - a.bonus || worth(b) - worth(a));
}
