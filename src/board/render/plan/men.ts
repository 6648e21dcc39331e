import { svgElement } from '../../../lib/svg.ts';
import { letteringPath } from '../lettering.ts';
import type { PieceFace } from '../pieces/faces.ts';
import { paintPieces } from '../pieces/paint.ts';
import type { PieceSet } from '../pieces/sets.ts';
import type { Point } from '../plane.ts';
import type { Theme } from '../themes.ts';
import { type PlayerColor, playerPaint } from './tones.ts';

/** A man of a two-player game, drawn as a piece of a piece set. */
interface SidedMan {
  readonly at: Point;
  readonly set: PieceSet;
  readonly face: PieceFace;
  /** Size relative to a normal piece. Default: 1. */
  readonly scale?: number;
}

/** A man of a game for many players, drawn as a disc in the player's colour. */
interface ColoredMan {
  readonly at: Point;
  readonly color: PlayerColor;
  readonly scale?: number;
  /** Number of men in the stack, if there are several. */
  readonly count?: number;
}

/** A man to draw on a board. */
export type Man = SidedMan | ColoredMan;

/** Half the side of a cell: men are positioned by their cell's upper left corner. */
const HALF = 45;

export const paintMen = (men: readonly Man[], theme: Theme): string => {
  const sided = men.filter((man): man is SidedMan => 'set' in man);
  const keys = sided.map(({ set, scale = 1 }) => `${set} ${scale}`);
  const groups = [...new Set(keys)].map((key) => sided.filter((_, index) => keys[index] === key));
  return groups.map((group) => paintGroup(group, theme)).join('') + paintTokens(men);
};

function paintGroup(men: readonly SidedMan[], theme: Theme): string {
  const { set, scale = 1 } = men[0]!;
  const standing = men.map(({ face, at: [x, y] }) => ({ face, x: x / scale - HALF, y: y / scale - HALF }));
  const painted = paintPieces(standing, theme, { set, orientation: 0 });
  return scale === 1 ? painted : svgElement('g', { transform: `scale(${scale})` }, painted);
}

const RADIUS = 30;

function paintTokens(men: readonly Man[]): string {
  return men
    .map((man) => {
      if ('set' in man) return '';
      const { at, color, scale = 1, count } = man;
      const { fill, ink } = playerPaint(color);
      const [cx, cy] = at;
      const r = RADIUS * scale;
      return (
        svgElement('circle', { cx, cy, r, fill, stroke: '#1c1c1c', 'stroke-width': 2.5 }) +
        svgElement('circle', {
          cx,
          cy,
          r: r * 0.62,
          fill: 'none',
          stroke: ink,
          'stroke-opacity': 0.6,
          'stroke-width': 2,
        }) +
        (count ? svgElement('path', { d: letteringPath(String(count), r, cx, cy), fill: ink }) : '')
      );
    })
    .join('');
}
