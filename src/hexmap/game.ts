import type { Rng } from '../lib/rng.ts';
import type { HexGrid } from './grid.ts';

/** Ground of one kind. */
export interface Terrain {
  readonly slug: string;
  readonly title: string;
  /** What entering costs, a whole number; null: nobody enters. */
  readonly cost: number | null;
  /** Levels above the ground up to which it is closed to view; 'wall' hides everything behind it. */
  readonly cover?: number | 'wall';
  /** How it is painted: a name in `render/looks.ts`; its own slug where nothing is said. */
  readonly look?: string;
  /** Its part of the map in percent, true within 5 points of any map of at least 200 hexes; none: by chance or by count. */
  readonly share?: number;
}

/** What lies on the sides between hexes or leads over them. */
export interface SideRule {
  readonly slug: string;
  readonly title: string;
  /**
   * `slow`: a step over the side costs `cost` more. `close`: no step. `ease`: a step over it costs `cost` and nothing else
   * counts. `open`: what slows or closes this side does not count. `ford`: a hex with such sides costs `cost` more to enter
   * by any other side.
   */
  readonly effect: 'slow' | 'close' | 'ease' | 'open' | 'ford';
  readonly cost: number;
}

/** What may stand on a hex. */
export interface FeatureKind {
  readonly slug: string;
  readonly title: string;
  /** What it is worth to who gets it, for the report on fairness; none: it is no resource. */
  readonly worth?: number;
}

export interface Feature {
  readonly hex: number;
  readonly kind: string;
  /** A token's number, a trade of so many to one, worth of a planet … */
  readonly value?: number;
  readonly name?: string;
  /** The side of the hex that it looks to. */
  readonly side?: number;
  /** What it deals in, or what is told of it in the result. */
  readonly of?: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** Where a player begins, or one of several such places. */
export interface Start {
  /** From 1. */
  readonly player: number;
  readonly hex: number;
  /** The corner between the sides `corner` and `corner + 1`, where the game is played on corners. */
  readonly corner?: number;
}

/** A map as a game draws it, before it is judged. */
export interface Draft {
  readonly grid: HexGrid;
  /** By hex: an index of the game's terrains. */
  readonly terrain: Uint8Array;
  /** By hex, where the game has heights: levels above the sea. */
  readonly elevation?: Int8Array;
  readonly features: readonly Feature[];
  readonly starts: readonly Start[];
  /** By kind: for each hex a bit for each side that has it; the hex beyond has it too. */
  readonly sides?: Readonly<Record<string, Uint8Array>>;
  /** Pairs of hexes that are as good as neighbours. */
  readonly links?: readonly (readonly [number, number])[];
  /** By hex: the part of the map that it belongs to, an index of `regions`. */
  readonly region?: Uint8Array;
  readonly regions?: readonly string[];
  /** Figures of each player that the game adds to the report, in the order of players. */
  readonly figures?: Readonly<Record<string, readonly number[]>>;
}

/** What is asked for; every field is settled. */
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
  /** Why it can't be had with so many players, undefined when it can. */
  readonly refusalFor?: (players: number) => string | undefined;
}

/** A kind of map: all that is said of it is data but the draft itself. */
export interface MapGame {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
  /** Hexes with a corner or with a side at the top. */
  readonly orientation: 'pointy' | 'flat';
  readonly players: { readonly min: number; readonly max: number };
  readonly size: { readonly min: number; readonly max: number; readonly label: string };
  defaultSize(players: number): number;
  /** The least size on which so many players have room. */
  minSize(players: number): number;
  readonly options: readonly MapOption[];
  readonly terrains: readonly Terrain[];
  readonly features: readonly FeatureKind[];
  readonly sides: readonly SideRule[];
  /** What a level uphill costs more. */
  readonly climb?: number;
  /** The figures by which players are compared, and what the least may be of the most, in percent. */
  readonly fair: { readonly figures: readonly string[]; readonly bound: number };
  /** One try; undefined when it came to nothing. Equal generators make equal drafts. */
  draft(request: MapRequest, rng: Rng): Draft | undefined;
}

/** A map that is done. */
export interface HexMap extends Draft {
  readonly request: MapRequest;
  readonly balance: Balance;
}

/** How alike the players' chances are. */
export interface Balance {
  /** The least evenness of all figures that count: 100 when all players have the same. */
  readonly score: number;
  /** What the game promises; maps are drawn anew until they keep it. */
  readonly bound: number;
  readonly met: boolean;
  /** How many maps were drawn. */
  readonly draws: number;
  readonly players: readonly PlayerBalance[];
}

export interface PlayerBalance {
  readonly player: number;
  readonly starts: readonly number[];
  /** Name by name; what counts for the score is among the game's `fair.figures`. */
  readonly figures: Readonly<Record<string, number>>;
  readonly resources: Readonly<Record<string, number>>;
}

/** By name; a game's tables are small. */
export const terrainIndex = (game: Pick<MapGame, 'terrains'>, slug: string): number =>
  game.terrains.findIndex((terrain) => terrain.slug === slug);

export const terrainAt = ({ request, terrain }: HexMap, hex: number): Terrain => request.game.terrains[terrain[hex]!]!;
