import { z } from 'zod';
import { names } from '../fields.ts';
import { tool } from '../tool.ts';
import { Faction } from './shapes.ts';

export default tool({
  name: 'epic4_list_factions',
  title: 'List factions',
  description: 'To read about the factions of the space epic: colours, flags, abilities, expansion.',
  input: z.strictObject({ expansions: names('only from these expansions; default: all').optional() }),
  output: z.object({ total: z.int(), factions: z.array(Faction) }),
});
