import type { Topology } from '../board/topologies.ts';
import type { Page } from './page.ts';

/** Categories of rulebooks, by which lists can be filtered. */
export const BOOK_CATEGORIES = ['standalone', 'hub', 'classic', 'rpg', 'component', 'platform', 'mod', 'game'] as const;
/** How complex the rules of a game are. */
export const BOOK_COMPLEXITIES = ['simple', 'moderate', 'complex'] as const;
/** Stages of a game's development. */
export const BOOK_STATUSES = ['live', 'alpha', 'playtest'] as const;

/** A range of numbers, including both ends. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Facts about a game, without its rules, for lists and filters of rulebooks. */
export interface BookFacts {
  readonly title: string;
  /** Other names of the game, by which it is found. */
  readonly otherNames?: readonly string[];
  /** Summary in one sentence. */
  readonly summary: string;
  readonly category: (typeof BOOK_CATEGORIES)[number];
  readonly complexity: (typeof BOOK_COMPLEXITIES)[number];
  readonly status: (typeof BOOK_STATUSES)[number];
  readonly players: NumberRange;
  /** Duration of a game, in minutes. */
  readonly duration: NumberRange;
  /** Minimum age in years. */
  readonly age?: number;
  readonly mechanics: readonly string[];
  /** How the whole game is played, in a few sentences. */
  readonly how_to_play: string;
  /** Slugs of related rulebooks. */
  readonly related: readonly string[];
  /** Where these facts come from. */
  readonly source: string;
  /** SPDX identifier of the licence. */
  readonly licence: string;
}

/** A variant of a game that has no engine. If there is an engine, variants come from its definitions. */
export interface VariantNote {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly topology: Topology;
}

/** The content of a `book.json`. `pages` lists slugs of pages by section, in reading order. */
export interface BookFile extends BookFacts {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly variants: readonly VariantNote[];
}

/** Section of a rulebook that has the rules. Other sections are guides and the like. */
export const RULES_SECTION = 'rules';

/** Section of a rulebook that describes variants. */
export const VARIANTS_SECTION = 'variants';

/** The rulebook of a game. */
export interface Book extends BookFacts {
  readonly slug: string;
  /** Pages in reading order. Those with the rules come first. */
  readonly pages: readonly Page[];
  readonly variants: readonly VariantNote[];
}
