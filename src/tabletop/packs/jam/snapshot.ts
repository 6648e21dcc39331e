import type { Jam } from './book.ts';

/** What is known of game jams at a moment. */
export interface JamSnapshot {
  /** The moment, in milliseconds since 1970 (UTC). */
  now: number;
  /** The last copy of the source that could be used; undefined as long as there was none. */
  jams?: readonly Jam[];
  /** Why the source can't be used at present, a sentence, and since when. */
  fault?: { reason: string; since: number };
}
