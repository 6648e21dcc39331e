import { z } from 'zod';
import { name } from '../fields.ts';
import { tool } from '../tool.ts';

export default tool({
  name: 'chess_generate_puzzle',
  title: 'Chess puzzle',
  description: 'To get a chess puzzle to solve: by variant, difficulty or theme, with its solution, rating and themes.',
  random: true,
  input: z.strictObject({
    variant: name(
      'variant slug, camelCase or kebab-case, e.g. antichess, almost-chess, atomic, chess960, standard',
    ).optional(),
    difficulty: z.enum(['easy', 'medium', 'hard']).describe('how hard it is; hard is for standard only').optional(),
    theme: name('what it is about, e.g. fork, pin, skewer, mateIn2; standard only').optional(),
  }),
  output: z.object({
    puzzle: z
      .object({
        id: z.string(),
        variant: z.string(),
        fen: z.string(),
        turn: z.string(),
        solution: z.array(z.string()).describe('moves in UCI'),
        rating: z.number(),
        difficulty: z.enum(['easy', 'medium', 'hard']),
        themes: z.array(z.string()),
      })
      .nullable()
      .describe('null when none matches'),
    matches: z.int().describe('how many puzzles of the pool match'),
    reason: z.string().optional().describe('why none matches'),
  }),
});
