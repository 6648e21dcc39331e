import type { Rng } from '../lib/rng.ts';
import type { HexGrid } from './grid.ts';

/** A kind of ground, such as forest. */
export interface Terrain {
  readonly slug: string;
  readonly title: string;
  /** Cost of entering, a whole number; null if it cannot be entered. */
  readonly cost: number | null;
  /**
   * Number of levels above the ground up to which the terrain blocks the view; 'wall' blocks the view at any height.
   */
  readonly cover?: number | 'wall';
  /** Name of the terrain's appearance in `render/looks.ts`. Default: the terrain's slug. */
  readonly look?: string;
  /** Share of the map in percent, within 5 points on maps of at least 200 hexes; undefined if the share varies. */
  readonly share?: number;
}

/**
 * A kind of hex side, such as a river or a road: a barrier between two hexes, or something that leads across the side.
 */
export interface HexSideKind {
  readonly slug: string;
  readonly title: string;
  /**
   * Effect on a step. `slow`: a step over the side costs `cost` more. `close`: the side cannot be crossed. `ease`: a
   * step over the side costs `cost`, whatever else applies. `open`: cancels all slowing and closing effects on this
   * side. `ford`: entering a hex that has such sides costs `cost` more, except over one of those sides.
   */
  readonly effect: 'slow' | 'close' | 'ease' | 'open' | 'ford';
  readonly cost: number;
}

/** A kind of thing that may stand on a hex. */
export interface FeatureKind {
  readonly slug: string;
  readonly title: string;
  /**
   * Worth to the player who holds the feature, used in the fairness report; undefined if the feature is not a resource.
   */
  readonly worth?: number;
}

/** A thing on a hex, such as a town or a harbour. */
export interface Feature {
  readonly hex: number;
  readonly kind: string;
  /**
   * A number whose meaning depends on the kind: the number on a token, the exchange rate of a harbour (3 for 3:1), the
   * worth of a planet.
   */
  readonly value?: number;
  readonly name?: string;
  /** The side of the hex that the feature faces. */
  readonly side?: number;
  /** Subtype of the feature: the goods of a harbour, the trait of a planet, the letter of a wormhole. */
  readonly of?: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** A starting hex of a player; a player may have several. */
export interface PlayerStart {
  /** The player's number, from 1. */
  readonly player: number;
  readonly hex: number;
  /** The start is the corner between sides `corner` and `corner + 1`. Only for games that are played on corners. */
  readonly corner?: number;
}

/** A map as a game generates it, before its fairness is measured. */
export interface MapDraft {
  readonly grid: HexGrid;
  /** Terrain of each hex, as an index into the game's terrains. */
  readonly terrain: Uint8Array;
  /** Level of each hex above the sea, for games that have heights. */
  readonly elevation?: Int8Array;
  readonly features: readonly Feature[];
  readonly starts: readonly PlayerStart[];
  /**
   * For each side kind, by slug, a mask per hex with one bit for each side of that kind. The neighbouring hex has the
   * matching bit.
   */
  readonly sides?: Readonly<Record<string, Uint8Array>>;
  /** Pairs of hexes that count as adjacent, such as the two ends of a wormhole. */
  readonly links?: readonly (readonly [number, number])[];
  /** Region of each hex, as an index into `regions`. */
  readonly region?: Uint8Array;
  readonly regions?: readonly string[];
  /** Values that the game adds to the fairness report, by name, in player order. */
  readonly figures?: Readonly<Record<string, readonly number[]>>;
}

/** A validated map request with all defaults filled in. */
export interface MapRequest {
  readonly game: MapGame;
  readonly players: number;
  readonly size: number;
  readonly seed: string;
  readonly options: ReadonlySet<string>;
}

/** An option of a map game, such as `symmetric`. */
export interface MapOption {
  readonly slug: string;
  readonly title: string;
  /** Explains why this number of players cannot use the option; undefined if they can. */
  readonly refusalFor?: (players: number) => string | undefined;
}

/** A kind of map, such as `nukes`. Everything except its `draft` function is data. */
export interface MapGame {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
  /** Whether hexes have a corner ("pointy") or a side ("flat") at the top. */
  readonly orientation: 'pointy' | 'flat';
  readonly players: { readonly min: number; readonly max: number };
  readonly size: { readonly min: number; readonly max: number; readonly label: string };
  defaultSize(players: number): number;
  /** Returns the smallest map size with room for this many players. */
  minSize(players: number): number;
  readonly options: readonly MapOption[];
  readonly terrains: readonly Terrain[];
  readonly features: readonly FeatureKind[];
  readonly sides: readonly HexSideKind[];
  /** Extra cost of a step for each level that it leads uphill. Default: 0. */
  readonly climb?: number;
  /**
   * The values by which players are compared, and the minimum fairness score: the lowest value must be at least this
   * percentage of the highest.
   */
  readonly fair: { readonly figures: readonly string[]; readonly bound: number };
  /** Generates one map; undefined if this attempt failed. Random generators in the same state give the same map. */
  draft(request: MapRequest, rng: Rng): MapDraft | undefined;
}

/** A finished map, with the request for it and its fairness report. */
export interface HexMap extends MapDraft {
  readonly request: MapRequest;
  readonly balance: FairnessReport;
}

/** The fairness report of a map: how equal the players' chances are. */
export interface FairnessReport {
  /** Fairness in percent: the lowest value as a percentage of the highest, for the compared value that differs most. */
  readonly score: number;
  /** The minimum score that the game promises. Maps are redrawn until they reach it. */
  readonly bound: number;
  readonly met: boolean;
  /** Number of maps that were drawn for the request. */
  readonly draws: number;
  readonly players: readonly PlayerFairness[];
}

/** The fairness values of one player. */
export interface PlayerFairness {
  readonly player: number;
  readonly starts: readonly number[];
  /** The player's values by name. Only those listed in the game's `fair.figures` count towards the score. */
  readonly figures: Readonly<Record<string, number>>;
  readonly resources: Readonly<Record<string, number>>;
}

/** Returns the index of a terrain by slug. A linear search is fast enough, since games have few terrains. */
export const terrainIndex = (game: Pick<MapGame, 'terrains'>, slug: string): number =>
  game.terrains.findIndex((terrain) => terrain.slug === slug);

/** Returns the terrain of a hex. */
export const terrainAt = ({ request, terrain }: HexMap, hex: number): Terrain => request.game.terrains[terrain[hex]!]!;
