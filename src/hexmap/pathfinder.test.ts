import { describe, expect, it } from 'vitest';
import { Rng } from '../lib/rng.ts';
import { HexGrid, NO_HEX } from './grid.ts';
import { type HexLink, IMPASSABLE, Pathfinder } from './pathfinder.ts';

const rng = Rng.fromSeed('paths');

/** Random costs by edge: that of the hex entered, sometimes higher uphill, and some edges closed. */
function randomCosts(grid: HexGrid, walls: number): Uint16Array {
  const terrain = Array.from({ length: grid.size }, () => (rng.below(100) < walls ? IMPASSABLE : 1 + rng.below(5)));
  return Uint16Array.from(grid.neighbors, (to) => {
    if (to === NO_HEX || terrain[to] === IMPASSABLE) return IMPASSABLE;
    const rule = rng.below(20);
    if (rule === 0) return IMPASSABLE;
    return rule < 4 ? terrain[to]! + 7 : terrain[to]!;
  });
}

/** Bellman and Ford's algorithm: shares nothing with the pathfinder except the costs. */
function bellmanFord(grid: HexGrid, costs: Uint16Array, links: readonly HexLink[], start: number): number[] {
  const best = Array<number>(grid.size).fill(Number.POSITIVE_INFINITY);
  best[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    const lower = (to: number, cost: number) => {
      if (cost >= best[to]!) return;
      best[to] = cost;
      changed = true;
    };
    for (let hex = 0; hex < grid.size; hex++) {
      for (let d = 0; d < 6; d++) {
        const [to, cost] = [grid.neighbors[hex * 6 + d]!, costs[hex * 6 + d]!];
        if (to !== NO_HEX && cost !== IMPASSABLE) lower(to, best[hex]! + cost);
      }
    }
    for (const { from, to, cost } of links) lower(to, best[from]! + cost);
  }
  return best.map((cost) => (cost === Number.POSITIVE_INFINITY ? NO_HEX : cost));
}

describe('paths', () => {
  it('[hex case 8] cost by A* what they cost by Dijkstra and by relaxing all edges, on 500 random maps', () => {
    for (let map = 0; map < 500; map++) {
      const grid =
        map % 2 ? HexGrid.hexagon(2 + rng.below(7)) : HexGrid.rectangle(3 + rng.below(12), 3 + rng.below(12), 'odd-r');
      const costs = randomCosts(grid, 10 * (map % 5));
      const links =
        map % 7
          ? []
          : Array.from({ length: 3 }, () => ({ from: rng.below(grid.size), to: rng.below(grid.size), cost: 1 }));
      const finder = new Pathfinder(grid, costs, links);
      const start = rng.below(grid.size);
      const right = bellmanFord(grid, costs, links, start);
      expect([...finder.costsFrom([start])]).toEqual(right);
      for (let pair = 0; pair < 5; pair++) {
        const goal = rng.below(grid.size);
        const { path, expanded } = finder.find(start, goal);
        expect(path?.cost ?? NO_HEX).toBe(right[goal]);
        expect(expanded).toBeLessThanOrEqual(grid.size);
        if (!path) continue;
        const steps = path.hexes.slice(1).map((to, i) => stepCost(grid, costs, links, path.hexes[i]!, to));
        expect([path.hexes[0], path.hexes.at(-1)]).toEqual([start, goal]);
        expect(steps.reduce((sum, cost) => sum + cost, 0)).toBe(path.cost);
      }
    }
  });

  it('[hex case 9] may cost more one way than back', () => {
    const grid = HexGrid.hexagon(3);
    const uphill = Uint16Array.from(grid.neighbors, (to, edge) =>
      to === NO_HEX ? IMPASSABLE : grid.r[to]! < grid.r[Math.floor(edge / 6)]! ? 3 : 1,
    );
    const finder = new Pathfinder(grid, uphill);
    const [low, high] = [grid.indexOf(0, 3), grid.indexOf(0, -3)];
    expect(finder.find(low, high).path!.cost).toBe(18);
    expect(finder.find(high, low).path!.cost).toBe(6);
  });

  it('[hex case 10] are one step to each of six neighbours, and cost one', () => {
    const grid = HexGrid.rectangle(5, 5, 'odd-r');
    const finder = new Pathfinder(
      grid,
      Uint16Array.from(grid.neighbors, (to) => (to === NO_HEX ? IMPASSABLE : 1)),
    );
    for (const middle of [grid.indexOf(1, 2), grid.indexOf(1, 3)]) {
      expect(grid.neighboursOf(middle)).toHaveLength(6);
      for (const other of grid.neighboursOf(middle)) expect(finder.find(middle, other).path!.cost).toBe(1);
    }
  });

  it('look at few hexes on open ground', () => {
    const grid = HexGrid.rectangle(224, 224, 'odd-r');
    const finder = new Pathfinder(
      grid,
      Uint16Array.from(grid.neighbors, (to) => (to === NO_HEX ? IMPASSABLE : 1)),
    );
    const { path, expanded } = finder.find(0, grid.size - 1);
    expect(path!.cost).toBe(grid.distance(0, grid.size - 1));
    expect(expanded).toBeLessThan(2 * path!.hexes.length);
  });

  it('are the same each time', () => {
    const grid = HexGrid.hexagon(8);
    const costs = randomCosts(grid, 15);
    const [one, other] = [new Pathfinder(grid, costs), new Pathfinder(grid, costs)];
    one.find(5, 60);
    expect(one.find(3, 200)).toEqual(other.find(3, 200));
  });
});

function stepCost(grid: HexGrid, costs: Uint16Array, links: readonly HexLink[], from: number, to: number): number {
  const d = grid.directionTo(from, to);
  const edge = d === NO_HEX ? IMPASSABLE : costs[from * 6 + d]!;
  return Math.min(edge, ...links.filter((link) => link.from === from && link.to === to).map(({ cost }) => cost));
}
