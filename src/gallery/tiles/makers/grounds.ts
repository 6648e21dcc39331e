import { GROUND_LOOKS } from '../../../hexmap/render/looks.ts';
import { MAP_STYLES, type StyleName } from '../../../hexmap/render/styles.ts';
import { drawGroundTile } from '../../../hexmap/render/tile.ts';
import type { Tile, TileMaker } from '../tile-set.ts';

/** Makes a tile for each kind of ground on the hex maps, in one map style. Grounds that look alike share a tile. */
export const makeGroundTiles: TileMaker<{ style: StyleName }> = ({ style }) => {
  const tilesByPicture = new Map<string, Tile>();
  for (const [look, { liquid, shapes }] of Object.entries(GROUND_LOOKS)) {
    const picture = drawGroundTile(look, MAP_STYLES[style]);
    const shapeNames = shapes.map(({ name }) => name).join(' and ');
    const text = `${liquid ? 'water' : 'ground'} with the sign of ${shapeNames}`;
    const tile = { id: look, name: look, count: 1, text, facts: { kind: liquid ? 'water' : 'ground' }, ...picture };
    if (!tilesByPicture.has(picture.content)) tilesByPicture.set(picture.content, tile);
  }
  return [...tilesByPicture.values()];
};
