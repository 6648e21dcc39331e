import { conformShare } from './conformance.ts';

conformShare(2, 4);
