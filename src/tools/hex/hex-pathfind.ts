import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { coordinateField, nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';
import { hexAt, loadExaminedMap } from './map-result.ts';
import { pathOverMap, pathOverPlain } from './path-json.ts';
import { CellSchema, EXAMINED_MAP_FIELDS, FIXED_SEED_DESCRIPTION } from './shapes.ts';

const Step = CellSchema.extend({
  terrain: z.string(),
  cost: z.number().describe('of the step here; 0 at the start'),
  over: z.array(z.string()).optional().describe('what the step crossed or followed: river, road, wormhole …'),
});

export default defineTool({
  name: 'hex_pathfind',
  title: 'Shortest path',
  description:
    'Finds the cheapest path between two hexes and returns its hexes and cost, or the reason there is none. Name the map with game and seed (or a share string); without game, every step costs 1.',
  seedFrom: 'seed',
  callClass: 'heavy',
  input: z.strictObject({
    startQ: coordinateField('Column of the start.'),
    startR: coordinateField('Row of the start.'),
    endQ: coordinateField('Column of the goal.'),
    endR: coordinateField('Row of the goal.'),
    game: nameField('Map game whose terrain costs movement.').optional(),
    seed: nameField(FIXED_SEED_DESCRIPTION).optional(),
  }),
  output: z.object({
    reachable: z.boolean(),
    cost: z
      .number()
      .nullable()
      .describe('of all steps; a step costs what the entered hex costs, and what its side adds'),
    path: z.array(Step).describe('from the start to the goal, both among them; empty if there is none'),
    steps: z.int(),
    distance: z.int().describe('in a straight line'),
    expanded: z.int().describe('hexes that the search looked at'),
    reason: z.string().optional().describe('why there is no path'),
    ...EXAMINED_MAP_FIELDS,
  }),
  examples: [
    { title: 'over the open plain', args: { startQ: 0, startR: 0, endQ: 2, endR: 1 } },
    {
      title: 'across an island',
      args: { startQ: -1, startR: 0, endQ: 1, endR: 1, game: 'colony', seed: 'parlour' },
    },
  ],
  run: ({ startQ, startR, endQ, endR, ...named }, context) => {
    const [start, goal] = [
      { q: startQ, r: startR },
      { q: endQ, r: endR },
    ];
    const map = loadExaminedMap(named, context);
    if (!map.ok) return map;
    if (!map.value) return pathOverPlain(start, goal);
    const [from, to] = [hexAt(map.value, startQ, startR), hexAt(map.value, endQ, endR)];
    if (!from.ok) return from;
    return to.ok ? ok(pathOverMap(map.value, from.value, to.value)) : to;
  },
  text: ({ reachable, cost, steps, path, reason, share }) =>
    [
      reachable ? `cost ${cost}, ${steps} steps: ${path.map(({ q, r }) => `${q},${r}`).join(' ')}` : reason!,
      ...(share === undefined ? [] : [share]),
    ].join('\n'),
});
