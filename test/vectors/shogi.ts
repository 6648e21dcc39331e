import { shogi } from '../../src/families/shogi/index.ts';
import type { VectorSuite } from './suite.ts';

export const SHOGI: VectorSuite = { family: shogi, hybrids: {}, renamed: {} };
