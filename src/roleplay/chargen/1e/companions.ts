import { formatSigned } from '../../../lib/wording.ts';
import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';
import { type AbilityScores, abilityModifier, addScores } from '../d20-abilities.ts';

/** A natural attack of an animal. Secondary attacks are weaker. */
interface NaturalAttack {
  readonly name: string;
  readonly count: number;
  readonly damage: string;
  readonly secondary?: boolean;
}

interface AnimalStage {
  readonly size: 'small' | 'medium' | 'large';
  /** Natural armour bonus; in `grown`, what it rises by. */
  readonly natural: number;
  readonly attacks: readonly NaturalAttack[];
  readonly special: readonly string[];
}

interface AnimalKind extends AnimalStage {
  readonly name: string;
  readonly speed: string;
  readonly abilities: AbilityScores;
  /** How the animal changes when its master reaches a level. `abilities` are added. */
  readonly grown: AnimalStage & { readonly level: number; readonly abilities: Partial<AbilityScores> };
  readonly forRangers: boolean;
}

interface FamiliarKind {
  readonly name: string;
  readonly size: string;
  readonly speed: string;
  readonly armourClass: number;
  /** What the master gains, in words and, where it always counts, in numbers. */
  readonly benefit: string;
  readonly skill?: readonly [name: string, bonus: number];
  readonly save?: readonly [name: 'fortitude' | 'reflex', bonus: number];
  readonly hitPoints?: number;
}

type Specials = readonly (readonly [level: number, name: string])[];

interface CompanionFile {
  readonly tricks: readonly string[];
  readonly companions: readonly AnimalKind[];
  readonly companionSpecial: Specials;
  readonly familiars: readonly FamiliarKind[];
  readonly familiarSpecial: Specials;
}

const FILE = content<CompanionFile>('roleplay/1e/companions');

export interface CompanionAttack {
  readonly name: string;
  readonly bonus: string;
  readonly damage: string;
}

/** An animal companion, a paladin's mount or a familiar. */
export interface Companion1e {
  readonly kind: 'animal companion' | 'mount' | 'familiar';
  readonly name: string;
  readonly size: string;
  readonly speed: string;
  readonly hit_points: number;
  readonly armour_class: number;
  /** What is special about it, such as `scent`. */
  readonly special: readonly string[];
  readonly hit_dice?: string;
  readonly abilities?: AbilityScores;
  readonly saves?: Readonly<Record<'fortitude' | 'reflex' | 'will', number>>;
  readonly attacks?: readonly CompanionAttack[];
  readonly feats?: readonly string[];
  /** Tricks that the animal knows in addition to those that it is trained in. */
  readonly bonus_tricks?: readonly string[];
  readonly intelligence?: number;
  /** What the master gains. */
  readonly benefit?: string;
}

const upTo = (steps: Specials, level: number): string[] =>
  steps.flatMap(([from, name]) => (level >= from ? [name] : []));

const SIZE_MODIFIERS: ReadonlyMap<string, number> = new Map([
  ['small', 1],
  ['medium', 0],
  ['large', -1],
]);

/** Feats in the order in which an animal takes them, if its abilities suffice. */
function animalFeats(count: number, mainAttack: string, { strength, dexterity }: AbilityScores): string[] {
  const order = [
    ...(abilityModifier(dexterity) > abilityModifier(strength) ? ['Weapon finesse'] : []),
    `Weapon focus (${mainAttack})`,
    'Improved natural armour',
    'Toughness',
    'Iron will',
    ...(dexterity >= 13 ? ['Dodge'] : []),
    ...(strength >= 13 ? ['Power attack'] : []),
    'Great fortitude',
    'Lightning reflexes',
    'Improved initiative',
    'Endurance',
  ];
  return order.slice(0, count);
}

/** The state of an animal from which its attacks are computed. */
interface AnimalForm {
  readonly attacks: readonly NaturalAttack[];
  readonly abilities: AbilityScores;
  readonly base: number;
  readonly size: number;
  readonly feats: readonly string[];
  readonly hasMultiattack: boolean;
}

function animalAttacks({ attacks, abilities, base, size, feats, hasMultiattack }: AnimalForm): CompanionAttack[] {
  const total = attacks.reduce((sum, { count }) => sum + count, 0);
  const strength = abilityModifier(abilities.strength);
  const ability = feats.includes('Weapon finesse')
    ? Math.max(strength, abilityModifier(abilities.dexterity))
    : strength;
  return attacks.map(({ name, count, damage, secondary }) => {
    const focus = Number(feats.includes(`Weapon focus (${name})`));
    const hit = base + ability + size + focus - (secondary ? (hasMultiattack ? 2 : 5) : 0);
    // An animal with fewer than three attacks gains a second one with its main weapon instead of the feat Multiattack.
    const again = hasMultiattack && total < 3 && attacks[0]!.name === name;
    const alone = total === 1 && strength > 0 ? Math.floor(strength * 1.5) : strength;
    const added = secondary && strength > 0 ? Math.floor(strength / 2) : alone;
    return {
      name: count > 1 ? `${count} ${name}` : name,
      bonus: again ? `${formatSigned(hit)}/${formatSigned(hit - 5)}` : formatSigned(hit),
      damage: added ? `${damage}${formatSigned(added)}` : damage,
    };
  });
}

/** Levels at which an animal's ability score rises by 1. */
const ANIMAL_INCREASES = [4, 9, 14, 20];
const MOUNT_INTELLIGENCE = 6;

/** The animal at its master's level: its size, abilities, attacks and qualities. */
function stageAt(animal: AnimalKind, level: number, kind: Companion1e['kind']) {
  const isGrown = level >= animal.grown.level;
  const strengthBonus = Math.floor(level / 3);
  const rises = ANIMAL_INCREASES.filter((at) => level >= at).length;
  const grown = isGrown ? addScores(animal.abilities, animal.grown.abilities) : animal.abilities;
  const abilities = addScores(grown, { strength: strengthBonus + rises, dexterity: strengthBonus });
  return {
    size: isGrown ? animal.grown.size : animal.size,
    natural: animal.natural + (isGrown ? animal.grown.natural : 0) + 2 * Math.floor(level / 3),
    attacks: isGrown ? animal.grown.attacks : animal.attacks,
    special: [...animal.special, ...(isGrown ? animal.grown.special : [])],
    abilities:
      kind === 'mount'
        ? { ...abilities, intelligence: Math.max(MOUNT_INTELLIGENCE, abilities.intelligence) }
        : abilities,
  };
}

/** Qualities of a paladin's mount at higher levels. */
const mountSpecial = (level: number): string[] => [
  ...(level >= 11 ? ['celestial'] : []),
  ...(level >= 15 ? [`spell resistance ${level + 11}`] : []),
];

/** Computes the statistics of an animal for a master of an effective druid level. */
function animalAt(animal: AnimalKind, level: number, kind: 'animal companion' | 'mount'): Companion1e {
  const { size, natural, attacks, special, abilities } = stageAt(animal, level, kind);
  const dice = level + 1 - Math.floor((level + 1) / 4);
  const constitution = abilityModifier(abilities.constitution);
  const dexterity = abilityModifier(abilities.dexterity);
  const feats = animalFeats(1 + Math.floor((dice - 1) / 2), attacks[0]!.name, abilities);
  const has = (feat: string) => Number(feats.includes(feat));
  const sizeModifier = SIZE_MODIFIERS.get(size)!;
  const added = dice * constitution + has('Toughness') * Math.max(3, dice);
  const base = Math.floor(dice * 0.75);
  const good = 2 + Math.floor(dice / 2);
  return {
    kind,
    name: animal.name,
    size,
    speed: animal.speed,
    hit_dice: `${dice}d8${added ? formatSigned(added) : ''}`,
    hit_points: Math.floor(dice * 4.5) + added,
    armour_class: 10 + dexterity + sizeModifier + natural + has('Improved natural armour') + has('Dodge'),
    saves: {
      fortitude: good + constitution + 2 * has('Great fortitude'),
      reflex: good + dexterity + 2 * has('Lightning reflexes'),
      will: Math.floor(dice / 3) + abilityModifier(abilities.wisdom) + 2 * has('Iron will'),
    },
    abilities,
    attacks: animalAttacks({ attacks, abilities, base, size: sizeModifier, feats, hasMultiattack: level >= 9 }),
    feats,
    special: [...special, ...upTo(FILE.companionSpecial, level), ...(kind === 'mount' ? mountSpecial(level) : [])],
    bonus_tricks: FILE.tricks.slice(0, 1 + Math.floor(level / 3)),
  };
}

/** Draws an animal companion and computes its statistics. `level` is the effective druid level. */
export function chooseCompanion(level: number, isForRanger: boolean, rolls: RollRecorder): Companion1e {
  const animals = FILE.companions.filter(({ forRangers }) => forRangers || !isForRanger);
  return animalAt(
    rolls.pick('animal companion', animals, ({ name }) => name),
    level,
    'animal companion',
  );
}

/** The mount of a paladin: a horse, or a pony for small paladins. */
export const mountAt = (level: number, isSmall: boolean): Companion1e =>
  animalAt(FILE.companions.find(({ name }) => name === (isSmall ? 'pony' : 'horse'))!, level, 'mount');

/** Draws the kind of a familiar. */
export const chooseFamiliar = (rolls: RollRecorder): FamiliarKind =>
  rolls.pick('familiar', FILE.familiars, ({ name }) => name);

export type { FamiliarKind };

/** Computes the statistics of a familiar. Its hit points are half its master's. */
export const familiarAt = (familiar: FamiliarKind, level: number, masterHitPoints: number): Companion1e => ({
  kind: 'familiar',
  name: familiar.name,
  size: familiar.size,
  speed: familiar.speed,
  hit_points: Math.floor(masterHitPoints / 2),
  armour_class: familiar.armourClass + Math.ceil(level / 2),
  intelligence: 5 + Math.ceil(level / 2),
  benefit: familiar.benefit,
  special: upTo(FILE.familiarSpecial, level).map((name) =>
    name === 'spell resistance' ? `${name} ${level + 5}` : name,
  ),
});
