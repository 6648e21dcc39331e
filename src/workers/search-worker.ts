import { runSearch, type SearchAnswer, type SearchRequest } from '../families/run-search.ts';

/** What a thread gets. */
export interface SearchTask {
  request: SearchRequest;
  /** Shared memory: asks the search to stop once it isn't 0. */
  stop: Int32Array;
  /** When the question was asked, as `wallClock` has it: threads count their own time from their own beginning. */
  askedAt: number;
}

export const wallClock = (): number => performance.timeOrigin + performance.now();

/**
 * Thinks about one position. Called in a thread, by the name of this file.
 * @public
 */
export default function think({ request, stop, askedAt }: SearchTask): SearchAnswer {
  return runSearch(request, () => Atomics.load(stop, 0) !== 0, wallClock, askedAt);
}
