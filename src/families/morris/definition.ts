import { z } from 'zod';
import { PIECE_SETS } from '../../board/render/pieces/sets.ts';
import { THEME_NAMES } from '../../board/render/themes.ts';
import { definitionFields } from '../../play/definition.ts';

/** Maximum number of points, since each is a bit of one word. */
export const MAX_POINTS = 30;

const men = z.int().min(0).max(15);

/** What a player gains by making a mill: a man of the opponent, or the game. */
const MILLS = ['take', 'win'] as const;
/** What a mill means that is made while placing men: the same as later, nothing, or an illegal move. */
const PLACING_MILLS = ['count', 'nothing', 'forbidden'] as const;
/** Which men a mill may capture: men in mills only if there are no others, never, or like all others. */
const TAKES = ['outside-first', 'outside-only', 'any'] as const;
/** When men may fly, that is move to any free point. */
const FLYING = ['never', 'with-three', 'always'] as const;
/** What happens to a player who cannot move: the game is lost, or the opponent must let the player out. */
const BLOCKED = ['loses', 'is-let-out'] as const;

/** The options of a morris variant. Points are named as on a chessboard, with a1 at the lower left. */
export const MorrisDefinition = z.strictObject({
  ...definitionFields,
  board: z.strictObject({
    name: z.string().describe('what the board is called'),
    lines: z
      .array(z.string().regex(/^[a-z]\d( [a-z]\d)+$/))
      .min(1)
      .describe(
        'the straight lines, each as its points in order: men step between neighbours and stand in rows on them',
      ),
  }),
  setup: z.strictObject({
    fen: z.string().describe('the position at the start'),
  }),
  rules: z.strictObject({
    men: men.min(3).describe('how many men each player has'),
    mixes: z.boolean().default(false).describe('men may be moved before all are placed'),
    flying: z.enum(FLYING).default('never').describe('when a man may go to any free point'),
    mill: z.enum(MILLS).default('take').describe('three in a row take a man of the other side, or win at once'),
    placingMill: z
      .enum(PLACING_MILLS)
      .default('count')
      .describe('three in a row while men are placed: count as ever, do nothing, or may not be made'),
    exactly: z.boolean().default(false).describe('rows are of exactly three: to make one of four or more is forbidden'),
    takes: z
      .enum(TAKES)
      .default('outside-first')
      .describe('men in rows of three are taken only when there are no others, never, or like all others'),
    home: z
      .array(z.array(z.string()))
      .length(2)
      .optional()
      .describe('points of each player on which three in a row are none'),
    fullBoard: z
      .boolean()
      .default(false)
      .describe('when all men are placed, each player takes one: first who closed a row first, or else the second'),
    blocked: z
      .enum(BLOCKED)
      .default('loses')
      .describe('who cannot move loses, or passes, and the other has to open a way and takes nothing with that move'),
  }),
  end: z.strictObject({
    fewest: men.default(3).describe('who has fewer men, those in hand included, has lost; 0 where men are not taken'),
    repetition: z.int().min(2).default(3).describe('a position that occurs so many times is a draw'),
    quiet: z.int().min(2).default(100).describe('so many plies without a man placed or taken are a draw'),
    fewMen: z
      .strictObject({ men: z.int(), quiet: z.int() })
      .optional()
      .describe('fewer plies are enough once a player has only so many men left'),
  }),
  render: z.strictObject({
    pieces: z.enum(PIECE_SETS).default('draughtsmen').describe('what the men look like'),
    theme: z.enum(THEME_NAMES).default('walnut').describe('the colours of the board'),
  }),
});

export type MorrisDefinition = z.infer<typeof MorrisDefinition>;
