import type { Source } from '../../../play/family.ts';
import { surrounding } from './surrounding.ts';

export const variants: Record<string, Source> = { ...surrounding };
