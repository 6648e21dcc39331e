import { makeContentReader } from '../lib/content.ts';
import { hashHex } from '../lib/hash.ts';
import { CONTENT } from './content.generated.ts';
import { type Difficulty, difficultyOf, type Puzzle, type PuzzleFile, type PuzzleRow } from './puzzle.ts';

const { content, contentIn } = makeContentReader(CONTENT);

/** Slug of standard chess. */
export const STANDARD_CHESS_SLUG = 'standard';

const VARIANTS = contentIn('puzzles/variants');

/** Slugs of the variants that have puzzles, standard chess first. */
export const puzzleVariants: readonly string[] = [
  STANDARD_CHESS_SLUG,
  ...VARIANTS.map((name) => name.split('/').at(-1)!),
];

const pools = new Map<string, readonly Puzzle[]>();

/** Returns the puzzles of a variant, given by canonical slug, easiest first; an empty list if it has none. */
export function puzzlesOf(variant: string): readonly Puzzle[] {
  if (!puzzleVariants.includes(variant)) return [];
  const cached = pools.get(variant);
  if (cached) return cached;
  const file = content<PuzzleFile>(
    variant === STANDARD_CHESS_SLUG ? 'puzzles/standard' : VARIANTS[puzzleVariants.indexOf(variant) - 1]!,
  );
  const puzzles = file.puzzles.map((row) => puzzleOf(file, row));
  pools.set(variant, puzzles);
  return puzzles;
}

/** Returns the puzzles of a variant. A difficulty or theme can restrict the result. */
export function matchingPuzzles(variant: string, difficulty?: Difficulty, theme?: string): readonly Puzzle[] {
  return puzzlesOf(variant).filter(
    (puzzle) =>
      (difficulty === undefined || puzzle.difficulty === difficulty) &&
      (theme === undefined || puzzle.themes.includes(theme)),
  );
}

function puzzleOf({ variant, source, licence, url }: PuzzleFile, row: PuzzleRow): Puzzle {
  const { fen, line, played, rating, themes } = row;
  const id = row.id ?? `${variant}-${hashHex(fen).slice(0, 8)}`;
  return {
    id,
    variant,
    fen,
    turn: fen.split(' ')[1] === 'b' ? 'black' : 'white',
    solution: line.split(' '),
    ...(played !== undefined && { lastMove: played }),
    rating,
    difficulty: difficultyOf(rating),
    themes: themes?.split(' ') ?? [],
    source,
    licence,
    ...(url !== undefined && { url: url.replace('{id}', id) }),
  };
}
