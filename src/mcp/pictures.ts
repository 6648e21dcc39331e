import { ok, type Result } from '../lib/result.ts';
import { viewBoxSize } from '../lib/svg.ts';
import type { CallContext } from '../tools/context.ts';
import type { Refusal } from '../tools/errors.ts';
import type { McpContentBlock, ToolPicture } from '../tools/tool.ts';

/** Forms of an answer that a caller can request in `_meta.accept`. JSON is the whole result, without a picture. */
export const ANSWER_FORMS = ['image/png', 'image/svg+xml', 'application/json'] as const;
export type AnswerForm = (typeof ANSWER_FORMS)[number];

export const isAnswerForm = (form: unknown): form is AnswerForm => ANSWER_FORMS.includes(form as AnswerForm);

/** Pixels of a picture that count as one token for a model that sees it. */
const PIXELS_PER_TOKEN = 750;

/** Maximum number of pixels of a PNG that nobody asked for: 1,000 tokens. */
const MAX_PIXELS = 1_000 * PIXELS_PER_TOKEN;

/** Maximum size of a PNG in bytes. */
const MAX_PNG_BYTES = 100_000;

/** Minimum width of a PNG in pixels. */
const MIN_WIDTH = 16;

/** How often a picture is painted again, smaller, before it is sent as it is. */
const MAX_TRIES = 4;

/** Converts a drawing to an image block as SVG. */
export const svgBlock = ({ svg }: ToolPicture): McpContentBlock =>
  imageBlock(new TextEncoder().encode(svg), 'image/svg+xml');

/**
 * Paints a drawing as an image block of at most `MAX_PNG_BYTES`. A picture that the caller did not request has at most
 * `MAX_PIXELS`. Larger ones are painted smaller.
 */
export async function pngBlock(
  { svg, width }: ToolPicture,
  isRequested: boolean,
  { services, signal }: Pick<CallContext, 'services' | 'signal'>,
): Promise<Result<McpContentBlock, Refusal>> {
  let fitting = isRequested ? width : Math.min(width, widthOfPixels(svg, MAX_PIXELS));
  for (let tries = 1; ; tries++) {
    const png = await services.rasterize(svg, fitting, signal);
    if (!png.ok) return png;
    const excess = png.value.length / MAX_PNG_BYTES;
    if (excess <= 1 || fitting <= MIN_WIDTH || tries === MAX_TRIES) return ok(imageBlock(png.value, 'image/png'));
    // The size grows about with the area; a little less, so that one more try is enough.
    fitting = Math.max(MIN_WIDTH, Math.floor((fitting / Math.sqrt(excess)) * 0.9));
  }
}

/** The width at which a drawing has at most `pixels`, by the proportions of its viewBox. */
function widthOfPixels(svg: string, pixels: number): number {
  const { width, height } = viewBoxSize(svg);
  return Math.max(MIN_WIDTH, Math.floor(Math.sqrt((pixels * width) / height)));
}

const imageBlock = (bytes: Uint8Array, mimeType: string): McpContentBlock => ({
  type: 'image',
  data: base64(bytes),
  mimeType,
});

/** Number of bytes converted at a time. All bytes of a picture as arguments of one call would overflow the stack. */
const CHUNK_SIZE = 0x8000;

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_SIZE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_SIZE));
  }
  return btoa(binary);
}
