/** Maximum length of an excerpt, in characters. */
const MAX_LENGTH = 240;

/** Number of characters before the first match in an excerpt. */
const LEAD_LENGTH = 70;

/** Places of a term, and of all, that are looked at at most. */
const [MAX_PLACES, MAX_COMPARED] = [20, 100];

/** Returns the piece of a plain text with most of the terms, the first of several, or its beginning if none occurs. */
export function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= MAX_LENGTH) return text;
  const firstMatch = densestPlace(text.toLowerCase(), terms);
  const start = firstMatch <= LEAD_LENGTH ? 0 : text.indexOf(' ', firstMatch - LEAD_LENGTH) + 1;
  const end = start + MAX_LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + MAX_LENGTH);
  return `${start ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** The place from which most of the terms stand within an excerpt; 0 if there are none. */
function densestPlace(text: string, terms: readonly string[]): number {
  const places = terms
    .flatMap((term) => placesOf(text, term).map((at) => ({ at, term })))
    .sort((one, other) => one.at - other.at)
    .slice(0, MAX_COMPARED);
  const counts = places.map(({ at: from }) => {
    const within = places.filter(({ at }) => at >= from && at <= from + MAX_LENGTH - LEAD_LENGTH);
    return new Set(within.map(({ term }) => term)).size;
  });
  return places[counts.indexOf(Math.max(...counts))]?.at ?? 0;
}

/** The first places where a word begins with a term. */
function placesOf(text: string, term: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(term); at >= 0 && places.length < MAX_PLACES; at = text.indexOf(term, at + term.length))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) places.push(at);
  return places;
}
