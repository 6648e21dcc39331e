import { runSearch, type SearchAnswer, type SearchRequest } from '../families/run-search.ts';

/** Input of a search thread. */
export interface SearchTask {
  request: SearchRequest;
  /** Shared memory. The search must stop as soon as the first element is not 0. */
  stop: Int32Array;
  /**
   * Time when the search was requested, by `wallClock`. `performance.now` would not do, because it starts at 0 in each
   * thread.
   */
  askedAt: number;
}

/** Returns the time in milliseconds on a clock that all threads share. */
export const wallClock = (): number => performance.timeOrigin + performance.now();

/** Searches one position. A thread runs this function as the default export of its file. @public */
export default function think({ request, stop, askedAt }: SearchTask): SearchAnswer {
  return runSearch(request, () => Atomics.load(stop, 0) !== 0, wallClock, askedAt);
}
