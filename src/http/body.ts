import { fail, ok, type Result } from '../lib/result.ts';
import { type Refusal, refuse } from '../tools/errors.ts';

/**
 * The JSON value in a request's body, within a limit. An empty body is `{}`, whatever the content type says; a body
 * that is no JSON is told apart from one that was not meant to be.
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

/** How many times the limit is still read, and thrown away, of a body that is too large. */
const PATIENCE = 10;

/**
 * A body of unknown length is counted while it comes in. One that is too large is read on for a while without being
 * kept: a connection that is left with unread bytes breaks before the client has seen the refusal.
 */
async function readChunks(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string | undefined> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > limit * PATIENCE) break;
    if (bytes <= limit) text += decoder.decode(chunk, { stream: true });
  }
  return bytes > limit ? undefined : text + decoder.decode();
}
