import { entityCatalogue } from '../../../entity/catalogue.ts';
import type { Rolls } from '../../rolls.ts';

/** What moves of Dungeon World leave to be chosen, by name of the move: our own words. */

const LORE = [
  'how magic is made',
  'the restless dead',
  'kings and their wars',
  'rare beasts',
  'worlds beyond this one',
  'champions of old',
  'temples and their gods',
];

const DOMAINS = [
  'healing',
  'war',
  'law',
  'secrets',
  'wild places',
  'caves and stone',
  'the sea and its storms',
  'hearth and harvest',
];

const PRECEPTS = [
  'with an offering',
  'with drops of your own blood',
  'with a secret told aloud',
  'with a trophy',
  'by fasting',
  'by a long rite',
];

const LANDS = [
  'an old oak forest',
  'rolling grassland',
  'a desert of dunes',
  'a reed marsh',
  'a river delta',
  'caves below ground',
  'coral islands',
  'the open sea',
  'high mountains',
  'the frozen north',
  'burnt land',
];

const MARKS = ['a streak of white', 'eyes of another colour', 'a crooked ear', 'a scar like a leaf', 'a smell of rain'];

const SPECIES = ['fox', 'cougar', 'bear', 'eagle', 'dog', 'hawk', 'cat', 'owl', 'pigeon', 'rat', 'mule'];
const STRENGTHS = [
  'swift',
  'sturdy',
  'patient',
  'nimble',
  'unflagging',
  'hard to see',
  'bold',
  'sharp-eyed',
  'silent',
  'clever',
];
const TRAININGS = [
  'hunting',
  'finding things',
  'spying out the way',
  'keeping watch',
  'fighting monsters',
  'tricks for a crowd',
  'carrying',
  'long journeys',
];
const WEAKNESSES = ['jumpy', 'bad-tempered', 'sluggish', 'easily scared', 'pig-headed', 'limping', 'greedy', 'noisy'];
/** Ferocity, cunning, armour and instinct. */
const BASES = [
  [2, 1, 1, 1],
  [2, 2, 0, 1],
  [1, 2, 1, 1],
  [3, 1, 1, 2],
] as const;

const WEAPONS = ['sword', 'axe', 'hammer', 'spear', 'flail', 'fists'];
const WEAPON_LOOKS = ['plain', 'inherited', 'gilded', 'notched', 'rune-cut'];
const RANGES = ['hand', 'close', 'reach'];

/** What an enhancement of the signature weapon does to its figures. */
interface Enhancement {
  readonly name: string;
  readonly damage?: number;
  readonly weight?: number;
  readonly tags?: readonly string[];
  readonly range?: true;
}

const ENHANCEMENTS: readonly Enhancement[] = [
  { name: 'barbs', damage: 1, weight: 1 },
  { name: 'a razor edge', tags: ['2 piercing'] },
  { name: 'a fine balance', tags: ['precise'] },
  { name: 'saw teeth', damage: 1 },
  { name: 'a light that warns of one kind of creature' },
  { name: 'great bulk', tags: ['messy', 'forceful'] },
  { name: 'a grip for two ranges', range: true },
  { name: 'no needless weight', weight: -1 },
];
const WEAPON_WEIGHT = 2;

export interface SignatureWeapon {
  readonly name: string;
  readonly damage: number;
  readonly weight: number;
  readonly tags: readonly string[];
}

/** Several different things of a list. */
function someOf<Thing>(
  rolls: Rolls,
  what: string,
  things: readonly Thing[],
  count: number,
  nameOf?: (thing: Thing) => string,
): Thing[] {
  const left = [...things];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const thing = rolls.pick(what, left, nameOf);
    left.splice(left.indexOf(thing), 1);
    return thing;
  });
}

/** `isDeft`: DEX is no worse than STR, so that a precise weapon is of use. */
export function signatureWeapon(rolls: Rolls, enhancements: number, isDeft: boolean): SignatureWeapon {
  const kind = rolls.pick('signature weapon', WEAPONS);
  const range = rolls.pick('its range', RANGES);
  const fitting = ENHANCEMENTS.filter(({ tags }) => isDeft || !tags?.includes('precise'));
  const better = someOf(rolls, 'its enhancement', fitting, enhancements, ({ name }) => name);
  const look = rolls.pick('its look', WEAPON_LOOKS);
  const others = RANGES.filter((other) => other !== range);
  const second = better.some(({ range }) => range) ? [rolls.pick('its second range', others)] : [];
  const sum = (figure: 'damage' | 'weight') => better.reduce((total, each) => total + (each[figure] ?? 0), 0);
  return {
    name: `${look} ${kind} with ${better.map(({ name }) => name).join(' and ')}`,
    damage: sum('damage'),
    weight: WEAPON_WEIGHT + sum('weight'),
    tags: [range, ...second, ...better.flatMap(({ tags }) => tags ?? [])],
  };
}

/** An animal with as many strengths as it has ferocity, trainings as cunning and weaknesses as instinct. */
function companion(rolls: Rolls, has: (move: string) => boolean): string {
  const species = rolls.pick('species of the companion', SPECIES);
  const base = rolls.pick('figures of the companion', BASES, (row) => row.join(' '));
  const isUnnatural = has('Unnatural ally');
  const [ferocity, cunning, armour, instinct] = [
    base[0] + (isUnnatural ? 2 : 0),
    base[1],
    base[2],
    base[3] + (isUnnatural ? 1 : 0),
  ];
  const tricks = cunning + (has('Well trained') ? 1 : 0) + (isUnnatural ? 1 : 0);
  const strengths = someOf(rolls, 'strength of the companion', STRENGTHS, base[0]);
  const trainings = someOf(rolls, 'training of the companion', TRAININGS, tricks);
  const weaknesses = someOf(rolls, 'weakness of the companion', WEAKNESSES, base[3]);
  return [
    `${isUnnatural ? `a monster in the shape of a ${species}` : species}, ferocity ${ferocity}, cunning ${cunning}, armour ${armour}, instinct ${instinct}`,
    `${strengths.join(', ')}; trained in ${trainings.join(', ')}; ${weaknesses.join(', ')}`,
  ].join('; ');
}

const poisons = (): string[] =>
  (entityCatalogue('dungeon-world').byCategory.get('item') ?? [])
    .filter(({ kind }) => kind === 'poison')
    .map(({ name }) => name);

/** What is chosen for a move, told in words; `has` says which other moves there are. */
export const CHOICES: Readonly<Record<string, (rolls: Rolls, has: (move: string) => boolean) => string>> = {
  'Bardic lore': (rolls) => rolls.pick('field of lore', LORE),
  Deity: (rolls) =>
    `a god of ${rolls.pick('domain of the god', DOMAINS)}, petitioned ${rolls.pick('precept of the god', PRECEPTS)}`,
  'Born of the soil': (rolls) => `${rolls.pick('land', LANDS)}; ${rolls.pick('mark of the land', MARKS)}`,
  'Animal companion': companion,
  Poisoner: (rolls) => rolls.pick('poison', poisons()),
};

/** What the move of a race leaves open, by class and race; none is a kind of signature weapon. */
export const RACE_CHOICES: Readonly<Record<string, (rolls: Rolls) => string>> = {
  'Fighter elf': (rolls) => rolls.pick('kind of weapon that is precise', ['dagger', 'rapier', 'staff']),
};

/**
 * Moves of each class that mean something without its other moves, of which somebody of another class may have one.
 * Those of spells, shapes and companions do not: they come in bundles.
 */
export const STAND_ALONE: Readonly<Record<string, readonly string[]>> = {
  bard: ['Arcane art', 'Bardic lore', 'Charming and open', 'A port in the storm', 'It goes to eleven', 'Metal howl'],
  cleric: ['Turn undead', 'The scales of life and death', 'Penitent', 'Orison for guidance'],
  druid: ['By nature sustained', 'Communion of whispers', 'Eyes of the tiger', 'Elemental mastery', 'Balance'],
  fighter: ['Bend bars, lift gates', 'Merciless', 'Seeing red', 'Interrogator', 'Scent of blood', 'Iron hide'],
  paladin: ['Lay on hands', 'I am the law', 'Quest', 'Bloody aegis', 'Exterminatus', 'Charge', 'Setup strike'],
  ranger: [
    'Hunt and track',
    'Called shot',
    'Wild empathy',
    'Camouflage',
    'Blot out the sun',
    'Follow me',
    'A safe place',
  ],
  thief: ['Trap expert', 'Tricks of the trade', 'Backstab', 'Flexible morals', 'Shoot first', 'Connections'],
  wizard: ['Ritual', 'Fount of knowledge', 'Know-it-all', 'Enchanter', 'Logical', 'Quick study'],
};

/** Moves that give another one: of one class, or of any other; some treat the level as one lower. */
export const GIVES: Readonly<Record<string, { readonly of?: string; readonly levelsLower?: 1 }>> = {
  ...Object.fromEntries(
    ['bard', 'cleric', 'fighter'].flatMap((kind) =>
      ['dabbler', 'initiate', 'master'].map((rank) => [`Multiclass ${rank} (${kind})`, { levelsLower: 1 }]),
    ),
  ),
  "Hunter's brother": { of: 'ranger' },
  "Stalker's sister": { of: 'ranger' },
  'Special trick': {},
};

/** Moves that make somebody cast as a cleric who begins at level 1 when they are taken. */
export const MAKES_CLERIC = ['Divine favour', 'God amidst the wastes'];
export const CLERIC_MOVES = ['Commune', 'Cast a spell (cleric)'];
