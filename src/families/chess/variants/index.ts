import type { VariantSource } from '../../../play/family.ts';
import { blastVariants } from './blasts.ts';
import { dropVariants } from './drops.ts';
import { extinctionVariants } from './extinction.ts';
import { giveawayVariants } from './giveaway.ts';
import { goalVariants } from './goals.ts';
import { largeBoardVariants } from './large-boards.ts';
import { makrukVariants } from './makruk.ts';
import { orthodoxVariants } from './orthodox.ts';
import { otherArmyVariants } from './other-armies.ts';
import { pawnVariants } from './pawns.ts';
import { placementVariants } from './placement.ts';
import { regionalVariants } from './regional.ts';
import { setupVariants } from './setups.ts';
import { smallBoardVariants } from './small-boards.ts';
import { turningVariants } from './turning.ts';
import { twoArmyVariants } from './two-armies.ts';
import { wallVariants } from './walls.ts';

/** All variants, grouped by what is special about them. */
export const variants: Record<string, VariantSource> = {
  ...orthodoxVariants,
  ...pawnVariants,
  ...setupVariants,
  ...otherArmyVariants,
  ...twoArmyVariants,
  ...dropVariants,
  ...giveawayVariants,
  ...extinctionVariants,
  ...blastVariants,
  ...goalVariants,
  ...smallBoardVariants,
  ...largeBoardVariants,
  ...regionalVariants,
  ...makrukVariants,
  ...wallVariants,
  ...turningVariants,
  ...placementVariants,
};
