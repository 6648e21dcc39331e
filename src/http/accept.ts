/** Media types in which results can be sent. The first is for callers without a preference. */
const MEDIA_TYPES = ['application/json', 'image/svg+xml', 'image/png'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/**
 * Picks the media type that an Accept header prefers (RFC 9110 §12.5.1), or JSON if the header accepts none of
 * `MEDIA_TYPES`.
 */
export function preferredMediaType(accept: string | undefined): MediaType {
  if (!accept) return 'application/json';
  const ranges = accept.slice(0, 1_000).split(',').map(readRange);
  const rated = MEDIA_TYPES.map((form) => ({ form, quality: qualityOf(form, ranges) }));
  return rated.reduce((best, one) => (one.quality > best.quality ? one : best)).form;
}

/** Content codings in which answers can be compressed, the better one first. */
const CODINGS = ['br', 'gzip'] as const;
export type ContentCoding = (typeof CODINGS)[number];

/** Picks the coding that an Accept-Encoding header prefers (RFC 9110 §12.5.3); undefined if it accepts neither. */
export function preferredCoding(acceptEncoding: string | null | undefined): ContentCoding | undefined {
  if (!acceptEncoding) return undefined;
  const ranges = acceptEncoding.slice(0, 1_000).split(',').map(readRange);
  const qualityFor = (coding: string) => ranges.find(({ type }) => type === coding || type === '*')?.quality ?? 0;
  const best = CODINGS.reduce((one, other) => (qualityFor(other) > qualityFor(one) ? other : one));
  return qualityFor(best) > 0 ? best : undefined;
}

interface Range {
  type: string;
  quality: number;
}

function readRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}

/**
 * Returns the quality value of a media type, from the most specific range of the Accept header that covers it; 0 if
 * none does.
 */
function qualityOf(mediaType: MediaType, ranges: readonly Range[]): number {
  const coveringTypes = [mediaType, `${mediaType.split('/')[0]}/*`, '*/*'];
  for (const type of coveringTypes) {
    const range = ranges.find((one) => one.type === type);
    if (range) return range.quality;
  }
  return 0;
}
