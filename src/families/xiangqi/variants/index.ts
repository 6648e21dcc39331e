import type { Source } from '../../../play/family.ts';
import { chinese } from './chinese.ts';
import { korean } from './korean.ts';

/** All variants, grouped by country. */
export const variants: Record<string, Source> = { ...chinese, ...korean };
