/** Where a browser keeps the paths of the puzzles that were solved in it. */
const KEY = 'parlour-solved-puzzles';

/** The paths of the puzzles that were solved in this browser; none where the browser keeps nothing. */
export function solvedPuzzles(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Remembers that a puzzle was solved, for the tally. */
export function rememberSolved(path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...solvedPuzzles(), path])]));
  } catch {
    // Nothing depends on the tally, and visitors may forbid that pages keep anything.
  }
}
