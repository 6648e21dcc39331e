import { viewBoxSize } from '../lib/svg.ts';
import { CARD } from '../tools/image-address.ts';
import { withWidth } from './drawing.ts';

/** Colour of the card, which is that of the pages. */
const GROUND = '#fbf7f0';

/** Free space above and below the drawing, in pixels. */
const MARGIN = 25;

/** Puts a drawing, whole and centred, on a card of the size that links are shown with elsewhere. */
export function asCard(svg: string): string {
  const { width, height } = viewBoxSize(svg);
  const scale = Math.min((CARD.width - 2 * MARGIN) / width, (CARD.height - 2 * MARGIN) / height);
  const drawing = withWidth(svg, Math.round(width * scale));
  const [x, y] = [(CARD.width - width * scale) / 2, (CARD.height - height * scale) / 2].map(Math.round);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}"><rect width="${CARD.width}" height="${CARD.height}" fill="${GROUND}"/>${drawing.replace('<svg ', `<svg x="${x}" y="${y}" `)}</svg>`;
}
