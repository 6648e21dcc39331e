import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import { fail, ok } from '../../lib/result.ts';
import { capitalize, formatSigned } from '../../lib/wording.ts';
import { type OracleTables, oracleTablesOf } from '../../oracle/oracle-tables.ts';
import type { Character, CharacterGenerator, CharacterRequest } from '../character.ts';
import { content } from '../content.ts';
import { RollRecorder } from '../rolls.ts';
import { bareItemName, type CarriedItem, packGear, slotsUsed } from './carried.ts';
import { findNamed, levelFault } from './lookup.ts';
import { countRepeats, finishCharacter, mapValues, namesInLowerCase, statRow, titledList, traitList } from './sheet.ts';
import { RecordedTableRoller } from './tables.ts';
import { type Clash, rollTraits } from './traits.ts';

const ABILITIES = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'] as const;
type Bonuses = Record<(typeof ABILITIES)[number], number>;

const MAX_BONUS = 10;
const RAISED_PER_LEVEL = 3;
const XP_PER_LEVEL = 1000;
/** Armour bonus of a character without armour. The armour defence is 10 higher. */
const UNARMOURED = 1;
const BACKGROUNDS = 'traits/background';

interface CharacterFile {
  /** IDs of the tables of traits. Each is rolled on once. */
  readonly traits: readonly string[];
  /** By weapon: what it shoots. */
  readonly ammunition: Readonly<Record<string, string>>;
  readonly clashes: readonly Clash[];
  /** Names of the weapons that use WIS to hit. All others use STR. */
  readonly rangedWeapons: readonly string[];
}

const {
  traits: TRAITS,
  ammunition: AMMUNITION,
  clashes: CLASHES,
  rangedWeapons: RANGED,
} = content<CharacterFile>('roleplay/knave/character');

interface Thing extends CarriedItem {
  readonly damage?: string;
  readonly hands?: number;
  readonly quality?: number;
  readonly armour_bonus?: number;
}

/**
 * Makes characters of Knave, first edition. Each ability bonus is the lowest of 3d6, the number of item slots is the
 * CON defence, and gear is rolled.
 */
export const knaveChargen: CharacterGenerator = ({ level, class: className, rng }) => {
  const fault = levelFault('knave', level);
  if (fault) return fail(fault);
  if (className === undefined) return ok(makeCharacter(rng, level, undefined));
  const found = findNamed(
    className,
    backgroundsOf(oracleTablesOf('knave')),
    String,
    'a background of Knave, which has no classes',
  );
  return found.ok ? ok(makeCharacter(rng, level, found.value)) : found;
};

const backgroundsOf = (tables: OracleTables): string[] => tables.get(BACKGROUNDS)!.rows.map(({ text }) => text);

function makeCharacter(rng: CharacterRequest['rng'], level: number, className: string | undefined): Character {
  const rolls = new RollRecorder(rng);
  const tables = new RecordedTableRoller('knave', rolls);
  const sex = rolls.pick('name', ['female', 'male']);
  const name = `${tables.roll('first name', `names/${sex}`)} ${tables.roll('surname', 'names/surname')}`;
  const figures = chooseFigures(rolls, tables, level, className);
  const kind = className === undefined ? null : figures.background;
  return finishCharacter('knave', rolls, { name, level, class: kind, figures, lines: linesOf(level, figures) });
}

function chooseFigures(rolls: RollRecorder, tables: RecordedTableRoller, level: number, className: string | undefined) {
  const bonuses = rollBonuses(rolls, level);
  const hit_points = hitPointsAt(rolls, level);
  const background = capitalize(className ?? tables.roll('background', BACKGROUNDS));
  const alignment = tables.roll('alignment', 'traits/alignment');
  const traits = rollTraits(
    tables,
    TRAITS.map((name) => ({ name, table: `traits/${name}` })),
    CLASHES,
    [background.toLowerCase(), alignment],
  );
  return {
    abilities: Object.fromEntries(ABILITIES.map((key) => [key, { bonus: bonuses[key], defence: 10 + bonuses[key] }])),
    hit_points,
    hit_dice: `${level}d8`,
    experience: (level - 1) * XP_PER_LEVEL,
    ...packAndEquip(rollGear(tables, bonuses), bonuses),
    money: 0,
    background,
    alignment,
    traits,
  };
}

function linesOf(level: number, figures: ReturnType<typeof chooseFigures>): string[] {
  const { abilities, hit_points, hit_dice, experience, armour, slots, background, alignment, traits } = figures;
  return [
    `${background}, level ${level} (${experience} XP), alignment ${alignment}`,
    statRow(mapValues(abilities, ({ bonus, defence }) => `${formatSigned(bonus)} (${defence})`)),
    `A bonus is the lowest of 3d6, a defence 10 more; two abilities may be swapped at level 1${level > 1 ? '; three rise by 1 a level' : ''}`,
    `Hit points ${hit_points} (${hit_dice}) · armour ${formatSigned(armour.bonus)} (${armour.defence}) · no starting money`,
    titledList('Attacks', figures.attacks.map(attackText), '; '),
    titledList(
      `Gear, ${slots.used} of ${slots.total} slots used, ${slots.free} free`,
      countRepeats(figures.gear.map(thingText)),
    ),
    titledList('Left at home for want of room', namesInLowerCase(figures.left_behind)),
    traitList('Traits', traits),
  ];
}

/** Rolls the ability bonuses, and raises three different ones at each level after the first. */
function rollBonuses(rolls: RollRecorder, level: number): Bonuses {
  const bonuses = Object.fromEntries(ABILITIES.map((key) => [key, rolls.lowest(key, 3, 6)])) as Bonuses;
  for (let at = 2; at <= level; at++) {
    const raisable = ABILITIES.filter((key) => bonuses[key] < MAX_BONUS);
    for (let i = 0; i < RAISED_PER_LEVEL && raisable.length; i++) {
      const key = rolls.pick(`ability raised at level ${at}`, raisable);
      raisable.splice(raisable.indexOf(key), 1);
      bonuses[key]++;
    }
  }
  return bonuses;
}

/**
 * Rolls hit points at each level, with as many hit dice as the level. A total that is not higher than before counts as
 * one more than before.
 */
function hitPointsAt(rolls: RollRecorder, level: number): number {
  let most = 0;
  for (let at = 1; at <= level; at++) most = Math.max(most + 1, rolls.sum(`hit points at level ${at}`, at, 8));
  return most;
}

/**
 * Finds the item of Knave that a text names: by its name, or as a table of random items writes it, such as `torches`.
 * Throws if there is none.
 */
export function findKnaveItem(text: string): Thing {
  const bare = bareItemName(text);
  const remark = text.split(/[()]/)[1] ?? '';
  const item = [bare, bare.replace(/s$/, ''), bare.replace(/es$/, ''), remark]
    .map((name) => entityCatalogueOf('knave').withName(name, 'item')[0])
    .find((found) => found);
  if (!item) throw new Error(`Knave has no item "${text}"`);
  const { name, slots, damage, hands, quality, armour_bonus } = item as Entity & Thing;
  return {
    // Only the row states a number or length, so keep it in the name.
    name: /\(\d/.test(text) && !damage && !armour_bonus ? capitalize(text.replace(/^an? /, '')) : name,
    // Small items take one slot per bundle.
    slots: slots ?? 1,
    ...(damage && { damage }),
    ...(hands && { hands }),
    ...(quality && { quality }),
    ...(armour_bonus && { armour_bonus }),
  };
}

interface Attack {
  readonly name: string;
  readonly ability: string;
  readonly bonus: number;
  readonly damage: string;
  readonly hands: number;
  readonly quality: number;
  /** Armour defence while both hands hold this weapon, so that the shield is not used. */
  readonly armour_meanwhile?: number;
}

interface Gear {
  readonly needed: readonly Thing[];
  /** In the order in which the character leaves items behind if there is too much to carry. */
  readonly others: readonly Thing[];
}

/** Whether a weapon uses the better of the abilities to fight with. */
const suits = (weapon: Thing, { STR, WIS }: Bonuses): boolean =>
  RANGED.includes(weapon.name) ? WIS >= STR : STR >= WIS;

function rollGear(tables: RecordedTableRoller, bonuses: Bonuses): Gear {
  const ration = findKnaveItem('travel rations');
  const weapon = findKnaveItem(
    tables.rollFitting('weapon', 'gear/weapon', (row) => suits(findKnaveItem(row), bonuses)),
  );
  const shots = AMMUNITION[weapon.name];
  const coat = tables.roll('armour', 'gear/armour');
  const helmetAndShield = tables.roll('helmet and shield', 'gear/helmet-shield');
  const dungeoneering = tables.rollDistinct('dungeoneering gear', 'gear/dungeoneering', 2).map(findKnaveItem);
  const general = ['one', 'two'].map((part) =>
    findKnaveItem(tables.roll(`general gear, table ${part}`, `gear/general-${part}`)),
  );
  return {
    needed: [
      ration,
      ration,
      weapon,
      ...(shots ? [{ ...findKnaveItem('arrows'), name: shots }] : []),
      ...(coat === 'no armour' ? [] : [findKnaveItem(coat)]),
      ...['helmet', 'shield'].filter((piece) => helmetAndShield.includes(`a ${piece}`)).map(findKnaveItem),
    ],
    others: [...general.reverse(), ...dungeoneering.reverse()],
  };
}

function packAndEquip({ needed, others }: Gear, bonuses: Bonuses) {
  const total = 10 + bonuses.CON;
  const { kept, left: leftBehind } = packGear([...needed, ...[...others].reverse()], others, total);
  const used = slotsUsed(kept);
  const bonus = armourOf(kept);
  const unshielded = armourOf(kept.filter(({ name }) => name !== 'Shield'));
  const attacks = kept
    .filter(({ damage }) => damage)
    .map(({ name, damage, hands, quality }): Attack => {
      const ability = RANGED.includes(name) ? 'WIS' : 'STR';
      const attack = { name, ability, bonus: bonuses[ability], damage: damage!, hands: hands!, quality: quality! };
      return hands === 2 && unshielded < bonus ? { ...attack, armour_meanwhile: 10 + unshielded } : attack;
    });
  return {
    armour: { bonus, defence: 10 + bonus },
    attacks,
    gear: kept,
    slots: { total, used, free: total - used },
    left_behind: leftBehind,
  };
}

/** The armour bonus: body armour replaces the bonus of a character without armour; helmet and shield are added. */
function armourOf(gear: readonly Thing[]): number {
  const pieces = gear.filter(({ armour_bonus }) => armour_bonus);
  const isExtra = ({ name }: Thing) => name === 'Shield' || name === 'Helmet';
  const coat = Math.max(
    UNARMOURED,
    ...pieces.filter((piece) => !isExtra(piece)).map(({ armour_bonus }) => armour_bonus!),
  );
  return coat + pieces.filter(isExtra).reduce((sum, { armour_bonus }) => sum + armour_bonus!, 0);
}

function attackText({ name, ability, bonus, damage, hands, quality, armour_meanwhile }: Attack): string {
  const notes = [
    `quality ${quality}`,
    hands === 2 && 'both hands',
    armour_meanwhile && `armour defence ${armour_meanwhile} meanwhile`,
  ].filter(Boolean);
  return `${name.toLowerCase()} d20${formatSigned(bonus)} (${ability}), damage ${damage} (${notes.join(', ')})`;
}

function thingText({ name, slots, armour_bonus, quality }: Thing): string {
  const notes = [armour_bonus && quality && `quality ${quality}`, slots > 1 && `${slots} slots`].filter(Boolean);
  return notes.length ? `${name.toLowerCase()} (${notes.join(', ')})` : name.toLowerCase();
}
