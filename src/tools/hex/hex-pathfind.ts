import { z } from 'zod';
import { coordinate, name } from '../fields.ts';
import { tool } from '../tool.ts';
import { Cell } from './shapes.ts';

export default tool({
  name: 'hex_pathfind',
  title: 'Shortest path',
  description:
    "To find the cheapest way between two hexes over a game's terrain: the path, its cost, or why there is none.",
  input: z.strictObject({
    startQ: coordinate('column of the start'),
    startR: coordinate('row of the start'),
    endQ: coordinate('column of the goal'),
    endR: coordinate('row of the goal'),
    game: name('map game whose terrain costs movement').optional(),
    seed: name('makes the same map again').optional(),
  }),
  output: z.object({
    reachable: z.boolean(),
    cost: z.number().nullable(),
    path: z.array(Cell),
    reason: z.string().optional(),
  }),
});
