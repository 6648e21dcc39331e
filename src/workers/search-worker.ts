import { runSearch, type SearchAnswer, type SearchRequest } from '../families/run-search.ts';

/** Input of a thread. */
export interface SearchTask {
  request: SearchRequest;
  /** Shared memory; the search must stop once its first element is not 0. */
  stop: Int32Array;
  /** Time of the request by `wallClock`, because `performance.now` starts at 0 in each thread. */
  askedAt: number;
}

/** Milliseconds on a clock that all threads share. */
export const wallClock = (): number => performance.timeOrigin + performance.now();

/**
 * Searches one position. Called in a thread through the name of this file.
 * @public
 */
export default function think({ request, stop, askedAt }: SearchTask): SearchAnswer {
  return runSearch(request, () => Atomics.load(stop, 0) !== 0, wallClock, askedAt);
}
