import type { VariantSource } from '../../../play/family.ts';
import { historicVariants } from './historic.ts';
import { modernVariants } from './modern.ts';
import { smallBoardVariants } from './small-boards.ts';
import { twoFacedVariants } from './two-faces.ts';

/** All variants, grouped by what is special about them. */
export const variants: Record<string, VariantSource> = {
  ...historicVariants,
  ...smallBoardVariants,
  ...twoFacedVariants,
  ...modernVariants,
};
