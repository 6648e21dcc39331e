import { z } from 'zod';
import { FAMILIES } from '../../families/families.ts';
import { didYouMean, joinNames } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { name } from '../fields.ts';
import { VariantList } from '../play/shapes.ts';
import { listVariants, variantsText } from '../play/variant-list.ts';
import { tool } from '../tool.ts';
import { GROUP_NAMES, isInGroup } from './variant-groups.ts';

const { chess } = FAMILIES;

export default tool({
  name: 'chess_list_variants',
  title: 'Chess variants (deprecated)',
  description: 'Deprecated, use play_list_variants. Lists the chess variants, of one group if asked.',
  deprecated: { use: ['play_list_variants'], removedIn: '1.0.0' },
  input: z.strictObject({ group: name(`only the variants of this group: ${joinNames(GROUP_NAMES)}`).optional() }),
  output: VariantList,
  examples: [
    { title: 'all of them', args: {} },
    { title: 'those with drops', args: { group: 'drops' } },
  ],
  run: ({ group }) => {
    const listing = listVariants(chess);
    if (group === undefined) return ok(listing);
    if (!GROUP_NAMES.includes(group)) {
      const guess = didYouMean(group, GROUP_NAMES) ?? `groups are ${joinNames(GROUP_NAMES, 'and')}.`;
      return refuse('unknown_name', `There is no group ${JSON.stringify(group)} of chess variants; ${guess}`, GROUPS);
    }
    const variants = listing.variants.filter(({ slug }) => isInGroup(chess, slug, group));
    return ok({ ...listing, total: variants.length, variants });
  },
  text: variantsText,
});

const GROUPS = `The groups are ${joinNames(GROUP_NAMES, 'and')}.`;
