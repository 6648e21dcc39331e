import { z } from 'zod';
import { nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: 'chess_get_opening_book',
  title: 'Chess opening book (removed)',
  description: 'Removed, with no replacement. Calls are refused with status 410 and the code removed_tool.',
  removed: true,
  input: z.strictObject({ variant: nameField('Chess variant, with optional flags.').optional() }),
  output: z.object({}),
});
