import { LOOKS } from '../../../hexmap/render/looks.ts';
import { STYLES, type StyleName } from '../../../hexmap/render/styles.ts';
import { groundTile } from '../../../hexmap/render/tile.ts';
import type { Maker, Tile } from '../tile-set.ts';

/** Makes one tile for every ground of the hex maps; grounds that a style draws alike are one tile. */
export const grounds: Maker<{ style: StyleName }> = ({ style }) => {
  const drawn = new Map<string, Tile>();
  for (const [look, { liquid, shapes }] of Object.entries(LOOKS)) {
    const picture = groundTile(look, STYLES[style]);
    const shown = shapes.map(({ name }) => name).join(' and ');
    const text = `${liquid ? 'water' : 'ground'} with the sign of ${shown}`;
    const tile = { id: look, name: look, count: 1, text, facts: { kind: liquid ? 'water' : 'ground' }, ...picture };
    if (!drawn.has(picture.content)) drawn.set(picture.content, tile);
  }
  return [...drawn.values()];
};
