import { Resvg } from '@resvg/resvg-js';

/** Input of a rendering thread: an SVG without `<text>` (no fonts are loaded) and a checked width in pixels. */
export interface PngTask {
  svg: string;
  width: number;
  /** Maximum height in pixels. Rendering time grows with the area; for some sizes it never ends. */
  maxHeight: number;
}

/**
 * Renders one SVG as PNG. A thread runs this function as the default export of its file. Throws RangeError if the
 * picture would be too tall. @public
 */
export default function paint({ svg, width, maxHeight }: PngTask): Uint8Array {
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  const height = (drawing.height * width) / drawing.width;
  if (!(height >= 1 && height <= maxHeight)) throw new RangeError(`a picture of ${width} by ${height} pixels`);
  return drawing.render().asPng();
}
