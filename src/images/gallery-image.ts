import { boardSvg } from '../gallery/boards/boards.ts';
import { svgOf } from '../gallery/picture.ts';
import { findPieceSet, pieceSheetSvg } from '../gallery/pieces/pieces.ts';
import { findTileSet, tileSheetSvg, tilesOf } from '../gallery/tiles/tiles.ts';
import { drawFlag } from '../tabletop/packs/epic4/flag.ts';
import { allExpansions } from '../tabletop/packs/epic4/library.ts';

/** A kind of picture in the galleries: the sheet of an item, and of a set also each part of it. */
export interface GalleryImages {
  /** Usual width of a sheet, in pixels. */
  readonly width: number;
  sheet(id: string): string | undefined;
  part?(set: string, id: string): string | undefined;
}

/** Pictures of the galleries, by the word after `/img/`. */
export const GALLERY_IMAGES: Readonly<Record<string, GalleryImages>> = {
  flags: { width: 240, sheet: flagSvg },
  boards: { width: 480, sheet: boardSvg },
  tiles: {
    width: 1_200,
    sheet: tileSheetSvg,
    part(set, id) {
      const spec = findTileSet(set);
      const tile = spec && tilesOf(spec).find((one) => one.id === id);
      return tile && svgOf(tile, `${tile.name}: ${tile.text}`);
    },
  },
  pieces: {
    width: 1_200,
    sheet: pieceSheetSvg,
    part(set, id) {
      const piece = findPieceSet(set)
        ?.pieces()
        .find((one) => one.id === id);
      return piece && svgOf(piece.picture, piece.text);
    },
  },
};

/** Draws the flag of a faction of Epic 4; undefined if there is no such faction. */
function flagSvg(slug: string): string | undefined {
  const faction = allExpansions()
    .flatMap(({ factions }) => factions)
    .find((one) => one.slug === slug);
  return faction && drawFlag(`Flag of ${faction.name}`, faction.flag, faction.colours);
}

/** Usual width of a tile or piece, in pixels. */
export const PART_WIDTH = 120;
