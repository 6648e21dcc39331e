import type { Ability } from '../d20-abilities.ts';

/** A people of the System Reference Document 5.1; where it has a subrace, that one, with the bonuses of both. */
export interface FiveRace {
  readonly name: string;
  /** Whose names they bear: a table of `content/oracles/5e/names.json`. */
  readonly people: string;
  readonly abilities: Readonly<Partial<Record<Ability, number>>>;
  /** So many further abilities rise by 1. */
  readonly free?: number;
  readonly size: 'small' | 'medium';
  readonly speed: number;
  readonly skills?: readonly string[];
  /** So many skills of one's own choice. */
  readonly freeSkills?: number;
  readonly weapons?: readonly string[];
  readonly tools?: readonly string[];
  readonly languages: readonly string[];
  readonly freeLanguages?: number;
  readonly traits: readonly string[];
  /** Spells that come with the people, by level. */
  readonly spells?: readonly (readonly [level: number, name: string])[];
  readonly casts?: Ability;
}

export const FIVE_RACES: readonly FiveRace[] = [
  {
    name: 'Hill Dwarf',
    people: 'dwarf',
    abilities: { constitution: 2, wisdom: 1 },
    size: 'medium',
    speed: 25,
    weapons: ['Battleaxe', 'Handaxe', 'Light hammer', 'Warhammer'],
    tools: ["Smith's tools", "Brewer's supplies", "Mason's tools"],
    languages: ['Common', 'Dwarvish'],
    traits: ['Darkvision', 'Dwarven Resilience', 'Dwarven Combat Training', 'Stonecunning', 'Dwarven Toughness'],
  },
  {
    name: 'High Elf',
    people: 'elf',
    abilities: { dexterity: 2, intelligence: 1 },
    size: 'medium',
    speed: 30,
    skills: ['Perception'],
    weapons: ['Longsword', 'Shortsword', 'Shortbow', 'Longbow'],
    languages: ['Common', 'Elvish'],
    freeLanguages: 1,
    traits: ['Darkvision', 'Keen Senses', 'Fey Ancestry', 'Trance', 'Elf Weapon Training', 'Extra Language'],
    casts: 'intelligence',
  },
  {
    name: 'Lightfoot Halfling',
    people: 'halfling',
    abilities: { dexterity: 2, charisma: 1 },
    size: 'small',
    speed: 25,
    languages: ['Common', 'Halfling'],
    traits: ['Lucky', 'Brave', 'Halfling Nimbleness', 'Naturally Stealthy'],
  },
  {
    name: 'Human',
    people: 'human',
    abilities: { strength: 1, dexterity: 1, constitution: 1, intelligence: 1, wisdom: 1, charisma: 1 },
    size: 'medium',
    speed: 30,
    languages: ['Common'],
    freeLanguages: 1,
    traits: [],
  },
  {
    name: 'Dragonborn',
    people: 'dragonborn',
    abilities: { strength: 2, charisma: 1 },
    size: 'medium',
    speed: 30,
    languages: ['Common', 'Draconic'],
    traits: ['Draconic Ancestry', 'Breath Weapon', 'Damage Resistance'],
  },
  {
    name: 'Rock Gnome',
    people: 'gnome',
    abilities: { intelligence: 2, constitution: 1 },
    size: 'small',
    speed: 25,
    tools: ["Tinker's tools"],
    languages: ['Common', 'Gnomish'],
    traits: ['Darkvision', 'Gnome Cunning', "Artificer's Lore", 'Tinker'],
  },
  {
    name: 'Half-Elf',
    people: 'half-elf',
    abilities: { charisma: 2 },
    free: 2,
    size: 'medium',
    speed: 30,
    freeSkills: 2,
    languages: ['Common', 'Elvish'],
    freeLanguages: 1,
    traits: ['Darkvision', 'Fey Ancestry', 'Skill Versatility'],
  },
  {
    name: 'Half-Orc',
    people: 'half-orc',
    abilities: { strength: 2, constitution: 1 },
    size: 'medium',
    speed: 30,
    skills: ['Intimidation'],
    languages: ['Common', 'Orc'],
    traits: ['Darkvision', 'Menacing', 'Relentless Endurance', 'Savage Attacks'],
  },
  {
    name: 'Tiefling',
    people: 'tiefling',
    abilities: { charisma: 2, intelligence: 1 },
    size: 'medium',
    speed: 30,
    languages: ['Common', 'Infernal'],
    traits: ['Darkvision', 'Hellish Resistance', 'Infernal Legacy'],
    spells: [
      [1, 'Thaumaturgy'],
      [3, 'Hellish Rebuke'],
      [5, 'Darkness'],
    ],
    casts: 'charisma',
  },
];

/** Colours of dragons, and what those of their blood breathe and withstand. */
export const DRAGONS: readonly (readonly [colour: string, damage: string])[] = [
  ['black', 'acid'],
  ['blue', 'lightning'],
  ['brass', 'fire'],
  ['bronze', 'lightning'],
  ['copper', 'acid'],
  ['gold', 'fire'],
  ['green', 'poison'],
  ['red', 'fire'],
  ['silver', 'cold'],
  ['white', 'cold'],
];

export const FIVE_LANGUAGES = [
  'Dwarvish',
  'Elvish',
  'Giant',
  'Gnomish',
  'Goblin',
  'Halfling',
  'Orc',
  'Abyssal',
  'Celestial',
  'Draconic',
  'Deep Speech',
  'Infernal',
  'Primordial',
  'Sylvan',
  'Undercommon',
] as const;

/** What one did before. Acolyte is the document's own; the others are ours, made by the same measure. */
export interface Background {
  readonly name: string;
  readonly skills: readonly [string, string];
  readonly tools?: readonly string[];
  readonly freeLanguages?: number;
  readonly gear: readonly string[];
  readonly gold: number;
}

export const BACKGROUNDS: readonly Background[] = [
  {
    name: 'Acolyte',
    skills: ['Insight', 'Religion'],
    freeLanguages: 2,
    gear: ['Holy symbol', 'Prayer book', '5 Stick of incense', 'Vestments', 'Clothes, common', 'Pouch'],
    gold: 15,
  },
  {
    name: 'Caravan guard',
    skills: ['Athletics', 'Perception'],
    tools: ['Dice set', 'Vehicles (land)'],
    gear: ['Dice set', 'Signal whistle', "Clothes, traveler's", 'Pouch'],
    gold: 10,
  },
  {
    name: 'Market trickster',
    skills: ['Deception', 'Sleight of Hand'],
    tools: ['Disguise kit', 'Playing card set'],
    gear: ['Disguise Kit', 'Playing card set', 'Clothes, fine', 'Pouch'],
    gold: 15,
  },
  {
    name: 'Village healer',
    skills: ['Medicine', 'Nature'],
    tools: ['Herbalism kit'],
    freeLanguages: 1,
    gear: ['Herbalism Kit', 'Blanket', 'Clothes, common', 'Pouch'],
    gold: 10,
  },
  {
    name: 'River sailor',
    skills: ['Acrobatics', 'Survival'],
    tools: ["Navigator's tools", 'Vehicles (water)'],
    gear: ['Rope, silk (50 feet)', 'Fishing tackle', 'Clothes, common', 'Pouch'],
    gold: 10,
  },
  {
    name: 'Archive clerk',
    skills: ['History', 'Investigation'],
    freeLanguages: 2,
    gear: ['Ink (1 ounce bottle)', 'Ink pen', '5 Parchment (one sheet)', 'Clothes, common', 'Pouch'],
    gold: 10,
  },
  {
    name: 'Poacher',
    skills: ['Stealth', 'Animal Handling'],
    tools: ["Leatherworker's tools"],
    freeLanguages: 1,
    gear: ['Hunting trap', "Leatherworker's tools", "Clothes, traveler's", 'Pouch'],
    gold: 10,
  },
  {
    name: 'Envoy',
    skills: ['Persuasion', 'Intimidation'],
    freeLanguages: 2,
    gear: ['Signet ring', 'Sealing wax', 'Clothes, fine', 'Pouch'],
    gold: 20,
  },
  {
    name: 'Street player',
    skills: ['Performance', 'Arcana'],
    tools: ['Disguise kit', 'Flute'],
    gear: ['Flute', 'Clothes, costume', 'Mirror, steel', 'Pouch'],
    gold: 15,
  },
];
