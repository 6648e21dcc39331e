import { conformShare } from './conformance.ts';

conformShare(3, 4);
