import { z } from 'zod';
import { DIFFICULTIES } from '../../puzzle/puzzle.ts';

export const PuzzleSchema = z.object({
  id: z.string(),
  variant: z.string().describe('canonical slug'),
  title: z.string().describe('of the variant'),
  fen: z.string().describe('the position to solve; play_load_fen makes a state of it'),
  turn: z.enum(['white', 'black']).describe('who is to move and win'),
  task: z.string().describe('what is to be done, in a sentence'),
  solution: z.array(z.string()).describe('moves in UCI: the one to find, the answer, and so on'),
  notation: z.array(z.string()).describe('the same moves in standard notation'),
  lastMove: z.string().optional().describe('the move in UCI that led here, to be highlighted'),
  rating: z.int().describe('how hard: Lichess rating, or an estimate on its scale for variants'),
  difficulty: z.enum(DIFFICULTIES),
  themes: z.array(z.string()).describe('what it is about; none with variants'),
  source: z.string(),
  licence: z.string(),
  url: z.string().optional().describe('where it can be seen'),
});

/** Schema for the puzzles that exist instead, in an answer to a request that no puzzle matches. */
export const AvailablePuzzlesSchema = z.object({
  difficulties: z.record(z.string(), z.int()).describe('puzzles of the variant, by difficulty').optional(),
  themes: z.array(z.string()).describe('themes that go with the difficulty').optional(),
  variants: z.array(z.string()).describe('variants with puzzles').optional(),
});
