import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { coordinateField, nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { mapHexInfo, plainHexInfo } from './info-json.ts';
import { hexAt, loadExaminedMap } from './map-result.ts';
import { CellSchema, EXAMINED_MAP_FIELDS, FIXED_SEED_DESCRIPTION, MapCellSchema } from './shapes.ts';

export default defineTool({
  name: 'hex_get_info',
  title: 'About one hex',
  description:
    'Returns one hex of a map: terrain, movement cost, neighbours and distance from the centre. Name the map with game and seed (or a share string); without game, the map is an open plain.',
  seedFrom: 'seed',
  callClass: 'heavy',
  input: z.strictObject({
    q: coordinateField('Axial column.'),
    r: coordinateField('Axial row.'),
    game: nameField('Map game that sets the terrain.').optional(),
    seed: nameField(FIXED_SEED_DESCRIPTION).optional(),
  }),
  output: MapCellSchema.extend({
    coordinates: z.literal('axial'),
    offset: z.object({ scheme: z.string(), col: z.int(), row: z.int() }).describe('the same hex by column and row'),
    cost: z.number().nullable().describe('to enter by open ground; null: nobody enters'),
    neighbours: z
      .array(
        CellSchema.extend({
          direction: z.string(),
          terrain: z.string(),
          cost: z.number().nullable().describe('of the step there; null: no step'),
        }),
      )
      .describe('those on the map'),
    distance: z.int().describe('steps from the centre of the map, 0,0'),
    starts: z
      .array(
        CellSchema.extend({
          player: z.int(),
          distance: z.int(),
          cost: z.number().nullable().describe('of the way from there'),
        }),
      )
      .optional(),
    ...EXAMINED_MAP_FIELDS,
  }),
  examples: [
    { title: 'the open plain', args: { q: 2, r: 1 } },
    { title: 'a hex of an island', args: { q: 1, r: 0, game: 'colony', seed: 'parlour' } },
  ],
  run: ({ q, r, ...named }, context) => {
    const map = loadExaminedMap(named, context);
    if (!map.ok) return map;
    if (!map.value) return ok(plainHexInfo(q, r));
    const hex = hexAt(map.value, q, r);
    return hex.ok ? ok(mapHexInfo(map.value, hex.value)) : hex;
  },
});
