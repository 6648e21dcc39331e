import { ok, type Result } from '../lib/result.ts';
import type { CallContext } from '../tools/context.ts';
import type { Refusal } from '../tools/errors.ts';
import type { McpContentBlock, ToolPicture } from '../tools/tool.ts';

/** Media types of pictures that a caller can request in `_meta.accept`. */
export const PICTURE_TYPES = ['image/png', 'image/svg+xml'] as const;
export type PictureFormat = (typeof PICTURE_TYPES)[number];

export const isPictureType = (form: unknown): form is PictureFormat => PICTURE_TYPES.includes(form as PictureFormat);

/** Converts a drawing to an MCP image block. */
export async function imageBlock(
  { svg, width }: ToolPicture,
  mimeType: PictureFormat,
  { services, signal }: Pick<CallContext, 'services' | 'signal'>,
): Promise<Result<McpContentBlock, Refusal>> {
  const image = (bytes: Uint8Array): McpContentBlock => ({ type: 'image', data: base64(bytes), mimeType });
  if (mimeType === 'image/svg+xml') return ok(image(new TextEncoder().encode(svg)));
  const png = await services.rasterize(svg, width, signal);
  return png.ok ? ok(image(png.value)) : png;
}

/** Number of bytes converted at a time. All bytes of a picture as arguments of one call would overflow the stack. */
const CHUNK_SIZE = 0x8000;

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_SIZE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_SIZE));
  }
  return btoa(binary);
}
