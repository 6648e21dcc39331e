import { evenness } from '../../../hexmap/fairness.ts';
import type { HexMap } from '../../../hexmap/game.ts';
import type { Rng } from '../../../lib/rng.ts';
import { worthOf } from './book.ts';
import { incomeOf, type Territory } from './territories.ts';

/** Maximum number of deals tried per territory count; the one with the most even income is kept. */
const MOST_DEALS = 400;
/** Evenness in percent at which the search stops. */
const ENOUGH = 95;
/** A pick is made among this many nearest territories; one more after every `widenAfter` deals. */
const CHOICE = { first: 3, widenAfter: 60 };
/** Share of the territories owned at the start; the others are there to be conquered. */
const OWNED = 0.6;
/** Maximum number of territories per player: more would only lengthen the setup. */
const MOST_EACH = 5;

/** The starting owner of each territory; null for nobody. */
export type Owners = (number | null)[];

/** A deal of territories, and how even the incomes are, in percent. */
interface Deal {
  owners: Owners;
  even: number;
}

/**
 * Deals the territories: each player gets the capital and the same number of others. Few territories may not make up
 * for a rich capital; then everybody gets one more while there is land, until the map's fairness bound is met.
 */
export function dealTerritories(map: HexMap, territories: readonly Territory[], rng: Rng): Owners {
  const players = map.starts.length;
  const first = Math.min(MOST_EACH, Math.round((OWNED * territories.length) / players));
  // At least one territory must be left to conquer.
  const last = Math.max(first, Math.floor((territories.length - 1) / players));
  let best = bestDeal(map, territories, first, rng);
  for (let count = first + 1; count <= last && best.even < map.balance.bound; count++) {
    const deal = bestDeal(map, territories, count, rng);
    if (deal.even > best.even) best = deal;
  }
  return best.owners;
}

/** Returns the most even of many deals with `count` territories per player. */
function bestDeal(map: HexMap, territories: readonly Territory[], count: number, rng: Rng): Deal {
  const worths = territories.map((territory) => worthOf(incomeOf(territory)));
  let best: Deal = { owners: [], even: -1 };
  for (let deal = 0; deal < MOST_DEALS && best.even < ENOUGH; deal++) {
    const owners: Owners = territories.map(({ capitalOf }) => capitalOf ?? null);
    const choice = CHOICE.first + Math.floor(deal / CHOICE.widenAfter);
    for (let round = 1; round < count; round++) pickOnce(map, territories, owners, worths, choice, rng);
    const even = evenness(map.starts.map(({ player }) => incomeIn(owners, worths, player)));
    if (even > best.even) best = { owners, even };
  }
  return best;
}

const incomeIn = (owners: Owners, worths: readonly number[], player: number): number =>
  worths.reduce((sum, worth, index) => sum + (owners[index] === player ? worth : 0), 0);

/** Lets every player take a territory near the capital; the one with the least income picks first. */
function pickOnce(
  { grid, starts }: HexMap,
  territories: readonly Territory[],
  owners: Owners,
  worths: readonly number[],
  choice: number,
  rng: Rng,
): void {
  const order = rng
    .shuffle(starts)
    .map((start) => ({ ...start, income: incomeIn(owners, worths, start.player) }))
    .sort((a, b) => a.income - b.income);
  for (const { player, hex } of order) {
    const far = (index: number) => grid.distance(territories[index]!.mainHex, hex);
    const free = [...owners.keys()].filter((index) => owners[index] === null).sort((a, b) => far(a) - far(b));
    if (free.length > 0) owners[rng.pick(free.slice(0, choice))] = player;
  }
}
