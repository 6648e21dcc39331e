import { evenness } from '../../../hexmap/fairness.ts';
import type { HexMap } from '../../../hexmap/game.ts';
import type { Rng } from '../../../lib/rng.ts';
import { worthOf } from './book.ts';
import { incomeOf, type Territory } from './territories.ts';

/** So many deals are tried at most, and the one with the most even income is kept. */
const MOST_DEALS = 400;
/** Evenness in percent that ends the search. */
const ENOUGH = 95;
/** A pick is drawn from so many nearest territories, one more after every so many deals. */
const CHOICE = { first: 3, widenAfter: 60 };
/** The part of all territories that is owned at the start; the others are there to be conquered. */
const OWNED = 0.6;
/** However many there are: more than that is only more to put up. */
const MOST_EACH = 5;

/** By territory: the player who begins with it, null for nobody. */
export type Owners = (number | null)[];

/** Some territories dealt to everybody, and how even incomes are, in percent. */
interface Deal {
  owners: Owners;
  even: number;
}

/**
 * Who begins with which territory: each player with the capital and as many others as everybody else. A rich capital can be
 * more than few territories make up for; then everybody gets one more while there is land, until the map's bound is kept.
 */
export function dealTerritories(map: HexMap, territories: readonly Territory[], rng: Rng): Owners {
  const players = map.starts.length;
  const first = Math.min(MOST_EACH, Math.round((OWNED * territories.length) / players));
  // one territory at least is left to conquer
  const last = Math.max(first, Math.floor((territories.length - 1) / players));
  let best = bestDeal(map, territories, first, rng);
  for (let count = first + 1; count <= last && best.even < map.balance.bound; count++) {
    const deal = bestDeal(map, territories, count, rng);
    if (deal.even > best.even) best = deal;
  }
  return best.owners;
}

/** The most even of many deals of so many territories each. */
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

/** Every player takes a territory near the capital, whoever earns least first. */
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
