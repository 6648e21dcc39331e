import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import { ROLEPLAYING_SYSTEMS } from '../../src/entity/systems.ts';
import { Rng } from '../../src/lib/rng.ts';
import type { Character } from '../../src/roleplay/character.ts';
import { chargenOf } from '../../src/roleplay/chargen/index.ts';
import { swornFile } from '../../src/roleplay/chargen/sworn-fit.ts';
import type { RecordedRoll } from '../../src/roleplay/rolls.ts';

/** Laws that hold for every character, recomputed from its numbers; each law returns what is wrong. */

export const SIX = ['starforged', 'ironsworn', 'cairn', 'knave', 'maze-rats', 'dungeon-world'] as const;
export type Six = (typeof SIX)[number];

export const levelsOf = (system: Six): number => ROLEPLAYING_SYSTEMS.find(({ slug }) => slug === system)!.levels[1];

export function characterOf(system: Six, seed: string, level = 1, kind?: string): Character {
  const made = chargenOf(system)!({ level, class: kind, rng: Rng.fromSeed(seed) });
  if (!made.ok) throw new Error(made.error.detail);
  return made.value;
}

type Faults = (string | false | undefined)[];

/** Fields that mean the same in each system that has them. */
interface Figures extends Character {
  readonly hit_protection: number;
  readonly hit_points: number;
  readonly age: number;
  readonly money: number;
  readonly attack_bonus: number;
  readonly spell_slots: number;
  readonly slots: { total: number; used: number; free: number };
  readonly attacks: { hands: number; bonus: number }[];
  readonly left_behind: Piece[];
}

/** All faults of a character. */
export function faultsOf(character: Character): string[] {
  const own = LAWS_BY_SYSTEM[character.system as Six](character as Figures);
  return [...sheetFaults(character), ...character.rolls.flatMap(rollFaults), ...own].filter(
    (fault): fault is string => typeof fault === 'string',
  );
}

function sheetFaults({ text, name, level, credit }: Character): Faults {
  return [
    !/^\S(.*\S)? · \S/.test(text) && 'no heading',
    !text.startsWith(name) && 'the heading is not the name',
    /undefined|NaN|null|\[object|Infinity/.test(text) && 'something has no value',
    /\[\[|\]\]|\{|\}|\]\(|\*\*|__|\[name\]/.test(text) && 'marks are left',
    / {2}|\n\n|^ | $| \n|\(\)|, ,|: *\n?$/m.test(text) && 'blanks or gaps',
    level < 1 && 'no level',
    credit.length < 10 && 'no credit',
  ];
}

/** Faults of a roll whose faces or total are impossible with its dice. */
function rollFaults({ what, dice, faces, total }: RecordedRoll): Faults {
  const at = `roll for ${what}: ${dice} ${faces} ${total}`;
  if (dice === 'd66')
    return [(faces.some((face) => face < 1 || face > 6) || total !== 10 * faces[0]! + faces[1]!) && at];
  const [, count, sides, lowest] = /^(\d+)d(\d+)(kl1)?$/.exec(dice) ?? [];
  const sum = lowest ? Math.min(...faces) : faces.reduce((a, b) => a + b, 0);
  const isOff =
    faces.length !== Number(count) || faces.some((face) => face < 1 || face > Number(sides)) || sum !== total;
  return [(what === '' || isOff) && at];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const outside = (what: string, figure: number, least: number, most: number) =>
  !(Number.isInteger(figure) && figure >= least && figure <= most) && `${what} is ${figure}`;
const repeated = (what: string, names: readonly string[]) =>
  new Set(names).size < names.length && `${what} twice: ${names}`;
const rollsFor = (character: Character, what: RegExp) => character.rolls.filter((roll) => what.test(roll.what));

interface Piece {
  name: string;
  slots: number;
  damage?: string;
  armour?: number;
  armour_bonus?: number;
}

function slotFaults({ slots, gear }: Figures, most: number): Faults {
  const { total, used, free } = slots;
  return [
    used !== sum((gear as Piece[]).map((piece) => piece.slots)) && 'slots do not add up',
    used + free !== total && 'free slots do not add up',
    used > most && `${used} slots used of ${most}`,
  ];
}

/** Faults of pieces whose slots are not those of the item in the catalogue; `usual` is the size of unlisted ones. */
function sizeFaults(system: 'cairn' | 'knave', gear: readonly Piece[], usual: number): Faults {
  const catalogue = entityCatalogueOf(system);
  return gear.map(({ name, slots }) => {
    const listed = catalogue.withName(name, 'item')[0]?.['slots'] as number | undefined;
    const expected = name.startsWith('Spellbook of ') ? 1 : (listed ?? usual);
    return slots !== expected && `${name} in ${slots} slots, not ${expected}`;
  });
}

/** Weights of the things in Dungeon World whose design is the player's, or that nobody sells. */
const OWN_WEIGHT = /^(?:hide armour|wooden shield|spellbook)$/;

/** Faults of weights that are not those of the item in the catalogue, times the number carried. */
function weightFaults(gear: readonly { name: string; count: number; weight: number }[]): Faults {
  const catalogue = entityCatalogueOf('dungeon-world');
  return gear.map(({ name, count, weight }) => {
    const item = catalogue.withName(name, 'item')[0];
    // A signature weapon weighs 2; hooks and spikes add 1, good work takes 1 off.
    const design = 2 + Number(name.includes('barbs')) - Number(name.includes('no needless weight'));
    if (name.includes(' with ') && !item) return weight !== design && `${name} weighs ${weight}, not ${design}`;
    if (!item || OWN_WEIGHT.test(name)) return weight > count && `${name} weighs ${weight}`;
    const expected = count * Number(item['weight'] ?? 0);
    return weight !== expected && `${name} ×${count} weighs ${weight}, not ${expected}`;
  });
}

/** What each weapon shoots. */
const SHOTS: Record<string, string> = {
  Bow: '20 arrows',
  Longbow: '20 arrows',
  Crossbow: '20 bolts',
  Sling: '20 sling stones',
  Blowpipe: '20 darts',
};

/** Faults of weapons that have nothing to shoot. */
const shotFaults = (things: readonly string[]): Faults =>
  things.map((name) => SHOTS[name] && !things.includes(SHOTS[name]) && `nothing to shoot with a ${name.toLowerCase()}`);

/** Opposites, of which nobody has both. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/ (?:stout|plump|broad in the beam)\b/, / (?:hollow-cheeked|gaunt|sunken eyes)\b/],
  [/ forgiving\b/, / grudge-bearing\b/],
  [/ (?:brave|fearless)\b/, / (?:cowardly|faint-hearted)\b/],
  [/ truthful\b/, / lying\b/],
  [/ (?:hard-working|diligent)\b/, / (?:idle|sluggish)\b/],
  [/ modest\b/, / boastful\b/],
  [/ shy\b/, / shouts by habit\b/],
];
const HURTFUL = /\b(?:fat|ugly|disfigured|crippled|enslaved|stammering|lisping|puny)\b/;

function traitFaults({ traits, text }: Figures): Faults {
  const words = Object.values(traits as Record<string, string>)
    .map((word) => ` ${word}`)
    .join(';');
  return [
    ...OPPOSITES.map(([one, other]) => one.test(words) && other.test(words) && `both ${one} and ${other}`),
    HURTFUL.test(text) && `hurtful: ${HURTFUL.exec(text)}`,
  ];
}

/** Things left at home that would have fitted into the room. */
const packingFaults = ({ slots, left_behind }: Figures, room: number): Faults =>
  left_behind.map(({ name, slots: size }) => slots.used + size <= room && `${name} was left although there is room`);

const cairn = (character: Figures): Faults => {
  const { abilities, hit_protection, armour, age, money, slots, attacks, traits, left_behind } = character;
  const gear = character['gear'] as Piece[];
  const scores = Object.values(abilities as Record<string, number>);
  const coats = { Brigandine: 1, Chainmail: 2, Plate: 3 } as Record<string, number>;
  const extras = new Set(gear.map(({ name }) => name).filter((name) => /^(Shield|Helmet|Gambeson)$/.test(name)));
  const expectedArmour = Math.min(3, Math.max(0, ...gear.map(({ name }) => coats[name] ?? 0)) + extras.size);
  const carts = gear.filter(({ name }) => name === 'Cart').length;
  return [
    ...scores.map((score) => outside('an ability', score, 3, 18)),
    scores.join() !==
      rollsFor(character, /^(STR|DEX|WIL)$/)
        .map(({ total }) => total)
        .join() && 'abilities are not those rolled',
    outside('hit protection', hit_protection, 1, 6),
    outside('age', age, 12, 50),
    outside('money', money, 3, 18),
    armour !== expectedArmour && `armour ${armour}, not ${expectedArmour}`,
    slots.total !== 10 + 4 * carts && 'wrong total of slots',
    ...slotFaults(character, 9 + 4 * carts),
    ...sizeFaults('cairn', gear, 0),
    repeated(
      'gear',
      [...gear, ...left_behind].map(({ name }) => name),
    ),
    attacks.length === 0 && 'unarmed',
    !gear.some(({ name }) => name === 'Rations') && 'no rations',
    !gear.some(({ name }) => name === 'Torch') && 'no torch',
    Object.values(traits as object).length !== 9 && 'not nine traits',
    left_behind.some(({ damage, armour }) => damage !== undefined && armour !== undefined) && 'left a weapon',
    ...shotFaults(gear.map(({ name }) => name)),
    ...traitFaults(character),
    ...packingFaults(character, 9 + 4 * carts),
  ];
};

const knave = (character: Figures): Faults => {
  const { abilities, hit_points, armour, level, attacks, experience } = character;
  const gear = character['gear'] as Piece[];
  const scores = Object.values(abilities as Record<string, { bonus: number; defence: number }>);
  const rolled = sum(rollsFor(character, /^(STR|DEX|CON|INT|WIS|CHA)$/).map(({ total }) => total));
  const bodyArmour = Math.max(
    1,
    ...gear.filter(({ name }) => !/Shield|Helmet/.test(name)).map((piece) => piece.armour_bonus ?? 0),
  );
  const extraPieces = gear.filter(({ name }) => /Shield|Helmet/.test(name)).length;
  const con = (abilities as Record<string, { defence: number }>)['CON']!.defence;
  const bonusOf = (ability: string) => (abilities as Record<string, { bonus: number }>)[ability]!.bonus;
  let expectedPoints = 0;
  for (const { total } of rollsFor(character, /^hit points/))
    expectedPoints = total > expectedPoints ? total : expectedPoints + 1;
  return [
    ...scores.map(({ bonus }) => outside('a bonus', bonus, 1, 10)),
    scores.some(({ bonus, defence }) => defence !== 10 + bonus) && 'a defence is not 10 more than its bonus',
    sum(scores.map(({ bonus }) => bonus)) !== rolled + 3 * (level - 1) && 'bonuses did not rise by three a level',
    hit_points !== expectedPoints && `${hit_points} hit points, not ${expectedPoints}`,
    outside('hit points', hit_points, level, 8 * level + level),
    (armour as { defence: number }).defence !== 10 + bodyArmour + extraPieces && 'armour does not add up',
    character.slots.total !== con && 'slots are not the defence of CON',
    ...slotFaults(character, con),
    ...sizeFaults('knave', gear, 1),
    experience !== 1000 * (level - 1) && 'wrong experience',
    attacks.length !== 1 && 'not one weapon',
    gear.filter(({ name }) => name === 'Travel rations').length !== 2 && 'not two rations',
    ...shotFaults(gear.map(({ name }) => name)),
    ...traitFaults(character),
    ...packingFaults(character, con),
    attacks.some(({ bonus }) => bonus < Math.max(bonusOf('STR'), bonusOf('WIS'))) && 'a weapon of the weaker ability',
  ];
};

const mazeRats = (character: Figures): Faults => {
  const { abilities, health, armour, level, attack_bonus, spell_slots, attacks } = character;
  const scores = Object.values(abilities as Record<string, number>);
  const paths = (character['paths'] as { name: string }[]).map(({ name }) => name);
  const gear = character['gear'] as string[];
  const hands = attacks.map((attack) => attack.hands);
  return [
    ...scores.map((score) => outside('an ability', score, 0, 4)),
    sum(scores) !== 3 + level - 1 && 'abilities do not add up',
    health !== 4 + 2 * (level - 1) && `health ${health}`,
    attack_bonus + spell_slots + paths.length !== level && 'not a feature a level',
    repeated('path', paths),
    (character['spells'] as string[]).length !== spell_slots && 'a slot without a spell',
    armour !== 8 && `armour ${armour}`,
    gear.filter((thing) => !/^20 /.test(thing)).length !== 10 && 'not ten things',
    ...shotFaults(gear),
    ...traitFaults(character),
    gear.some((thing) => /^(?:Lance|Horse bow)$/.test(thing)) && 'a rider without a horse',
    repeated('gear', gear),
    (hands.length !== 2 || !hands.includes(1)) && 'no weapon for beside the shield',
    character['experience'] !== [0, 2, 6, 12, 20, 30, 42][level - 1] && 'wrong experience',
  ];
};

interface HeldAsset {
  name: string;
  kind: string;
  called?: string;
  requires?: string;
  filled_in?: Record<string, string>;
  abilities: { has: boolean }[];
}

/** Assets with blanks, and the labels of these. */
const BLANKS: Record<string, string[]> = {
  Augmented: ['augments'],
  Bannersworn: ['banner'],
  Blademaster: ['blade'],
  Devotant: ['god', 'stat'],
  Empowered: ['title'],
  Gunner: ['gun'],
  Haunted: ['ghost'],
  Kindred: ['expertise'],
  Overseer: ["ship's mind"],
  Sidekick: ['expertise'],
  Vestige: ['last of', 'relic'],
  Wright: ['specialty'],
};
const CALLED = /^(?:companion|command vehicle|support vehicle)$/;

const blankFault = ({ name, kind, called, filled_in = {} }: HeldAsset) =>
  (Object.keys(filled_in).join() !== (BLANKS[name] ?? []).join() || (CALLED.test(kind) && !called)) &&
  `${name} has a blank that is not filled in`;

/** Faults of names of which two are of the same group. */
const groupFaults = (names: readonly string[], groups: readonly (readonly string[])[]): Faults =>
  groups.map((group) => {
    const both = group.filter((name) => names.includes(name));
    return both.length > 1 && `${both} together`;
  });

function swornFaults(character: Figures, assetsAtStart: number): Faults {
  const { abilities, level, momentum, vows } = character;
  const assets = character['assets'] as HeldAsset[];
  const advances = character['advances'] as { experience: number }[];
  const bought = advances.filter(({ experience }) => experience === 3).length;
  const marked = sum(assets.map((asset) => asset.abilities.filter(({ has }) => has).length));
  const spent = sum(advances.map(({ experience }) => experience));
  return [
    Object.values(abilities as Record<string, number>)
      .sort()
      .join() !== '1,1,2,2,3' && 'stats are not 3 2 2 1 1',
    (momentum as { value: number }).value !== 2 && 'wrong momentum',
    [character['health'], character['spirit'], character['supply']].some((meter) => meter !== 5) && 'a meter is not 5',
    assets.length !== assetsAtStart + bought && `${assets.length} assets`,
    repeated(
      'asset',
      assets.map(({ name }) => name),
    ),
    advances.length !== level - 1 && 'not an advance a level',
    marked !== assets.length + advances.length - bought && 'marked abilities do not add up',
    assets.some((asset) => asset.abilities.length !== 3) && 'an asset without three abilities',
    assets.some(({ requires = '' }) => requires.startsWith('Once')) && 'an asset that has to be earned',
    (character['experience'] as { spent: number }).spent !== spent && 'experience does not add up',
    (vows as unknown[]).length !== 2 && 'not two vows',
    /\blevel \d/.test(character.text) && 'speaks of levels, which the game does not have',
    ...assets.map((asset) => blankFault(asset)),
    ...(vows as { text: string }[]).map(
      ({ text }) => !/^[A-Z][^()]{25,}$/.test(text) && `"${text}" is not a whole vow`,
    ),
    ...groupFaults(
      assets.map(({ name }) => name),
      swornFile(character.system as 'ironsworn').clashes,
    ),
  ];
}

const starforged = (character: Figures): Faults => {
  const assets = character['assets'] as HeldAsset[];
  return [
    ...swornFaults(character, 4),
    assets.slice(0, 2).some(({ kind }) => kind !== 'path') && 'does not begin with two paths',
    assets[2]!.name !== 'Starship' && 'no starship',
    assets.some(({ kind }) => kind === 'deed') && 'a deed not done',
  ];
};

const ironsworn = (character: Figures): Faults => {
  const assets = character['assets'] as HeldAsset[];
  const has = (name: string) => assets.some((asset) => asset.name === name);
  return [
    ...swornFaults(character, 3),
    assets[0]!.kind !== 'path' && 'does not begin with a path',
    has('Rider') && !has('Horse') && 'a rider without a horse',
  ];
};

/** Sum of the six dealt scores. */
const DEALT = 16 + 15 + 13 + 12 + 9 + 8;
const MODIFIERS = [3, 5, 8, 12, 15, 17];

interface HeldMove {
  name: string;
  level: number;
  of?: string;
}

const dungeonWorld = (character: Figures): Faults => {
  const { level, hit_points } = character;
  const catalogue = entityCatalogueOf('dungeon-world');
  const kind = catalogue.withName(character.class!, 'class')[0]! as unknown as {
    base_hit_points: number;
    load: number;
    damage: string;
  };
  const stats = Object.entries(character['abilities'] as Record<string, { score: number; modifier: number }>);
  const con = stats.find(([stat]) => stat === 'CON')![1].score;
  const str = stats.find(([stat]) => stat === 'STR')![1].modifier;
  const load = character['load'] as { most: number; carried: number };
  const experience = character['experience'] as { next_level: number | null };
  return [
    ...stats.map(([stat, { score }]) => outside(stat, score, 8, 18)),
    sum(stats.map(([, { score }]) => score)) !== DEALT + level - 1 && 'scores did not rise by one a level',
    stats.some(([, { score, modifier }]) => modifier !== MODIFIERS.filter((most) => score > most).length - 3) &&
      'a wrong modifier',
    hit_points !== kind.base_hit_points + con && `${hit_points} hit points`,
    character['damage'] !== kind.damage && 'wrong die',
    load.most !== kind.load + str && 'wrong load',
    load.carried !== sum((character['gear'] as { weight: number }[]).map(({ weight }) => weight)) &&
      'weights do not add up',
    load.carried > load.most && 'carries too much',
    ...weightFaults(character['gear'] as { name: string; count: number; weight: number }[]),
    outside('armour', character['armour'] as number, 0, 6),
    experience.next_level !== (level < 10 ? level + 7 : null) && 'wrong experience',
    (character['bonds'] as string[]).length < 3 && 'few bonds',
    ...moveFaults(character),
    ...spellFaults(character),
    /\b(?:hammer|flail|fists) with .*(?:razor edge|saw teeth)/.test(character.text) && 'an edge on something blunt',
    (character['look'] as string[]).length !== 4 && 'no look',
  ];
};

/** How many further moves a move brings. */
const BRINGS: Record<string, number> = { 'Divine favour': 2, 'God amidst the wastes': 2, 'Half-elven': 1 };
const GIVES_ONE = /^(Multiclass |Hunter's brother|Stalker's sister|Special trick)/;

function moveFaults(character: Figures): Faults {
  const { level } = character;
  const heldMoves = character['moves'] as HeldMove[];
  const names = heldMoves.map(({ name }) => name);
  const kind = character.class!.toLowerCase();
  const all = new Map(
    (entityCatalogueOf('dungeon-world').byCategory.get('move') ?? []).map((move) => [
      `${move['class']} ${move.name}`,
      move,
    ]),
  );
  const moveOf = ({ name, of }: HeldMove) => all.get(`${of ?? kind} ${name}`);
  const ownMoves = heldMoves.filter((move) => !move.of && moveOf(move));
  const advanced = ownMoves.filter((move) => moveOf(move)!['level'] !== 'start');
  const replaced = ownMoves.flatMap((move) => (moveOf(move)!['replaces'] as string | undefined) ?? []);
  const broughtCount = sum(names.map((name) => BRINGS[name] ?? (GIVES_ONE.test(name) ? 1 : 0)));
  const start = (entityCatalogueOf('dungeon-world').withName(kind, 'class')[0]!['starting_moves'] as string[]).length;
  const early = advanced.filter((move) => moveOf(move)!['level'] === '6-10' && move.level < 6);
  const unmet = ownMoves.filter((move) => {
    const needed = moveOf(move)!['requires'] as string | undefined;
    return needed && ![...names, ...replaced].includes(needed);
  });
  return [
    repeated('move', names),
    advanced.length + replaced.length !== level - 1 && `${advanced.length} advanced moves, ${replaced.length} replaced`,
    heldMoves.length !== start + level - 1 - replaced.length + broughtCount &&
      `${heldMoves.length} moves in all: ${names}`,
    replaced.some((name) => names.includes(name)) && 'a replaced move is still there',
    early.length > 0 && `a master's move before level 6: ${early.map(({ name }) => name)}`,
    unmet.length > 0 && `lacks what ${unmet.map(({ name }) => name)} requires`,
  ];
}

interface Spell {
  name: string;
  level: number;
  counts_as?: number;
}

function spellFaults(character: Figures): Faults {
  const spells = character['spells'] as {
    caster_level: number;
    ready: Spell[];
    always: Spell[];
    book?: Spell[];
  } | null;
  const casts = (character['moves'] as HeldMove[]).some(({ name }) => name.startsWith('Cast a spell'));
  if (!spells) return [casts && 'casts without spells'];
  const { caster_level, ready, always, book } = spells;
  const spent = sum(ready.map(({ level, counts_as }) => counts_as ?? level));
  const isBookWhole = !book || book.length >= 3 + caster_level - 1;
  return [
    !casts && 'spells without casting',
    spent > caster_level + 1 && `${spent} levels of spells`,
    ready.some(({ level }) => level > caster_level) && 'a spell above the level',
    always.length < 3 && 'few cantrips',
    !isBookWhole && `${book?.length} spells in the book`,
    repeated(
      'spell',
      [...ready, ...always].map(({ name }) => name),
    ),
    book && ready.some(({ name }) => !book.some((spell) => spell.name === name)) && 'a spell that is not in the book',
  ];
}

const LAWS_BY_SYSTEM: Record<Six, (character: Figures) => Faults> = {
  starforged,
  ironsworn,
  cairn,
  knave,
  'maze-rats': mazeRats,
  'dungeon-world': dungeonWorld,
};

/** Yields characters of all levels in turn, each from its own seed. */
export function* characters(
  system: Six,
  count: number,
  seed: string,
): Generator<{ label: string; character: Character }> {
  for (let i = 0; i < count; i++) {
    const level = 1 + (i % levelsOf(system));
    yield { label: `${system} level ${level} seed ${seed}${i}`, character: characterOf(system, `${seed}${i}`, level) };
  }
}
