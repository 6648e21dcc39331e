import { html } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { HexScene } from './hex-scene.ts';
import type { ShownMap } from './messages.ts';

/** Width in pixels below which a hex is hard to point at. */
const SMALL_HEX = 26;

/** Most columns of a map that is enlarged at once so that its hexes can be pointed at. Larger ones are first seen whole. */
const MAX_ENLARGED = 30;

/** Factor of one step of zoom, and the largest zoom. */
const [ZOOM_STEP, MAX_ZOOM] = [1.5, 12];

/** The zoom with which a map is first shown in a place of this width. */
export function startZoom({ numbers }: HexScene, width: number): number {
  if (numbers.columns > MAX_ENLARGED || width === 0) return 1;
  return Math.max(1, (SMALL_HEX * (numbers.columns + 1)) / width);
}

export const zoomButtons = (zoom: number, change: (zoom: number) => void) => html`<button
    type="button"
    ?disabled=${zoom <= 1}
    @click=${() => change(Math.max(1, zoom / ZOOM_STEP))}
  >
    Smaller
  </button>
  <button type="button" ?disabled=${zoom >= MAX_ZOOM} @click=${() => change(Math.min(MAX_ZOOM, zoom * ZOOM_STEP))}>Larger</button>`;

/** The legend of a map. The table of ground says the same in words. */
export const legendView = ({ legend, background }: ShownMap) => html`<svg
  class="map-legend"
  viewBox=${`0 0 ${legend.width} ${legend.height}`}
  role="img"
  aria-label="Legend of the map"
>
  <rect width=${legend.width} height=${legend.height} fill=${background}></rect>
  ${unsafeSVG(legend.svg)}
</svg>`;
