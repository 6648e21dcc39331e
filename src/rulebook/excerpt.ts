/** Maximum length of an excerpt, in characters. */
const LONGEST = 240;

/** Characters shown before the first match. */
const BEFORE = 70;

/** Cuts a plain text around the first match of any term, or to its beginning if no term occurs. */
export function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= LONGEST) return text;
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0);
  const found = places.length ? Math.min(...places) : 0;
  const start = found <= BEFORE ? 0 : text.indexOf(' ', found - BEFORE) + 1;
  const end = start + LONGEST >= text.length ? text.length : text.lastIndexOf(' ', start + LONGEST);
  return `${start ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
