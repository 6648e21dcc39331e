import type { Jam } from './book.ts';

/** The game jams known at one point in time. */
export interface JamSnapshot {
  /** The time of this snapshot, in milliseconds since 1970 (UTC). */
  now: number;
  /** The jams from the last valid copy of the file; undefined if there has been none yet. */
  jams?: readonly Jam[];
  /** Explains in a sentence why the file is currently not usable, and since when. */
  fault?: { reason: string; since: number };
}
