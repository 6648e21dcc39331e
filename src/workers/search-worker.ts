import { type SearchAnswer, type SearchRequest, thinkAbout } from '../families/think.ts';

/** What a thread gets. */
export interface SearchTask {
  request: SearchRequest;
  /** Shared memory: asks the search to stop once it isn't 0. */
  stop: Int32Array;
}

/**
 * Thinks about one position. Called in a thread, by the name of this file.
 * @public
 */
export default function think({ request, stop }: SearchTask): SearchAnswer {
  return thinkAbout(
    request,
    () => Atomics.load(stop, 0) !== 0,
    () => performance.now(),
  );
}
