import { conformShare } from './conformance.ts';

conformShare(1, 4);
