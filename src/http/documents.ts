import { hashHex } from '../lib/hash.ts';

/** Caching of answers for 5 minutes. They change only with a new version of the service. */
export const CACHE_CONTROL = 'public, max-age=300';

/** A text that does not change while the service runs. Text and ETag are made at the first request. */
export interface StaticDocument {
  path: string;
  type: string;
  read(): { body: string; etag: string };
}

export function createStaticDocument(path: string, type: string, make: () => string): StaticDocument {
  let cached: { body: string; etag: string } | undefined;
  return {
    path,
    type,
    read: () => {
      if (!cached) {
        const body = make();
        cached = { body, etag: etagOf(body) };
      }
      return cached;
    },
  };
}

/** Returns the strong ETag of a text, which is its hash. */
export const etagOf = (body: string): string => `"${hashHex(body)}"`;

/** Whether an If-None-Match header matches an ETag by weak comparison (RFC 9110 §13.1.2). */
export const etagMatches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
