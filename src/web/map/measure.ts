import { createPathfinder, sightHeightsOf } from '../../hexmap/costs.ts';
import { terrainWords } from '../../hexmap/describe-hex.ts';
import type { HexMap } from '../../hexmap/game.ts';
import type { HexNumbers } from '../../hexmap/hex-numbers.ts';
import type { MapLayout } from '../../hexmap/render/layout.ts';
import { paintPath, paintSight } from '../../hexmap/render/overlay.ts';
import type { MapStyle } from '../../hexmap/render/styles.ts';
import { SightFinder } from '../../hexmap/sight.ts';
import { explainUnreachable } from '../../hexmap/travel.ts';
import { countOf } from '../../lib/wording.ts';
import type { Measure } from './messages.ts';

/** A measure as it is drawn and said. */
export interface Measured {
  readonly svg: string;
  readonly words: string;
}

/** Maximum number of hexes that are listed in words. */
const MAX_LISTED = 20;

/** Measures a path or a view on a map. */
export function measureMap(
  map: HexMap,
  measure: Measure,
  numbers: HexNumbers,
  layout: MapLayout,
  style: MapStyle,
): Measured {
  const placeOf = (_: HexMap, hex: number) => `hex ${numbers.nameOf(hex)}, ${terrainWords(map, hex)}`;
  const { from } = measure;
  if (measure.kind === 'sight') {
    const { visible, hidden } = new SightFinder(map.grid, sightHeightsOf(map), measure.range).view(from);
    const words = `View from ${placeOf(map, from)}, up to ${countOf(measure.range, 'hex', 'hexes')}: ${countOf(visible.length, 'hex', 'hexes')} in sight, ${hidden.length} hidden.`;
    const blockers = [...new Set(hidden.map(({ by }) => by))].slice(0, MAX_LISTED);
    const blocked = blockers.map((hex) => `${numbers.nameOf(hex)} ${terrainWords(map, hex)}`).join(', ');
    return {
      svg: paintSight(
        from,
        visible,
        hidden.map(({ hex }) => hex),
        layout,
      ),
      words: blocked ? `${words} In the way: ${blocked}.` : words,
    };
  }
  const { to } = measure;
  const finder = createPathfinder(map.request.game, map);
  const { path } = finder.find(from, to);
  if (!path) {
    return {
      svg: '',
      words: `No path from ${placeOf(map, from)} to ${placeOf(map, to)}. ${explainUnreachable(map, from, to, finder, placeOf)}`,
    };
  }
  const between = path.hexes.slice(1, -1);
  const list = between.slice(0, MAX_LISTED).map(numbers.nameOf).join(', ');
  const more = between.length > MAX_LISTED ? ` and ${between.length - MAX_LISTED} more` : '';
  return {
    svg: paintPath(path.hexes, path.cost, layout, style),
    words: `Path from ${placeOf(map, from)} to ${placeOf(map, to)}: costs ${path.cost}, ${countOf(path.hexes.length - 1, 'step')}${list ? `, by ${list}${more}` : ''}.`,
  };
}
