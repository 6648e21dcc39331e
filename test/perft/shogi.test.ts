import { it } from 'vitest';
import { countShogi } from './shogi-counts.ts';

it('shogi: the start to depth 4', () => countShogi(1, 4), 180_000);
