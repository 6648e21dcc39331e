/**
 * Replaces each `open` … `close` in a text, including both delimiters, by the result of `transform` for the text
 * inside. An `open` without a `close` stays as it is.
 */
export function replaceBetween(
  text: string,
  open: string,
  close: string,
  transform: (inside: string) => string,
): string {
  let result = '';
  let at = 0;
  for (;;) {
    const from = text.indexOf(open, at);
    const to = from < 0 ? -1 : text.indexOf(close, from + open.length);
    if (to < 0) return result + text.slice(at);
    result += text.slice(at, from) + transform(text.slice(from + open.length, to));
    at = to + close.length;
  }
}
