import { z } from 'zod';
import { name } from '../fields.ts';
import { VariantList } from '../play/shapes.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'chess_list_variants',
  title: 'Chess variants (deprecated)',
  description: 'Deprecated, use play_list_variants. Lists the chess variants, of one group if asked.',
  deprecated: { use: ['play_list_variants'], removedIn: '1.0.0' },
  input: z.strictObject({ group: name('only the variants of this group').optional() }),
  output: VariantList,
});
