import { drawSeed, Rng } from '../lib/rng.ts';

/** Waits a moment before a caller is told that there is no room, if few enough wait already. */
export type Hold = () => Promise<void>;

/** Shortest and longest wait in milliseconds. Far less than the second after which callers are asked to come again. */
const LEAST_MS = 100;
const MOST_MS = 300;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Creates a hold for at most `maxCallers` callers at the same time; the others are not kept waiting.
 *
 * Callers that come back as soon as they are refused would otherwise take the thread that answers everybody: 200 of them
 * ask 5,000 times a second. Their waits differ, so that they do not come back all together.
 */
export function createHold(maxCallers: number, wait: (ms: number) => Promise<void> = sleep): Hold {
  const rng = Rng.fromSeed(drawSeed());
  let held = 0;
  return async () => {
    if (held >= maxCallers) return;
    held++;
    try {
      await wait(LEAST_MS + rng.below(MOST_MS - LEAST_MS));
    } finally {
      held--;
    }
  };
}
