import type { Jam } from './book.ts';

/** The known game jams at a point in time. */
export interface JamSnapshot {
  /** That time, in milliseconds since 1970 (UTC). */
  now: number;
  /** The last usable copy of the source; undefined if there has been none yet. */
  jams?: readonly Jam[];
  /** Why the source is currently unusable, as a sentence, and since when. */
  fault?: { reason: string; since: number };
}
