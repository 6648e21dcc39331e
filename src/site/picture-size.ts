import { viewBoxSize } from '../lib/svg.ts';

/** Width in pixels that pictures are given before the style sheet, which keeps their shape, says another one. */
const WIDTH = 480;

/** The attributes of the size of a drawing, so that the text below keeps its place when the picture comes. */
export function sizeOf(svg: string, width = WIDTH): string {
  const box = viewBoxSize(svg);
  return `width="${width}" height="${Math.round((width * box.height) / box.width)}"`;
}
