import type { VariantSource } from '../../../play/family.ts';
import { rowVariants } from './rows.ts';
import { surroundingVariants } from './surrounding.ts';

export const variants: Record<string, VariantSource> = { ...surroundingVariants, ...rowVariants };
