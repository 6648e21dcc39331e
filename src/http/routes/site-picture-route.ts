import { abortAfter } from '../../lib/abort-after.ts';
import { SITE_PICTURES, type SitePicture } from '../../site/icons.ts';
import { SERVICES_WITHOUT_THREADS } from '../../tools/services.ts';
import { etagMatches, etagOf } from '../documents.ts';
import { icoOf } from '../ico.ts';
import type { AppParts, Ctx, Handler } from '../parts.ts';
import { replyCacheable, replyRefusal } from '../replies.ts';

/** Pictures of the site change with a new version at most, and an old one does no harm. */
const CACHE_CONTROL = 'public, max-age=86400';

/** Makes the routes of the pictures of the site. Each is painted at the first request for it, and kept. */
export function sitePictureRoutes(parts: AppParts): readonly (readonly [path: string, handler: Handler])[] {
  const painted = new Map<string, Uint8Array<ArrayBuffer>>();
  return SITE_PICTURES.map((one) => [one.path, (c) => sendPicture(parts, c, one, painted)]);
}

async function sendPicture(
  { services = SERVICES_WITHOUT_THREADS, settings }: AppParts,
  c: Ctx,
  { path, svg, width, isIco = false }: SitePicture,
  painted: Map<string, Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const etag = etagOf(`${path} ${svg}`);
  const given = c.req.header('if-none-match');
  const headers = {
    'cache-control': CACHE_CONTROL,
    'content-type': isIco ? 'image/x-icon' : 'image/png',
    'x-content-type-options': 'nosniff',
  };
  const known = painted.get(path);
  if (known || etagMatches(given, etag)) return replyCacheable(c.env, given, { body: known ?? null, etag, headers });
  const png = await services.rasterize(svg, width, abortAfter(settings.DEADLINE_MS, c.req.raw.signal));
  if (!png.ok) return replyRefusal(c.env, png.error);
  const body = isIco ? icoOf(png.value, width) : (png.value as Uint8Array<ArrayBuffer>);
  painted.set(path, body);
  return replyCacheable(c.env, given, { body, etag, headers });
}
