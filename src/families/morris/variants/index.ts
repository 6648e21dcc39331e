import type { Source } from '../../../play/family.ts';
import { mills } from './mills.ts';
import { others } from './others.ts';
import { small } from './small.ts';

export const variants: Record<string, Source> = { ...mills, ...small, ...others };
