import { z } from 'zod';
import { PIECE_SETS } from '../../board/render/pieces/sets.ts';
import { THEME_NAMES } from '../../board/render/themes.ts';
import { definitionFields } from '../../play/definition.ts';

/** Maximum number of files and of ranks, limited by the letters for columns and the hash keys for squares. */
const MAX_SIDE = 16;

const side = z.int().min(4).max(MAX_SIDE);

/** What is on the four central squares before the first move. */
const CENTRES = ['crossed', 'parallel', 'empty'] as const;

/** Whether the player with the most or the fewest discs wins. */
const GOALS = ['most', 'fewest'] as const;

/** Which player is credited with the squares that are empty at the end. */
const EMPTIES = ['nobody', 'winner'] as const;

/** The options of a Reversi variant. */
export const ReversiDefinition = z.strictObject({
  ...definitionFields,
  board: z.strictObject({
    files: side.describe('columns, lettered from the left'),
    ranks: side.describe('rows, numbered from above'),
    cut: z
      .int()
      .min(0)
      .max(3)
      .default(0)
      .describe('how many squares of each edge are cut off at each corner, along a slanting line'),
  }),
  setup: z.strictObject({
    centre: z
      .enum(CENTRES)
      .describe('the four discs in the middle: colours crossed, side by side in columns, or none at all'),
  }),
  rules: z.strictObject({
    placesCentre: z
      .boolean()
      .default(false)
      .describe('the squares in the middle are filled first, one disc a turn and without turning any over'),
    swap: z
      .boolean()
      .default(false)
      .describe('the second player may turn all discs over in answer to the first move, in place of a move'),
  }),
  end: z.strictObject({
    goal: z.enum(GOALS).default('most').describe('who wins when nobody can move: who has the most or the fewest discs'),
    empties: z.enum(EMPTIES).default('nobody').describe('whose squares that stay empty are in the score'),
  }),
  render: z.strictObject({
    pieces: z.enum(PIECE_SETS).default('two-sided').describe('what the discs look like'),
    theme: z.enum(THEME_NAMES).default('felt').describe('the colours of the board'),
  }),
});

export type ReversiDefinition = z.infer<typeof ReversiDefinition>;
