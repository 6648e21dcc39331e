import { svgElement } from '../../../lib/svg.ts';
import { type Outline, PathWriter } from '../path.ts';
import { paintTexts } from '../text/texts.ts';
import { invertPaint, type PaintColors, type Theme } from '../themes.ts';
import type { PieceFace } from './faces.ts';
import { type PieceSet, pieceStyleOf } from './sets.ts';
import type { PieceShape } from './shape.ts';

/** Horizontal offset of a piece's box of 100 by 100 from its cell of 90 by 90. */
export const INSET_X = -5;
/** Vertical offset of a piece's box from its cell, which puts the foot a little above the cell's lower edge. */
export const INSET_Y = -4;

/** A piece and the upper left corner of its cell. */
export interface PlacedPiece {
  face: PieceFace;
  x: number;
  y: number;
}

/** How to draw pieces: the piece set, and the seat at the bottom. */
export interface PieceRenderOptions {
  set: PieceSet;
  orientation: 0 | 1;
}

/** A shape and the upper left corner of its cell. */
export interface PlacedShape {
  shape: PieceShape;
  x: number;
  y: number;
}

const COLORS = ['white', 'black', 'neutral'] as const;

/**
 * Paints pieces. All pieces of a colour share one path per layer, which is small and fast and needs no ids; ids could
 * clash with other drawings on the page.
 */
export function paintPieces(
  standing: readonly PlacedPiece[],
  theme: Theme,
  { set, orientation }: PieceRenderOptions,
): string {
  const above = orientation === 0 ? 'black' : 'white';
  const groups = new Map<string, { paint: PaintColors; shapes: PlacedShape[] }>();
  const sorted = COLORS.flatMap((color) => standing.filter(({ face }) => face.color === color));
  for (const { face, x, y } of sorted) {
    const style = pieceStyleOf(set, face.color);
    const paint = style.paint(face, theme);
    const key = Object.values(paint).join();
    const group = groups.get(key) ?? { paint, shapes: [] };
    group.shapes.push({ shape: style.shape(face, style.facesOpponent === true && face.color === above), x, y });
    groups.set(key, group);
  }
  const badged = standing.filter(({ face }) => face.promoted && pieceStyleOf(set, face.color).hasBadges);
  return (
    [...groups.values()].map(({ paint, shapes }) => paintShapes(shapes, paint)).join('') + paintPromoted(badged, theme)
  );
}

/** Paints a single shape in the box of its cell. */
export const paintShape = (shape: PieceShape, paint: PaintColors): string =>
  paintShapes([{ shape, x: 0, y: 0 }], paint);

/** Paints shapes in the same colours. */
export function paintShapes(shapes: readonly PlacedShape[], paint: PaintColors): string {
  const inlays = shapes.flatMap(({ shape: { inlay }, x, y }) => (inlay ? [{ shape: inlay, x, y }] : []));
  return (
    paintLayers(shapes, paint, { body: 2.8, line: 2.2 }) +
    (inlays.length > 0
      ? paintLayers(inlays, { ...invertPaint(paint), edge: paint.fill }, { body: 1.2, line: 1.6 })
      : '')
  );
}

function paintLayers(
  shapes: readonly PlacedShape[],
  paint: PaintColors,
  widths: { body: number; line: number },
): string {
  const layer = (pick: (shape: PieceShape) => readonly Outline[] | undefined): string => {
    const writer = new PathWriter();
    for (const { shape, x, y } of shapes) writer.add(pick(shape) ?? [], x + INSET_X, y + INSET_Y);
    return writer.data;
  };
  const depth = Math.max(...shapes.map(({ shape }) => shape.bodies.length));
  const bodies = Array.from({ length: depth }, (_, i) => path(layer(({ bodies }) => bodies[i])));
  const lines = path(
    layer(({ lines }) => lines),
    { fill: 'none', stroke: paint.fine, 'stroke-width': widths.line },
  );
  const marks = path(
    layer(({ marks }) => marks),
    { fill: paint.fine, stroke: 'none' },
  );
  const pens = [...new Set(shapes.flatMap(({ shape: { letters } }) => letters?.pen ?? []))];
  const letters = pens.map((pen) =>
    path(
      layer((shape) => (shape.letters?.pen === pen ? shape.letters.lines : [])),
      { fill: 'none', stroke: paint.fine, 'stroke-width': pen },
    ),
  );
  const group = { fill: paint.fill, stroke: paint.edge, 'stroke-width': widths.body, 'stroke-linejoin': 'round' };
  return svgElement('g', { ...group, 'stroke-linecap': 'round' }, bodies.join('') + lines + marks + letters.join(''));
}

const path = (d: string, attributes = {}): string => (d === '' ? '' : svgElement('path', { d, ...attributes }));

/**
 * Paints a plus sign at the upper right of promoted pieces, because players must know that these are demoted when
 * captured.
 */
function paintPromoted(standing: readonly PlacedPiece[], theme: Theme): string {
  if (standing.length === 0) return '';
  const discs = standing.map(({ x, y }) => `M${x + 63} ${y + 16}a12 12 0 1 1 24 0a12 12 0 1 1-24 0z`);
  const signs = standing.map(({ x, y }) => ({ text: '+', size: 28, x: x + 75, y: y + 16.5 }));
  return path(discs.join(''), { fill: theme.badge }) + paintTexts(signs, theme.badgeText);
}
