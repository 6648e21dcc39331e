import { svgElement } from '../../lib/svg.ts';
import { bracketsPath, LAST_MOVE_TINT, paintBrackets, signInk } from './marks/brackets.ts';
import { type HighlightedCell, paintHighlight } from './marks/highlights.ts';
import {
  type Label,
  type Point,
  paintLabels,
  polylinePath,
  renderSheetPicture,
  type SheetPicture,
  type StoneColor,
  stonePaint,
} from './plane.ts';
import { type BoardImage, boxAround } from './svg-picture.ts';

/** A line that a player has drawn between two dots. */
export interface LatticeLink {
  readonly stone: StoneColor;
  readonly ends: readonly [Point, Point];
  /** Whether the link is part of the winning connection. */
  readonly isJoined: boolean;
}

/** A board of two interlaced nets of dots, as in Bridg-It. Contains no rules. */
export interface LatticesPicture extends SheetPicture {
  readonly dots: readonly { readonly stone: StoneColor; readonly at: Point }[];
  readonly links: readonly LatticeLink[];
  /** Midpoints of the links that can still be drawn. */
  readonly places: readonly Point[];
  /** Centre of each cell, for highlights. */
  readonly middles: readonly Point[];
  readonly labels: readonly Label[];
  readonly highlights: readonly HighlightedCell[];
  readonly lastMove: readonly number[];
}

const DOT_RADIUS = 17;
const LINK_WIDTH = 16;
/** Distance of a mark from the middle of its place. */
const MARK = 26;

/** Renders a board of two interleaved grids of dots, as in Bridg-It, as SVG without ids or fonts. */
export function renderLattices(picture: LatticesPicture): BoardImage {
  const { theme, dots, labels, places, middles, highlights } = picture;
  const marks = highlights.map(({ key, color }) => {
    const [cx, cy] = middles[key]!;
    return paintHighlight(theme, color, (attributes) => svgElement('circle', { cx, cy, r: MARK, ...attributes }));
  });
  const spots = places.map(([cx, cy]) => svgElement('circle', { cx, cy, r: 5, fill: theme.line }));
  const ends = dots.map(({ stone, at: [cx, cy] }) => {
    const { fill, edge } = stonePaint(theme, stone);
    return svgElement('circle', { cx, cy, r: DOT_RADIUS, fill, stroke: edge, 'stroke-width': 4 });
  });
  const painted =
    paintLastMove(picture) +
    marks.join('') +
    spots.join('') +
    paintLinks(picture) +
    ends.join('') +
    paintLabels(theme, labels);
  return {
    ...renderSheetPicture(picture, [...dots.map(({ at }) => at), ...labels.map(({ at }) => at)], painted),
    cells: middles.map(([x, y], key) => boxAround(key, x, y, MARK)),
  };
}

function paintLastMove({ theme, lastMove, middles }: LatticesPicture): string {
  const boxes = lastMove.map((cell) => {
    const [x, y] = middles[cell]!;
    return { x: x - MARK, y: y - MARK, width: 2 * MARK, height: 2 * MARK };
  });
  const tint = { fill: theme.lastMove, 'fill-opacity': LAST_MOVE_TINT };
  return (
    boxes.map((box) => svgElement('rect', { ...box, ...tint })).join('') +
    paintBrackets(boxes.map((box) => bracketsPath({ ...box, arm: 12 })).join(''), theme)
  );
}

function paintLinks({ theme, links }: LatticesPicture): string {
  return links
    .map(({ stone, ends, isJoined }) => {
      const { fill, edge } = stonePaint(theme, stone);
      const line = (stroke: string, width: number) =>
        svgElement('path', {
          d: polylinePath(ends),
          fill: 'none',
          stroke,
          'stroke-width': width,
          'stroke-linecap': 'round',
        });
      const rim = isJoined
        ? line(signInk(theme), LINK_WIDTH + 23) + line(theme.lastMove, LINK_WIDTH + 18)
        : line(edge, LINK_WIDTH + 6);
      return rim + line(fill, LINK_WIDTH);
    })
    .join('');
}
