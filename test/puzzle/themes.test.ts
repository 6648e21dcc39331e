import { describe, expect, it } from 'vitest';
import type { SolvedPuzzle } from '../../src/puzzle/themes/line.ts';
import { THEMES, themesOf } from '../../src/puzzle/themes/themes.ts';
import { readProblems, tacticsAreThere } from '../tactics/tactics.ts';

interface Tagged extends SolvedPuzzle {
  readonly id: string;
  readonly themes: readonly string[];
  /** Tags that the rules of their own makers no longer give. */
  readonly themesUnsure?: readonly string[];
}

/**
 * Reached shares, in per cent: how many of the positions with a tag have our theme (recall), and how many of those with our
 * theme have the tag (precision). Those not named reach 100 in both.
 */
const REACHED: Record<string, { readonly recall?: number; readonly precision?: number }> = {
  // told by the position alone, where the tags know the whole game
  opening: { recall: 95, precision: 90 },
  middlegame: { recall: 98, precision: 99 },
  fork: { precision: 96 },
  pin: { recall: 97, precision: 95 },
  discoveredAttack: { precision: 97 },
  // without the move before nobody can tell
  hangingPiece: { recall: 92 },
  deflection: { recall: 97, precision: 91 },
  interference: { precision: 95 },
  intermezzo: { recall: 93, precision: 93 },
  capturingDefender: { precision: 95 },
  defensiveMove: { recall: 94, precision: 97 },
  cornerMate: { recall: 86 },
};

/** Tags younger than many of the positions: that one lacks the tag proves nothing. */
const YOUNG = THEMES.map(({ slug }) => slug).filter((slug) => slug.endsWith('Mate') || slug === 'discoveredCheck');

/** What can't be found without a score or, in a moment, without a search. */
const UNSCORED = ['crushing', 'advantage', 'equality', 'zugzwang'];

/** With fewer positions a share says little. */
const FEWEST = 10;

describe.skipIf(!tacticsAreThere)('themes of published puzzles (skipped where ../shared/tactics is not there)', () => {
  const rows = tacticsAreThere
    ? (['chess-lichess', 'chess-mates'].flatMap(readProblems) as unknown as readonly Tagged[])
    : [];
  const found = new Map(rows.map((row) => [row, themesOf(row)]));
  const slugs = THEMES.map(({ slug }) => slug).filter((slug) => !UNSCORED.includes(slug));
  const tagged = (slug: string) => rows.filter(({ themes }) => themes.includes(slug));

  it.each(slugs.filter((slug) => tagged(slug).length >= FEWEST))('%s', (slug) => {
    const sure = rows.filter(({ themesUnsure }) => !themesUnsure?.includes(slug));
    const want = sure.filter(({ themes }) => themes.includes(slug));
    const got = sure.filter((row) => found.get(row)!.includes(slug));
    const both = want.filter((row) => got.includes(row)).length;
    const { recall = 100, precision = 100 } = REACHED[slug] ?? {};
    expect((100 * both) / want.length).toBeGreaterThanOrEqual(recall);
    if (!YOUNG.includes(slug)) expect((100 * both) / got.length).toBeGreaterThanOrEqual(precision);
  });
});
