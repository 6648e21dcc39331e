import { entityCatalogue } from '../../../entity/catalogue.ts';
import type { Entity } from '../../../entity/entity.ts';

export interface Piece {
  readonly name: string;
  readonly count: number;
  /** Of all of them. */
  readonly weight: number;
  readonly armour?: number;
  /** Adds to other armour. */
  readonly isShield?: true;
  readonly isWeapon?: true;
  /** Added to the die. */
  readonly damage?: number;
  readonly tags?: readonly string[];
}

/** Things of classes that nobody sells. */
const UNSOLD: Readonly<Record<string, Omit<Piece, 'name' | 'count'>>> = {
  'hide armour': { weight: 1, armour: 1, tags: ['worn'] },
  'wooden shield': { weight: 1, armour: 1, isShield: true },
  spellbook: { weight: 1 },
};

const WEIGHTLESS = [
  'mandolin',
  'lute',
  'pipes',
  'horn',
  'fiddle',
  'songbook in a lost language',
  'showy clothes',
  'holy symbol',
  'token of the land',
  'mark of faith',
];

/** `3 throwing daggers and a shield` as pieces; coins are told apart. */
export function parseGear(words: string): { pieces: Piece[]; coins: number } {
  const parts = words
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
  const unsold = UNSOLD[name] ?? (WEIGHTLESS.includes(name) ? { weight: 0 } : undefined);
  if (unsold) return { name, count, ...unsold };
  const item = itemNamed(name);
  if (!item) throw new Error(`Dungeon World has no gear "${part}"`);
  return { name: item.name.toLowerCase(), count, ...figuresOf(item, count) };
}

function itemNamed(name: string): Entity | undefined {
  const shelf = entityCatalogue('dungeon-world');
  return shelf.named(name, 'item')[0] ?? shelf.named(name.replace(/s$/, ''), 'item')[0];
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

/** Moves that count as armour: more of it, or instead of having none on. */
const HIDES: Readonly<Record<string, number>> = { 'Iron hide': 1, 'Steel hide': 2, 'Serious underdog': 1 };
const BARE: Readonly<Record<string, number>> = { 'Divine protection (cleric)': 2, 'Divine armour': 3 };

/** The best armour, a shield, and what moves add at all times. */
export function armourOf(pieces: readonly Piece[], moves: readonly string[]): number {
  const worn = pieces.filter(({ armour }) => armour);
  const best = Math.max(0, ...worn.filter(({ isShield }) => !isShield).map(({ armour }) => armour!));
  const shield = worn.find(({ isShield }) => isShield)?.armour ?? 0;
  const most = (figures: Readonly<Record<string, number>>) => Math.max(0, ...moves.map((move) => figures[move] ?? 0));
  return (worn.length ? best + shield : most(BARE)) + most(HIDES);
}

export function pieceText({ name, count, weight, armour, isShield }: Piece): string {
  const notes = [armour && `armour ${isShield ? '+' : ''}${armour}`, `weight ${weight}`].filter(Boolean);
  return `${count > 1 ? `${count} × ` : ''}${name} (${notes.join(', ')})`;
}
