import { puzzlesOf, puzzleVariants } from '../../puzzle/pool.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { IMAGE_ROOT } from '../../tools/image-address.ts';
import { type PuzzleFilter, queryOf } from './puzzle-filter.ts';

export const PUZZLES_ROOT = '/puzzles';

/** Path that leads to the puzzle of the day. */
export const TODAY_PATH = `${PUZZLES_ROOT}/today`;

/** Path that leads to a puzzle at random, another one at each visit. */
export const RANDOM_PATH = `${PUZZLES_ROOT}/random`;

/** The family whose games have puzzles. */
export const PUZZLE_FAMILY = 'chess';

/** The name of a puzzle among those of its variant: its ID, without the variant that begins some IDs. */
export const nameOf = ({ id, variant }: Puzzle): string =>
  id.startsWith(`${variant}-`) ? id.slice(variant.length + 1) : id;

export const puzzlePath = (puzzle: Puzzle): string =>
  `${PUZZLES_ROOT}/${encodeURIComponent(puzzle.variant)}/${encodeURIComponent(nameOf(puzzle))}`;

/** Lists the paths of the page to choose from and of all puzzles. */
export const puzzlesPaths = (): string[] => [
  PUZZLES_ROOT,
  ...puzzleVariants.flatMap((variant) => puzzlesOf(variant).map(puzzlePath)),
];

/** Finds a puzzle of a variant by its name or its whole ID, in any case; undefined if there is none. */
export function findPuzzle(variant: string, name: string): Puzzle | undefined {
  const puzzles = puzzlesOf(variant);
  const wanted = name.toLowerCase();
  return (
    puzzles.find((puzzle) => nameOf(puzzle) === name) ??
    puzzles.find((puzzle) => [puzzle.id, nameOf(puzzle)].some((known) => known.toLowerCase() === wanted))
  );
}

/** Path of the list of the puzzles that match a filter. */
export const listPath = (filter: PuzzleFilter, page = 1): string => {
  const query = queryOf(filter);
  if (page > 1) query.set('page', String(page));
  return `${PUZZLES_ROOT}?${query}`;
};

/** Path that leads to a puzzle at random of those that match a filter, but not to the puzzle `after`. */
export function randomPath(filter: PuzzleFilter, after?: Puzzle): string {
  const query = queryOf(filter);
  if (after) query.set('after', nameOf(after));
  return `${RANDOM_PATH}?${query}`;
}

/** Names of the squares between which the last move went; none if it is not known. */
export const lastSquaresOf = ({ lastMove = '' }: Puzzle): string[] =>
  /^([a-z]\d+)([a-z]\d+)/.exec(lastMove)?.slice(1) ?? [];

/** Path of the picture of a puzzle's position, seen by the solver, with the last move marked. */
export function picturePath(puzzle: Puzzle, choices: Readonly<Record<string, string>> = {}): string {
  const last = lastSquaresOf(puzzle).join(',');
  const query = new URLSearchParams({ fen: puzzle.fen, orientation: puzzle.turn, ...(last && { last }), ...choices });
  return `${IMAGE_ROOT}/${PUZZLE_FAMILY}/${encodeURIComponent(puzzle.variant)}.svg?${query}`;
}
