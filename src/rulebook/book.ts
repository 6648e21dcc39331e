import type { Topology } from '../board/topologies.ts';
import type { Page } from './page.ts';

export const CATEGORIES = ['standalone', 'hub', 'classic', 'rpg', 'component', 'platform', 'mod', 'game'] as const;
export const COMPLEXITIES = ['simple', 'moderate', 'complex'] as const;
export const STATUSES = ['live', 'alpha', 'playtest'] as const;

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** What a rulebook says of its game before one reads it. */
export interface BookFacts {
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  readonly category: (typeof CATEGORIES)[number];
  readonly complexity: (typeof COMPLEXITIES)[number];
  readonly status: (typeof STATUSES)[number];
  readonly players: Bounds;
  /** Minutes. */
  readonly duration: Bounds;
  /** Years, from which on children play it. */
  readonly age?: number;
  readonly mechanics: readonly string[];
  /** The whole game in a few sentences. */
  readonly how_to_play: string;
  /** Slugs of other books. */
  readonly related: readonly string[];
  /** Where the facts are from. */
  readonly source: string;
  /** An SPDX identifier. */
  readonly licence: string;
}

/** A variant of a game that no engine plays. Those of families come from their definitions. */
export interface VariantNote {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly topology: Topology;
}

/** `book.json` as it is written: pages by section, in reading order. */
export interface BookFile extends BookFacts {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly variants: readonly VariantNote[];
}

/** The section that is the rulebook itself. */
export const RULES_SECTION = 'rules';

/** The section in which variants are told. */
export const VARIANTS_SECTION = 'variants';

export interface Book extends BookFacts {
  readonly slug: string;
  /** In reading order, those of the rules first. */
  readonly pages: readonly Page[];
  readonly variants: readonly VariantNote[];
}
