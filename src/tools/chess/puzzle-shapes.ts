import { z } from 'zod';
import { DIFFICULTIES } from '../../puzzle/puzzle.ts';
import { StateSchema } from '../play/state-and-move.ts';

/** Schema for a range of ratings. */
export const RatingsSchema = z.object({ min: z.int(), max: z.int() });

/** Schema for a puzzle without its solution. */
export const PuzzleSchema = z.object({
  id: z.string(),
  variant: z.string().describe('canonical slug'),
  title: z.string().describe('of the variant'),
  fen: z.string().describe('the position to solve'),
  turn: z.enum(['white', 'black']).describe('The player to move, who wins.'),
  task: z.string().describe('what to do, in one sentence'),
  state: StateSchema.describe('The same position, for play_apply_move and play_validate_move.'),
  hints: z
    .array(z.string())
    .length(3)
    .describe('Each reveals more: what to look for, which piece moves, what its move does.'),
  lastMove: z.string().optional().describe('move in UCI that led to the position'),
  rating: z.int().describe('Lichess rating, or an estimate on its scale for variants'),
  difficulty: z.enum(DIFFICULTIES),
  ratings: RatingsSchema.describe('Lowest and highest rating of this difficulty.'),
  themes: z.array(z.string()).describe('tactical themes; none for variants'),
  source: z.string(),
  licence: z.string(),
  url: z.string().optional().describe('web page of the puzzle'),
});

/** Schema for the solution of a puzzle, which comes last in an answer. */
export const SolutionSchema = z.object({
  solution: z.array(z.string()).describe('Moves in UCI: the one to find, the answer, and so on.'),
  notation: z.array(z.string()).describe('The same moves in standard notation.'),
});

/** Schema for the puzzles that exist instead, in an answer to a request that no puzzle matches. */
export const AvailablePuzzlesSchema = z.object({
  difficulties: z.record(z.string(), z.int()).describe('number of puzzles of the variant, by difficulty').optional(),
  themes: z.array(z.string()).describe('themes with puzzles of this difficulty').optional(),
  variants: z.array(z.string()).describe('variants with puzzles').optional(),
});

/** Schema for the answer to a request for a puzzle. The fields of the puzzle are also beside it. */
export const PuzzleAnswerSchema = PuzzleSchema.partial().extend({
  puzzle: PuzzleSchema.nullable().describe('Null when none matches. Its fields are also beside it.'),
  matches: z.int().describe('number of puzzles that match'),
  reason: z.string().optional().describe('why none matches'),
  available: AvailablePuzzlesSchema.optional().describe('puzzles that exist instead'),
  ...SolutionSchema.partial().shape,
});
