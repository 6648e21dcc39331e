import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'chess_get_opening_book',
  title: 'Chess opening book (removed)',
  description: 'Removed, and nothing replaces it: there is no opening book any more.',
  removed: true,
  input: z.strictObject({ variant: name('chess variant, with flags if any').optional() }),
  output: z.object({}),
});
