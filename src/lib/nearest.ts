import { distance } from 'fastest-levenshtein';

/** Spellings that mean the same: case, hyphens, underscores and spaces do not count. */
const plain = (name: string): string => name.toLowerCase().replace(/[-_ ]/g, '');

/**
 * The known names that a misspelt one may have meant, the nearest first, three at most. A third of the letters may
 * be wrong, or the name may be a part of a known one.
 */
export function nearest(name: string, known: Iterable<string>): string[] {
  const asked = plain(name.slice(0, 60));
  const limit = Math.max(2, Math.floor(asked.length / 3));
  return [...known]
    .map((candidate) => ({ candidate, far: farness(asked, plain(candidate)) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

function farness(asked: string, candidate: string): number {
  const edits = distance(asked, candidate);
  // a short name is few letters from anything: where all of them differ, it is not near
  if (edits === Math.max(asked.length, candidate.length)) return Number.POSITIVE_INFINITY;
  const isPart = asked.length >= 3 && (candidate.includes(asked) || asked.includes(candidate));
  return isPart ? Math.min(edits, 1.5) : edits;
}

/** "did you mean a, b or c?", or nothing when no name is near. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const names = nearest(name, known);
  return names.length ? `did you mean ${joinNames(names)}?` : undefined;
}

/** "a", "a or b", "a, b or c". */
export function joinNames(names: readonly string[], word = 'or'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}
