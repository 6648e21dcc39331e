import { hashHex } from '../lib/hash.ts';

/** A text that stays the same while the service runs: made when first asked for, with its ETag. */
export interface Document {
  path: string;
  type: string;
  read(): { body: string; etag: string };
}

export function createDocument(path: string, type: string, make: () => string): Document {
  let made: { body: string; etag: string } | undefined;
  return {
    path,
    type,
    read: () => {
      if (!made) {
        const body = make();
        made = { body, etag: etagOf(body) };
      }
      return made;
    },
  };
}

/** A strong validator: equal texts have equal ones. */
export const etagOf = (body: string): string => `"${hashHex(body)}"`;

/** RFC 9110 §13.1.2: weak comparison of an If-None-Match header. */
export const etagMatches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
