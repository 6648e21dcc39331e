import { describe, expect, it } from 'vitest';
import type { SolvedPuzzle } from '../../src/puzzle/themes/line.ts';
import { PUZZLE_THEMES, themesOf } from '../../src/puzzle/themes/themes.ts';
import { readProblems, tacticsAreThere } from '../tactics/tactics.ts';

interface Tagged extends SolvedPuzzle {
  readonly id: string;
  readonly themes: readonly string[];
  /** Tags that the rules of the site which made them no longer assign. */
  readonly themesUnsure?: readonly string[];
}

/**
 * The values reached, in percent: how many of the positions with a tag have our theme (recall), and how many of those
 * with our theme have the tag (precision). Themes not listed reach 100 in both.
 */
const EXPECTED: Record<string, { readonly recall?: number; readonly precision?: number }> = {
  // We judge by the position alone, while the tags take the whole game into account.
  opening: { recall: 95, precision: 90 },
  middlegame: { recall: 98, precision: 99 },
  fork: { precision: 96 },
  pin: { recall: 97, precision: 95 },
  discoveredAttack: { precision: 97 },
  // Cannot be decided without the previous move.
  hangingPiece: { recall: 92 },
  deflection: { recall: 97, precision: 91 },
  interference: { precision: 95 },
  intermezzo: { recall: 93, precision: 93 },
  capturingDefender: { precision: 95 },
  defensiveMove: { recall: 94, precision: 97 },
  cornerMate: { recall: 86 },
};

/** Themes whose tags were introduced after many of the positions were tagged: a missing tag proves nothing. */
const RECENT_TAGS = PUZZLE_THEMES.map(({ slug }) => slug).filter(
  (slug) => slug.endsWith('Mate') || slug === 'discoveredCheck',
);

/** Themes that need a score, or that only a search can find. */
const NOT_TESTED = ['crushing', 'advantage', 'equality', 'zugzwang'];

/** Minimum number of positions for meaningful values. */
const MIN_POSITIONS = 10;

describe.skipIf(!tacticsAreThere)('themes of published puzzles (skipped where ../shared/tactics is not there)', () => {
  const rows = tacticsAreThere
    ? (['chess-lichess', 'chess-mates'].flatMap(readProblems) as unknown as readonly Tagged[])
    : [];
  const found = new Map(rows.map((row) => [row, themesOf(row)]));
  const slugs = PUZZLE_THEMES.map(({ slug }) => slug).filter((slug) => !NOT_TESTED.includes(slug));
  const tagged = (slug: string) => rows.filter(({ themes }) => themes.includes(slug));

  it.each(slugs.filter((slug) => tagged(slug).length >= MIN_POSITIONS))('%s', (slug) => {
    const sure = rows.filter(({ themesUnsure }) => !themesUnsure?.includes(slug));
    const want = sure.filter(({ themes }) => themes.includes(slug));
    const got = sure.filter((row) => found.get(row)!.includes(slug));
    const both = want.filter((row) => got.includes(row)).length;
    const { recall = 100, precision = 100 } = EXPECTED[slug] ?? {};
    expect((100 * both) / want.length).toBeGreaterThanOrEqual(recall);
    if (!RECENT_TAGS.includes(slug)) expect((100 * both) / got.length).toBeGreaterThanOrEqual(precision);
  });
});
