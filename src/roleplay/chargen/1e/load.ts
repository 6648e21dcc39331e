import { content } from '../../content.ts';
import { findEntity1e, type ItemEntity } from './figures.ts';

/** How heavily a character is laden. */
export type LoadName = 'light' | 'medium' | 'heavy' | 'overloaded';

export interface Load1e {
  /** Weight of all gear and coins in pounds. */
  readonly carried: number;
  /** Largest weights in pounds of a light, medium and heavy load. */
  readonly light: number;
  readonly medium: number;
  readonly heavy: number;
  readonly category: LoadName;
}

interface WeightFile {
  /** Largest load in pounds by Strength score, from 0 to 29. */
  readonly heavyLoads: readonly number[];
  /** Items that weigh a quarter when they are made for small characters. Weapons and armour weigh half. */
  readonly quarterForSmall: readonly string[];
  /** Weights of items that the catalogue lists under another name. */
  readonly unlisted: Readonly<Record<string, number>>;
  readonly coinsPerPound: number;
}

const {
  heavyLoads: HEAVY,
  quarterForSmall: QUARTER,
  unlisted: UNLISTED,
  coinsPerPound: COINS,
} = content<WeightFile>('roleplay/1e/weights');

/** Largest loads in pounds by Strength score and size. Beyond the table, ten points make four times the load. */
export function loadsOf(strength: number, isSmall: boolean): Pick<Load1e, 'light' | 'medium' | 'heavy'> {
  const score = Math.max(0, strength);
  const tens = Math.max(0, Math.floor((score - 20) / 10));
  const heavy = HEAVY[score - 10 * tens]! * 4 ** tens * (isSmall ? 0.75 : 1);
  return { light: Math.floor(heavy / 3), medium: Math.floor((heavy * 2) / 3), heavy: Math.floor(heavy) };
}

/** The category of a load for a character. */
export function loadOf(carried: number, strength: number, isSmall: boolean): Load1e {
  const loads = loadsOf(strength, isSmall);
  const category = (['light', 'medium', 'heavy'] as const).find((name) => carried <= loads[name]) ?? 'overloaded';
  return { carried, ...loads, category };
}

/** Name of an item without its improvement: `Longsword` for `Longsword +2` and `Masterwork longsword`. */
function plainItem(name: string): ItemEntity | undefined {
  const plain = name.replace(/ \+\d$/, '').replace(/^Masterwork /, '');
  const item = findEntity1e('item', name) ?? findEntity1e('item', plain.charAt(0).toUpperCase() + plain.slice(1));
  // Wondrous items such as belts are listed only with their lowest bonus.
  return item ?? findEntity1e('item', `${plain} +1`) ?? findEntity1e('item', `${plain} +2`);
}

const MADE_FOR_SIZE = ['weapon', 'armour', 'shield'];

const weights = new Map<string, number>();

/** Weight of one item in pounds. Small characters carry lighter weapons, armour and clothes. */
export function itemWeight(name: string, isSmall: boolean): number {
  const key = `${name} ${isSmall}`;
  const known = weights.get(key);
  if (known !== undefined) return known;
  const weight = weigh(name, isSmall);
  weights.set(key, weight);
  return weight;
}

function weigh(name: string, isSmall: boolean): number {
  const item = plainItem(name);
  const weight = item?.weight ?? (Object.hasOwn(UNLISTED, name) ? UNLISTED[name]! : 0);
  if (!(item && isSmall)) return weight;
  if (QUARTER.includes(item.name)) return weight / 4;
  return MADE_FOR_SIZE.includes(item.kind) ? weight / 2 : weight;
}

/** What is left of the money, as coins and gems. */
export interface Purse1e {
  /** Worth in gold pieces of gems, which weigh next to nothing. */
  readonly gems: number;
  readonly gp: number;
  readonly sp: number;
  readonly cp: number;
}

/** Number of gold pieces up to which money stays in coins, and how many of them remain beside gems. */
const MAX_GOLD_COINS = 100;
const COINS_BESIDE_GEMS = 50;
const GEM_WORTH = 50;

/** Splits money into gems, for what exceeds a purse of coins, and coins. */
export function purseOf(money: number): Purse1e {
  const copper = Math.round(money * 100);
  const gold = Math.floor(copper / 100);
  const gems = gold > MAX_GOLD_COINS ? Math.ceil((gold - COINS_BESIDE_GEMS) / GEM_WORTH) * GEM_WORTH : 0;
  return { gems, gp: gold - gems, sp: Math.floor((copper % 100) / 10), cp: copper % 10 };
}

/** Weight of coins in pounds. */
export const coinWeight = ({ gp, sp, cp }: Purse1e): number => (gp + sp + cp) / COINS;

/** Rounds a weight to hundredths of a pound. */
export const roundWeight = (pounds: number): number => Math.round(pounds * 100) / 100;
