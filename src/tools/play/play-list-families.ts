import { z } from 'zod';
import { families } from '../../families/families.ts';
import { ok } from '../../lib/result.ts';
import { defineTool } from '../tool.ts';
import { FamilySchema } from './shapes.ts';

export default defineTool({
  name: 'play_list_families',
  title: 'Game families',
  description:
    'Lists the ten families of playable games with their titles and number of variants. Call play_list_variants next.',
  input: z.strictObject({}),
  output: z.object({
    total: z.int(),
    families: z.array(
      z.object({
        slug: FamilySchema,
        title: z.string(),
        summary: z.string(),
        variants: z.int().describe('how many can be played, flags not counted'),
      }),
    ),
  }),
  examples: [{ title: 'all families', args: {} }],
  run: () =>
    ok({
      total: families.length,
      families: families.map(({ slug, title, summary, variants }) => ({
        slug: FamilySchema.parse(slug),
        title,
        summary,
        variants: Object.keys(variants).length,
      })),
    }),
  text: ({ families }) =>
    families.map(({ slug, title, variants }) => `${slug.padEnd(16)}${title.padEnd(22)}${variants} variants`).join('\n'),
});
