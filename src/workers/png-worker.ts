import { Resvg } from '@resvg/resvg-js';

/** What a thread gets: a drawing without text (no fonts are looked for) and a width in pixels that was checked. */
export interface PngTask {
  svg: string;
  width: number;
  /** Taller than this is refused; the time to paint grows with the area, for some sizes without end. */
  maxHeight: number;
}

/**
 * Paints one drawing. Called in a thread, by the name of this file.
 * @public
 */
export default function paint({ svg, width, maxHeight }: PngTask): Uint8Array {
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  const height = (drawing.height * width) / drawing.width;
  if (!(height >= 1 && height <= maxHeight)) throw new RangeError(`a picture of ${width} by ${height} pixels`);
  return drawing.render().asPng();
}
