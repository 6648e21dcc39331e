import type { Ability } from '../d20-abilities.ts';

export type Role = 'melee' | 'archer' | 'unarmed' | 'finesse' | 'divine' | 'arcane';

/** How a class is played here: what its figures leave open. */
export interface FirstClass {
  readonly name: string;
  /** One of them by chance. */
  readonly roles: readonly Role[];
  /** Abilities, the one that is needed most first. */
  readonly wanted: readonly Ability[];
  readonly alignments: readonly string[];
  /** Skills that everybody of the class learns first. */
  readonly skills: readonly string[];
  /** One of those that can be paid. */
  readonly weapons: readonly string[];
  readonly ranged: readonly string[];
  /** By name, the lightest first. */
  readonly armour: readonly string[];
  readonly shield?: string;
  /** What the class can't do without, before all else. */
  readonly tools: readonly string[];
  /** Feats that come with the class, by level. */
  readonly feats?: readonly (readonly [level: number, feat: string])[];
  readonly languages?: readonly string[];
}

const GOOD = ['lawful good', 'neutral good', 'chaotic good'];
const NEUTRAL = ['lawful neutral', 'neutral', 'chaotic neutral'];
const EVIL = ['lawful evil', 'neutral evil', 'chaotic evil'];
const ANY = [...GOOD, ...NEUTRAL, ...EVIL];

const LIGHT = ['Padded armour', 'Leather armour', 'Studded leather', 'Chain shirt'];
const MEDIUM = ['Hide armour', 'Scale mail', 'Chainmail', 'Breastplate'];
const HEAVY = ['Splint mail', 'Banded mail', 'Half-plate', 'Full plate'];

const STRONG: readonly Ability[] = ['strength', 'constitution', 'dexterity', 'wisdom', 'intelligence', 'charisma'];
const QUICK: readonly Ability[] = ['dexterity', 'strength', 'constitution', 'wisdom', 'intelligence', 'charisma'];

export const FIRST_CLASSES: readonly FirstClass[] = [
  {
    name: 'Barbarian',
    roles: ['melee'],
    wanted: STRONG,
    alignments: ANY.filter((alignment) => !alignment.startsWith('lawful')),
    skills: ['Perception', 'Survival', 'Intimidate'],
    weapons: ['Greataxe', 'Greatsword', 'Falchion'],
    ranged: ['Javelin'],
    armour: [...LIGHT, ...MEDIUM],
    tools: [],
  },
  {
    name: 'Bard',
    roles: ['finesse'],
    wanted: ['charisma', 'dexterity', 'constitution', 'intelligence', 'strength', 'wisdom'],
    alignments: ANY,
    skills: ['Perform', 'Perception', 'Diplomacy', 'Use magic device'],
    weapons: ['Rapier', 'Short sword'],
    ranged: ['Shortbow', 'Sling'],
    armour: LIGHT,
    shield: 'Light steel shield',
    tools: ['Common musical instrument', 'Spell component pouch'],
  },
  {
    name: 'Cleric',
    roles: ['divine'],
    wanted: ['wisdom', 'constitution', 'strength', 'charisma', 'dexterity', 'intelligence'],
    alignments: [...GOOD, ...NEUTRAL],
    skills: ['Knowledge (religion)', 'Heal', 'Spellcraft'],
    weapons: ['Heavy mace', 'Morningstar'],
    ranged: ['Light crossbow', 'Sling'],
    armour: [...LIGHT, ...MEDIUM],
    shield: 'Heavy steel shield',
    tools: ['Wooden holy symbol', 'Spell component pouch'],
  },
  {
    name: 'Druid',
    roles: ['divine'],
    wanted: ['wisdom', 'constitution', 'dexterity', 'strength', 'intelligence', 'charisma'],
    alignments: ANY.filter((alignment) => alignment.includes('neutral')),
    skills: ['Knowledge (nature)', 'Survival', 'Handle animal', 'Perception'],
    weapons: ['Scimitar', 'Sickle', 'Spear'],
    ranged: ['Sling'],
    armour: ['Padded armour', 'Leather armour', 'Hide armour'],
    shield: 'Heavy wooden shield',
    tools: ['Holly and mistletoe', 'Spell component pouch'],
    languages: ['Druidic'],
  },
  {
    name: 'Fighter',
    roles: ['melee', 'archer'],
    wanted: STRONG,
    alignments: ANY,
    skills: ['Climb', 'Intimidate', 'Swim'],
    weapons: ['Greatsword', 'Longsword', 'Battleaxe', 'Warhammer'],
    ranged: ['Longbow', 'Shortbow', 'Sling'],
    armour: [...LIGHT, ...MEDIUM, ...HEAVY],
    shield: 'Heavy steel shield',
    tools: [],
  },
  {
    name: 'Monk',
    roles: ['unarmed'],
    wanted: ['wisdom', 'dexterity', 'strength', 'constitution', 'intelligence', 'charisma'],
    alignments: ANY.filter((alignment) => alignment.startsWith('lawful')),
    skills: ['Acrobatics', 'Perception', 'Stealth'],
    weapons: ['Kama', 'Nunchaku', 'Quarterstaff', 'Sai'],
    ranged: ['Sling'],
    armour: [],
    tools: [],
    feats: [
      [1, 'Improved unarmed strike'],
      [1, 'Stunning fist'],
    ],
  },
  {
    name: 'Paladin',
    roles: ['melee'],
    wanted: ['strength', 'charisma', 'constitution', 'wisdom', 'dexterity', 'intelligence'],
    alignments: ['lawful good'],
    skills: ['Diplomacy', 'Knowledge (religion)', 'Ride'],
    weapons: ['Longsword', 'Battleaxe', 'Greatsword'],
    ranged: ['Javelin'],
    armour: [...LIGHT, ...MEDIUM, ...HEAVY],
    shield: 'Heavy steel shield',
    tools: ['Wooden holy symbol'],
  },
  {
    name: 'Ranger',
    roles: ['archer'],
    wanted: QUICK,
    alignments: ANY,
    skills: ['Survival', 'Perception', 'Stealth', 'Knowledge (nature)'],
    weapons: ['Longsword', 'Short sword', 'Battleaxe'],
    ranged: ['Longbow', 'Shortbow'],
    armour: [...LIGHT, ...MEDIUM],
    tools: [],
    feats: [[3, 'Endurance']],
  },
  {
    name: 'Rogue',
    roles: ['finesse'],
    wanted: ['dexterity', 'intelligence', 'constitution', 'charisma', 'strength', 'wisdom'],
    alignments: ANY,
    skills: ['Disable device', 'Perception', 'Stealth', 'Acrobatics', 'Sleight of hand'],
    weapons: ['Rapier', 'Short sword'],
    ranged: ['Shortbow', 'Sling'],
    armour: LIGHT,
    tools: ["Thieves' tools"],
  },
  {
    name: 'Sorcerer',
    roles: ['arcane'],
    wanted: ['charisma', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'strength'],
    alignments: ANY,
    skills: ['Spellcraft', 'Use magic device', 'Bluff'],
    weapons: ['Spear', 'Morningstar', 'Dagger'],
    ranged: ['Light crossbow', 'Sling'],
    armour: [],
    tools: ['Spell component pouch'],
    feats: [[1, 'Eschew materials']],
  },
  {
    name: 'Wizard',
    roles: ['arcane'],
    wanted: ['intelligence', 'dexterity', 'constitution', 'wisdom', 'charisma', 'strength'],
    alignments: ANY,
    skills: ['Spellcraft', 'Knowledge (arcana)'],
    weapons: ['Quarterstaff', 'Dagger'],
    ranged: ['Light crossbow', 'Dagger'],
    armour: [],
    tools: ['Spell component pouch'],
    feats: [[1, 'Scribe scroll']],
  },
];

/** Fighters who shoot need speed more than strength. */
export const wantedBy = (kind: FirstClass, role: Role): readonly Ability[] => (role === 'archer' ? QUICK : kind.wanted);

/** Weapons for two hands, which strike with half as much strength again and leave no hand for a shield. */
export const TWO_HANDED = ['Greataxe', 'Greatsword', 'Falchion', 'Quarterstaff', 'Spear'];
/** Weapons that may be guided by speed. */
export const LIGHT_WEAPONS = ['Dagger', 'Kama', 'Nunchaku', 'Sai', 'Short sword', 'Sickle', 'Rapier'];
