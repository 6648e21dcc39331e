import { z } from 'zod';
import { tool } from '../tool.ts';
import { DECK_TYPES } from './shapes.ts';

export default tool({
  name: 'game_deck_list_types',
  title: 'Deck types',
  description: 'To choose a deck: the six types with their suits, ranks and numbers of cards.',
  input: z.strictObject({}),
  output: z.object({
    total: z.int(),
    types: z.array(z.object({ slug: z.enum(DECK_TYPES), title: z.string(), cards: z.int() })),
  }),
});
