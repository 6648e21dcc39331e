import { findImage } from '../../images/find-image.ts';
import { abortAfter } from '../../lib/abort-after.ts';
import { decodePath } from '../../lib/url.ts';
import { SVG_MEDIA_TYPE } from '../../site/media-types.ts';
import { SERVICES_WITHOUT_THREADS } from '../../tools/services.ts';
import { CACHE_CONTROL, etagMatches } from '../documents.ts';
import type { AppParts, Ctx } from '../parts.ts';
import { replyCacheable, replyRefusal } from '../replies.ts';

/** Answers GET below /img with a picture as SVG or PNG. Nothing is painted for a client that has the picture. */
export async function getImage(parts: AppParts, c: Ctx): Promise<Response> {
  const { services = SERVICES_WITHOUT_THREADS, settings } = parts;
  const { pathname, searchParams } = new URL(c.req.url);
  let signal: AbortSignal | undefined;
  const deadline = () => (signal ??= abortAfter(settings.DEADLINE_MS, c.req.raw.signal));
  const found = await (parts.findImage ?? findImage)(decodePath(pathname), searchParams, deadline);
  if (!found.ok) return replyRefusal(c.env, found.error);
  const { svg, width, format, etag, sheets } = found.value;
  const given = c.req.header('if-none-match');
  const headers = {
    'cache-control': CACHE_CONTROL,
    'x-content-type-options': 'nosniff',
    ...(sheets !== undefined && { 'x-sheets': String(sheets) }),
  };
  if (format === 'svg') {
    const typed = { ...headers, 'content-type': SVG_MEDIA_TYPE };
    return replyCacheable(c.env, given, { body: svg, etag, headers: typed, key: found.value });
  }
  const isKnown = etagMatches(given, etag);
  const png = isKnown ? undefined : await services.rasterize(svg, width, deadline());
  if (png && !png.ok) return replyRefusal(c.env, png.error);
  const body = png ? (png.value as Uint8Array<ArrayBuffer>) : null;
  return replyCacheable(c.env, given, { body, etag, headers: { ...headers, 'content-type': 'image/png' } });
}
