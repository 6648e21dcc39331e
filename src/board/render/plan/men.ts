import { svgElement } from '../../../lib/svg.ts';
import { paintTokenDisc } from '../circuit-tokens.ts';
import { roundToTenth } from '../path.ts';
import type { PieceFace } from '../pieces/faces.ts';
import { paintPieces, paintShapes } from '../pieces/paint.ts';
import type { PieceSet } from '../pieces/sets.ts';
import type { PieceShape } from '../pieces/shape.ts';
import type { Point } from '../plane.ts';
import { paintTexts } from '../text/texts.ts';
import type { PaintColors, Theme } from '../themes.ts';
import { playerSignPath } from './player-signs.ts';
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
  /** Letter of the player, who is thus known by more than a colour. */
  readonly letter?: string;
}

/** A piece with a drawing and colours of its own. */
export interface DrawnPiece {
  readonly shape: PieceShape;
  readonly paint: PaintColors;
  /** SVG of what is written on the piece, in the box of its cell. */
  readonly label: string;
  /** The point of the piece, in the box of its cell, that lies on the middle of its place. */
  readonly middle: Point;
  /** Whether it stands upright in a hole, which it does not cover. */
  readonly isPin: boolean;
}

/** A man that is drawn as such a piece. */
export interface DrawnMan {
  readonly at: Point;
  readonly piece: DrawnPiece;
  readonly scale?: number;
}

/** A man to draw on a board. */
export type Man = SidedMan | ColoredMan | DrawnMan;

/** Half the side of a cell: men are positioned by their cell's upper left corner. */
const HALF = 45;

export const paintMen = (men: readonly Man[], theme: Theme): string => {
  const sided = men.filter((man) => 'set' in man);
  const drawn = men.filter((man) => 'piece' in man);
  return [
    ...groupsBy(sided, ({ set }) => set).map((group) => paintSided(group, theme)),
    ...groupsBy(drawn, ({ piece }) => Object.values(piece.paint).join()).map(paintDrawn),
    paintTokens(men),
  ].join('');
};

/** Groups men of one key and size: they are painted together. */
function groupsBy<One extends Man>(men: readonly One[], keyOf: (man: One) => string): One[][] {
  const keys = men.map((man) => `${keyOf(man)} ${man.scale ?? 1}`);
  return [...new Set(keys)].map((key) => men.filter((_, index) => keys[index] === key));
}

/** Corner of a man's cell, on a board that is drawn at a scale. */
const cornerOf = ({ at: [x, y], scale = 1 }: Man) => ({ x: x / scale - HALF, y: y / scale - HALF });

/** Corner of the cell of a piece that lies on the middle of its place. */
function pieceCornerOf({ at: [x, y], scale = 1, piece }: DrawnMan) {
  const [middleX, middleY] = piece.middle;
  return { x: roundToTenth(x / scale - middleX), y: roundToTenth(y / scale - middleY) };
}

const scaled = (scale: number, painted: string): string =>
  scale === 1 ? painted : svgElement('g', { transform: `scale(${scale})` }, painted);

function paintSided(men: readonly SidedMan[], theme: Theme): string {
  const { set, scale = 1 } = men[0]!;
  const standing = men.map((man) => ({ face: man.face, ...cornerOf(man) }));
  return scaled(scale, paintPieces(standing, theme, { set, orientation: 0 }));
}

function paintDrawn(men: readonly DrawnMan[]): string {
  const { piece, scale = 1 } = men[0]!;
  const placed = men.map((man) => ({ shape: man.piece.shape, ...pieceCornerOf(man) }));
  const labels = men.map((man) => {
    const { x, y } = pieceCornerOf(man);
    return man.piece.label && svgElement('g', { transform: `translate(${x} ${y})` }, man.piece.label);
  });
  return scaled(scale, paintShapes(placed, piece.paint) + labels.join(''));
}

const RADIUS = 30;

function paintTokens(men: readonly Man[]): string {
  return men
    .map((man) => {
      if (!('color' in man)) return '';
      const { at, color, scale = 1, count, letter } = man;
      const word = letter ?? (count ? String(count) : '');
      const { fill, ink } = playerPaint(color);
      const [cx, cy] = at;
      const r = RADIUS * scale;
      return (
        paintTokenDisc(fill, cx, cy, r) +
        (letter ? '' : svgElement('path', { d: playerSignPath(color, at, 0.6 * r), fill: ink })) +
        (word ? paintTexts([{ text: word, size: letter ? r * 1.2 : r, x: cx, y: cy }], ink) : '')
      );
    })
    .join('');
}
