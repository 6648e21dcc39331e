import { it } from 'vitest';
import { countXiangqi } from '../perft/xiangqi-counts.ts';

it('xiangqi: the start at depth 5', () => countXiangqi(5, 5), 3_600_000);
