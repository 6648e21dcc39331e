import { distance } from 'fastest-levenshtein';

/** Removes the differences between names that do not matter: case, hyphens, underscores and spaces. */
const normalize = (name: string): string => name.toLowerCase().replace(/[-_ ]/g, '');

/**
 * Returns the known names that a misspelt name may stand for, nearest first, three at most. A name is near if at most a
 * third of its letters are wrong, or if one of the two names contains the other.
 */
export function nearestNames(name: string, known: Iterable<string>): string[] {
  const query = normalize(name.slice(0, 60));
  const limit = Math.max(2, Math.floor(query.length / 3));
  return [...known]
    .map((candidate) => ({ candidate, far: nameDistance(query, normalize(candidate)) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

function nameDistance(query: string, candidate: string): number {
  const edits = distance(query, candidate);
  // Every short name is only a few edits away from any other, so at least one letter must stay the same.
  if (edits === Math.max(query.length, candidate.length)) return Number.POSITIVE_INFINITY;
  const isContained = query.length >= 3 && (candidate.includes(query) || query.includes(candidate));
  return isContained ? Math.min(edits, 1.5) : edits;
}

/** Asks "did you mean a, b or c?"; undefined if no known name is near. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const names = nearestNames(name, known);
  return names.length ? `did you mean ${joinNames(names)}?` : undefined;
}

/** Shortens a list of names to the first `most` and "12 more". */
export const limitNames = (names: readonly string[], most = 10): readonly string[] =>
  names.length > most + 1 ? [...names.slice(0, most), `${names.length - most} more`] : names;

/** Joins names into "a", "a or b" or "a, b or c". `word` is the word before the last name. */
export function joinNames(names: readonly string[], word = 'or'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}
