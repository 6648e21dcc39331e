import { expect, it } from 'vitest';
import { MAP_GAMES } from '../../src/hexmap/games.ts';
import { overlaps } from '../../src/hexmap/render/area.ts';
import { renderMap } from '../../src/hexmap/render/draw.ts';
import { legendBelow, paintLegend } from '../../src/hexmap/render/legend.ts';
import { MAP_STYLES, STYLE_NAMES } from '../../src/hexmap/render/styles.ts';
import { mapOf } from './laws.ts';
import { sceneOf } from './scenes.ts';

it.each(MAP_GAMES.map((game) => [game.slug, game] as const))(
  'the legend of %s explains what is on the map and nothing else, beside nothing else',
  (slug, game) => {
    for (const style of STYLE_NAMES) {
      for (const [players, hasCoordinates] of [
        [game.players.max, true],
        [game.players.min, false],
      ] as const) {
        const map = mapOf({ game: slug, players }, 'legend');
        const drawn = sceneOf(map, style, hasCoordinates);
        const { width, height, entries } = paintLegend(
          map,
          drawn.layout,
          MAP_STYLES[style],
          drawn,
          legendBelow(drawn.layout),
        );
        const isPlain = MAP_STYLES[style] === MAP_STYLES.print;
        const present = new Set([
          ...[...map.terrain].map((kind) => `terrain ${game.terrains[kind]!.slug}`),
          ...[...drawn.things, ...drawn.lines, ...drawn.coordinates].flatMap(({ kind }) =>
            kind.startsWith('planet') ? ['planet', ...(isPlain ? [] : [kind])] : [kind],
          ),
        ]);
        expect(entries.map(({ kind }) => kind).sort()).toEqual([...present].sort());
        const boxes = entries.flatMap(({ symbol, text }) => [symbol, text]);
        for (const [i, one] of boxes.entries()) {
          expect(boxes.slice(i + 1).filter((other) => overlaps(one, other))).toEqual([]);
          expect(one.top).toBeGreaterThanOrEqual(drawn.layout.height);
          expect(one.left).toBeGreaterThanOrEqual(0);
          expect(one.right).toBeLessThanOrEqual(width);
          expect(one.bottom).toBeLessThanOrEqual(drawn.layout.height + height);
        }
      }
    }
  },
);

it('a legend is drawn unless it is not wanted, and makes the drawing higher', () => {
  const map = mapOf({ game: 'nukes' }, 'legend');
  const [usual, without] = [renderMap(map), renderMap(map, { legend: false })];
  expect(usual.height).toBeGreaterThan(without.height);
  expect(usual.svg.length).toBeGreaterThan(without.svg.length);
});
