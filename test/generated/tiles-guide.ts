import type { TileSpec } from '../../src/gallery/tiles/tile-set.ts';
import { tileCountInBox, tileSpecs, tilesOf } from '../../src/gallery/tiles/tiles.ts';

const kinds = tileSpecs.reduce((sum, spec) => sum + tilesOf(spec).length, 0);
const shapes = [...new Set(tileSpecs.map(({ shape }) => shape))];

/** The section about tiles in the guide to the galleries. */
export const tilesSection = (): string => `## Tiles

\`tile_gallery_search\` finds sets of tiles by words, \`tile_gallery_get\` shows one, \`tile_gallery_stats\` counts them:
${tileSpecs.length} sets with ${kinds} kinds of tile. All drawings are our own (MIT); characters of mahjong are outlined from
Kaisei Tokumin (OFL-1.1).

- A kind of tile has its picture, its words (\`text\`), how many of it are in the box (\`count\`), and under \`facts\` what games
  reckon with: ends, values, points, colours of sides, numbers of positions.
- Sets are made by a few makers (\`src/gallery/tiles/makers\`) from files in \`content/tiles\`. Polyominoes and their kin, tiles
  with coloured sides and tiles with paths are found by trying all, and held against published counts by a test.
- Terrains are those of the six games of hex maps: what one map is laid of, and all grounds in three styles.

${shapes.map(shapeTable).join('\n\n')}
`;

const shapeTable = (shape: string): string => `### ${shape[0]!.toUpperCase()}${shape.slice(1)}

| set | name | kinds | tiles | what it is |
| --- | --- | --- | --- | --- |
${tileSpecs
  .filter((spec) => spec.shape === shape)
  .map(row)
  .join('\n')}`;

const row = (spec: TileSpec): string =>
  `| \`${spec.id}\` | ${spec.name} | ${tilesOf(spec).length} | ${tileCountInBox(spec)} | ${spec.summary} |`;
