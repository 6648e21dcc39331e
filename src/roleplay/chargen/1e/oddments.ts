import { content } from '../../content.ts';
import type { Class1e } from './classes.ts';
import { entities1e, findEntity1e, type ItemEntity } from './figures.ts';
import type { Purse } from './purse.ts';
import { casterLevelOf } from './spells.ts';
import { COIN_POUNDS, isSlowing, roomLeft, type Wearer } from './wearer.ts';

interface OddmentFile {
  /**
   * Beginnings of the names of items that are not bought as odds and ends: those that the improvements include, those
   * for a permanent gain or for horses, and those of little use to most characters.
   */
  readonly neverBought: readonly string[];
  /** Items that work as a shield, for those who carry none and have a hand free. */
  readonly insteadOfShield: readonly string[];
  /** By class: the staffs that its characters can use. */
  readonly staffs: Readonly<Record<string, readonly string[]>>;
}

const {
  neverBought: NEVER_BOUGHT,
  insteadOfShield: INSTEAD_OF_SHIELD,
  staffs,
} = content<OddmentFile>('roleplay/1e/oddments');
const STAFFS = new Map(Object.entries(staffs));

/** Body slots that improved items take. Rings are not listed, because a second ring can be worn. */
const placesOf = (kind: Class1e): string[] => [
  'neck',
  'shoulders',
  'belt',
  'headband',
  'armour',
  'shield',
  ...(kind.armour.length ? [] : ['wrists']),
];

const MAX_ODDMENTS = 12;
/** Largest numbers of different potions and of scrolls and wands to buy. */
const MAX_POTIONS = 4;
const MAX_SPELL_ITEMS = 4;

/** Spells whose items spell their names differently. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([['Mage armour', 'Mage armor']]);

/** The spell in a wand or scroll: `Fireball` for `Wand of fireball (5d6)`. */
function spellIn(item: string): string {
  const plain = item.slice(item.indexOf(' of ') + 4).split(' (', 1)[0]!;
  const name = plain.charAt(0).toUpperCase() + plain.slice(1);
  return SPELLINGS.get(name) ?? name;
}

/** Whether a caster can use a wand, scroll, staff or rod. */
function isUsable({ kind: what, name }: ItemEntity, { kind, level, spellList, opposition }: Wearer): boolean {
  if (!spellList) return false;
  // A scroll needs a caster; a wand works for whoever has the spell on the list of the class.
  if (what === 'scroll' && casterLevelOf(kind.name, level) < 1) return false;
  if (what === 'rod') return STAFFS.has(kind.name) && name.endsWith('metamagic rod');
  if (what === 'staff')
    return (STAFFS.get(kind.name) ?? []).includes(name) && !opposition.some((school) => name.endsWith(school));
  const spell = findEntity1e('spell', spellIn(name));
  return spell?.levels[spellList] !== undefined && !opposition.includes(spell.school);
}

/** Whether a wearer can use an item and has not enough of its kind. */
function isWanted(item: ItemEntity, purse: Purse, wearer: Wearer): boolean {
  const count = (start: RegExp) => purse.bought.filter(({ name }) => start.test(name)).length;
  switch (item.kind) {
    case 'potion':
      return count(/^Potion/) < MAX_POTIONS;
    case 'wondrous':
    case 'ring':
      return true;
    case 'wand':
    case 'scroll':
      return count(/^(?:Wand|Scroll) of/) < MAX_SPELL_ITEMS && isUsable(item, wearer);
    case 'rod':
    case 'staff':
      return isUsable(item, wearer);
    default:
      return false;
  }
}

/**
 * Spends most of the remaining money on potions, on rings and wondrous items for body slots that are still free, and for
 * casters on wands, scrolls, rods and staffs.
 */
export function buyOddments(
  purse: Purse,
  wearer: Wearer,
  { armour, hasFreeHand }: { readonly armour: ItemEntity | null; readonly hasFreeHand: boolean },
): void {
  const { kind, budget, bondedObject, rolls } = wearer;
  const taken = new Set([...placesOf(kind), ...(bondedObject === 'ring' ? ['ring'] : [])]);
  const isLightEnough = ({ name }: ItemEntity): boolean => {
    const weight = purse.weightOf(name);
    return !weight || weight <= roomLeft(purse, wearer, COIN_POUNDS, isSlowing(wearer, armour));
  };
  const isOpen = (item: ItemEntity): boolean =>
    item.price <= purse.gold / 2 &&
    item.price >= purse.gold / 20 &&
    !(item.slot && taken.has(item.slot)) &&
    isWanted(item, purse, wearer) &&
    !NEVER_BOUGHT.some((start) => item.name.startsWith(start)) &&
    (hasFreeHand || !INSTEAD_OF_SHIELD.includes(item.name)) &&
    !purse.bought.some((thing) => thing.name === item.name) &&
    isLightEnough(item);
  for (let i = 0; i < MAX_ODDMENTS && purse.gold > budget / 10; i++) {
    const pool = entities1e('item').filter(isOpen);
    if (!pool.length) return;
    const item = rolls.pick('something more', pool, ({ name }) => name);
    purse.buy(item.name, item.price);
    if (item.slot) taken.add(item.slot);
  }
}
