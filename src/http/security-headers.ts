import { HTML_MEDIA_TYPE, SVG_MEDIA_TYPE } from '../site/media-types.ts';

const SHARED = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' };

/**
 * Policy of pages. They have style sheets, pictures, forms and scripts of this origin, and an icon in their own text;
 * nothing else is loaded, and no script in a page's text runs.
 */
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Policy of drawings, for readers who open one as a page: nothing but styles inside the drawing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Headers for answers that browsers may show as a page, by media type. */
const HEADERS_BY_TYPE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [HTML_MEDIA_TYPE]: { ...SHARED, 'content-security-policy': PAGE_POLICY },
  [SVG_MEDIA_TYPE]: { ...SHARED, 'content-security-policy': DRAWING_POLICY },
};

/** Returns the headers that protect readers of an answer in a browser; undefined for types that are not pages. */
export const securityHeaders = (mediaType: string | undefined): Readonly<Record<string, string>> | undefined =>
  mediaType === undefined ? undefined : HEADERS_BY_TYPE[mediaType];
