import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import type { Entity } from '../../../entity/entity.ts';
import { content } from '../../content.ts';
import { MOVE_RULES } from './moves.ts';

/** An item of gear in Dungeon World. */
export interface GearItem {
  readonly name: string;
  readonly count: number;
  /** Weight of all `count` items together. */
  readonly weight: number;
  readonly armour?: number;
  /** Whether the item's armour adds to other armour. */
  readonly isShield?: true;
  readonly isWeapon?: true;
  /** Bonus that the weapon adds to the damage die of the class. */
  readonly damage?: number;
  readonly tags?: readonly string[];
}

interface GearFile {
  /** Items that classes start with but that nobody sells. */
  readonly unsold: Readonly<Record<string, Omit<GearItem, 'name' | 'count'>>>;
  readonly weightless: readonly string[];
}

const { unsold: UNSOLD, weightless: WEIGHTLESS } = content<GearFile>('roleplay/dungeon-world/gear');

/** Parses a list such as `3 throwing daggers and a shield` into items. Coins are counted separately. */
export function parseGear(list: string): { pieces: GearItem[]; coins: number } {
  const parts = list
    .replaceAll(/ \([^()]{0,40}\)/g, '')
    .replaceAll('poultices and herbs', 'poultices & herbs')
    .split(/, and |, | and /)
    .map((part) => part.replace(' & ', ' and ').trim());
  const coins = parts.map((part) => Number(/^(\d+) coins?$/.exec(part)?.[1] ?? 0)).reduce((sum, some) => sum + some, 0);
  return { pieces: parts.filter((part) => !/^\d+ coins?$/.test(part)).map(pieceOf), coins };
}

function pieceOf(part: string): GearItem {
  const count = Number(/^\d{1,3}(?= )/.exec(part)?.[0] ?? 1);
  const name = part.replace(/^(?:\d{1,3}|an?) /, '');
  const known = UNSOLD[name] ?? (WEIGHTLESS.includes(name) ? { weight: 0 } : undefined);
  if (known) return { name, count, ...known };
  const item = itemNamed(name);
  if (!item) throw new Error(`Dungeon World has no gear "${part}"`);
  return { name: item.name.toLowerCase(), count, ...figuresOf(item, count) };
}

function itemNamed(name: string): Entity | undefined {
  const catalogue = entityCatalogueOf('dungeon-world');
  return catalogue.withName(name, 'item')[0] ?? catalogue.withName(name.replace(/s$/, ''), 'item')[0];
}

function figuresOf(item: Entity, count: number): Omit<GearItem, 'name' | 'count'> {
  const { weight, armour, damage, tags, kind } = item as Entity & GearItem & { kind: string };
  return {
    weight: (weight ?? 0) * count,
    ...(armour && { armour }),
    ...(tags?.includes('plus armour') && { isShield: true as const }),
    ...(kind === 'weapon' && { isWeapon: true as const }),
    ...(damage && { damage }),
    ...(tags?.length && { tags }),
  };
}

/**
 * Total armour: the best piece worn and a shield, or the armour of moves for characters without armour, plus what other
 * moves add.
 */
export function armourOf(pieces: readonly GearItem[], moves: readonly string[]): number {
  const worn = pieces.filter(({ armour }) => armour);
  const bestArmour = Math.max(0, ...worn.filter(({ isShield }) => !isShield).map(({ armour }) => armour!));
  const shield = worn.find(({ isShield }) => isShield)?.armour ?? 0;
  const best = (figures: Readonly<Record<string, number>>) => Math.max(0, ...moves.map((move) => figures[move] ?? 0));
  return (worn.length ? bestArmour + shield : best(MOVE_RULES.unarmouredArmour)) + best(MOVE_RULES.armour);
}

/** Formats an item of gear as text. */
export function gearItemText({ name, count, weight, armour, isShield }: GearItem): string {
  const notes = [armour && `armour ${isShield ? '+' : ''}${armour}`, `weight ${weight}`].filter(Boolean);
  return `${count > 1 ? `${count} × ` : ''}${name} (${notes.join(', ')})`;
}
