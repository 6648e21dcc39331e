import { Resvg } from '@resvg/resvg-js';
import { svgOf } from '../../src/gallery/picture.ts';
import type { Tile } from '../../src/gallery/tiles/tile-set.ts';

/** A painted card: whether there is ink at each pixel, row by row. */
export interface PaintedCard {
  readonly width: number;
  readonly height: number;
  /** Colour of each pixel as red, green, blue and opacity. */
  readonly pixels: Uint8Array;
  readonly ink: Uint8Array;
}

/** Paints a card with `scale` pixels per unit. Whatever differs clearly from `paper` counts as ink. */
export function paintCard(tile: Tile, scale: number, paper: readonly [number, number, number]): PaintedCard {
  const svg = svgOf(tile, tile.name, Math.max(tile.width, tile.height) * scale);
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const ink = Uint8Array.from({ length: width * height }, (_, i) =>
    Math.max(...paper.map((channel, k) => Math.abs(channel - pixels[4 * i + k]!))) > 60 ? 1 : 0,
  );
  return { width, height, pixels, ink };
}

/** Counts connected patches of ink within a margin, leaving out specks of less than `least` pixels. */
export function countPatches({ width, height, ink }: PaintedCard, margin: number, least: number): number {
  const seen = new Uint8Array(ink.length);
  const isOpen = (at: number): boolean => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const inside = x >= margin && y >= margin && x < width - margin && y < height - margin;
    return inside && ink[at] === 1 && seen[at] === 0;
  };
  let patches = 0;
  for (let start = 0; start < ink.length; start++) {
    if (!isOpen(start)) continue;
    const open = [start];
    seen[start] = 1;
    let size = 0;
    while (open.length) {
      const at = open.pop()!;
      size++;
      for (const next of [
        at - 1,
        at + 1,
        at - width,
        at + width,
        at - width - 1,
        at - width + 1,
        at + width - 1,
        at + width + 1,
      ])
        if (isOpen(next)) {
          seen[next] = 1;
          open.push(next);
        }
    }
    if (size >= least) patches++;
  }
  return patches;
}
