import { z } from 'zod';
import { coordinate, name } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { tool } from '../tool.ts';
import { Cell } from './shapes.ts';

export default tool({
  name: 'hex_compute_fov',
  title: 'Field of view',
  description: 'To learn what can be seen from a hex within a range: visible hexes and what blocks the view.',
  input: z.strictObject({
    q: coordinate('column, axial'),
    r: coordinate('row, axial'),
    range: z.int().min(0).max(LIMITS.range).describe('how far one can see, in hexes'),
    game: name('map game whose terrain blocks the view').optional(),
    seed: name('makes the same map again').optional(),
  }),
  output: z.object({ visible: z.array(Cell), blocked: z.array(Cell) }),
});
