import { evennessPercent } from '../../../hexmap/fairness.ts';
import type { HexMap } from '../../../hexmap/game.ts';
import type { Rng } from '../../../lib/rng.ts';
import { resourcesWorth } from './book.ts';
import { type Territory, territoryIncome } from './territories.ts';

/** Maximum number of deals to try for each number of territories. The one with the most even income is used. */
const MAX_DEALS = 400;
/** Evenness of income, in percent, at which no more deals are tried. */
const SUFFICIENT_EVENNESS = 95;
/**
 * From how many of the nearest territories a player's pick is drawn: `first` to begin with, and one more after every
 * `widenAfter` deals.
 */
const CHOICES = { first: 3, widenAfter: 60 };
/** Share of the territories that have an owner at the start. The others can be conquered. */
const OWNED_SHARE = 0.6;
/** Maximum number of territories that a player has at the start. More would only make the setup longer. */
const MAX_PER_PLAYER = 5;

/** Owner of each territory at the start; null if it has none. */
export type TerritoryOwners = (number | null)[];

/** One way to deal territories to players. `even` is the lowest income in percent of the highest. */
interface Deal {
  owners: TerritoryOwners;
  even: number;
}

/**
 * Deals the territories. Each player gets a capital and the same number of other territories. If these cannot make up
 * for a rich capital, each player gets one more while there is land, until the map's bound of fairness is met.
 */
export function dealTerritories(map: HexMap, territories: readonly Territory[], rng: Rng): TerritoryOwners {
  const players = map.starts.length;
  const minCount = Math.min(MAX_PER_PLAYER, Math.round((OWNED_SHARE * territories.length) / players));
  // Leave at least one territory to conquer.
  const maxCount = Math.max(minCount, Math.floor((territories.length - 1) / players));
  let best = bestDeal(map, territories, minCount, rng);
  for (let count = minCount + 1; count <= maxCount && best.even < map.balance.bound; count++) {
    const deal = bestDeal(map, territories, count, rng);
    if (deal.even > best.even) best = deal;
  }
  return best.owners;
}

/** Tries many deals with `count` territories per player, and returns the most even one. */
function bestDeal(map: HexMap, territories: readonly Territory[], count: number, rng: Rng): Deal {
  const worths = territories.map((territory) => resourcesWorth(territoryIncome(territory)));
  let best: Deal = { owners: [], even: -1 };
  for (let deal = 0; deal < MAX_DEALS && best.even < SUFFICIENT_EVENNESS; deal++) {
    const owners: TerritoryOwners = territories.map(({ capitalOf }) => capitalOf ?? null);
    const choice = CHOICES.first + Math.floor(deal / CHOICES.widenAfter);
    for (let round = 1; round < count; round++) pickOneEach(map, territories, owners, worths, choice, rng);
    const even = evennessPercent(map.starts.map(({ player }) => incomeIn(owners, worths, player)));
    if (even > best.even) best = { owners, even };
  }
  return best;
}

const incomeIn = (owners: TerritoryOwners, worths: readonly number[], player: number): number =>
  worths.reduce((sum, worth, index) => sum + (owners[index] === player ? worth : 0), 0);

/** Lets each player take one territory near their capital. The player with the least income picks first. */
function pickOneEach(
  { grid, starts }: HexMap,
  territories: readonly Territory[],
  owners: TerritoryOwners,
  worths: readonly number[],
  choice: number,
  rng: Rng,
): void {
  const order = rng
    .shuffle(starts)
    .map((start) => ({ ...start, income: incomeIn(owners, worths, start.player) }))
    .sort((a, b) => a.income - b.income);
  for (const { player, hex } of order) {
    const distance = (index: number) => grid.distance(territories[index]!.mainHex, hex);
    const free = [...owners.keys()].filter((index) => owners[index] === null).sort((a, b) => distance(a) - distance(b));
    if (free.length > 0) owners[rng.pick(free.slice(0, choice))] = player;
  }
}
