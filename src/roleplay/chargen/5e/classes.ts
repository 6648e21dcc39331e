import type { Ability } from '../d20-abilities.ts';
import type { CasterKind } from './tables.ts';

/** What a class of the System Reference Document 5.1 brings besides what the package's class has. */
export interface FiveClass {
  readonly name: string;
  /** Abilities, the one that is needed most first. */
  readonly wanted: readonly Ability[];
  /** For those that fight by speed rather than strength; chance decides which. */
  readonly orWanted?: readonly Ability[];
  readonly subclass: string;
  readonly subclassFrom: number;
  readonly caster?: CasterKind;
  readonly casts?: Ability;
  /** `simple`, `martial`, or single weapons. */
  readonly weapons: readonly string[];
  readonly armour: readonly string[];
  readonly tools?: readonly string[];
  /** So many of those. */
  readonly freeTools?: readonly [count: number, of: readonly string[]];
  readonly languages?: readonly string[];
  /** Levels at which one more attack comes with the Attack action. */
  readonly extraAttacks?: readonly number[];
  /** Words of gear as in five-gear.ts. */
  readonly gear: readonly string[];
  /** Of each list, one. */
  readonly choices: readonly (readonly string[])[];
}

export const INSTRUMENTS = [
  'Bagpipes',
  'Drum',
  'Dulcimer',
  'Flute',
  'Lute',
  'Lyre',
  'Horn',
  'Pan flute',
  'Shawm',
  'Viol',
] as const;

const CRAFTS = [
  "Alchemist's supplies",
  "Brewer's supplies",
  "Calligrapher's supplies",
  "Carpenter's tools",
  "Cobbler's tools",
  "Cook's utensils",
  "Painter's supplies",
  "Potter's tools",
  "Woodcarver's tools",
];

const FEW_WEAPONS = ['Dagger', 'Dart', 'Sling', 'Quarterstaff', 'Crossbow, light'];
const FOCUS = ['Component pouch', 'Crystal', 'Orb', 'Rod', 'Staff', 'Wand'];
const HOLY_SYMBOL = ['Amulet', 'Emblem', 'Reliquary'];

const STRONG: readonly Ability[] = ['strength', 'constitution', 'dexterity', 'wisdom', 'charisma', 'intelligence'];
const QUICK: readonly Ability[] = ['dexterity', 'constitution', 'wisdom', 'strength', 'charisma', 'intelligence'];

export const FIVE_CLASSES: readonly FiveClass[] = [
  {
    name: 'Barbarian',
    wanted: STRONG,
    subclass: 'Berserker',
    subclassFrom: 3,
    weapons: ['simple', 'martial'],
    armour: ['light', 'medium', 'shield'],
    extraAttacks: [5],
    gear: ["Explorer's Pack", '4 Javelin'],
    choices: [
      ['Greataxe', '@martial melee'],
      ['2 Handaxe', '@simple'],
    ],
  },
  {
    name: 'Bard',
    wanted: ['charisma', 'dexterity', 'constitution', 'wisdom', 'intelligence', 'strength'],
    subclass: 'Lore',
    subclassFrom: 3,
    caster: 'full',
    casts: 'charisma',
    weapons: ['simple', 'Longsword', 'Rapier', 'Shortsword', 'Crossbow, hand'],
    armour: ['light'],
    freeTools: [3, INSTRUMENTS],
    gear: ['Leather', 'Dagger'],
    choices: [['Rapier', 'Longsword', '@simple'], ["Diplomat's Pack", "Entertainer's Pack"], ['@instrument']],
  },
  {
    name: 'Cleric',
    wanted: ['wisdom', 'constitution', 'strength', 'charisma', 'dexterity', 'intelligence'],
    subclass: 'Life',
    subclassFrom: 1,
    caster: 'full',
    casts: 'wisdom',
    weapons: ['simple'],
    // heavy armour by the domain, which comes at level 1
    armour: ['light', 'medium', 'heavy', 'shield'],
    gear: ['Shield'],
    choices: [
      ['Mace', 'Warhammer'],
      ['Scale Mail', 'Leather', 'Chain Mail'],
      ['Crossbow, light + 20 Crossbow bolt', '@simple'],
      ["Priest's Pack", "Explorer's Pack"],
      HOLY_SYMBOL,
    ],
  },
  {
    name: 'Druid',
    wanted: ['wisdom', 'constitution', 'dexterity', 'intelligence', 'charisma', 'strength'],
    subclass: 'Land',
    subclassFrom: 2,
    caster: 'full',
    casts: 'wisdom',
    weapons: ['Club', 'Dagger', 'Dart', 'Javelin', 'Mace', 'Quarterstaff', 'Scimitar', 'Sickle', 'Sling', 'Spear'],
    armour: ['light', 'medium', 'shield'],
    tools: ['Herbalism kit'],
    languages: ['Druidic'],
    gear: ['Leather', "Explorer's Pack"],
    choices: [
      ['Shield', '@simple'],
      ['Scimitar', '@simple melee'],
      ['Sprig of mistletoe', 'Totem', 'Wooden staff', 'Yew wand'],
    ],
  },
  {
    name: 'Fighter',
    wanted: STRONG,
    orWanted: QUICK,
    subclass: 'Champion',
    subclassFrom: 3,
    weapons: ['simple', 'martial'],
    armour: ['light', 'medium', 'heavy', 'shield'],
    extraAttacks: [5, 11, 20],
    gear: [],
    choices: [
      ['Chain Mail', 'Leather + Longbow + 20 Arrow'],
      ['Shield', '@martial'],
      ['Crossbow, light + 20 Crossbow bolt', '2 Handaxe'],
      ["Dungeoneer's Pack", "Explorer's Pack"],
      ['@martial'],
    ],
  },
  {
    name: 'Monk',
    wanted: ['dexterity', 'wisdom', 'constitution', 'strength', 'intelligence', 'charisma'],
    subclass: 'Open Hand',
    subclassFrom: 3,
    weapons: ['simple', 'Shortsword'],
    armour: [],
    freeTools: [1, [...CRAFTS, ...INSTRUMENTS]],
    extraAttacks: [5],
    gear: ['10 Dart'],
    choices: [
      ['Shortsword', '@simple'],
      ["Dungeoneer's Pack", "Explorer's Pack"],
    ],
  },
  {
    name: 'Paladin',
    wanted: ['strength', 'charisma', 'constitution', 'wisdom', 'dexterity', 'intelligence'],
    subclass: 'Devotion',
    subclassFrom: 3,
    caster: 'half',
    casts: 'charisma',
    weapons: ['simple', 'martial'],
    armour: ['light', 'medium', 'heavy', 'shield'],
    extraAttacks: [5],
    gear: ['Chain Mail'],
    choices: [
      ['Shield', '@martial'],
      ['5 Javelin', '@simple melee'],
      ["Priest's Pack", "Explorer's Pack"],
      HOLY_SYMBOL,
      ['@martial'],
    ],
  },
  {
    name: 'Ranger',
    wanted: QUICK,
    subclass: 'Hunter',
    subclassFrom: 3,
    caster: 'half',
    casts: 'wisdom',
    weapons: ['simple', 'martial'],
    armour: ['light', 'medium', 'shield'],
    extraAttacks: [5],
    gear: ['Longbow', '20 Arrow', 'Quiver'],
    choices: [
      ['Scale Mail', 'Leather'],
      ['2 Shortsword', '@simple melee + @simple melee'],
      ["Dungeoneer's Pack", "Explorer's Pack"],
    ],
  },
  {
    name: 'Rogue',
    wanted: ['dexterity', 'constitution', 'charisma', 'wisdom', 'intelligence', 'strength'],
    orWanted: ['dexterity', 'intelligence', 'constitution', 'wisdom', 'charisma', 'strength'],
    subclass: 'Thief',
    subclassFrom: 3,
    weapons: ['simple', 'Longsword', 'Rapier', 'Shortsword', 'Crossbow, hand'],
    armour: ['light'],
    tools: ["Thieves' tools"],
    languages: ["Thieves' Cant"],
    gear: ['Leather', '2 Dagger', "Thieves' tools"],
    choices: [
      ['Rapier', 'Shortsword'],
      ['Shortbow + 20 Arrow + Quiver', 'Shortsword'],
      ["Burglar's Pack", "Dungeoneer's Pack", "Explorer's Pack"],
    ],
  },
  {
    name: 'Sorcerer',
    wanted: ['charisma', 'constitution', 'dexterity', 'wisdom', 'intelligence', 'strength'],
    subclass: 'Draconic',
    subclassFrom: 1,
    caster: 'full',
    casts: 'charisma',
    weapons: FEW_WEAPONS,
    armour: [],
    gear: ['2 Dagger'],
    choices: [['Crossbow, light + 20 Crossbow bolt', '@simple'], FOCUS, ["Dungeoneer's Pack", "Explorer's Pack"]],
  },
  {
    name: 'Warlock',
    wanted: ['charisma', 'constitution', 'dexterity', 'wisdom', 'intelligence', 'strength'],
    subclass: 'Fiend',
    subclassFrom: 1,
    caster: 'pact',
    casts: 'charisma',
    weapons: ['simple'],
    armour: ['light'],
    gear: ['Leather', '2 Dagger'],
    choices: [
      ['Crossbow, light + 20 Crossbow bolt', '@simple'],
      FOCUS,
      ["Scholar's Pack", "Dungeoneer's Pack"],
      ['@simple'],
    ],
  },
  {
    name: 'Wizard',
    wanted: ['intelligence', 'constitution', 'dexterity', 'wisdom', 'charisma', 'strength'],
    subclass: 'Evocation',
    subclassFrom: 2,
    caster: 'full',
    casts: 'intelligence',
    weapons: FEW_WEAPONS,
    armour: [],
    gear: ['Spellbook'],
    choices: [['Dagger', 'Quarterstaff'], FOCUS, ["Scholar's Pack", "Explorer's Pack"]],
  },
];
