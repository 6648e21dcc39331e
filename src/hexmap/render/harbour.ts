import { svgElement } from '../../lib/svg.ts';
import type { Feature } from '../game.ts';
import { coverLine } from './area.ts';
import { cornerPoint, formatPoint, type MapLayout, type Point, sideMidpoint } from './layout.ts';
import { GROUND_LOOKS } from './looks.ts';
import { drawDisc } from './marks.ts';
import { curvesOf } from './routes.ts';
import type { MapStyle } from './styles.ts';
import type { Thing } from './thing.ts';

/** For each kind of goods, the ground whose colour stands for it on harbours. */
const GOOD_COLORS: Readonly<Record<string, string>> = {
  wood: 'forest',
  wool: 'pasture',
  grain: 'field',
  brick: 'clay',
  ore: 'mountain',
};

const DISC_RADIUS = 40;
const JETTY_WIDTH = 10;
const JETTY_EDGE = 4;
/** Distance from a corner at which a jetty ends: at the coast, or before the house on the corner. */
const [COAST_GAP, HOUSE_GAP] = [12, 46];

/** Draws a harbour on the water, with two jetties to the corners where settlements can use it. */
export function drawHarbour(
  { hex, side, value, of }: Feature,
  layout: MapLayout,
  style: MapStyle,
  hasHouse: (corner: Point) => boolean,
): Thing {
  const [x, y] = sideMidpoint(layout, hex, side!, -0.12);
  const jetties = [(side! + 5) % 6, side!].map((corner): readonly [Point, Point] => {
    const end = cornerPoint(layout, hex, corner);
    const length = Math.hypot(end[0] - x, end[1] - y);
    const at = (distance: number): Point => [
      x + ((end[0] - x) * distance) / length,
      y + ((end[1] - y) * distance) / length,
    ];
    return [at(DISC_RADIUS), at(length - (hasHouse(end) ? HOUSE_GAP : COAST_GAP))];
  });
  const d = jetties.map(([from, to]) => `M${formatPoint(...from)}L${formatPoint(...to)}`).join('');
  const line = (stroke: string, width: number) =>
    svgElement('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
  const fill = style.fill(of ? GROUND_LOOKS[GOOD_COLORS[of] ?? 'plains']!.fill : '#ffffff');
  const disc = drawDisc('harbour', { words: `${value}:1`, over: of }, x, y, DISC_RADIUS, style, fill);
  const width = JETTY_WIDTH + JETTY_EDGE;
  const covered = jetties.flatMap(([from, to]) => coverLine(curvesOf([from, to]), width / 2));
  return {
    ...disc,
    areas: [...disc.areas, ...covered],
    svg: line(style.road.edge, width) + line(style.road.line, JETTY_WIDTH) + disc.svg,
  };
}
