import { circlePath } from '../../../board/render/pieces/feet.ts';
import type { Feature, HexMap, MapGame } from '../../../hexmap/game.ts';
import { MAP_GAMES } from '../../../hexmap/games.ts';
import { makeMap } from '../../../hexmap/make-map.ts';
import { drawFeatureToken, drawNumberToken, drawTerrainTile } from '../../../hexmap/render/tile.ts';
import { slugOf } from '../../../lib/slug.ts';
import { drawText, type Picture, pathElement } from '../../picture.ts';
import { FACE_COLOR, INK_COLOR, type Tile, type TileMaker } from '../tile-set.ts';

interface TerrainFields {
  /** Slug of a game with hex maps. */
  readonly game: string;
  readonly players: number;
  readonly seed: string;
}

/** Makes the tiles of one map of default size: each kind of ground, and the tokens on the map. */
export const makeTerrainTiles: TileMaker<TerrainFields> = ({ game: slug, players, seed }) => {
  const game = MAP_GAMES.find((one) => one.slug === slug)!;
  const map = makeMap({ game, players, size: game.defaultSize(players), seed, options: new Set() })!;
  return [...groundTiles(game, map), ...tokenTiles(game, map)];
};

/** Whether a feature is printed on the hex itself, as planets are. All other features are tokens. */
const isPrinted = ({ kind }: Feature): boolean => kind === 'planet';

/**
 * Returns the features printed on hexes with a kind of ground, without their names. They are taken from the first such
 * hex that has any.
 */
function printedOn({ terrain, features }: HexMap, kind: number): Feature[] {
  const hex = terrain.findIndex((one, at) => one === kind && features.some((on) => on.hex === at && isPrinted(on)));
  return features.filter((on) => on.hex === hex && isPrinted(on)).map(({ name: _, ...nameless }) => nameless);
}

const groundTiles = (game: MapGame, map: HexMap): Tile[] =>
  game.terrains.map((ground, kind): Tile => {
    const { slug, title, cost, share } = ground;
    const costText = cost === null ? 'nobody enters' : `${cost} to enter`;
    return {
      id: slug,
      name: title.split(/[:,]/)[0]!,
      count: map.terrain.filter((one) => one === kind).length,
      text: `ground: ${title}; ${costText}`,
      facts: {
        kind: 'ground',
        ...(cost !== null && { cost }),
        ...(share !== undefined && { shareInPercent: share }),
      },
      ...drawTerrainTile(ground, game.orientation, printedOn(map, kind)),
    };
  });

/** Makes the tokens of a map. Tokens that look alike are one tile with several copies. */
function tokenTiles(game: MapGame, { features }: HexMap): Tile[] {
  const featuresByLook = new Map<string, Feature[]>();
  for (const feature of features) {
    if (isPrinted(feature)) continue;
    const key = [feature.kind, ...(hasDetails(feature) ? [feature.of ?? feature.value] : [])].join(' ');
    featuresByLook.set(key, [...(featuresByLook.get(key) ?? []), feature]);
  }
  const order = game.features.map(({ slug }) => slug);
  return [...featuresByLook.values()]
    .sort(([a], [b]) => order.indexOf(a!.kind) - order.indexOf(b!.kind) || (a!.value ?? 0) - (b!.value ?? 0))
    .map((some) => tokenTile(game, some[0]!, some.length));
}

/** Whether a token shows a value or a subtype. */
const hasDetails = ({ kind }: Feature): boolean => ['number', 'harbour', 'wormhole'].includes(kind);

function tokenTile(game: MapGame, feature: Feature, count: number): Tile {
  const { kind, of, value } = feature;
  const { title } = game.features.find(({ slug }) => slug === kind)!;
  const detail = hasDetails(feature) ? ` ${of ?? (kind === 'harbour' ? 'any goods' : value)}` : '';
  const name = `${title.split(/[:,]/)[0]}${detail}`;
  return {
    id: slugOf(name),
    name,
    count,
    text: `token: ${title}${hasDetails(feature) ? `; this one ${detail.trim()}` : ''}`,
    facts: {
      kind: 'token',
      ...(value !== undefined && hasDetails(feature) && { value }),
      ...(of && hasDetails(feature) && { of }),
    },
    ...drawFace(feature),
  };
}

function drawFace({ kind, of, value }: Feature): Picture {
  if (kind === 'number') return drawNumberToken(value!);
  if (kind === 'harbour') return textDisc(of ? [of, `${value}:1`] : [`${value}:1`]);
  if (kind === 'wormhole') return textDisc([of!]);
  return drawFeatureToken(kind);
}

const textDisc = (lines: readonly string[]): Picture => ({
  width: 100,
  height: 100,
  content:
    pathElement(circlePath(50, 50, 46), { fill: FACE_COLOR, stroke: INK_COLOR, 'stroke-width': 3 }) +
    lines
      .map((line, i) =>
        drawText(line, line.length > 3 ? 24 : 32, [50, 50 + (i - (lines.length - 1) / 2) * 30], INK_COLOR),
      )
      .join(''),
});
