/** Repairs of texts that were spoilt on their way, before anything reads them. */

/** A text with a sentence for what was repaired. */
export interface RepairedText {
  readonly text: string;
  readonly notes: readonly string[];
}

/** Number of characters by which a text of single bytes of UTF-16 is recognised. */
const SAMPLE = 200;

/** Removes a byte order mark, and decodes UTF-16 that was read byte by byte, as zero bytes beside Latin letters show. */
export function repairEncoding(given: string): RepairedText {
  const text = given.replace(/^\ufeff/, '');
  const sample = text.slice(0, SAMPLE);
  if (!sample.includes('\0') || /[\u0100-\uffff]/.test(text)) return { text, notes: [] };
  const zeros = [0, 1].map((parity) => [...sample].filter((sign, at) => at % 2 === parity && sign === '\0').length);
  const isLittleEndian = zeros[1]! > zeros[0]!;
  // A last zero byte may have been trimmed.
  const bytes = Uint8Array.from(text.length % 2 ? `${text}\0` : text, (sign) => sign.charCodeAt(0));
  const label = isLittleEndian ? 'utf-16le' : 'utf-16be';
  const decoded = new TextDecoder(label).decode(bytes);
  return { text: decoded, notes: ['the text was UTF-16 read byte by byte: decoded'] };
}

/** The word of a position string with a `/` behind the board, as some programs write it. */
const SLASH_AFTER_BOARD = /^(\s*[^\s/][^\s]*)\/(?=\s|$)/;

/** A position string without the `/` behind its board; undefined if it has none. */
export function withoutLastSlash(text: string): RepairedText | undefined {
  if (!SLASH_AFTER_BOARD.test(text)) return undefined;
  return { text: text.replace(SLASH_AFTER_BOARD, '$1'), notes: ['the / behind the board was ignored'] };
}
