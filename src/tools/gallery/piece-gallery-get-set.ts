import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';
import { Pieces } from './shapes.ts';

export default tool({
  name: 'piece_gallery_get_set',
  title: 'One piece set',
  description: 'To see one set of pieces: every piece as SVG, with author and licence.',
  input: z.strictObject({ set: name('ID or name of the set') }),
  output: Pieces.extend({ pieces: z.array(z.object({ id: z.string(), name: z.string(), svg: z.string() })) }),
});
