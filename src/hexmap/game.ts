import type { Rng } from '../lib/rng.ts';
import type { HexGrid } from './grid.ts';

/** A kind of ground. */
export interface Terrain {
  readonly slug: string;
  readonly title: string;
  /** Cost of entering, a whole number; null if it cannot be entered. */
  readonly cost: number | null;
  /** How many levels above the ground it blocks the view; 'wall' blocks the view at any height. */
  readonly cover?: number | 'wall';
  /** Name of its look in `render/looks.ts`. Default: its slug. */
  readonly look?: string;
  /** Its share of the map in percent, accurate to 5 points on maps of at least 200 hexes; undefined if it varies. */
  readonly share?: number;
}

/** A kind of hex side: a barrier between two hexes, or something that leads across. */
export interface SideKind {
  readonly slug: string;
  readonly title: string;
  /**
   * `slow`: a step over the side costs `cost` more. `close`: no step is possible. `ease`: a step over the side costs
   * `cost`, whatever else applies. `open`: cancels whatever slows or closes this side. `ford`: entering a hex that has
   * such sides costs `cost` more, except over one of those sides.
   */
  readonly effect: 'slow' | 'close' | 'ease' | 'open' | 'ford';
  readonly cost: number;
}

/** A kind of thing that may stand on a hex. */
export interface FeatureKind {
  readonly slug: string;
  readonly title: string;
  /** Its value to the player who holds it, used in the fairness report; undefined if it is not a resource. */
  readonly worth?: number;
}

export interface Feature {
  readonly hex: number;
  readonly kind: string;
  /** Number on a token, exchange rate of a harbour (3 for 3:1), worth of a planet … */
  readonly value?: number;
  readonly name?: string;
  /** The side of the hex that it faces. */
  readonly side?: number;
  /** Its subtype: the goods of a harbour, the trait of a planet, the letter of a wormhole … */
  readonly of?: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** A starting hex of a player; a player may have several. */
export interface PlayerStart {
  /** From 1. */
  readonly player: number;
  readonly hex: number;
  /** The corner between sides `corner` and `corner + 1`, for games that are played on corners. */
  readonly corner?: number;
}

/** A map as a game generates it, before its fairness is measured. */
export interface MapDraft {
  readonly grid: HexGrid;
  /** Terrain of each hex, as an index into the game's terrains. */
  readonly terrain: Uint8Array;
  /** Level above the sea of each hex, for games that have heights. */
  readonly elevation?: Int8Array;
  readonly features: readonly Feature[];
  readonly starts: readonly PlayerStart[];
  /**
   * Masks by slug of the side kind: for each hex, one bit per side that has it. The hex beyond has the matching bit.
   */
  readonly sides?: Readonly<Record<string, Uint8Array>>;
  /** Pairs of hexes that count as neighbours. */
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

export interface MapOption {
  readonly slug: string;
  readonly title: string;
  /** Explains why this number of players cannot have the option; undefined if they can. */
  readonly refusalFor?: (players: number) => string | undefined;
}

/** A kind of map. Everything except its `draft` function is data. */
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
  /** Smallest size with room for this many players. */
  minSize(players: number): number;
  readonly options: readonly MapOption[];
  readonly terrains: readonly Terrain[];
  readonly features: readonly FeatureKind[];
  readonly sides: readonly SideKind[];
  /** Extra cost per level uphill. Default: 0. */
  readonly climb?: number;
  /** The values by which players are compared, and the minimum score: the lowest value in percent of the highest. */
  readonly fair: { readonly figures: readonly string[]; readonly bound: number };
  /** Generates one map; undefined if this attempt failed. Equal generators make equal drafts. */
  draft(request: MapRequest, rng: Rng): MapDraft | undefined;
}

/** A finished map. */
export interface HexMap extends MapDraft {
  readonly request: MapRequest;
  readonly balance: Balance;
}

/** How equal the players' chances are. */
export interface Balance {
  /** The lowest evenness of all compared values; 100 when all players have the same. */
  readonly score: number;
  /** The score that the game promises; maps are redrawn until they reach it. */
  readonly bound: number;
  readonly met: boolean;
  /** How many maps were drawn. */
  readonly draws: number;
  readonly players: readonly PlayerBalance[];
}

export interface PlayerBalance {
  readonly player: number;
  readonly starts: readonly number[];
  /** Values by name; only those listed in the game's `fair.figures` count towards the score. */
  readonly figures: Readonly<Record<string, number>>;
  readonly resources: Readonly<Record<string, number>>;
}

/** Returns the index of a terrain by slug. A linear search will do, since games have few terrains. */
export const terrainIndex = (game: Pick<MapGame, 'terrains'>, slug: string): number =>
  game.terrains.findIndex((terrain) => terrain.slug === slug);

export const terrainAt = ({ request, terrain }: HexMap, hex: number): Terrain => request.game.terrains[terrain[hex]!]!;
