import { fail, ok, type Result } from '../lib/result.ts';
import { viewBoxSize } from '../lib/svg.ts';
import type { Refusal } from '../tools/errors.ts';
import { IMAGE_WIDTH } from '../tools/image-address.ts';
import { refuseQuery } from '../tools/play/drawing/position-query.ts';

/** A drawing with the width in pixels that it should have. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  /** Number of sheets of paper, if the drawing is one of them: it then has its size in millimetres already. */
  readonly sheets?: number | undefined;
}

export type DrawingResult = Result<Drawing, Refusal>;

/** Reads the width that a query asks for, in pixels; `usual` if it asks for none. */
export function readWidth(query: URLSearchParams, usual: number): Result<number, Refusal> {
  const size = query.get('size');
  if (!size) return ok(usual);
  const width = /^\d{1,4}$/.test(size) ? Number(size) : Number.NaN;
  const { min, max } = IMAGE_WIDTH;
  return width >= min && width <= max ? ok(width) : refuseQuery('size', `a width of ${min} to ${max} pixels`, size);
}

/** Refuses a query that has other parameters than the `known` ones; undefined if it has none. */
export function refuseUnknownKeys(query: URLSearchParams, known: readonly string[]): DrawingResult | undefined {
  const unknown = [...query.keys()].find((key) => !known.includes(key));
  if (unknown === undefined) return undefined;
  const path = unknown.slice(0, 40);
  const expected = `one of ${known.join(', ')}`;
  const message = `Unknown parameter ${JSON.stringify(path)}`;
  return fail({
    code: 'invalid_arguments',
    detail: `${message}. This picture has ${known.join(', ')}.`,
    errors: [{ path, message, expected }],
  });
}

/** Adds a width and the height that belongs to it to the root element of an SVG that has none. */
function withSize(svg: string, width: number): string {
  const ratio = viewBoxSize(svg);
  const height = Math.round((ratio.height / ratio.width) * width * 100) / 100;
  return svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
}

/** Gives the root element of an SVG another width, and the height that belongs to it. */
export function withWidth(svg: string, width: number): string {
  const end = svg.indexOf('>');
  const root = svg.slice(0, end);
  const old = / width="([\d.]{1,12})" height="([\d.]{1,12})"/.exec(root);
  if (!old) return withSize(svg, width);
  const height = Math.round((Number(old[2]) / Number(old[1])) * width * 100) / 100;
  return root.replace(old[0], ` width="${width}" height="${height}"`) + svg.slice(end);
}
