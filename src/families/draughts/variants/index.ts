import type { VariantSource } from '../../../play/family.ts';
import { allSquareVariants } from './all-squares.ts';
import { hundredSquareVariants } from './hundred.ts';
import { sixtyFourSquareVariants } from './sixty-four.ts';

/** All draughts variants, grouped by their board. */
export const variants: Record<string, VariantSource> = {
  ...hundredSquareVariants,
  ...sixtyFourSquareVariants,
  ...allSquareVariants,
};
