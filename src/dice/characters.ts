/** Signs as books print them, with those of the notation. Each is one character, so that indices stay the same. */
const PRINTED_SIGNS: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '‐': '-',
  '‑': '-',
  '×': '*',
  '÷': '/',
};

/** Converts to lower case, and printed signs and full-width characters to those of a keyboard. Keeps the length. */
export function toKeyboardCharacters(text: string): string {
  const plain = text
    .replace(/[−–‐‑×÷]/g, (sign) => PRINTED_SIGNS[sign]!)
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  // Only A-Z, because some other letters become two in lower case, which would shift indices.
  return plain.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
