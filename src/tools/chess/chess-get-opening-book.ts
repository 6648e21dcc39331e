import { z } from 'zod';
import { nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'chess_get_opening_book',
  title: 'Chess opening book (removed)',
  description: 'Removed, and nothing replaces it: there is no opening book any more.',
  removed: true,
  input: z.strictObject({ variant: nameField('chess variant, with flags if any').optional() }),
  output: z.object({}),
});
