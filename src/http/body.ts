import { fail, ok, type Result } from '../lib/result.ts';
import { type Refusal, refuse } from '../tools/errors.ts';

/**
 * Reads the body of a request as JSON, up to a limit in bytes. An empty body counts as `{}`. The content type may be
 * anything. If the body is not JSON and the content type names another media type, the refusal says so.
 */
export async function readJson(request: Request, limit: number): Promise<Result<unknown, Refusal>> {
  const text = await readText(request, limit);
  if (text === undefined) return tooLarge(limit);
  if (text === '') return ok({});
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    if (type !== '' && !/\bjson$/i.test(type)) {
      return refuse('unsupported_media_type', `The body is of type ${type.slice(0, 100)}, and it is no JSON.`);
    }
    return refuse('malformed_json', `The body is not JSON: ${(error as SyntaxError).message.slice(0, 200)}.`);
  }
}

const tooLarge = (limit: number) =>
  fail<Refusal>({ code: 'body_too_large', detail: `The body has more than ${limit} bytes.` });

async function readText(request: Request, limit: number): Promise<string | undefined> {
  const length = request.headers.get('content-length');
  if (length !== null) return Number(length) > limit ? undefined : request.text();
  return readChunks(request.body, limit);
}

/** A body that is too large is read and discarded up to this multiple of the limit. */
const MAX_DISCARD_FACTOR = 10;

/**
 * Reads a body of unknown length; undefined if it exceeds the limit in bytes. A body that is too large is still read,
 * but discarded: a connection with unread bytes would break before the client sees the refusal.
 */
async function readChunks(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string | undefined> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > limit * MAX_DISCARD_FACTOR) break;
    if (bytes <= limit) text += decoder.decode(chunk, { stream: true });
  }
  return bytes > limit ? undefined : text + decoder.decode();
}
