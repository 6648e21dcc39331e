import { it } from 'vitest';
import { countShogi } from '../perft/shogi-counts.ts';

it('shogi: the start at depth 5', () => countShogi(5, 5), 3_600_000);
