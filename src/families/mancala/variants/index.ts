import type { Source } from '../../../play/family.ts';
import { counts } from './counts.ts';
import { fourRows } from './four-rows.ts';
import { nextPits } from './next-pits.ts';
import { relays } from './relays.ts';
import { stores } from './stores.ts';

export const variants: Record<string, Source> = { ...stores, ...counts, ...relays, ...nextPits, ...fourRows };
