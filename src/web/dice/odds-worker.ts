/// <reference lib="webworker" />
import { compareDice } from '../../dice/compare.ts';
import type { OddsRequest } from './odds-client.ts';

/** Rolls dice and computes their odds in a thread of its own, so that typing never waits for them. */

/** Steps for the odds of an answer: at most about a second. */
const MAX_STEPS = 100_000_000;

addEventListener('message', ({ data: { expressions, seed } }: MessageEvent<OddsRequest>) => {
  postMessage(compareDice(expressions, { seed, maxSteps: MAX_STEPS }));
});
