import type { HexMap } from '../game.ts';
import { hexToOffset, type OffsetScheme } from '../offset.ts';

/**
 * Sizes of a hex in Tiled, in pixels: the length of a side, then the distance between opposite sides, then between
 * opposite corners.
 */
const SIDE = 60;
const SIDE_TO_SIDE = 104;
const CORNER_TO_CORNER = 120;

/**
 * Writes a map as JSON for the Tiled editor (format 1.10, hexagonal, staggered by row or column): one layer of
 * terrains, whose tiles are named by `type`, and one object for each feature and start. Tiles are numbered from 1; 0
 * means no hex.
 */
export function toTiled(map: HexMap): string {
  const { grid, request, terrain, features, starts } = map;
  const isPointy = request.game.orientation === 'pointy';
  const scheme: OffsetScheme = isPointy ? 'odd-r' : 'odd-q';
  const at = Array.from({ length: grid.size }, (_, hex) => hexToOffset(grid.at(hex), scheme));
  const [cols, rows] = [at.map(({ col }) => col), at.map(({ row }) => row)];
  // The staggered axis must start at an even line, so that odd lines stay the shifted ones.
  const evenAtMost = (value: number) => value - (value & 1);
  const left = isPointy ? Math.min(...cols) : evenAtMost(Math.min(...cols));
  const top = isPointy ? evenAtMost(Math.min(...rows)) : Math.min(...rows);
  const [width, height] = [Math.max(...cols) - left + 1, Math.max(...rows) - top + 1];
  const data = Array<number>(width * height).fill(0);
  for (const [hex, { col, row }] of at.entries()) data[(row - top) * width + col - left] = terrain[hex]! + 1;
  const [tilewidth, tileheight] = isPointy ? [SIDE_TO_SIDE, CORNER_TO_CORNER] : [CORNER_TO_CORNER, SIDE_TO_SIDE];
  const place = (hex: number) => middleOf(at[hex]!.col - left, at[hex]!.row - top, isPointy);
  const things = [
    ...starts.map(({ player, hex }) => ({ name: `player ${player}`, type: 'start', ...place(hex) })),
    ...features.map(({ kind, name, value, hex }) => ({
      name: name ?? String(value ?? kind),
      type: kind,
      ...place(hex),
    })),
  ].map((thing, i) => ({ id: i + 1, ...thing, point: true, width: 0, height: 0, rotation: 0, visible: true }));
  const layer = { x: 0, y: 0, opacity: 1, visible: true };
  const tiles = request.game.terrains.map(({ slug }, id) => ({ id, type: slug }));
  const size = { tilewidth, tileheight, margin: 0, spacing: 0, columns: tiles.length, tilecount: tiles.length };
  return JSON.stringify({
    type: 'map',
    version: '1.10',
    orientation: 'hexagonal',
    renderorder: 'right-down',
    staggeraxis: isPointy ? 'y' : 'x',
    staggerindex: 'odd',
    hexsidelength: SIDE,
    ...{ width, height, tilewidth, tileheight, infinite: false },
    nextlayerid: 3,
    nextobjectid: things.length + 1,
    tilesets: [{ firstgid: 1, name: request.game.slug, ...size, tiles }],
    layers: [
      { id: 1, name: 'terrain', type: 'tilelayer', width, height, data, ...layer },
      { id: 2, name: 'things', type: 'objectgroup', draworder: 'topdown', objects: things, ...layer },
    ],
  });
}

/** Returns the centre of a tile in pixels. */
function middleOf(col: number, row: number, isPointy: boolean): { x: number; y: number } {
  const step = (CORNER_TO_CORNER + SIDE) / 2;
  return isPointy
    ? { x: SIDE_TO_SIDE * (col + (row & 1) / 2) + SIDE_TO_SIDE / 2, y: step * row + CORNER_TO_CORNER / 2 }
    : { x: step * col + CORNER_TO_CORNER / 2, y: SIDE_TO_SIDE * (row + (col & 1) / 2) + SIDE_TO_SIDE / 2 };
}
