import type { Source } from '../../../play/family.ts';
import { rows } from './rows.ts';
import { surrounding } from './surrounding.ts';

export const variants: Record<string, Source> = { ...surrounding, ...rows };
