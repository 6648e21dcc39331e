import type { Jam } from './book.ts';

/** What is known about game jams at one point in time. */
export interface JamSnapshot {
  /** The time of this snapshot, in milliseconds since 1970 (UTC). */
  now: number;
  /** The jams from the last valid copy of the source; undefined if there has not been one yet. */
  jams?: readonly Jam[];
  /** Why the source cannot be used now, as a sentence, and since when; undefined if it can. */
  fault?: { reason: string; since: number };
}
