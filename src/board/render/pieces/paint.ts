import { element } from '../../../lib/svg.ts';
import { lettering } from '../lettering.ts';
import { type Outline, placed } from '../path.ts';
import type { Paint, Theme } from '../themes.ts';
import { type PieceFace, shapeFor } from './faces.ts';

/** Where a piece's box of 100 by 100 begins in a cell of 90: its foot stands a little above the cell's lower edge. */
const INSET_X = -5;
const INSET_Y = -4;

/** A piece and the upper left corner of its cell. */
export interface Standing {
  face: PieceFace;
  x: number;
  y: number;
}

/**
 * All pieces of a colour share a few paths, one for each layer: small, quick, and without ids that another drawing on
 * the page could take away.
 */
export function paintPieces(standing: readonly Standing[], theme: Theme): string {
  const of = (color: PieceFace['color']) => standing.filter(({ face }) => face.color === color);
  return (
    paintColor(of('white'), theme.white) +
    paintColor(of('black'), theme.black) +
    paintColor(of('neutral'), theme.neutral) +
    paintPromoted(
      standing.filter(({ face }) => face.promoted),
      theme,
    )
  );
}

function paintColor(standing: readonly Standing[], paint: Paint): string {
  if (standing.length === 0) return '';
  const shapes = standing.map(({ face, x, y }) => ({ shape: shapeFor(face), x, y }));
  const layer = (pick: (shape: (typeof shapes)[number]['shape']) => readonly Outline[] | undefined): string => {
    let data = '';
    for (const { shape, x, y } of shapes) data += placed(pick(shape) ?? [], x + INSET_X, y + INSET_Y);
    return data;
  };
  const depth = Math.max(...shapes.map(({ shape }) => shape.bodies.length));
  const bodies = Array.from({ length: depth }, (_, i) => path(layer(({ bodies }) => bodies[i])));
  const lines = path(
    layer(({ lines }) => lines),
    { fill: 'none', stroke: paint.fine, 'stroke-width': 2.2 },
  );
  const marks = path(
    layer(({ marks }) => marks),
    { fill: paint.fine, stroke: 'none' },
  );
  const group = { fill: paint.fill, stroke: paint.edge, 'stroke-width': 2.8, 'stroke-linejoin': 'round' };
  return element('g', { ...group, 'stroke-linecap': 'round' }, bodies.join('') + lines + marks);
}

const path = (d: string, attributes = {}): string => (d === '' ? '' : element('path', { d, ...attributes }));

/** A plus at the upper right of what was promoted, where that matters: it turns back when it is taken. */
function paintPromoted(standing: readonly Standing[], theme: Theme): string {
  if (standing.length === 0) return '';
  const discs = standing.map(({ x, y }) => `M${x + 63} ${y + 16}a12 12 0 1 1 24 0a12 12 0 1 1-24 0z`);
  const signs = standing.map(({ x, y }) => lettering('+', 28, x + 75, y + 16.5));
  return path(discs.join(''), { fill: theme.badge }) + path(signs.join(''), { fill: theme.badgeText });
}
