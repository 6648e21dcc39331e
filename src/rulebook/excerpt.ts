/** As many characters of a text as a result shows. */
const LONGEST = 240;

/** So many of them before what was found. */
const BEFORE = 70;

/** The part of a plain text in which a term is found first; its beginning where none is in it. */
export function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= LONGEST) return text;
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0);
  const found = places.length ? Math.min(...places) : 0;
  const start = found <= BEFORE ? 0 : text.indexOf(' ', found - BEFORE) + 1;
  const end = start + LONGEST >= text.length ? text.length : text.lastIndexOf(' ', start + LONGEST);
  return `${start ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
