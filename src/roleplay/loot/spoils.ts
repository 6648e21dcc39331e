import type { Entity } from '../../entity/entity.ts';
import { formatNumber } from '../encounter/words.ts';
import type { Rating } from '../encounter/yardstick.ts';
import { CHALLENGES, GOLD_BY_CHALLENGE } from '../encounter/yardstick-1e.ts';
import type { Rolls } from '../rolls.ts';
import type { LootItem } from './loot-item.ts';
import { itemsOfRarity, itemsOfStep } from './magic-items.ts';
import { type GoldSystem, RATED_LOOT, valuable } from './rated-loot.ts';

/** What an encounter leaves behind, by how hard it was. */
export interface WonEncounter {
  readonly system: GoldSystem;
  readonly rating: Rating;
  readonly rawXp: number;
  /** XP of the strongest monster alone. */
  readonly topXp: number;
  /** None of them cares for coins: there is only what earlier victims had. */
  readonly isPenniless: boolean;
}

/** Gold pieces that an encounter is worth: a tenth of the XP in 5e, our own figure; the list of 1e by its challenge. */
export function usualWorth({ system, rawXp, isPenniless }: WonEncounter): number {
  const whole = system === '5e' ? rawXp / 10 : firstWorth(rawXp);
  return Math.max(1, Math.round(isPenniless ? whole * RATED_LOOT.pennilessShare : whole));
}

/** Between and beyond the challenges of the list in proportion to XP. */
function firstWorth(rawXp: number): number {
  const rungs = CHALLENGES.filter(({ cr }) => Number(cr) >= 1).slice(0, GOLD_BY_CHALLENGE.length);
  const at = Math.max(
    0,
    rungs.findLastIndex(({ xp }) => rawXp >= xp),
  );
  return (GOLD_BY_CHALLENGE[at]! * rawXp) / rungs[at]!.xp;
}

/** Coins, valuables and now and then one magic item, all by dice. On average coins and valuables are worth `usualWorth`. */
export function rollSpoils(fought: WonEncounter, rolls: Rolls): LootItem[] {
  const worth = Math.max(1, Math.round((usualWorth(fought) * rolls.sum('how rich, sevenths of the usual', 2, 6)) / 7));
  const valuables = valuablesWithin(fought.system, worth, rolls);
  const coins = worth - valuables.reduce((sum, { value }) => sum + value!, 0);
  const magic = magicOf(fought, rolls);
  return [
    ...(coins > 0 ? [{ name: `${formatNumber(coins)} gp in coins`, kind: 'coins', value: coins }] : []),
    ...valuables,
    ...(magic ? [magic] : []),
  ];
}

function valuablesWithin(system: GoldSystem, worth: number, rolls: Rolls): LootItem[] {
  if (worth < 20) return [];
  const size = worth >= 4000 ? 'great' : worth >= 300 ? 'fine' : 'small';
  const found: LootItem[] = [];
  let left = worth;
  for (let wanted = rolls.sum('valuables, less one', 1, 4) - 1; wanted > 0; wanted--) {
    const piece = valuable(system, size, rolls);
    if (piece.value! > left || found.some(({ name }) => name === piece.name)) continue;
    found.push(piece);
    left -= piece.value!;
  }
  return found;
}

function magicOf(fought: WonEncounter, rolls: Rolls): LootItem | undefined {
  if (rolls.sum('a magic item', 1, 100) > RATED_LOOT.magicChance[fought.rating]) return undefined;
  const item = rolls.pick('magic item', magicFor(fought, rolls), ({ name }) => name);
  return {
    name: item.name,
    kind: 'magic',
    ...(typeof item['price'] === 'number' && { value: item['price'] }),
    rarity: (item['rarity'] ?? item['tier']) as string,
    ...(item.text !== undefined && { text: item.text }),
  };
}

function magicFor({ system, topXp }: WonEncounter, rolls: Rolls): readonly Entity[] {
  if (system === '1e') return itemsOfStep(RATED_LOOT.stepByXp.find(([from]) => topXp >= from)![1]);
  const [, usual, lucky] = RATED_LOOT.rarityByXp.find(([from]) => topXp >= from)!;
  return itemsOfRarity(rolls.sum('luckier than usual on a 4', 1, 4) === 4 ? lucky : usual);
}
