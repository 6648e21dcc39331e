const through = (data: Blob, transform: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(data.stream().pipeThrough(transform)).arrayBuffer();

/** Base64 for addresses, without padding. */
const encode = (bytes: ArrayBuffer): string => {
  let characters = '';
  for (const byte of new Uint8Array(bytes)) characters += String.fromCharCode(byte);
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Packs a value as JSON into text for addresses: compressed, without characters that need escapes. */
export const pack = async (value: unknown): Promise<string> =>
  encode(await through(new Blob([JSON.stringify(value)]), new CompressionStream('deflate-raw')));

/** Unpacks a value; undefined if the text is not packed, or longer than `maxLength`. */
export async function unpack(text: string, maxLength: number): Promise<unknown> {
  if (text.length > maxLength || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const bytes = await through(new Blob([decode(text)]), new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
