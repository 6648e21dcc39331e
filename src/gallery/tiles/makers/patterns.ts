import { pathElement } from '../../picture.ts';
import { DISTINCT_COLORS, EDGE_COLOR, type Tile, type TileFact, type TileMaker } from '../tile-set.ts';

/** A tile drawn by hand. Path data is in a box of the tile's own size. */
interface AuthoredTile {
  readonly name: string;
  readonly count?: number;
  readonly text: string;
  readonly size: readonly [width: number, height: number];
  /** Path data of the outline. `fill` is its colour, if not the default. */
  readonly outline: string;
  readonly fill?: string;
  /** Filled shapes and lines to draw on the tile. */
  readonly parts?: readonly {
    readonly d: string;
    readonly fill?: string;
    readonly line?: string;
    readonly width?: number;
  }[];
  readonly facts?: Readonly<Record<string, TileFact>>;
}

const MARGIN = 4;

/** Makes tiles from outlines and shapes drawn by hand. Colours are names from `DISTINCT_COLORS`, or CSS colours. */
export const makePatternTiles: TileMaker<{ tiles: readonly AuthoredTile[] }> = ({ tiles }) => tiles.map(tile);

function tile({ name, count = 1, text, size, outline, fill = '#f7f0df', parts = [], facts = {} }: AuthoredTile): Tile {
  const [width, height] = size.map((length) => length + 2 * MARGIN) as [number, number];
  const drawn = parts.map(({ d, fill: inside, line, width: wide = 8 }) =>
    pathElement(d, {
      fill: inside === undefined ? 'none' : colorOf(inside),
      ...(line !== undefined && { stroke: colorOf(line), 'stroke-width': wide }),
    }),
  );
  const rim = pathElement(outline, { fill: 'none', stroke: EDGE_COLOR, 'stroke-width': 3, 'stroke-linejoin': 'round' });
  const content = `<g transform="translate(${MARGIN} ${MARGIN})">${pathElement(outline, { fill: colorOf(fill) })}${drawn.join('')}${rim}</g>`;
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, count, text, facts, width, height, content };
}

const colorOf = (word: string): string => DISTINCT_COLORS.find(({ name }) => name === word)?.fill ?? word;
