import { z } from 'zod';
import { findByName } from '../../lib/match-name.ts';
import { didYouMean } from '../../lib/nearest.ts';
import { ok, type Result } from '../../lib/result.ts';
import { matchingPuzzles, STANDARD_CHESS_SLUG } from '../../puzzle/pool.ts';
import { DIFFICULTIES, describeRatings } from '../../puzzle/puzzle.ts';
import { type Refusal, refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { findVariant } from '../play/open-game.ts';
import { defineTool } from '../tool.ts';
import { PuzzleAnswerSchema, type PuzzleSchema } from './puzzle-shapes.ts';
import { explainNoMatch, lightPuzzle, puzzleToJson, themeNames } from './puzzles.ts';

export default defineTool({
  name: 'chess_generate_puzzle',
  title: 'Chess puzzle',
  description:
    'Returns a random chess puzzle with its FEN, state, three hints and, last, its solution; filtered by variant, difficulty or theme (see chess_list_puzzle_types). Themes and hard puzzles exist for standard chess only, so combining them with a variant matches nothing.',
  random: true,
  input: z.strictObject({
    variant: nameField('Variant slug, e.g. antichess, atomic, chess960. Default: standard.').optional(),
    difficulty: z.enum(DIFFICULTIES).describe('Difficulty. hard exists for standard chess only.').optional(),
    theme: nameField('Tactical theme, e.g. fork, pin, skewer, mateIn2. Standard chess only.').optional(),
  }),
  output: PuzzleAnswerSchema,
  examples: [
    { title: 'any puzzle of chess', args: {}, seed: 'parlour' },
    { title: 'a mate in two', args: { theme: 'mateIn2', difficulty: 'easy' }, seed: 'parlour' },
    { title: 'one of atomic chess', args: { variant: 'atomic' }, seed: 'parlour' },
    { title: 'none: hard puzzles are of standard chess', args: { variant: 'atomic', difficulty: 'hard' }, seed: 'a' },
  ],
  run: ({ variant: variantName = STANDARD_CHESS_SLUG, difficulty, theme: themeName }, { rng }) => {
    const variant = findVariant('chess', variantName);
    if (!variant.ok) return variant;
    const theme = themeName === undefined ? ok(undefined) : themeOf(themeName);
    if (!theme.ok) return theme;
    const slug = variant.value.definition.variant;
    const puzzles = matchingPuzzles(slug, difficulty, theme.value);
    if (!puzzles.length) return ok({ puzzle: null, matches: 0, ...explainNoMatch(slug, difficulty, theme.value) });
    const { puzzle, solution } = puzzleToJson(rng.pick(puzzles), variant.value);
    return ok({ puzzle, matches: puzzles.length, ...puzzle, ...solution });
  },
  light: lightPuzzle,
  next: ({ puzzle }) =>
    puzzle
      ? "play_validate_move with the puzzle's state checks a move; compare it with `solution`, and play on with play_apply_move."
      : undefined,
  text: ({ puzzle, reason = '', notation = [] }) => (puzzle ? puzzleText(puzzle, notation) : reason),
});

const puzzleText = (
  { title, difficulty, rating, task, fen, hints }: z.output<typeof PuzzleSchema>,
  notation: readonly string[],
): string =>
  [
    `${title}, rated ${rating}: ${difficulty}, ${describeRatings(difficulty)}. ${task}`,
    fen,
    ...hints.map((hint, i) => `Hint ${i + 1}: ${hint}`),
    `Solution: ${notation.join(' ')}`,
  ].join('\n');

/** Finds a theme by name, in any spelling: mateIn2, mate-in-2. */
function themeOf(text: string): Result<string, Refusal> {
  const found = findByName(themeNames(), text, (theme) => theme);
  if (found) return ok(found);
  const guess = didYouMean(text, themeNames()) ?? 'chess_list_puzzle_types lists them.';
  return refuse('unknown_name', `There is no theme ${JSON.stringify(text)}; ${guess}`, LISTING);
}

const LISTING = 'chess_list_puzzle_types lists the variants and themes of the pool.';
