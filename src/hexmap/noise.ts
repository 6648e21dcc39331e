import type { Rng } from '../lib/rng.ts';
import type { HexGrid } from './grid.ts';

/**
 * Half the square root of 3: the distance between rows of hexes. A literal, so that it is the same on every platform.
 */
export const HEX_ROW_HEIGHT = 0.8660254037844386;

/**
 * Generates smooth random heights for hexes, roughly from 0 to 1. Uses value noise on a square lattice with
 * interpolation; each octave has half the wavelength (`width`, in hexes) and half the weight of the one before. Only
 * sums, products and rounding are used, so that the result is the same on every platform.
 */
export function randomHeights(grid: HexGrid, rng: Rng, width: number, octaves = 3): Float64Array {
  const heights = new Float64Array(grid.size);
  let [weight, sum] = [1, 0];
  for (let octave = 0, scale = width; octave < octaves; octave++, scale /= 2, weight /= 2) {
    addOctave(grid, rng, scale, weight, heights);
    sum += weight;
  }
  return heights.map((height) => height / sum);
}

function addOctave(grid: HexGrid, rng: Rng, scale: number, weight: number, heights: Float64Array): void {
  const left = grid.minQ + grid.minR / 2 - grid.rows / 2 - 1;
  const columns = Math.ceil((grid.columns + grid.rows + 4) / scale) + 2;
  const rows = Math.ceil((grid.rows * HEX_ROW_HEIGHT + 2) / scale) + 2;
  const lattice = Float64Array.from({ length: columns * rows }, () => rng.next() / 0x100000000);
  for (let hex = 0; hex < grid.size; hex++) {
    const x = (grid.q[hex]! + grid.r[hex]! / 2 - left) / scale;
    const y = ((grid.r[hex]! - grid.minR) * HEX_ROW_HEIGHT) / scale;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const at = row * columns + column;
    const [fx, fy] = [smoothstep(x - column), smoothstep(y - row)];
    const upper = lattice[at]! + (lattice[at + 1]! - lattice[at]!) * fx;
    const lower = lattice[at + columns]! + (lattice[at + columns + 1]! - lattice[at + columns]!) * fx;
    heights[hex] = heights[hex]! + weight * (upper + (lower - upper) * fy);
  }
}

/** Maps a fraction from 0 to 1 to a smooth S-curve from 0 to 1. */
const smoothstep = (part: number): number => part * part * (3 - 2 * part);
