import { z } from 'zod';
import { axialLength, DIRECTIONS, distance, neighborOf } from '../../hexmap/coordinates.ts';
import { pathfinderOf, stepCosts } from '../../hexmap/costs.ts';
import { type HexMap, terrainAt } from '../../hexmap/game.ts';
import { NONE } from '../../hexmap/grid.ts';
import { hexToOffset } from '../../hexmap/offset.ts';
import { IMPASSABLE } from '../../hexmap/pathfinder.ts';
import { PLAIN } from '../../hexmap/plain.ts';
import { sideName } from '../../hexmap/words.ts';
import { ok } from '../../lib/result.ts';
import { coordinate, name } from '../fields.ts';
import { tool } from '../tool.ts';
import { cellTold, hexAt, mapFor, steadySeed } from './asked-map.ts';
import { Cell, MapCell, STEADY_SEED } from './shapes.ts';

export default tool({
  name: 'hex_get_info',
  title: 'About one hex',
  description: 'To look at one hex of a map: terrain, cost, neighbours and its distance from the centre.',
  seedFrom: 'seed',
  input: z.strictObject({
    q: coordinate('column, axial'),
    r: coordinate('row, axial'),
    game: name('map game that gives the terrain').optional(),
    seed: name(STEADY_SEED).optional(),
  }),
  output: MapCell.extend({
    coordinates: z.literal('axial'),
    offset: z.object({ scheme: z.string(), col: z.int(), row: z.int() }).describe('the same hex by column and row'),
    cost: z.number().nullable().describe('to enter by open ground; null: nobody enters'),
    neighbours: z
      .array(
        Cell.extend({
          direction: z.string(),
          terrain: z.string(),
          cost: z.number().nullable().describe('of the step there; null: no step'),
        }),
      )
      .describe('those on the map'),
    distance: z.int().describe('steps from the centre of the map, 0,0'),
    starts: z
      .array(
        Cell.extend({
          player: z.int(),
          distance: z.int(),
          cost: z.number().nullable().describe('of the way from there'),
        }),
      )
      .optional(),
    game: z.string().optional(),
    seed: z.string().optional(),
  }),
  examples: [
    { title: 'the open plain', args: { q: 2, r: 1 } },
    { title: 'a hex of an island', args: { q: 1, r: 0, game: 'colony', seed: 'parlour' } },
  ],
  run: ({ q, r, game }, context) => {
    if (game === undefined) return ok(onPlain(q, r));
    const map = mapFor({ game, seed: steadySeed(context) });
    if (!map.ok) return map;
    const hex = hexAt(map.value, q, r);
    return hex.ok ? ok(onMap(map.value, hex.value)) : hex;
  },
});

const offsetOf = (at: { q: number; r: number }, orientation: 'pointy' | 'flat') => {
  const scheme = orientation === 'pointy' ? 'odd-r' : 'odd-q';
  return { scheme, ...hexToOffset(at, scheme) };
};

function onPlain(q: number, r: number) {
  const { slug: terrain, cost } = PLAIN.terrains[0]!;
  const neighbours = DIRECTIONS.map((_, d) => ({
    ...neighborOf({ q, r }, d),
    ...{ direction: sideName(PLAIN, d), terrain, cost },
  }));
  const offset = offsetOf({ q, r }, PLAIN.orientation);
  return { q, r, coordinates: 'axial' as const, offset, terrain, cost, neighbours, distance: axialLength(q, r) };
}

function onMap(map: HexMap, hex: number) {
  const { grid, request } = map;
  const costs = stepCosts(request.game, map);
  const neighbours = DIRECTIONS.flatMap((_, d) => {
    const other = grid.neighbors[hex * 6 + d]!;
    if (other === NONE) return [];
    const cost = costs[hex * 6 + d]!;
    const told = { direction: sideName(request.game, d), terrain: terrainAt(map, other).slug };
    return [{ ...grid.at(other), ...told, cost: cost === IMPASSABLE ? null : cost }];
  });
  const at = grid.at(hex);
  const finder = pathfinderOf(request.game, map);
  const starts = map.starts.map(({ player, hex: start }) => {
    const cost = finder.find(start, hex).path?.cost ?? null;
    return { ...grid.at(start), player, distance: distance(grid.at(start), at), cost };
  });
  return {
    ...cellTold(map, hex),
    coordinates: 'axial' as const,
    offset: offsetOf(at, request.game.orientation),
    cost: terrainAt(map, hex).cost,
    neighbours,
    distance: axialLength(at.q, at.r),
    starts,
    game: request.game.slug,
    seed: request.seed,
  };
}
