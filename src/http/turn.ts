/** Watches the turns of the event loop: how long the thread has been answering the requests that it found waiting. */
export interface Turns {
  /** Counts a request. Returns whether those before it in the same turn leave no time for it. */
  isLate(): boolean;
}

/** Time in milliseconds that one turn may take. The callers of the next turn wait for it, and the network adds to it. */
const MAX_TURN_MS = 25;

/** Requests of a turn that are answered in any case, however slow the machine: a page or a script sends as many. */
const MIN_REQUESTS = 64;

/**
 * Creates the watch of a thread. A turn begins with its first request and ends when the event loop comes round; `later`
 * calls back then.
 */
export function watchTurns(
  clock: () => number = () => performance.now(),
  later: (endTurn: () => void) => void = (endTurn) => setTimeout(endTurn, 0),
): Turns {
  let requests = 0;
  let startedAt = 0;
  return {
    isLate() {
      if (requests === 0) {
        startedAt = clock();
        later(() => {
          requests = 0;
        });
      }
      requests++;
      return requests > MIN_REQUESTS && clock() - startedAt > MAX_TURN_MS;
    },
  };
}
