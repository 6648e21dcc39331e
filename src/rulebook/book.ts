import type { Topology } from '../board/topologies.ts';
import type { Page } from './page.ts';

/** Categories of games, by which lists of books are filtered. */
export const BOOK_CATEGORIES = ['standalone', 'hub', 'classic', 'rpg', 'component', 'platform', 'mod', 'game'] as const;
/** How complex the rules of a game are. */
export const BOOK_COMPLEXITIES = ['simple', 'moderate', 'complex'] as const;
/** How far a game is developed. */
export const BOOK_STATUSES = ['live', 'alpha', 'playtest'] as const;

/** The smallest and the largest number of a range. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Facts about a game that lists and filters of books use, without its rules. */
export interface BookFacts {
  readonly title: string;
  /** Summary in one sentence. */
  readonly summary: string;
  readonly category: (typeof BOOK_CATEGORIES)[number];
  readonly complexity: (typeof BOOK_COMPLEXITIES)[number];
  readonly status: (typeof BOOK_STATUSES)[number];
  readonly players: NumberRange;
  /** Minutes that a game takes. */
  readonly duration: NumberRange;
  /** Minimum age in years. */
  readonly age?: number;
  readonly mechanics: readonly string[];
  /** The whole game in a few sentences. */
  readonly how_to_play: string;
  /** Slugs of other books. */
  readonly related: readonly string[];
  /** Source of these facts. */
  readonly source: string;
  /** SPDX identifier of the licence. */
  readonly licence: string;
}

/** A variant of a game that has no engine. Variants of games with an engine come from their definitions. */
export interface VariantNote {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly topology: Topology;
}

/** The content of `book.json`: page slugs by section, in reading order. */
export interface BookFile extends BookFacts {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly variants: readonly VariantNote[];
}

/** Section of a book with the rules. Other sections are guides and the like. */
export const RULES_SECTION = 'rules';

/** Section of a book that describes variants. */
export const VARIANTS_SECTION = 'variants';

/** The rulebook of a game. */
export interface Book extends BookFacts {
  readonly slug: string;
  /** Pages in reading order, beginning with the pages of the rules. */
  readonly pages: readonly Page[];
  readonly variants: readonly VariantNote[];
}
