import type { Entity } from '../../entity/entity.ts';
import { formatNumber } from '../encounter/words.ts';
import type { DifficultyRating } from '../encounter/yardstick.ts';
import { CHALLENGE_RATINGS, GOLD_BY_CHALLENGE } from '../encounter/yardstick-1e.ts';
import type { RollRecorder } from '../rolls.ts';
import type { LootItem } from './loot-item.ts';
import { itemsOfGrade, itemsOfRarity } from './magic-items.ts';
import { type GoldSystem, LOOT_RULES, rollValuable } from './rated-loot.ts';

/** A won encounter, with the facts on which its spoils depend. */
export interface WonEncounter {
  readonly system: GoldSystem;
  readonly rating: DifficultyRating;
  readonly rawXp: number;
  /** XP of the strongest monster. */
  readonly topXp: number;
  /** Whether no monster has any use for coins, so that only belongings of earlier victims are found. */
  readonly isPenniless: boolean;
  /** Whether nothing at all is found. */
  readonly isBare?: boolean;
  /** Whether the monsters lack food or water, so that they have no magic item that gives it. */
  readonly isWanting?: boolean;
  /** Whether a monster dissolves cloth, leather, wood and paper, so that none of it is found. */
  readonly isDissolving?: boolean;
}

type Spoils = Pick<WonEncounter, 'system' | 'rawXp' | 'isPenniless'>;

/**
 * Usual value of the spoils in gold pieces. In 5e it is a tenth of the XP, which is our own rule; in 1e it follows the
 * table of challenge ratings.
 */
export function usualSpoilsValue({ system, rawXp, isPenniless }: Spoils): number {
  const whole = system === '5e' ? rawXp / 10 : worth1e(rawXp);
  return Math.max(1, Math.round(isPenniless ? whole * LOOT_RULES.pennilessShare : whole));
}

/**
 * Usual value of the spoils in 1e, in gold pieces. Between and beyond the challenge ratings of the table it is
 * proportional to XP.
 */
function worth1e(rawXp: number): number {
  const challenges = CHALLENGE_RATINGS.filter(({ cr }) => Number(cr) >= 1).slice(0, GOLD_BY_CHALLENGE.length);
  const at = Math.max(
    0,
    challenges.findLastIndex(({ xp }) => rawXp >= xp),
  );
  return (GOLD_BY_CHALLENGE[at]! * rawXp) / challenges[at]!.xp;
}

/**
 * Rolls coins, valuables and sometimes a magic item. Coins and valuables together are worth `usualSpoilsValue` on
 * average. A magic item with a price takes the place of some of them.
 */
export function rollSpoils(encounter: WonEncounter, rolls: RollRecorder): LootItem[] {
  if (encounter.isBare) return [];
  const worth = Math.max(
    1,
    Math.round(
      (usualSpoilsValue(encounter) * (7 + rolls.sum('how rich, less seven, fourteenths of the usual', 2, 6))) / 14,
    ),
  );
  const magic = encounter.isDissolving ? undefined : drawMagicItem(encounter, worth, rolls);
  const rest = encounter.system === '1e' ? worth - (magic?.value ?? 0) : worth;
  const valuables = drawValuables(encounter, rest, rolls);
  const coins = rest - valuables.reduce((sum, { value }) => sum + value!, 0);
  return [
    ...(coins > 0 ? [{ name: `${formatNumber(coins)} gp in coins`, kind: 'coins', value: coins }] : []),
    ...valuables,
    ...(magic ? [magic] : []),
  ];
}

function drawValuables({ system, isDissolving }: WonEncounter, worth: number, rolls: RollRecorder): LootItem[] {
  if (worth < 20) return [];
  const size = worth >= 4000 ? 'great' : worth >= 300 ? 'fine' : 'small';
  const found: LootItem[] = [];
  let remaining = worth;
  for (let wanted = rolls.sum('valuables, less one', 1, 4) - 1; wanted > 0; wanted--) {
    const piece = rollValuable(system, size, rolls);
    if (piece.value! > remaining || found.some(({ name }) => name === piece.name)) continue;
    if (isDissolving && LOOT_RULES.perishable.some((word) => piece.name.includes(word))) continue;
    found.push(piece);
    remaining -= piece.value!;
  }
  return found;
}

/** Highest price of a magic item, in multiples of the worth of the spoils. The prices of 5e are by rarity, and high. */
const MAX_MAGIC_WORTH: Readonly<Record<GoldSystem, number>> = { '5e': 10, '1e': 1 };

function drawMagicItem(encounter: WonEncounter, worth: number, rolls: RollRecorder): LootItem | undefined {
  if (rolls.sum('a magic item', 1, 100) > LOOT_RULES.magicChance[encounter.rating]) return undefined;
  const items = magicItemsFor(encounter, rolls).filter(
    ({ name, price }) =>
      (typeof price !== 'number' || price <= worth * MAX_MAGIC_WORTH[encounter.system]) &&
      !(encounter.isWanting && isNourishing(name)),
  );
  if (!items.length) return undefined;
  const item = rolls.pick('magic item', items, ({ name }) => name);
  return {
    name: item.name,
    kind: 'magic',
    ...(typeof item['price'] === 'number' && { value: item['price'] }),
    rarity: (item['rarity'] ?? item['tier']) as string,
    ...(item.text !== undefined && { text: item.text }),
  };
}

const isNourishing = (name: string): boolean =>
  LOOT_RULES.nourishing.some((words) => name.toLowerCase().includes(words));

function magicItemsFor({ system, topXp }: WonEncounter, rolls: RollRecorder): readonly Entity[] {
  if (system === '1e') return itemsOfGrade(LOOT_RULES.stepByXp.find(([from]) => topXp >= from)![1]);
  const [, usual, lucky] = LOOT_RULES.rarityByXp.find(([from]) => topXp >= from)!;
  return itemsOfRarity(rolls.sum('luckier than usual on a 4', 1, 4) === 4 ? lucky : usual);
}
