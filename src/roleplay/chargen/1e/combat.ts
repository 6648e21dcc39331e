import { type AbilityScores, formatSigned } from '../d20-abilities.ts';
import { type FightingRole, LIGHT_WEAPONS, TWO_HANDED } from './classes.ts';
import type { ClassEntity, ItemEntity, RaceEntity } from './figures.ts';
import type { Gear1e, ImprovedItem } from './gear.ts';
import { attackPenalties, baseAttackBonus, baseSaveBonus, SMALL_DAMAGE } from './tables.ts';

/** The facts about a character from which the values for combat are computed. */
export interface CombatFacts1e {
  readonly figures: ClassEntity;
  readonly race: RaceEntity;
  readonly role: FightingRole;
  readonly level: number;
  readonly modifiers: AbilityScores;
  readonly feats: readonly string[];
  readonly gear: Gear1e;
}

const isSmall = ({ race }: CombatFacts1e): boolean => race.size === 'small';
const isA = ({ figures }: CombatFacts1e, name: string): boolean => figures.name === name;
const has = ({ feats }: CombatFacts1e, feat: string): number => Number(feats.includes(feat));

/** Number of times that a fighter's armour training has improved, at levels 3, 7, 11 and 15; 0 for other classes. */
const armourTraining = (fighter: CombatFacts1e): number =>
  isA(fighter, 'Fighter') ? Math.floor((fighter.level + 1) / 4) : 0;

const isWorn = (improved: ImprovedItem | null): improved is ImprovedItem => improved !== null;

/**
 * The armour check penalty for armour and shield together: 0 or negative. Masterwork reduces the penalty of each by 1.
 */
export function checkPenalty(fighter: CombatFacts1e): number {
  const { armour, shield } = fighter.gear;
  const worn = [armour, shield].filter(isWorn).map(({ item, enhancement }) => {
    const penalty = (item.check_penalty ?? 0) + Number(enhancement !== null);
    return Math.min(0, item === armour?.item ? penalty + armourTraining(fighter) : penalty);
  });
  return worn.reduce((sum, penalty) => sum + penalty, 0) || 0;
}

const protection = (improved: ImprovedItem | null): number =>
  improved ? (improved.item.armour_bonus ?? 0) + (improved.enhancement ?? 0) : 0;

const monkBonus = (fighter: CombatFacts1e): number =>
  isA(fighter, 'Monk') ? Math.max(0, fighter.modifiers.wisdom) + Math.floor(fighter.level / 4) : 0;

const dexterityInArmour = (fighter: CombatFacts1e): number => {
  const most = fighter.gear.armour?.item.maximum_dexterity;
  const { dexterity } = fighter.modifiers;
  return most === undefined ? dexterity : Math.min(dexterity, most + armourTraining(fighter));
};

export interface Defence1e {
  readonly armour_class: number;
  readonly touch: number;
  readonly flat_footed: number;
  /** The armour and shield that count toward the armour class, such as `Full plate +1, heavy steel shield`. */
  readonly armour_class_from: string;
  readonly cmd: number;
}

const itemName = ({ item, enhancement }: ImprovedItem): string => {
  if (enhancement === null) return item.name;
  return enhancement ? `${item.name} +${enhancement}` : `Masterwork ${item.name.toLowerCase()}`;
};

/** Computes the armour class and the values that depend on the same bonuses. */
export function defenceOf(fighter: CombatFacts1e): Defence1e {
  const { gear, modifiers } = fighter;
  const { bracers, deflection, natural } = gear.bonuses;
  const size = Number(isSmall(fighter));
  const dexterity = dexterityInArmour(fighter);
  const dodge = has(fighter, 'Dodge');
  const worn = Math.max(protection(gear.armour), bracers) + protection(gear.shield) + natural;
  const constant = 10 + size + deflection + monkBonus(fighter);
  const touch = constant + dexterity + dodge;
  const names = [gear.armour, gear.shield].filter(isWorn).map(itemName);
  return {
    armour_class: touch + worn,
    touch,
    flat_footed: constant + worn + Math.min(0, dexterity),
    armour_class_from: names.join(', ') || (bracers ? `Bracers of armour +${bracers}` : 'unarmoured'),
    cmd:
      10 +
      baseAttackBonus(fighter.figures.attack_bonus, fighter.level) +
      modifiers.strength +
      modifiers.dexterity -
      size +
      deflection +
      dodge +
      monkBonus(fighter),
  };
}

/** Combat manoeuvre bonus. For monks from level 3 on, the class level replaces the base attack bonus. */
export function combatManoeuvreBonus(fighter: CombatFacts1e): number {
  const { figures, level, modifiers } = fighter;
  const base = isA(fighter, 'Monk') && level >= 3 ? level : baseAttackBonus(figures.attack_bonus, level);
  return base + modifiers.strength - Number(isSmall(fighter));
}

/** Computes the bonuses of the saving throws. */
export function savesOf(fighter: CombatFacts1e): Readonly<Record<'fortitude' | 'reflex' | 'will', number>> {
  const { figures, level, modifiers, race, gear } = fighter;
  const divineGrace = isA(fighter, 'Paladin') && level >= 2 ? Math.max(0, modifiers.charisma) : 0;
  const common = gear.bonuses.resistance + divineGrace + Number(race.name === 'Halfling');
  const save = (name: 'fortitude' | 'reflex' | 'will', ability: keyof AbilityScores, feat: string) =>
    baseSaveBonus(figures.good_saves.includes(name), level) + modifiers[ability] + common + 2 * has(fighter, feat);
  return {
    fortitude: save('fortitude', 'constitution', 'Great fortitude'),
    reflex: save('reflex', 'dexterity', 'Lightning reflexes'),
    will: save('will', 'wisdom', 'Iron will'),
  };
}

const SLOWED: Readonly<Record<number, number>> = { 30: 20, 20: 15 };

/** Speed in feet per turn, in the armour that the character wears. */
export function speedOf(fighter: CombatFacts1e): number {
  const { race, level, gear } = fighter;
  const weight = gear.armour?.item.proficiency;
  const training = armourTraining(fighter);
  const isSlowed =
    race.name !== 'Dwarf' && ((weight === 'medium' && training < 1) || (weight === 'heavy' && training < 2));
  const base = isSlowed ? SLOWED[race.speed]! : race.speed;
  const barbarian = isA(fighter, 'Barbarian') && weight !== 'heavy' ? 10 : 0;
  const monk = isA(fighter, 'Monk') ? 10 * Math.floor(level / 3) : 0;
  const fleet = weight === 'medium' || weight === 'heavy' ? 0 : 5 * has(fighter, 'Fleet');
  return base + barbarian + monk + fleet;
}

/** An attack as it appears on the sheet. */
export interface Attack1e {
  readonly name: string;
  /** Attack bonuses, one for each attack in a round, such as `+11/+6/+1`. */
  readonly bonus: string;
  readonly damage: string;
  readonly critical: string;
  readonly damage_type: string;
  /** Range increment in feet. */
  readonly range?: number;
}

const attackSequence = (bonus: number, penalties: readonly number[]): string =>
  penalties.map((penalty) => formatSigned(bonus - penalty)).join('/');

const withBonus = (dice: string, bonus: number): string => (bonus ? `${dice}${formatSigned(bonus)}` : dice);

/** Bonuses with a weapon from feats and weapon training, as `[to hit, to damage]`. */
function skillWith(fighter: CombatFacts1e, weapon: string): [number, number] {
  const featBonus = (feat: string) => has(fighter, `${feat} (${weapon.toLowerCase()})`);
  const training = isA(fighter, 'Fighter') ? Math.max(0, Math.floor((fighter.level - 1) / 4)) : 0;
  return [
    featBonus('Weapon focus') + featBonus('Greater weapon focus') + training,
    2 * (featBonus('Weapon specialization') + featBonus('Greater weapon specialization')) + training,
  ];
}

/** Threat ranges after doubling by Improved critical. A range of 20, which is not listed, becomes 19-20. */
const DOUBLED_THREAT_RANGES: Readonly<Record<string, string>> = { '19-20': '17-20', '18-20': '15-20' };

function criticalOf(fighter: CombatFacts1e, name: string, critical = 'x2'): string {
  if (!has(fighter, `Improved critical (${name.toLowerCase()})`)) return critical;
  const [range, times] = critical.includes('/') ? (critical.split('/') as [string, string]) : ['20', critical];
  return `${DOUBLED_THREAT_RANGES[range] ?? '19-20'}/${times}`;
}

const diceOf = (fighter: CombatFacts1e, { damage = '1' }: ItemEntity): string => {
  const [firstDie] = damage.split('/') as [string];
  return isSmall(fighter) ? (SMALL_DAMAGE[firstDie] ?? firstDie) : firstDie;
};

function attackWith(fighter: CombatFacts1e, improved: ImprovedItem): Attack1e {
  const { figures, level, modifiers } = fighter;
  const { item, enhancement } = improved;
  const base = baseAttackBonus(figures.attack_bonus, level);
  const isThrown = item.name === 'Javelin';
  const isRanged = isThrown || /bow$|^Sling/i.test(item.name) || /crossbow/i.test(item.name);
  const isFinesse = has(fighter, 'Weapon finesse') && LIGHT_WEAPONS.includes(item.name);
  const meleeModifier = isFinesse ? Math.max(modifiers.strength, modifiers.dexterity) : modifiers.strength;
  const [toHit, toDamage] = skillWith(fighter, item.name);
  const strength =
    isRanged && !isThrown && item.name !== 'Sling' ? Math.min(0, bowStrength(item, modifiers)) : modifiers.strength;
  const inTwoHands = TWO_HANDED.includes(item.name) && strength > 0 ? Math.floor(strength * 1.5) : strength;
  const magic = enhancement ?? 0;
  const bonus =
    base +
    (isRanged ? modifiers.dexterity : meleeModifier) +
    Number(isSmall(fighter)) +
    toHit +
    (enhancement === 0 ? 1 : magic);
  const reloads = /crossbow/i.test(item.name) || item.name === 'Sling';
  return {
    name: itemName(improved),
    bonus: attackSequence(bonus, reloads ? [0] : attackPenalties(base)),
    damage: withBonus(diceOf(fighter, item), inTwoHands + toDamage + magic),
    critical: criticalOf(fighter, item.name, item.critical),
    damage_type: item.damage_type!,
    ...(isRanged && item.range ? { range: item.range } : {}),
  };
}

/** Strength modifier that may apply to the damage of shots. It is 0 for crossbows; for bows, only a penalty counts. */
const bowStrength = ({ name }: ItemEntity, { strength }: AbilityScores): number =>
  /crossbow/i.test(name) ? 0 : strength;

const UNARMED_DAMAGE = ['1d6', '1d8', '1d10', '2d6', '2d8', '2d10'];

/** Damage dice of a monk's unarmed strike. They rise at levels 4, 8, 12, 16 and 20. */
export const unarmedDamage = (level: number, small: boolean): string => {
  const die = UNARMED_DAMAGE[Math.floor(level / 4)]!;
  return small ? (SMALL_DAMAGE[die] ?? die) : die;
};

/**
 * Attack bonuses of a monk's flurry of blows, highest first. The monk's level minus 2 replaces the base attack bonus.
 * There is one additional attack, from level 8 a second, and from level 15 a third.
 */
export const flurryBonuses = (level: number): number[] =>
  [
    ...attackPenalties(level).map((penalty) => level - 2 - penalty),
    level - 2,
    ...(level >= 8 ? [level - 7] : []),
    ...(level >= 15 ? [level - 12] : []),
  ].sort((a, b) => b - a);

function unarmedAttacks(fighter: CombatFacts1e): Attack1e[] {
  if (!isA(fighter, 'Monk')) return [];
  const { figures, level, modifiers, gear } = fighter;
  const base = baseAttackBonus(figures.attack_bonus, level);
  const ability = has(fighter, 'Weapon finesse')
    ? Math.max(modifiers.strength, modifiers.dexterity)
    : modifiers.strength;
  const [toHit, toDamage] = skillWith(fighter, 'unarmed strike');
  const unarmedBonus = ability + Number(isSmall(fighter)) + toHit + gear.bonuses.fists;
  const shared = {
    damage: withBonus(unarmedDamage(level, isSmall(fighter)), modifiers.strength + toDamage + gear.bonuses.fists),
    critical: criticalOf(fighter, 'unarmed strike'),
    damage_type: 'bludgeoning',
  };
  return [
    { name: 'Unarmed strike', bonus: attackSequence(base + unarmedBonus, attackPenalties(base)), ...shared },
    {
      name: 'Flurry of blows',
      bonus: flurryBonuses(level)
        .map((bonus) => formatSigned(bonus + unarmedBonus))
        .join('/'),
      ...shared,
    },
  ];
}

/** All attacks of a character, those of the character's role first. */
export function attacksOf(fighter: CombatFacts1e): Attack1e[] {
  const { gear, role } = fighter;
  const melee = attackWith(fighter, gear.melee);
  const ranged = gear.ranged ? [attackWith(fighter, gear.ranged)] : [];
  return role === 'archer' ? [...ranged, melee] : [...unarmedAttacks(fighter), melee, ...ranged];
}
