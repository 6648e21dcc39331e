import { svgElement } from '../../../lib/svg.ts';
import { shipPaths } from '../pieces/ships.ts';
import { type Point, polylinePath } from '../plane.ts';
import type { PaintColors, Theme } from '../themes.ts';
import { circlePath, PLACE_DISTANCE } from './measures.ts';

/** What a link between two places is drawn as. */
export const LINK_LOOKS = ['ladder', 'snake', 'ship'] as const;

/** A ladder, snake or ship that reaches from one place to another. */
export interface PlanLink {
  readonly look: (typeof LINK_LOOKS)[number];
  readonly from: Point;
  readonly to: Point;
  /** How far the middle of a snake is off the straight line, to the left of one who looks from its head to its tail. Default: 0. */
  readonly bow?: number | undefined;
}

/** Half the breadth of a ladder. */
const HALF_BREADTH = 13;
/** Distance between the rungs of a ladder. */
const RUNG_DISTANCE = 28;

type Painter = (link: PlanLink, theme: Theme, index: number) => string;

/** The point at the fraction `part` of a link's length, moved `aside` units to the side. */
function pointAlong({ from: [x, y], to: [toX, toY] }: PlanLink, part: number, aside: number): Point {
  const length = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  return [x + dx * length * part - dy * aside, y + dy * length * part + dx * aside];
}

const lengthOf = ({ from, to }: PlanLink): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

function paintLadder(link: PlanLink, theme: Theme): string {
  const count = Math.floor(lengthOf(link) / RUNG_DISTANCE);
  const rails = [-HALF_BREADTH, HALF_BREADTH].map((aside) =>
    polylinePath([pointAlong(link, -0.03, aside), pointAlong(link, 1.03, aside)]),
  );
  const rungs = Array.from({ length: count }, (_, i) => {
    const part = (i + 0.5) / count;
    return polylinePath([pointAlong(link, part, -HALF_BREADTH), pointAlong(link, part, HALF_BREADTH)]);
  });
  const d = [...rails, ...rungs].join('');
  const line = (stroke: string, width: number) =>
    svgElement('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
  return line(theme.frame, 9) + line(theme.neutral.fill, 5);
}

const SKINS = ['#3f7d4e', '#8a3f5c', '#3c6a93', '#8f6a1f'] as const;

/** Half the breadth of a snake at its neck and at its tail. */
const [NECK, TAIL] = [9, 2];

/** Paints a snake with its head at `from` and its tail at `to`. */
function paintSnake(link: PlanLink, theme: Theme, index: number): string {
  const length = lengthOf(link);
  const bends = Math.max(2, Math.round(length / 110));
  const side = index % 2 ? 1 : -1;
  const steps = bends * 6;
  // Straight at the head, with full bends from a quarter of the length.
  const bendAt = (part: number) =>
    side * Math.sin(part * bends * Math.PI) * 26 * Math.min(1, part * 4) - (link.bow ?? 0) * Math.sin(part * Math.PI);
  const edge = (half: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const part = i / steps;
      return pointAlong(link, part, bendAt(part) + half * (NECK + (TAIL - NECK) * part ** 2));
    });
  const spine = Array.from({ length: steps + 1 }, (_, i) => pointAlong(link, i / steps, bendAt(i / steps)));
  const skin = SKINS[index % SKINS.length]!;
  return (
    svgElement('path', {
      d: `${polylinePath([...edge(1), ...edge(-1).reverse()])}z`,
      fill: skin,
      stroke: theme.frame,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }) +
    svgElement('path', {
      d: polylinePath(spine.slice(0, -3)),
      fill: 'none',
      stroke: theme.neutral.fill,
      'stroke-width': 6,
      'stroke-dasharray': '6 9',
    }) +
    paintHead(link, skin, theme)
  );
}

/** Paints a head that looks away from the tail, with eyes and a forked tongue. */
function paintHead(link: PlanLink, skin: string, theme: Theme): string {
  const [cx, cy] = link.from;
  const at = (ahead: number, aside: number) => pointAlong(link, -ahead / lengthOf(link), aside);
  const tongue = polylinePath([at(18, 0), at(30, 0), at(38, 6)]) + polylinePath([at(30, 0), at(38, -6)]);
  const [eyes, pupils] = [5, 2.4].map((r) => [-8, 8].map((aside) => circlePath(at(6, aside), r)).join(''));
  const turn = (Math.atan2(link.to[1] - cy, link.to[0] - cx) * 180) / Math.PI;
  return (
    svgElement('path', { d: tongue, fill: 'none', stroke: theme.check, 'stroke-width': 4, 'stroke-linecap': 'round' }) +
    svgElement('ellipse', {
      ...{ cx, cy, rx: 23, ry: 16, fill: skin, stroke: theme.frame, 'stroke-width': 3 },
      transform: `rotate(${turn} ${cx} ${cy})`,
    }) +
    svgElement('path', { d: eyes, fill: theme.white.fill, stroke: theme.frame, 'stroke-width': 1.5 }) +
    svgElement('path', { d: pupils, fill: theme.frame })
  );
}

/** Colours of ships, on boards and in the set of ships. */
export const SHIP_PAINT: PaintColors = { fill: '#8f9aa3', edge: '#28323a', fine: '#28323a' };

/** Paints a ship over the squares that it covers. */
function paintShip({ from, to }: PlanLink): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const squares = Math.round(Math.hypot(dx, dy) / PLACE_DISTANCE) + 1;
  const { hull, bridge, deck, holes } = shipPaths(squares, PLACE_DISTANCE);
  const { fill, edge, fine } = SHIP_PAINT;
  const place = `translate(${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2})`;
  const turn = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  return svgElement(
    'g',
    { transform: turn ? `${place} rotate(${turn})` : place, stroke: edge, 'stroke-width': 4 },
    svgElement('path', { d: hull + bridge, fill }) +
      svgElement('path', { d: deck, fill: 'none', 'stroke-width': 2 }) +
      svgElement('path', { d: holes, fill: fine, stroke: 'none' }),
  );
}

const PAINTERS: Readonly<Record<PlanLink['look'], Painter>> = {
  ladder: paintLadder,
  snake: paintSnake,
  ship: paintShip,
};

/** Paints ladders, snakes and ships. */
export const paintLinks = (links: readonly PlanLink[], theme: Theme): string =>
  links.map((link, index) => PAINTERS[link.look](link, theme, index)).join('');
