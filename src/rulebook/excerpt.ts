/** Maximum length of an excerpt, in characters. */
const MAX_LENGTH = 240;

/** Number of characters before the first match in an excerpt. */
const LEAD_LENGTH = 70;

/** Returns a piece of a plain text around the first match of any term, or its beginning if no term occurs. */
export function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= MAX_LENGTH) return text;
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0);
  const firstMatch = places.length ? Math.min(...places) : 0;
  const start = firstMatch <= LEAD_LENGTH ? 0 : text.indexOf(' ', firstMatch - LEAD_LENGTH) + 1;
  const end = start + MAX_LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + MAX_LENGTH);
  return `${start ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
