import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import type { Entity } from '../../../entity/entity.ts';
import { content } from '../../content.ts';
import { MOVE_FIGURES } from './moves.ts';

export interface Piece {
  readonly name: string;
  readonly count: number;
  /** For all `count` together. */
  readonly weight: number;
  readonly armour?: number;
  /** Whether its armour adds to other armour. */
  readonly isShield?: true;
  readonly isWeapon?: true;
  /** Added to the damage die of the class. */
  readonly damage?: number;
  readonly tags?: readonly string[];
}

interface GearFile {
  /** Things that classes start with and nobody sells. */
  readonly unsold: Readonly<Record<string, Omit<Piece, 'name' | 'count'>>>;
  readonly weightless: readonly string[];
}

const { unsold: UNSOLD, weightless: WEIGHTLESS } = content<GearFile>('roleplay/dungeon-world/gear');

/** Parses a list such as `3 throwing daggers and a shield`. Coins are returned separately. */
export function parseGear(list: string): { pieces: Piece[]; coins: number } {
  const parts = list
    .replaceAll(/ \([^()]{0,40}\)/g, '')
    .replaceAll('poultices and herbs', 'poultices & herbs')
    .split(/, and |, | and /)
    .map((part) => part.replace(' & ', ' and ').trim());
  const coins = parts.map((part) => Number(/^(\d+) coins?$/.exec(part)?.[1] ?? 0)).reduce((sum, some) => sum + some, 0);
  return { pieces: parts.filter((part) => !/^\d+ coins?$/.test(part)).map(pieceOf), coins };
}

function pieceOf(part: string): Piece {
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

function figuresOf(item: Entity, count: number): Omit<Piece, 'name' | 'count'> {
  const { weight, armour, damage, tags, kind } = item as Entity & Piece & { kind: string };
  return {
    weight: (weight ?? 0) * count,
    ...(armour && { armour }),
    ...(tags?.includes('plus armour') && { isShield: true as const }),
    ...(kind === 'weapon' && { isWeapon: true as const }),
    ...(damage && { damage }),
    ...(tags?.length && { tags }),
  };
}

/** Total armour: the best piece worn, a shield, and what moves add permanently. */
export function armourOf(pieces: readonly Piece[], moves: readonly string[]): number {
  const worn = pieces.filter(({ armour }) => armour);
  const bestArmour = Math.max(0, ...worn.filter(({ isShield }) => !isShield).map(({ armour }) => armour!));
  const shield = worn.find(({ isShield }) => isShield)?.armour ?? 0;
  const best = (figures: Readonly<Record<string, number>>) => Math.max(0, ...moves.map((move) => figures[move] ?? 0));
  return (worn.length ? bestArmour + shield : best(MOVE_FIGURES.unarmouredArmour)) + best(MOVE_FIGURES.armour);
}

export function pieceText({ name, count, weight, armour, isShield }: Piece): string {
  const notes = [armour && `armour ${isShield ? '+' : ''}${armour}`, `weight ${weight}`].filter(Boolean);
  return `${count > 1 ? `${count} × ` : ''}${name} (${notes.join(', ')})`;
}
