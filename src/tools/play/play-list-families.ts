import { z } from 'zod';
import { FAMILY_TITLES, familyOf } from '../../families/families.ts';
import { ok } from '../../lib/result.ts';
import { tool } from '../tool.ts';
import { Family } from './shapes.ts';

export default tool({
  name: 'play_list_families',
  title: 'Game families',
  description: 'To see what can be played: the ten game families with their titles and numbers of variants.',
  input: z.strictObject({}),
  output: z.object({
    total: z.int(),
    families: z.array(
      z.object({
        slug: Family,
        title: z.string(),
        summary: z.string().optional(),
        playable: z.boolean().describe('false while its rules are still to come'),
        variants: z.int().describe('how many can be played, flags not counted'),
      }),
    ),
  }),
  examples: [{ title: 'all families', args: {} }],
  run: () => {
    const families = Family.options.map((slug) => {
      const family = familyOf(slug);
      const variants = Object.keys(family?.variants ?? {}).length;
      const summary = family && { summary: family.summary };
      return { slug, title: FAMILY_TITLES[slug]!, ...summary, playable: family !== undefined, variants };
    });
    return ok({ total: families.length, families });
  },
  text: ({ families }) =>
    families
      .map(({ slug, title, playable, variants }) => {
        const state = playable ? `${variants} variants` : 'still to come';
        return `${slug.padEnd(16)}${title.padEnd(22)}${state}`;
      })
      .join('\n'),
});
