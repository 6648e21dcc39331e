import { z } from 'zod';
import { coordinate, name } from '../fields.ts';
import { tool } from '../tool.ts';
import { Cell } from './shapes.ts';

export default tool({
  name: 'hex_get_info',
  title: 'About one hex',
  description: 'To look at one hex of a map: terrain, cost, neighbours and its distance from the centre.',
  input: z.strictObject({
    q: coordinate('column, axial'),
    r: coordinate('row, axial'),
    game: name('map game that gives the terrain').optional(),
    seed: name('makes the same map again').optional(),
  }),
  output: z.object({
    q: z.int(),
    r: z.int(),
    terrain: z.string().optional(),
    cost: z.number().nullable().optional(),
    neighbours: z.array(Cell),
    distance: z.int(),
  }),
});
