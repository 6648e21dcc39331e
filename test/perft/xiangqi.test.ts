import { it } from 'vitest';
import { countXiangqi } from './xiangqi-counts.ts';

it('xiangqi: the start to depth 4', () => countXiangqi(1, 4), 180_000);
