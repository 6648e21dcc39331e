import type { Line } from './line.ts';

/** A theme as people look for it, and how it is found in a solution. */
export interface Theme {
  /** As chess sites name it, in camelCase. */
  readonly slug: string;
  readonly title: string;
  /** One sentence for people. */
  readonly description: string;
  readonly find: (line: Line) => boolean;
  /** It is found by searching, which takes a good part of a second rather than of a millisecond. */
  readonly isSlow?: true;
}
