import { xiangqi } from '../../src/families/xiangqi/index.ts';
import type { VectorSuite } from './suite.ts';

export const XIANGQI: VectorSuite = { family: xiangqi, hybrids: {}, renamed: {} };
