import type { Topology } from '../board/topologies.ts';
import type { Page } from './page.ts';

export const BOOK_CATEGORIES = ['standalone', 'hub', 'classic', 'rpg', 'component', 'platform', 'mod', 'game'] as const;
export const BOOK_COMPLEXITIES = ['simple', 'moderate', 'complex'] as const;
export const BOOK_STATUSES = ['live', 'alpha', 'playtest'] as const;

export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** The facts about a game that lists and filters use, without its rules. */
export interface BookFacts {
  readonly title: string;
  /** One sentence. */
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
  /** Source of the facts. */
  readonly source: string;
  /** SPDX identifier. */
  readonly licence: string;
}

/** A variant of a game without an engine. Variants of families come from their definitions instead. */
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

/** Section of the rules themselves; the others are guides and the like. */
export const RULES_SECTION = 'rules';

/** Section that describes the variants. */
export const VARIANTS_SECTION = 'variants';

export interface Book extends BookFacts {
  readonly slug: string;
  /** In reading order, with the pages of the rules first. */
  readonly pages: readonly Page[];
  readonly variants: readonly VariantNote[];
}
