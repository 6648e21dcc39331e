/** How long a move is seen before the next one, in milliseconds. */
const PAUSE = 700;

/** Waits until a move has been seen. Visitors who want no motion do not wait for it. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PAUSE);
  });
