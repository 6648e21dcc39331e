import type { VariantSource } from '../../../play/family.ts';
import { millCaptureVariants } from './mills.ts';
import { specialRowVariants } from './others.ts';
import { rowWinVariants } from './small.ts';

/** All morris variants. */
export const variants: Record<string, VariantSource> = {
  ...millCaptureVariants,
  ...rowWinVariants,
  ...specialRowVariants,
};
