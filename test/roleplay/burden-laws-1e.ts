import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import type { Character1e } from '../../src/roleplay/chargen/1e/character.ts';

/** Laws of weight, money, armour class, saves and speed, recomputed from the gear by name. */

interface Item {
  readonly name: string;
  readonly kind: string;
  readonly weight: number | null;
  readonly armour_bonus?: number;
  readonly maximum_dexterity?: number;
  readonly proficiency?: string;
}

const itemNamed = (name: string): Item | undefined =>
  entityCatalogueOf('1e').withName(name, 'item')[0] as unknown as Item | undefined;

/** Splits `Longsword +2` into the item and 2, and `Masterwork longsword` into the item and 0. */
function parseItem(name: string): { item: Item | undefined; plus: number } {
  const [, base = name.replace(/^Masterwork /, ''), plus = '0'] = /^(.+) \+(\d)$/.exec(name) ?? [];
  return {
    item: itemNamed(base) ?? itemNamed(name) ?? itemNamed(`${base} +1`) ?? itemNamed(`${base} +2`),
    plus: +plus,
  };
}

/** Clothes and containers that weigh a quarter for small characters, as the price list marks them. */
const QUARTERS = /outfit$|vestments$|^(?:Backpack|Bedroll|Belt pouch|Sack|Trail rations|Waterskin)/;

function weightOf(name: string, isSmall: boolean): number {
  if (name === 'Spellbook') return 3;
  const { item } = parseItem(name);
  const weight = item?.weight ?? 0;
  if (!isSmall) return weight;
  if (QUARTERS.test(name)) return weight / 4;
  return ['weapon', 'armour', 'shield'].includes(item?.kind ?? '') ? weight / 2 : weight;
}

/** Heavy loads as printed for Strength 1 to 29; ten points more carry four times as much. */
const HEAVY =
  '10 20 30 40 50 60 70 80 90 100 115 130 150 175 200 230 260 300 350 400 460 520 600 700 800 920 1040 1200 1400'
    .split(' ')
    .map(Number);
const heavyLoad = (strength: number): number =>
  strength > 29 ? 4 * heavyLoad(strength - 10) : HEAVY[Math.max(1, strength) - 1]!;

function* loadFaults({ gear, load, purse, money, abilities, size, text }: Character1e): Generator<string> {
  const isSmall = size === 'small';
  for (const { name, count, weight } of gear)
    if (Math.abs(weight - count * weightOf(name, isSmall)) > 0.001) yield `${name} ×${count} weighs ${weight}`;
  const coins = (purse.gp + purse.sp + purse.cp) / 50;
  const carried = gear.reduce((total, { weight }) => total + weight, coins);
  if (Math.abs(carried - load.carried) > 0.011) yield `carries ${load.carried}, not ${carried}`;
  if (Math.abs(purse.gems + purse.gp + purse.sp / 10 + purse.cp / 100 - money) > 0.001) yield 'purse';
  const most = heavyLoad(abilities.strength) * (isSmall ? 0.75 : 1);
  const limits = [most / 3, (most * 2) / 3, most].map(Math.floor);
  if (`${limits}` !== `${[load.light, load.medium, load.heavy]}`) yield `loads ${limits}`;
  const category = ['light', 'medium', 'heavy', 'overloaded'][limits.filter((limit) => load.carried > limit).length];
  if (load.category !== category) yield `${load.category} load instead of ${category}`;
  if (!text.includes(`, ${category} (`)) yield 'the sheet does not name the load';
}

const hasFeat = ({ feats }: Character1e, feat: string): number => Number(feats.some(({ name }) => name === feat));
const plusOf = ({ gear }: Character1e, start: string): number =>
  Math.max(0, ...gear.filter(({ name }) => name.startsWith(`${start} +`)).map(({ name }) => Number(name.at(-1))));
const wornBy = ({ gear }: Character1e, kind: string) =>
  gear
    .map(({ name }) => parseItem(name))
    .find(({ item, plus }) => item?.kind === kind && !item.name.endsWith(`+${plus}`));

const MOST_DEXTERITY: Record<string, number> = { light: 99, medium: 3, heavy: 1, overloaded: 0 };

function* armourClassFaults(character: Character1e): Generator<string> {
  const { class: className, level, modifiers, size, load, armour_class, touch } = character;
  const armour = wornBy(character, 'armour');
  const shield = wornBy(character, 'shield');
  const training = className === 'Fighter' ? Math.floor((level + 1) / 4) : 0;
  const limit = Math.min((armour?.item?.maximum_dexterity ?? 99) + training, MOST_DEXTERITY[load.category]!);
  const monk =
    className === 'Monk' && load.category === 'light' ? Math.max(0, modifiers.wisdom) + Math.floor(level / 4) : 0;
  const bare =
    10 +
    Math.min(modifiers.dexterity, limit) +
    (size === 'small' ? 1 : 0) +
    monk +
    hasFeat(character, 'Dodge') +
    plusOf(character, 'Ring of protection');
  const protection = (piece: typeof armour) => (piece ? (piece.item?.armour_bonus ?? 0) + piece.plus : 0);
  const scales = character.bloodline === 'draconic' ? [15, 15, 9, 3].filter((from) => level >= from).length : 0;
  const worn =
    Math.max(protection(armour), plusOf(character, 'Bracers of armour')) +
    protection(shield) +
    plusOf(character, 'Amulet of natural armour') +
    scales;
  if (touch !== bare) yield `touch ${touch} instead of ${bare}`;
  if (armour_class !== bare + worn) yield `armour class ${armour_class} instead of ${bare + worn}`;
}

const GOOD_SAVES: Record<string, string> = {
  Barbarian: 'fortitude',
  Bard: 'reflex will',
  Cleric: 'fortitude will',
  Druid: 'fortitude will',
  Fighter: 'fortitude',
  Monk: 'fortitude reflex will',
  Paladin: 'fortitude will',
  Ranger: 'fortitude reflex',
  Rogue: 'reflex',
  Sorcerer: 'will',
  Wizard: 'will',
};
const FAMILIARS: Record<string, string> = { rat: 'fortitude', weasel: 'reflex' };

function* saveFaults(character: Character1e): Generator<string> {
  const { class: className, level, modifiers, race, saves, domains = [], companion } = character;
  const ofDomain = domains.includes('Protection') ? 1 + Math.floor(level / 5) : 0;
  const all =
    Math.max(plusOf(character, 'Cloak of resistance'), ofDomain) +
    (race === 'Halfling' ? 1 : 0) +
    (className === 'Paladin' && level > 1 ? Math.max(0, modifiers.charisma) : 0);
  const kinds = [
    ['fortitude', 'constitution', 'Great fortitude'],
    ['reflex', 'dexterity', 'Lightning reflexes'],
    ['will', 'wisdom', 'Iron will'],
  ] as const;
  for (const [save, ability, feat] of kinds) {
    const base = GOOD_SAVES[className]!.includes(save) ? 2 + Math.floor(level / 2) : Math.floor(level / 3);
    const familiar = FAMILIARS[companion?.name ?? ''] === save ? 2 : 0;
    const expected = base + modifiers[ability] + all + familiar + 2 * hasFeat(character, feat);
    if (saves[save] !== expected) yield `${save} ${saves[save]} instead of ${expected}`;
  }
}

const SLOW_RACES = ['Dwarf', 'Gnome', 'Halfling'];

function* speedFaults(character: Character1e): Generator<string> {
  const { class: className, level, race, load, speed, domains = [] } = character;
  const weight = wornBy(character, 'armour')?.item?.proficiency ?? '';
  const free = className === 'Fighter' ? { medium: 3, heavy: 7 }[weight] : undefined;
  const isFree = weight === 'light' || weight === '' || (free !== undefined && level >= free);
  const isSlowed = race !== 'Dwarf' && !(isFree && load.category === 'light');
  const own = SLOW_RACES.includes(race) ? (isSlowed ? 15 : 20) : isSlowed ? 20 : 30;
  const barbarian = className === 'Barbarian' && weight !== 'heavy' && load.category !== 'heavy' ? 10 : 0;
  const monk = className === 'Monk' && load.category === 'light' ? 10 * Math.floor(level / 3) : 0;
  const fleet = hasFeat(character, 'Fleet') && ['', 'light'].includes(weight) && load.category === 'light' ? 5 : 0;
  const expected = own + barbarian + monk + fleet + (domains.includes('Travel') ? 10 : 0);
  if (speed !== expected) yield `speed ${speed} instead of ${expected}`;
}

const FINESSE = /^(?:Dagger|Handaxe|Kama|Kukri|Nunchaku|Rapier|Sai|Short sword|Sickle)$/;
const SHOOTS = /bow$|^Sling$|^Javelin$/;
/** By group: the weapons of this generator that fighters train with together. */
const GROUPS: Record<string, RegExp> = {
  axes: /axe$/i,
  'heavy blades': /^(?:Longsword|Greatsword|Falchion|Scimitar)$/,
  'light blades': /^(?:Dagger|Kama|Kukri|Rapier|Short sword|Sickle)$/,
  bows: /^(?:Longbow|Shortbow)$/,
  crossbows: /crossbow$/,
  double: /^Quarterstaff$/,
  hammers: /^(?:Warhammer|Club)$/,
  monk: /^(?:Kama|Nunchaku|Quarterstaff|Sai)$/,
  spears: /^(?:Javelin|Longspear|Shortspear|Spear)$/,
  thrown: /^(?:Club|Dagger|Javelin|Shortspear|Sling|Spear)$/,
};

/** Bonus of a fighter's weapon training with a weapon. */
function trainingWith({ powers }: Character1e, weapon: string): number {
  const bonuses = powers
    .filter(({ from }) => from === 'Weapon training')
    .map(({ name }) => [name.slice(0, -3), Number(name.at(-1))] as const)
    .filter(([group]) => GROUPS[group]?.test(weapon));
  return Math.max(0, ...bonuses.map(([, bonus]) => bonus));
}

function* attackFaults(character: Character1e): Generator<string> {
  const { attacks, base_attack, modifiers, size } = character;
  for (const { name, bonus } of attacks) {
    if (/^(?:Unarmed strike|Flurry of blows)$/.test(name)) continue;
    const plain = name.replace(/ \((?:two weapons|off hand)\)$/, '');
    const { item, plus } = parseItem(plain);
    const weapon = item!.name;
    const isFinesse = hasFeat(character, 'Weapon finesse') && FINESSE.test(weapon);
    const inMelee = isFinesse ? Math.max(modifiers.strength, modifiers.dexterity) : modifiers.strength;
    const feat = weapon.toLowerCase();
    const expected =
      base_attack +
      (SHOOTS.test(weapon) ? modifiers.dexterity : inMelee) +
      (size === 'small' ? 1 : 0) +
      (plain.startsWith('Masterwork') ? 1 : plus) +
      hasFeat(character, `Weapon focus (${feat})`) +
      hasFeat(character, `Greater weapon focus (${feat})`) +
      trainingWith(character, weapon) -
      (plain === name ? 0 : 2);
    if (Number(bonus.split('/')[0]) !== expected) yield `${name} ${bonus} instead of ${expected}`;
  }
}

/** Faults of what a character carries and of the values that follow from it. */
export function* burdenFaults(character: Character1e): Generator<string> {
  yield* loadFaults(character);
  yield* armourClassFaults(character);
  yield* saveFaults(character);
  yield* speedFaults(character);
  yield* attackFaults(character);
}
