import type { VariantSource } from '../../../play/family.ts';
import { chineseVariants } from './chinese.ts';
import { koreanVariants } from './korean.ts';

/** All variants, grouped by country. */
export const variants: Record<string, VariantSource> = { ...chineseVariants, ...koreanVariants };
