import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentCoding } from './accept.ts';
import type { Compress } from './replies.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** How hard each coding works, from 0 to 11 for Brotli and 9 for gzip. */
interface Effort {
  br: number;
  gzip: number;
}

/** For answers that are compressed once and sent often. Brotli's 10 and 11 take ten times as long for a few per cent. */
const STATIC_EFFORT: Effort = { br: 9, gzip: 9 };
/** For answers that are sent once. */
const ANSWER_EFFORT: Effort = { br: 4, gzip: 5 };

async function compressed(body: string, coding: ContentCoding, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort.br };
  return coding === 'br' ? brotliAsync(body, { params }) : gzipAsync(body, { level: effort.gzip });
}

/**
 * Creates the function that compresses answers, in the thread pool of Node. The results of bodies that come with a key,
 * an object that stands for a text that does not change, are kept as long as that object.
 */
export function createCompress(): Compress {
  const kept = new WeakMap<object, Map<ContentCoding, Promise<Uint8Array<ArrayBuffer>>>>();
  return (body, coding, key) => {
    if (!key) return compressed(body, coding, ANSWER_EFFORT);
    const byCoding = kept.get(key) ?? new Map<ContentCoding, Promise<Uint8Array<ArrayBuffer>>>();
    kept.set(key, byCoding);
    const known = byCoding.get(coding) ?? compressed(body, coding, STATIC_EFFORT);
    byCoding.set(coding, known);
    return known;
  };
}
