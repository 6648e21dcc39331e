import { describe, expect, it } from 'vitest';
import { extentOf, parsePath } from '../../src/board/render/path.ts';
import { textLines } from '../../src/board/render/text/texts.ts';
import { MAP_GAMES } from '../../src/hexmap/games.ts';
import { boxAroundAll } from '../../src/hexmap/render/area.ts';
import { STYLE_NAMES } from '../../src/hexmap/render/styles.ts';
import { mapOf, type Wanted } from './laws.ts';
import { coversOf, extentOfSvg, isWithin, overlapsAmong, sceneOf } from './scenes.ts';

const SEEDS = ['1', '2', '3', '4', '5'];

/** What is wrong with the arrangement of a map: what overlaps, lies outside or is missing. */
function faultsOf(wanted: Wanted, seed: string): string[] {
  const map = mapOf(wanted, seed);
  const drawn = sceneOf(map);
  const { layout, names, coordinates, things } = drawn;
  const covers = coversOf(drawn);
  const frame = { left: 0, top: 0, right: layout.width, bottom: layout.height };
  const isMissing = [
    names.length === map.features.filter(({ name }) => name !== undefined).length ? [] : ['a name'],
    coordinates.length === map.grid.size ? [] : ['coordinates'],
    things.length === map.features.length + map.starts.length ? [] : ['a thing'],
  ].flat();
  return [
    ...overlapsAmong(covers),
    ...covers.filter(({ area }) => !isWithin(boxAroundAll([area]), frame)).map(({ name }) => `${name} outside`),
    ...isMissing.map((what) => `${what} is missing`),
  ];
}

describe.each(MAP_GAMES.map((game) => [game.slug, game] as const))('on maps of %s', (slug, game) => {
  const { min, max } = game.players;
  const players = Array.from({ length: max - min + 1 }, (_, i) => min + i);

  it.each(players)('nothing overlaps, for %i players', (count) => {
    for (const seed of SEEDS) expect(faultsOf({ game: slug, players: count }, seed), seed).toEqual([]);
  });

  it('nothing overlaps with any option, or at other sizes', () => {
    for (const { slug: option, refusalFor } of game.options) {
      const count = refusalFor?.(2) ? 3 : 2;
      for (const seed of SEEDS.slice(0, 2))
        expect(faultsOf({ game: `${slug}+${option}`, players: count }, seed)).toEqual([]);
    }
    for (const size of [game.minSize(2), Math.min(game.size.max, game.defaultSize(2) + 4)])
      expect(faultsOf({ game: slug, players: 2, size }, '1')).toEqual([]);
  });

  it('all is where it is in every style, with and without coordinates', () => {
    const map = mapOf({ game: slug, players: 3 }, '1');
    const placesOf = (style: (typeof STYLE_NAMES)[number], hasCoordinates: boolean) =>
      JSON.stringify(
        coversOf(sceneOf(map, style, hasCoordinates))
          .filter(({ name }) => !/"-?\d/.test(name))
          .map(({ area }) => area),
      );
    const usual = placesOf('print', true);
    for (const style of STYLE_NAMES)
      for (const has of [true, false]) expect(placesOf(style, has) === usual, `${style} ${has}`).toBe(true);
    expect(sceneOf(map, 'flat', false).coordinates).toEqual([]);
  });

  it.each(STYLE_NAMES)('all is drawn within the areas that it claims: %s', (style) => {
    const { things, names, coordinates } = sceneOf(mapOf({ game: slug, players: 3 }, '2'), style);
    for (const { kind, svg, areas, texts } of things) {
      const box = boxAroundAll(areas);
      // Rounding moves the middle of an arc that is nearly half an ellipse.
      expect(isWithin(extentOfSvg(svg), box, 2), `${kind} ${JSON.stringify([extentOfSvg(svg), box])}`).toBe(true);
      for (const { words, area } of texts) expect(isWithin(area, box, 0), `${words} in ${kind}`).toBe(true);
    }
    for (const { words, size, x, y, area } of [...names, ...coordinates])
      expect(isWithin(extentOf(parsePath(textLines({ text: words, size, x, y }))), area), words).toBe(true);
  });
});
