import type { MapLook } from '../../hexmap/formats/query.ts';
import type { MapFacts } from '../../hexmap/map-facts.ts';
import type { HexOrientation } from '../../hexmap/render/layout.ts';
import type { PaperName } from '../../hexmap/render/paper.ts';
import type { MapEdits } from './edits.ts';
import type { DrawnPart } from './svg-parts.ts';

/** What is measured on a map: a path between two hexes, or the view from one. */
export type Measure =
  | { readonly kind: 'path'; readonly from: number; readonly to: number }
  | { readonly kind: 'sight'; readonly from: number; readonly range: number };

/** What a page asks of its worker. Each request is answered once, in order. */
export type MapRequestMessage =
  /** Makes the map of a game by the query of its page. */
  | { readonly kind: 'open'; readonly game: string; readonly query: string }
  | { readonly kind: 'show'; readonly look: MapLook; readonly edits: MapEdits; readonly measure: Measure | undefined }
  | { readonly kind: 'facts' }
  /** Draws the map as it is shown, as a file. */
  | { readonly kind: 'file' }
  | { readonly kind: 'sheets'; readonly paper: PaperName; readonly hex: number | undefined };

/** A terrain in the palette. */
export interface PaletteEntry {
  readonly title: string;
  /** A picture of one hex. */
  readonly svg: string;
  /** Colour by which a hex is filled until it is drawn. */
  readonly fill: string;
}

/** A map as it was made, as plain data. */
export interface OpenedMap {
  readonly title: string;
  readonly description: string;
  /** The query of the page, as every page of this map has it. */
  readonly query: string;
  readonly look: MapLook;
  readonly share: string;
  readonly orientation: HexOrientation;
  readonly q: Int32Array;
  readonly r: Int32Array;
  readonly terrain: Uint8Array;
  /** Titles of the terrains of the game. */
  readonly terrains: readonly string[];
  /** What stands on hexes, in words, by hex. */
  readonly things: ReadonlyMap<number, string>;
}

/** The drawing of a map. Parts that have not changed since the last one are named by their index in it. */
export interface ShownMap {
  readonly parts: readonly DrawnPart[];
  readonly legend: { readonly svg: string; readonly width: number; readonly height: number };
  readonly background: string;
  readonly palette: readonly PaletteEntry[];
  readonly over: string;
  /** The result of the measure in words; empty without one. */
  readonly measured: string;
}

export interface DrawnSheets {
  readonly sheets: readonly string[];
  /** Size of the paper in millimetres. */
  readonly width: number;
  readonly height: number;
  /** The sheets in words: "4 sheets of A4, hexes of 25 mm". */
  readonly words: string;
}

export type MapAnswer =
  | { readonly opened: OpenedMap }
  | { readonly shown: ShownMap }
  | { readonly facts: MapFacts }
  | { readonly svg: string }
  | { readonly drawn: DrawnSheets }
  | { readonly refused: string };
