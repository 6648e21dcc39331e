import { z } from 'zod';
import { FAMILIES } from '../../families/families.ts';
import { findByName } from '../../lib/match-name.ts';
import { didYouMean, joinNames } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { VariantListSchema } from '../play/shapes.ts';
import { formatVariants, lightVariants, listVariants, NEXT_AFTER_VARIANTS } from '../play/variant-list.ts';
import { defineTool } from '../tool.ts';
import { isInVariantGroup, VARIANT_GROUP_NAMES } from './variant-groups.ts';

const { chess } = FAMILIES;

export default defineTool({
  name: 'chess_list_variants',
  title: 'Chess variants (deprecated)',
  description: 'Deprecated: use play_list_variants. Lists the chess variants, optionally those of one group.',
  callClass: 'heavy',
  deprecated: { use: ['play_list_variants'], removedIn: '1.0.0' },
  input: z.strictObject({
    group: nameField(`Only variants of this group: ${joinNames(VARIANT_GROUP_NAMES)}`).optional(),
  }),
  output: VariantListSchema,
  examples: [
    { title: 'all of them', args: {} },
    { title: 'those with drops', args: { group: 'drops' } },
  ],
  run: ({ group }) => {
    const listing = listVariants(chess);
    if (group === undefined) return ok(listing);
    const known = findByName(VARIANT_GROUP_NAMES, group, (name) => name);
    if (known === undefined) {
      const guess = didYouMean(group, VARIANT_GROUP_NAMES) ?? `groups are ${joinNames(VARIANT_GROUP_NAMES, 'and')}.`;
      return refuse('unknown_name', `There is no group ${JSON.stringify(group)} of chess variants; ${guess}`, GROUPS);
    }
    const variants = listing.variants.filter(({ slug }) => isInVariantGroup(chess, slug, known));
    return ok({ ...listing, total: variants.length, variants });
  },
  light: lightVariants,
  next: NEXT_AFTER_VARIANTS,
  text: formatVariants,
});

const GROUPS = `The groups are ${joinNames(VARIANT_GROUP_NAMES, 'and')}.`;
