import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import { fail, ok } from '../../lib/result.ts';
import { capitalize } from '../../lib/wording.ts';
import type { Character, CharacterGenerator, CharacterRequest } from '../character.ts';
import { content } from '../content.ts';
import { RollRecorder } from '../rolls.ts';
import { bareItemName, type CarriedItem, packGear, slotsUsed } from './carried.ts';
import { findNamed } from './lookup.ts';
import {
  bulletList,
  countRepeats,
  finishCharacter,
  namesInLowerCase,
  statRow,
  titledList,
  traitList,
} from './sheet.ts';
import { RecordedTableRoller } from './tables.ts';
import { type Clash, rollTraits } from './traits.ts';

/** Number of item slots of a character: two in the hands, two on the body, six in the backpack. */
const SLOTS = 10;
/** Number of item slots that a cart adds. */
const CART_SLOTS = 4;
const MAX_ARMOUR = 3;
/** Age from which traits of age suit a character. The clashes call younger ones `young`. */
const ADULT = 28;
/** Beginning of the table rows that name a spellbook. */
const SPELLBOOK = 'a spellbook: ';

interface CharacterFile {
  /** IDs of the tables of traits. Each is rolled on once. */
  readonly traits: readonly string[];
  /** Names of body armour, of which only the best piece counts. Other armour is added to it, one piece of each kind. */
  readonly coats: readonly string[];
  /** By weapon: what it shoots, which takes no slot. */
  readonly ammunition: Readonly<Record<string, string>>;
  readonly clashes: readonly Clash[];
}

const {
  traits: TRAITS,
  coats: COATS,
  ammunition: AMMUNITION,
  clashes: CLASHES,
} = content<CharacterFile>('roleplay/cairn/character');

interface Thing extends CarriedItem {
  readonly damage?: string;
  readonly armour?: number;
  readonly uses?: number;
  /** Whether the rules call it petty: it takes no slot. Animals and vehicles take none either, but are not petty. */
  readonly petty?: boolean;
  /** The spell that a spellbook holds. */
  readonly spell?: string;
}

const NO_LEVELS =
  'Cairn has no levels: characters grow by what they find, learn and survive. Ask for level 1, or name a background ' +
  'as class for a different start.';

/**
 * Makes characters of Cairn, first edition: 3d6 for each ability in order, 1d6 hit protection, and gear by tables or by
 * background.
 */
export const cairnChargen: CharacterGenerator = ({ level, class: className, rng }) => {
  if (level !== 1) return fail({ kind: 'impossible', detail: NO_LEVELS });
  if (className === undefined) return ok(makeCharacter(rng, undefined));
  const backgrounds = entityCatalogueOf('cairn').byCategory.get('background') ?? [];
  const found = findNamed(className, backgrounds, ({ name }) => name, 'a background of Cairn, which has no classes');
  return found.ok ? ok(makeCharacter(rng, found.value)) : found;
};

function makeCharacter(rng: CharacterRequest['rng'], pack: Entity | undefined): Character {
  const rolls = new RollRecorder(rng);
  const tables = new RecordedTableRoller('cairn', rolls);
  const name = rollName(rolls, tables);
  const figures = chooseFigures(rolls, tables, pack);
  return finishCharacter('cairn', rolls, {
    name,
    level: 1,
    class: pack?.name ?? null,
    figures,
    lines: linesOf(figures),
  });
}

function rollName(rolls: RollRecorder, tables: RecordedTableRoller): string {
  const sex = rolls.pick('name', ['female', 'male']);
  return `${tables.roll('first name', `names/${sex}`)} ${tables.roll('surname', 'names/surname')}`;
}

function chooseFigures(rolls: RollRecorder, tables: RecordedTableRoller, pack: Entity | undefined) {
  const background = pack?.name ?? capitalize(tables.roll('background', 'traits/background'));
  const age = rolls.sum('age, and 10 years more', 2, 20) + 10;
  const traits = rollTraits(
    tables,
    TRAITS.map((trait) => ({ name: trait, table: `traits/${trait}` })),
    CLASHES,
    [background.toLowerCase(), ...(age < ADULT ? ['young'] : [])],
  );
  const abilities = Object.fromEntries(['STR', 'DEX', 'WIL'].map((ability) => [ability, rolls.sum(ability, 3, 6)]));
  const hit_protection = rolls.sum('hit protection', 1, 6);
  const money = rolls.sum('gold pieces', 3, 6);
  const worn = [cairnItem('rations'), cairnItem('torch'), ...rollArmour(tables)];
  const { weapons, others } = pack ? gearOfBackground(pack, tables) : rollGear(tables, worn);
  return {
    abilities,
    hit_protection,
    ...packAndEquip([...worn, ...weapons, ...shotsFor([...weapons, ...others]), ...others], others),
    money,
    background: {
      name: background,
      text: entityCatalogueOf('cairn').withName(background, 'background')[0]?.text ?? '',
    },
    age,
    traits,
  };
}

function linesOf(figures: ReturnType<typeof chooseFigures>): string[] {
  const { abilities, hit_protection, armour, money, background, age, traits, slots, gear, attacks, spells } = figures;
  const room = `${slots.used} of ${slots.total} slots used, ${slots.free} free (with none free hit protection is 0)`;
  return [
    `${background.name}, ${age} years old. ${background.text}`,
    `${statRow(abilities)} (3d6 each, in order; two of them may be swapped)`,
    `Hit protection ${hit_protection} · armour ${armour} · ${money} gp`,
    titledList('Attacks', attacks.map(attackText), '; '),
    titledList(`Gear, ${room}`, countRepeats(gear.map(thingText))),
    titledList('Left at home, so that one slot stays free', namesInLowerCase(figures.left_behind)),
    ...bulletList('Spells, each of which costs a Fatigue to cast', spells.map(spellText)),
    traitList('Traits', traits),
  ];
}

/** Returns an item of Cairn by its name or by the row of a table. Throws if there is none. */
export function cairnItem(text: string): Thing {
  if (text.startsWith(SPELLBOOK)) {
    const spell = text.slice(SPELLBOOK.length);
    return { name: `Spellbook of ${spell}`, slots: 1, spell };
  }
  const item = entityCatalogueOf('cairn').withName(bareItemName(text), 'item')[0];
  if (!item) throw new Error(`Cairn has no item "${text}"`);
  const { name, slots, damage, armour, uses } = item as Entity & Thing;
  return {
    name,
    slots: slots ?? 0,
    ...(damage && { damage }),
    ...(armour && { armour }),
    ...(uses && { uses }),
    ...(slots === 0 && { petty: true }),
  };
}

/** What the weapons among some things shoot. */
const shotsFor = (things: readonly Thing[]): Thing[] =>
  things.flatMap(({ name }) => {
    const shots = AMMUNITION[name];
    return shots ? [{ name: shots, slots: 0, petty: true }] : [];
  });

function rollArmour(tables: RecordedTableRoller): Thing[] {
  const coat = tables.roll('armour', 'gear/armour');
  const helmetAndShield = tables.roll('helmet and shield', 'gear/helmet-shield');
  return [
    ...(coat === 'no armour' ? [] : [cairnItem(coat)]),
    ...['helmet', 'shield'].filter((piece) => helmetAndShield.includes(`a ${piece}`)).map(cairnItem),
  ];
}

interface Attack {
  readonly name: string;
  readonly damage: string;
  readonly hands: number;
  /** Armour while both hands hold this weapon, so that the shield is not used. */
  readonly armour_meanwhile?: number;
}

interface Gear {
  readonly weapons: readonly Thing[];
  /** In the order in which the character leaves items behind if there is too much to carry. */
  readonly others: readonly Thing[];
}

function rollGear(tables: RecordedTableRoller, worn: readonly Thing[]): Gear {
  const weapons = [cairnItem(tables.roll('weapon', 'gear/weapon'))];
  const [gear, tool, trinket] = ['expeditionary', 'tool', 'trinket'].map((kind) =>
    cairnItem(tables.roll(kind, `gear/${kind}`)),
  );
  const others = [trinket!, tool!, gear!];
  return { weapons, others: [...others, rollBonus(tables, [...worn, ...weapons, ...others])] };
}

/** Number of times that a bonus item is rolled again because the character has such a thing already. */
const MAX_REROLLS = 20;

/** Whether a character has such a thing already, or another weapon that shoots. */
const isSpare = (bonus: Thing, taken: readonly Thing[]): boolean =>
  taken.some(({ name }) => name === bonus.name || (AMMUNITION[name] && AMMUNITION[bonus.name]));

function rollBonus(tables: RecordedTableRoller, taken: readonly Thing[]): Thing {
  let bonus = cairnItem(tables.roll('bonus', 'gear/bonus'));
  for (let i = 0; i < MAX_REROLLS && isSpare(bonus, taken); i++)
    bonus = cairnItem(tables.roll('bonus, again because of a double', 'gear/bonus'));
  return bonus;
}

/** Returns the gear of a background, which replaces rolled gear. If it contains no weapon, one is rolled. */
function gearOfBackground(pack: Entity, tables: RecordedTableRoller): Gear {
  const things = (pack['items'] as readonly string[]).map(cairnItem);
  const weapons = things.filter(({ damage }) => damage);
  const others = things.filter(({ damage }) => !damage).reverse();
  return { weapons: weapons.length ? weapons : [cairnItem(tables.roll('weapon', 'gear/weapon'))], others };
}

/**
 * Packs gear so that one slot stays free, because hit protection is 0 when all are full. Also chooses what the
 * character wears and holds.
 */
function packAndEquip(gear: readonly Thing[], others: readonly Thing[]) {
  const carts = gear.filter(({ name }) => name === 'Cart').length;
  const total = SLOTS + CART_SLOTS * carts;
  const leastNeeded = others.filter(({ name }) => name !== 'Cart');
  const { kept, left: leftBehind } = packGear(gear, leastNeeded, total - 1);
  const used = slotsUsed(kept);
  const armour = armourOf(kept);
  const unshielded = armourOf(kept.filter(({ name }) => name !== 'Shield'));
  const attacks = kept
    .filter(({ damage }) => damage)
    .map(({ name, damage, slots }): Attack => {
      // A bulky weapon takes both hands, so list the armour without the shield too.
      const attack = { name, damage: damage!, hands: slots };
      return slots === 2 && unshielded < armour ? { ...attack, armour_meanwhile: unshielded } : attack;
    });
  return {
    armour,
    attacks,
    gear: kept,
    slots: { total, used, free: total - used },
    left_behind: leftBehind,
    spells: kept.flatMap(({ spell }) => (spell ? [spellNamed(spell)] : [])),
  };
}

function armourOf(gear: readonly Thing[]): number {
  const kinds = new Map(gear.filter(({ armour }) => armour).map(({ name, armour }) => [name, armour!]));
  const coat = Math.max(0, ...COATS.map((name) => kinds.get(name) ?? 0));
  const more = [...kinds].filter(([name]) => !COATS.includes(name)).reduce((sum, [, armour]) => sum + armour, 0);
  return Math.min(MAX_ARMOUR, coat + more);
}

function spellNamed(name: string): { name: string; text: string } {
  const spell = entityCatalogueOf('cairn').withName(name, 'spell')[0];
  if (!spell) throw new Error(`Cairn has no spell "${name}"`);
  return { name: spell.name, text: spell.text ?? '' };
}

const spellText = ({ name, text }: { name: string; text: string }): string => `${name}: ${text}`;

function attackText({ name, damage, hands, armour_meanwhile }: Attack): string {
  const notes = [
    hands === 2 && 'both hands',
    armour_meanwhile !== undefined && `armour ${armour_meanwhile} meanwhile`,
  ].filter(Boolean);
  return notes.length ? `${name.toLowerCase()} ${damage} (${notes.join(', ')})` : `${name.toLowerCase()} ${damage}`;
}

function thingText({ name, slots, armour, uses, spell, petty }: Thing): string {
  const notes = [
    armour && `armour ${armour}`,
    uses && `${uses} use${uses === 1 ? '' : 's'}`,
    slots === 2 && 'bulky',
    petty && 'petty',
  ].filter(Boolean);
  const shown = spell ? name : name.toLowerCase();
  return notes.length ? `${shown} (${notes.join(', ')})` : shown;
}
