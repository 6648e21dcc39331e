import { formatSigned } from '../../../lib/wording.ts';
import type { AbilityScores } from '../d20-abilities.ts';
import type { CallingBonuses } from './bonuses.ts';
import { type FightingRole, LIGHT_WEAPONS, TWO_HANDED } from './classes.ts';
import type { ClassEntity, ItemEntity, RaceEntity } from './figures.ts';
import type { Gear1e, ImprovedItem } from './gear.ts';
import type { LoadName } from './load.ts';
import { weaponGroupsOf } from './options.ts';
import type { Power1e } from './powers.ts';
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
  readonly load: LoadName;
  readonly bonuses: CallingBonuses;
  /** Chosen options, among them a fighter's groups of weapons. */
  readonly options: readonly Power1e[];
}

/** Largest Dexterity bonus and check penalty by load. An overloaded character can hardly move. */
const LOADS: Readonly<Record<LoadName, { readonly dexterity: number; readonly penalty: number }>> = {
  light: { dexterity: Number.POSITIVE_INFINITY, penalty: 0 },
  medium: { dexterity: 3, penalty: -3 },
  heavy: { dexterity: 1, penalty: -6 },
  overloaded: { dexterity: 0, penalty: -6 },
};

const isSmall = ({ race }: CombatFacts1e): boolean => race.size === 'small';
const isA = ({ figures }: CombatFacts1e, name: string): boolean => figures.name === name;
const has = ({ feats }: CombatFacts1e, feat: string): number => Number(feats.includes(feat));

/** Number of times that a fighter's armour training has improved, at levels 3, 7, 11 and 15; 0 for other classes. */
const armourTraining = (fighter: CombatFacts1e): number =>
  isA(fighter, 'Fighter') ? Math.floor((fighter.level + 1) / 4) : 0;

const isWorn = (improved: ImprovedItem | null): improved is ImprovedItem => improved !== null;

/**
 * The check penalty: 0 or negative. Those of armour and shield add up, and masterwork reduces each by 1. The penalty of
 * the load counts instead if it is worse.
 */
export function checkPenalty(fighter: CombatFacts1e): number {
  const { armour, shield } = fighter.gear;
  const worn = [armour, shield].filter(isWorn).map(({ item, enhancement }) => {
    const penalty = (item.check_penalty ?? 0) + Number(enhancement !== null);
    return Math.min(0, item === armour?.item ? penalty + armourTraining(fighter) : penalty);
  });
  const ofArmour = worn.reduce((sum, penalty) => sum + penalty, 0);
  return Math.min(ofArmour, LOADS[fighter.load].penalty) || 0;
}

const protection = (improved: ImprovedItem | null): number =>
  improved ? (improved.item.armour_bonus ?? 0) + (improved.enhancement ?? 0) : 0;

/** Whether a monk keeps the bonuses that need freedom of movement. */
const isFreeMonk = (fighter: CombatFacts1e): boolean => isA(fighter, 'Monk') && fighter.load === 'light';

const monkBonus = (fighter: CombatFacts1e): number =>
  isFreeMonk(fighter) ? Math.max(0, fighter.modifiers.wisdom) + Math.floor(fighter.level / 4) : 0;

const dexterityInArmour = (fighter: CombatFacts1e): number => {
  const most = fighter.gear.armour?.item.maximum_dexterity;
  const { dexterity } = fighter.modifiers;
  const inLoad = Math.min(dexterity, LOADS[fighter.load].dexterity);
  return most === undefined ? inLoad : Math.min(inLoad, most + armourTraining(fighter));
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
  const worn =
    Math.max(protection(gear.armour), bracers) + protection(gear.shield) + natural + fighter.bonuses.naturalArmour;
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
  const resistance = Math.max(gear.bonuses.resistance, fighter.bonuses.resistance);
  const common = resistance + divineGrace + Number(race.name === 'Halfling');
  const save = (name: 'fortitude' | 'reflex' | 'will', ability: keyof AbilityScores, feat: string) =>
    baseSaveBonus(figures.good_saves.includes(name), level) +
    modifiers[ability] +
    common +
    (name === 'will' ? 0 : (fighter.bonuses.saves[name] ?? 0)) +
    2 * has(fighter, feat);
  return {
    fortitude: save('fortitude', 'constitution', 'Great fortitude'),
    reflex: save('reflex', 'dexterity', 'Lightning reflexes'),
    will: save('will', 'wisdom', 'Iron will'),
  };
}

const SLOWED: Readonly<Record<number, number>> = { 30: 20, 20: 15 };

/** Speed in feet per turn, in the armour that the character wears and with the load that it carries. */
export function speedOf(fighter: CombatFacts1e): number {
  const { race, level, gear, load, bonuses } = fighter;
  const weight = gear.armour?.item.proficiency;
  const training = armourTraining(fighter);
  const inArmour = (weight === 'medium' && training < 1) || (weight === 'heavy' && training < 2);
  const isSlowed = race.name !== 'Dwarf' && (inArmour || load !== 'light');
  const base = isSlowed ? SLOWED[race.speed]! : race.speed;
  const barbarian = isA(fighter, 'Barbarian') && weight !== 'heavy' && load !== 'heavy' ? 10 : 0;
  const monk = isFreeMonk(fighter) ? 10 * Math.floor(level / 3) : 0;
  const isBurdened = weight === 'medium' || weight === 'heavy' || load !== 'light';
  const fleet = isBurdened ? 0 : 5 * has(fighter, 'Fleet');
  return base + barbarian + monk + fleet + bonuses.speed;
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

/** A fighter's bonus with the groups of weapons that a weapon belongs to, the highest of them. */
function weaponTraining({ options }: CombatFacts1e, weapon: string): number {
  const groups = weaponGroupsOf(weapon);
  const trained = options.filter(
    ({ from, name }) => from === 'Weapon training' && groups.includes(name.slice(0, name.lastIndexOf(' '))),
  );
  return Math.max(0, ...trained.map(({ name }) => Number(name.slice(name.lastIndexOf('+') + 1))));
}

/** Bonuses with a weapon from feats and weapon training, as `[to hit, to damage]`. */
function skillWith(fighter: CombatFacts1e, weapon: string): [number, number] {
  const featBonus = (feat: string) => has(fighter, `${feat} (${weapon.toLowerCase()})`);
  const training = weaponTraining(fighter, weapon);
  return [
    featBonus('Weapon focus') + featBonus('Greater weapon focus') + training,
    2 * (featBonus('Weapon specialization') + featBonus('Greater weapon specialization')) + training,
  ];
}

/** The weapon that the character's feats are for. */
const mainWeapon = ({ role, gear }: CombatFacts1e): ImprovedItem =>
  role === 'archer' && gear.ranged ? gear.ranged : gear.melee;

/** Threat ranges after doubling by Improved critical. A range of 20, which is not listed, becomes 19-20. */
const DOUBLED_THREAT_RANGES: Readonly<Record<string, string>> = { '19-20': '17-20', '18-20': '15-20' };

/** Range and multiplier of critical hits, with Improved critical and a fighter's mastery of the main weapon. */
function criticalOf(fighter: CombatFacts1e, name: string, plain = 'x2'): string {
  const isMastered = isA(fighter, 'Fighter') && fighter.level === 20 && name === mainWeapon(fighter).item.name;
  const critical = isMastered ? plain.replace(/\d$/, (times) => String(Number(times) + 1)) : plain;
  if (!has(fighter, `Improved critical (${name.toLowerCase()})`)) return critical;
  const [range, times] = critical.includes('/') ? (critical.split('/') as [string, string]) : ['20', critical];
  return `${DOUBLED_THREAT_RANGES[range] ?? '19-20'}/${times}`;
}

const diceOf = (fighter: CombatFacts1e, { damage = '1' }: ItemEntity): string => {
  const [firstDie] = damage.split('/') as [string];
  return isSmall(fighter) ? (SMALL_DAMAGE[firstDie] ?? firstDie) : firstDie;
};

/** How an attack differs from a plain one with the weapon. */
interface AttackChanges {
  /** Penalties of the attacks in a round. */
  readonly penalties?: readonly number[];
  readonly lessDamage?: number;
}

function attackWith(
  fighter: CombatFacts1e,
  improved: ImprovedItem,
  { penalties, lessDamage = 0 }: AttackChanges = {},
): Attack1e {
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
    bonus: attackSequence(bonus, penalties ?? (reloads ? [0] : attackPenalties(base))),
    damage: withBonus(diceOf(fighter, item), inTwoHands + toDamage + magic - lessDamage),
    critical: criticalOf(fighter, item.name, item.critical),
    damage_type: item.damage_type!,
    ...(isRanged && item.range ? { range: item.range } : {}),
  };
}

/** Strength modifier that may apply to the damage of shots. It is 0 for crossbows; for bows, only a penalty counts. */
const bowStrength = ({ name }: ItemEntity, { strength }: AbilityScores): number =>
  /crossbow/i.test(name) ? 0 : strength;

/** Penalties of the attacks with the weapon in the other hand. Two feats add a second and a third attack. */
const offHandPenalties = (fighter: CombatFacts1e): number[] => [
  0,
  ...(has(fighter, 'Improved two-weapon fighting') ? [5] : []),
  ...(has(fighter, 'Greater two-weapon fighting') ? [10] : []),
];

/** The attacks in a round with a weapon in each hand, both at -2. The second one adds only half the Strength bonus. */
function twoWeaponAttacks(fighter: CombatFacts1e): Attack1e[] {
  const { gear, figures, level, modifiers } = fighter;
  if (!(gear.offHand && has(fighter, 'Two-weapon fighting'))) return [];
  const penalties = attackPenalties(baseAttackBonus(figures.attack_bonus, level));
  const { strength } = modifiers;
  const lost = strength > 0 && !has(fighter, 'Double slice') ? strength - Math.floor(strength / 2) : 0;
  const both = [
    { weapon: gear.melee, hand: 'two weapons', penalties, lost: 0 },
    { weapon: gear.offHand, hand: 'off hand', penalties: offHandPenalties(fighter), lost },
  ];
  return both.map(({ weapon, hand, penalties: each, lost: less }) => {
    const attack = attackWith(fighter, weapon, { penalties: each.map((penalty) => penalty + 2), lessDamage: less });
    return { ...attack, name: `${attack.name} (${hand})` };
  });
}

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
  if (role === 'archer') return [...ranged, melee];
  return [...unarmedAttacks(fighter), ...twoWeaponAttacks(fighter), melee, ...ranged];
}
