import { escapeXml, svgElement } from '../../lib/svg.ts';

/** A rendered picture with its size in pixels. */
export interface SvgImage {
  svg: string;
  width: number;
  height: number;
  /** The drawn area, in drawing units. */
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The box of a cell in a picture, in drawing units: where a pointer hits the cell. */
export interface CellBox {
  readonly key: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of a board, with the drawn area and the boxes of its cells. */
export interface BoardImage extends SvgImage {
  readonly cells: readonly CellBox[];
}

/** The box of a cell around its middle. */
export const boxAround = (key: number, x: number, y: number, reach: number): CellBox => ({
  key,
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

/** What a picture is called, and how large it is. */
export interface PictureFrame {
  readonly title: string;
  /** What the picture shows, for those who cannot see it. */
  readonly description: string;
  /** Width in pixels; the height follows from the width. */
  readonly width: number;
  /** The drawn area, in drawing units. */
  readonly box: { readonly x?: number; readonly y?: number; readonly width: number; readonly height: number };
}

/**
 * Frames what was painted as SVG without ids, fonts or styles, so that any number of pictures can share a page. The
 * description is in the label, because some screen readers skip `<desc>`, and a reference to it would need an id.
 */
export function svgPicture({ title, description, width, box }: PictureFrame, painted: string): SvgImage {
  const height = Math.round((width * box.height) / box.width);
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `${box.x ?? 0} ${box.y ?? 0} ${box.width} ${box.height}`,
    role: 'img',
    'aria-label': description === '' ? title : `${title}. ${description}`,
  };
  const svg = svgElement('svg', root, svgElement('title', {}, escapeXml(title)) + painted);
  return { svg, width, height, box: { x: 0, y: 0, ...box } };
}
