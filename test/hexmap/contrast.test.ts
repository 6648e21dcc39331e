import { describe, expect, it } from 'vitest';
import { type HexMap, terrainAt } from '../../src/hexmap/game.ts';
import { MAP_GAMES } from '../../src/hexmap/games.ts';
import { type Area, overlaps } from '../../src/hexmap/render/area.ts';
import { groundFillOf, groundLineOf, groundLookOf, isWet, SHORE_OPACITY } from '../../src/hexmap/render/ground.ts';
import { legendBelow, paintLegend } from '../../src/hexmap/render/legend.ts';
import { GROUND_LOOKS } from '../../src/hexmap/render/looks.ts';
import { MAP_STYLES, type MapStyle, PLAYER_COLORS, STYLE_NAMES } from '../../src/hexmap/render/styles.ts';
import { blend, contrast, MARK_CONTRAST, TEXT_CONTRAST } from '../../src/lib/contrast.ts';
import { tagsOf } from '../board/well-formed.ts';
import { mapOf } from './laws.ts';
import { type Drawn, sceneOf } from './scenes.ts';

/** A hex counts as the ground of what reaches this near to its centre, in drawing units. */
const INNER_RADIUS = 84;

/** The fills of the hexes on which areas lie. */
function groundsUnder(map: HexMap, { layout }: Drawn, style: MapStyle, areas: readonly Area[]): Set<string> {
  const grounds = new Set<string>();
  for (let hex = 0; hex < map.grid.size; hex++) {
    const inner = { x: layout.x[hex]!, y: layout.y[hex]!, r: INNER_RADIUS };
    if (areas.some((area) => overlaps(area, inner)))
      grounds.add(groundFillOf(style, groundLookOf(terrainAt(map, hex))));
  }
  return grounds;
}

/** The colours of the first two elements of a drawing: its edge and what lies in it. */
const outerPaints = (svg: string): string[] =>
  tagsOf(svg)
    .slice(0, 2)
    .flatMap(({ attributes: { fill, stroke } }) => [fill, stroke])
    .filter((color): color is string => color !== undefined && color !== 'none');

const isSeen = (paints: readonly string[], ground: string): boolean =>
  paints.some((paint) => contrast(paint, ground) >= MARK_CONTRAST);

/** What cannot be seen on a map in a style. */
function unseenOn(map: HexMap, style: MapStyle, drawn: Drawn): string[] {
  const marks = [
    ...drawn.things.map(({ kind, areas, svg }) => ({ kind, areas, paints: outerPaints(svg) })),
    ...drawn.lines.map(({ kind, areas, svg }) => ({ kind, areas, paints: outerPaints(svg) })),
  ];
  return marks.flatMap(({ kind, areas, paints }) =>
    [...groundsUnder(map, drawn, style, areas)]
      .filter((ground) => !isSeen(paints, ground))
      .map((ground) => `${kind} in ${paints} on ${ground}`),
  );
}

/** What cannot be read on a map in a style. */
function unreadOn({ things, names, coordinates }: Drawn, style: MapStyle, map: HexMap): string[] {
  const wet = new Set(
    map.request.game.terrains.filter(isWet).map((terrain) => groundFillOf(style, groundLookOf(terrain))),
  );
  const texts = [
    ...things.flatMap(({ texts: inside, svg }) => {
      // A highlight may lie under the text.
      const lights = tagsOf(svg).filter(({ attributes }) => attributes['fill-opacity']);
      return inside.flatMap((text) => [
        text,
        ...lights.map(({ attributes: { fill, 'fill-opacity': part } }) => ({
          ...text,
          on: blend(fill!, Number(part), text.on),
        })),
      ]);
    }),
    ...names,
    ...coordinates.flatMap((one) => [
      one,
      ...(wet.has(one.on) ? [{ ...one, on: blend(style.shore, SHORE_OPACITY, one.on) }] : []),
    ]),
  ];
  expect(texts.length).toBeGreaterThan(0);
  return texts
    .filter(({ ink, on }) => contrast(ink, on) < TEXT_CONTRAST)
    .map(({ words, ink, on }) => `${words}: ${ink} on ${on}`);
}

describe.each(STYLE_NAMES)('in the style %s', (name) => {
  const style: MapStyle = MAP_STYLES[name];

  it.each(MAP_GAMES.map((game) => [game.slug, game] as const))(
    'all marks of %s are seen, and all texts read',
    (slug, game) => {
      for (const seed of ['1', '2']) {
        const map = mapOf({ game: slug, players: game.players.max }, seed);
        const drawn = sceneOf(map, name);
        expect([...new Set(unseenOn(map, style, drawn))], seed).toEqual([]);
        expect([...new Set(unreadOn(drawn, style, map))], seed).toEqual([]);
        const legend = paintLegend(map, drawn.layout, style, drawn, legendBelow(drawn.layout));
        const unseen = legend.entries.filter(({ symbolSvg }) => !isSeen(outerPaints(symbolSvg), style.page));
        expect(unseen.map(({ kind }) => kind)).toEqual([]);
      }
    },
  );

  it('lines between hexes are seen on every ground', () => {
    for (const look of Object.values(GROUND_LOOKS))
      expect(contrast(groundLineOf(style, look), groundFillOf(style, look))).toBeGreaterThanOrEqual(MARK_CONTRAST);
  });

  it('the coast is seen on the water, and on the land unless that differs from the water as clearly', () => {
    for (const { terrains } of MAP_GAMES) {
      const fills = (areWet: boolean) =>
        terrains.filter((one) => isWet(one) === areWet).map((one) => groundFillOf(style, groundLookOf(one)));
      for (const water of fills(true)) {
        for (const sea of [water, blend(style.shore, SHORE_OPACITY, water)])
          expect(contrast(style.coast, sea), `coast on ${sea}`).toBeGreaterThanOrEqual(MARK_CONTRAST);
        for (const land of fills(false))
          expect(
            Math.max(contrast(style.coast, land), contrast(land, water)),
            `coast on ${land}`,
          ).toBeGreaterThanOrEqual(MARK_CONTRAST);
      }
    }
  });

  it('lines stand out from their edges, and the page from its text', () => {
    for (const { line, edge } of [style.road, style.river, style.wall])
      expect(contrast(line, edge)).toBeGreaterThanOrEqual(MARK_CONTRAST);
    for (const color of [style.tokenText, style.tokenRed])
      expect(contrast(color, style.token)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrast(style.text, style.page)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });
});

it('the number of each player is read on the colour of the player', () => {
  for (const { fill, text, name } of PLAYER_COLORS)
    expect(contrast(fill, text), name).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});
