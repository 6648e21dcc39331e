/**
 * Replaces each `open` … `close` in a text, with both delimiters, by what `tell` makes of the text inside. Leaves an
 * `open` without a `close` as it is.
 */
export function replaceBetween(text: string, open: string, close: string, tell: (inside: string) => string): string {
  let told = '';
  let at = 0;
  for (;;) {
    const from = text.indexOf(open, at);
    const to = from < 0 ? -1 : text.indexOf(close, from + open.length);
    if (to < 0) return told + text.slice(at);
    told += text.slice(at, from) + tell(text.slice(from + open.length, to));
    at = to + close.length;
  }
}
