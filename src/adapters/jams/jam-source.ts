import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** The text of a source, with a version by which the next load detects a change. */
export interface JamSourceCopy {
  version: string | undefined;
  text: string;
}

/** A file or web address from which the list of game jams is read. */
export interface JamSource {
  /** Loads the text, or returns undefined if the version `mark` is still current. Rejects with `JamSourceError`. */
  load(mark: string | undefined, signal?: AbortSignal): Promise<JamSourceCopy | undefined>;
}

/**
 * An error that says why a source cannot be read. Its message contains no path or address, so that it can be published.
 */
export class JamSourceError extends Error {}

/** Limits of one load: `maxBytes` for the size of the text, `timeoutMs` for the wait. */
export interface JamSourceLimits {
  maxBytes: number;
  timeoutMs: number;
}

export const isWebAddress = (source: string): boolean => /^https?:\/\//i.test(source);

export const openJamSource = (source: string, bounds: JamSourceLimits): JamSource =>
  isWebAddress(source) ? openWebSource(source, bounds) : openFileSource(source, bounds);

/**
 * Returns a source that reads a file. The version combines inode, size and times, so that another file moved to the
 * path also counts as a change.
 */
export function openFileSource(path: string, { maxBytes }: Pick<JamSourceLimits, 'maxBytes'>): JamSource {
  return {
    async load(mark) {
      const file = await openFile(path);
      try {
        const stat = await file.stat({ bigint: true });
        if (!stat.isFile()) throw new JamSourceError('The source is not a file.');
        if (stat.size > maxBytes) throw tooLarge(maxBytes);
        const current = [stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join();
        return current === mark
          ? undefined
          : { version: current, text: decodeUtf8(await readBytes(chunksOfFile(file), maxBytes)) };
      } finally {
        await file.close();
      }
    },
  };
}

/** Opens a file in non-blocking mode. Otherwise opening a pipe that nobody writes to would wait forever. */
async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new JamSourceError(code === 'ENOENT' ? 'The file is not there.' : `The file cannot be opened (${code}).`);
  }
}

async function* chunksOfFile(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(65_536), 0, 65_536);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

/**
 * Returns a source that reads a web address. The version is the ETag or the Last-Modified date that the server sent; it
 * makes the next request conditional.
 */
export function openWebSource(address: string, { maxBytes, timeoutMs }: JamSourceLimits): JamSource {
  return {
    async load(mark, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetchWithinOrigin(address, {
          headers: { accept: 'application/json', ...(mark !== undefined && conditionalHeader(mark)) },
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        if (response.status === 304 && mark !== undefined) return undefined;
        return { version: versionOf(response), text: await textOf(response, maxBytes) };
      } catch (error) {
        if (error instanceof JamSourceError) throw error;
        if (timeout.aborted) throw new JamSourceError(`The source did not answer within ${timeoutMs} ms.`);
        throw new JamSourceError(`The source cannot be reached${causeText(error)}.`);
      }
    },
  };
}

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/** Maximum number of redirects that are followed. */
const MAX_REDIRECTS = 3;

/**
 * Fetches an address and follows redirects within its origin only: another one was not configured, and may be an address
 * inside the operator's network.
 */
async function fetchWithinOrigin(address: string, options: RequestInit): Promise<Response> {
  const { origin } = new URL(address);
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(url, { ...options, redirect: 'manual' });
    const location = response.headers.get('location');
    if (!REDIRECT_STATUSES.has(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
    if (next?.origin !== origin) throw new JamSourceError('The source redirects to another origin.');
    url = next.href;
  }
  throw new JamSourceError(`The source redirects more than ${MAX_REDIRECTS} times.`);
}

const versionOf = ({ headers }: Response): string | undefined =>
  headers.get('etag') ?? headers.get('last-modified') ?? undefined;

/** Builds the header of a conditional request. A version that ends with a quote is an ETag; any other is a date. */
const conditionalHeader = (mark: string): Record<string, string> =>
  mark.endsWith('"') ? { 'if-none-match': mark } : { 'if-modified-since': mark };

async function textOf(response: Response, maxBytes: number): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new JamSourceError(`The source answered with the status ${response.status}.`);
  }
  return response.body ? decodeUtf8(await readBytes(chunksOfBody(response.body), maxBytes)) : '';
}

/** Yields the chunks of a body. If the consumer stops early, the download is cancelled. */
async function* chunksOfBody(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function causeText(error: unknown): string {
  const { code } = ((error as Error).cause ?? error) as { code?: unknown };
  return typeof code === 'string' ? ` (${code})` : '';
}

/** Reads chunks up to a number of bytes. Throws as soon as there are more, without waiting for the rest. */
async function readBytes(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

const tooLarge = (maxBytes: number) => new JamSourceError(`The source is larger than ${maxBytes} bytes.`);

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new JamSourceError('The source is not text in UTF-8.');
  }
}
