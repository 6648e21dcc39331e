import { Resvg } from '@resvg/resvg-js';

/**
 * Input of a rendering thread. The SVG has no `<text>`, because no fonts are loaded; the width in pixels has been
 * checked.
 */
export interface PngTask {
  svg: string;
  width: number;
  /** Maximum height in pixels. Rendering time grows with the area, and for some sizes it is infinite. */
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
