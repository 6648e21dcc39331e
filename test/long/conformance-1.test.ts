import { conformShare } from './conformance.ts';

conformShare(0, 4);
