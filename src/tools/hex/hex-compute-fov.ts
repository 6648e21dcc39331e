import { z } from 'zod';
import { hexesInSpiral } from '../../hexmap/coordinates.ts';
import { sightHeightsOf } from '../../hexmap/costs.ts';
import { type HexMap, terrainAt } from '../../hexmap/game.ts';
import { PLAIN_GAME } from '../../hexmap/plain.ts';
import { SightFinder } from '../../hexmap/sight.ts';
import { ok } from '../../lib/result.ts';
import { coordinateField, nameField } from '../fields.ts';
import { CALL_LIMITS } from '../limits.ts';
import { defineTool } from '../tool.ts';
import { hexAt, loadExaminedMap, requestToJson } from './map-result.ts';
import { CellSchema, EXAMINED_MAP_FIELDS, FIXED_SEED_DESCRIPTION } from './shapes.ts';

export default defineTool({
  name: 'hex_compute_fov',
  title: 'Field of view',
  description:
    'Returns the hexes visible from an origin within a range, and what blocks the others. Name the map with game and seed (or a share string); without game, nothing blocks the view.',
  seedFrom: 'seed',
  callClass: 'heavy',
  input: z.strictObject({
    q: coordinateField('Axial column.'),
    r: coordinateField('Axial row.'),
    range: z.int().min(0).max(CALL_LIMITS.range).describe('Viewing range in hexes.'),
    game: nameField('Map game whose terrain blocks the view.').optional(),
    seed: nameField(FIXED_SEED_DESCRIPTION).optional(),
  }),
  output: z.object({
    visible: z.array(CellSchema).describe('the origin first, then ring by ring; who is seen sees back'),
    blocked: z
      .array(CellSchema.extend({ by: CellSchema.describe('the first hex in the way') }))
      .describe('in range, out of sight'),
    blockers: z
      .array(CellSchema.extend({ terrain: z.string(), hides: z.int().describe('how many hexes') }))
      .describe('what is in the way; these are seen themselves unless something hides them'),
    terrain: z.string().describe('where one stands'),
    elevation: z.int().optional(),
    ...EXAMINED_MAP_FIELDS,
  }),
  examples: [
    { title: 'the open plain', args: { q: 0, r: 0, range: 2 } },
    { title: 'on an island', args: { q: 0, r: 0, range: 3, game: 'colony', seed: 'parlour' } },
  ],
  run: ({ q, r, range, ...named }, context) => {
    const map = loadExaminedMap(named, context);
    if (!map.ok) return map;
    if (!map.value) {
      const { slug } = PLAIN_GAME.terrains[0]!;
      return ok({ visible: hexesInSpiral({ q, r }, range), blocked: [], blockers: [], terrain: slug });
    }
    const hex = hexAt(map.value, q, r);
    return hex.ok ? ok(viewToJson(map.value, hex.value, range)) : hex;
  },
  text: ({ visible, blocked, blockers, share }) =>
    [
      `${visible.length} in sight, ${blocked.length} hidden`,
      ...blockers.map(({ q, r, terrain, hides }) => `${terrain} at ${q},${r} hides ${hides}`),
      ...(share === undefined ? [] : [share]),
    ].join('\n'),
});

function viewToJson(map: HexMap, origin: number, range: number) {
  const { grid, elevation, request } = map;
  const { visible, hidden } = new SightFinder(grid, sightHeightsOf(map), range).view(origin);
  const hides = new Map<number, number>();
  for (const { by } of hidden) hides.set(by, (hides.get(by) ?? 0) + 1);
  return {
    visible: visible.map((hex) => grid.at(hex)),
    blocked: hidden.map(({ hex, by }) => ({ ...grid.at(hex), by: grid.at(by) })),
    blockers: [...hides].map(([hex, count]) => ({ ...grid.at(hex), terrain: terrainAt(map, hex).slug, hides: count })),
    terrain: terrainAt(map, origin).slug,
    ...(elevation && { elevation: elevation[origin]! }),
    ...requestToJson(request),
  };
}
