import type { VariantSource } from '../../../play/family.ts';
import { rowVariants } from './rows.ts';
import { surroundingGoVariants } from './surrounding.ts';

export const variants: Record<string, VariantSource> = { ...surroundingGoVariants, ...rowVariants };
