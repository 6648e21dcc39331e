import { describeJsonFault } from '../lib/json-fault.ts';
import { ok, type Result } from '../lib/result.ts';
import { type Refusal, refuse } from '../tools/errors.ts';

type Outcome<Value> = Result<Value, Refusal>;

/**
 * Reads the body of a request as JSON, up to a limit in bytes. An empty body counts as `{}`. The content type may be
 * anything. A body that is neither JSON nor looks like it is refused by its content type, if that names another one.
 */
export async function readJson(request: Request, limit: number): Promise<Outcome<unknown>> {
  const bytes = await readBytes(request, limit);
  if (!bytes.ok) return bytes;
  const text = decodeUtf8(bytes.value);
  if (!text.ok) return text;
  if (text.value === '') return ok({});
  try {
    return ok(JSON.parse(text.value));
  } catch {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    // curl sends JSON as a form unless a type is given, so a body that begins like JSON is judged as JSON.
    if (type !== '' && !/\bjson$/i.test(type) && !/^\s*[{[]/.test(text.value)) {
      return refuse('unsupported_media_type', `The body must be JSON, but is of type ${type.slice(0, 100)}.`);
    }
    return refuse('malformed_json', `The body is not JSON: ${describeJsonFault(text.value)}.`);
  }
}

/** Content encodings of bodies that are read, with the format of each for DecompressionStream. */
const INFLATED: Readonly<Record<string, 'gzip' | 'deflate'>> = { gzip: 'gzip', 'x-gzip': 'gzip', deflate: 'deflate' };

async function readBytes(request: Request, limit: number): Promise<Outcome<Uint8Array>> {
  const tooLarge = () => refuse('body_too_large', `The body must have at most ${limit} bytes.`);
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  const format = INFLATED[encoding];
  if (!format && encoding !== 'identity') {
    const detail = `The content encoding of the body must be gzip, deflate or none, but is ${encoding.slice(0, 50)}.`;
    return refuse('unsupported_media_type', detail, 'Send the body without compression.');
  }
  const length = request.headers.get('content-length');
  if (Number(length) > limit) return tooLarge();
  try {
    if (!format && length !== null) return ok(new Uint8Array(await request.arrayBuffer()));
    const inflated = format ? request.body?.pipeThrough(new DecompressionStream(format)) : request.body;
    const bytes = await readChunks(inflated, limit);
    return bytes ? ok(bytes) : tooLarge();
  } catch (error) {
    if (format && isInflateError(error)) return refuse('malformed_json', `The body is not valid ${encoding}.`);
    return refuse('client_gone', 'The client closed the connection before the end of the body.');
  }
}

/** Whether an error comes from data that cannot be inflated. Node gives such errors the codes of zlib. */
const isInflateError = (error: unknown): boolean =>
  error instanceof TypeError || String((error as { code?: unknown }).code).startsWith('Z_');

/** A body that is too large is read and discarded up to this multiple of the limit. */
const MAX_DISCARD_FACTOR = 10;

/**
 * Reads a body of unknown length; undefined if it exceeds the limit in bytes. A body that is too large is still read,
 * but discarded: a connection with unread bytes would break before the client sees the refusal.
 */
async function readChunks(
  body: ReadableStream<Uint8Array> | null | undefined,
  limit: number,
): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > limit * MAX_DISCARD_FACTOR) break;
    if (length <= limit) chunks.push(chunk);
  }
  if (length > limit) return undefined;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Uint8Array): Outcome<string> {
  try {
    return ok(UTF8.decode(bytes));
  } catch {
    const at = invalidByteAt(bytes);
    const byte = bytes[at]!.toString(16).padStart(2, '0');
    return refuse(
      'malformed_json',
      `The body must be UTF-8, but its byte ${at} (0x${byte}) is not. Bytes count from 0.`,
    );
  }
}

/** Returns the offset of the first byte that is not part of a character in UTF-8. */
function invalidByteAt(bytes: Uint8Array): number {
  let at = 0;
  for (const character of new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)) {
    // The decoder replaces invalid bytes by U+FFFD, which may also be in the body itself.
    const isReplaced =
      character === '\ufffd' && !(bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd);
    if (isReplaced) return at;
    at += utf8Length(character.codePointAt(0)!);
  }
  return at;
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
