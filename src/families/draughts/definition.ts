import { z } from 'zod';
import { CELL_LOOKS } from '../../board/render/ground.ts';
import { PIECE_SETS } from '../../board/render/pieces/sets.ts';
import { definitionFields } from '../../play/definition.ts';

/**
 * Directions as seen by the owner of a piece. On boards where only dark squares are used, a straight step covers two
 * squares.
 */
export const RELATIVE_DIRECTIONS = ['ahead', 'slanting-ahead', 'aside', 'slanting-back', 'back'] as const;
export type RelativeDirection = (typeof RELATIVE_DIRECTIONS)[number];

/**
 * Rules that restrict the choice between captures. They apply in the order given: the first that distinguishes two
 * captures decides.
 */
export const CAPTURE_PRIORITIES = ['most-pieces', 'most-value', 'with-king', 'most-kings', 'kings-earliest'] as const;
export type CapturePriority = (typeof CAPTURE_PRIORITIES)[number];

const directions = z.array(z.enum(RELATIVE_DIRECTIONS));
const moveDirections = directions.describe('the ways it moves without capturing, as its owner sees the board');
const captureDirections = directions.describe('the ways it captures');
const moves = z.int().min(0).max(100);
const countRange = z.tuple([z.int().min(0), z.int().min(0)]);

/** An ending that is hard to win, and the number of moves by each side after which it is a draw. */
const ending = z.strictObject({
  moves: moves.describe('moves of each side until the draw'),
  between: z
    .enum(['lone-king', 'kings', 'ones'])
    .describe(
      'lone-king: one side has nothing but one king; kings: both sides have kings; ones: each side has one piece',
    ),
  pieces: countRange.describe(
    'lone-king: how many pieces the other side has; kings, ones: how many there are together',
  ),
  kings: countRange.default([0, 100]).describe('how many kings the other side of a lone king has'),
  road: z.enum(['any', 'held', 'free']).default('any').describe('whether the lone king stands on the main road'),
  restarts: z
    .enum(['captures', 'promotions'])
    .default('captures')
    .describe('what lets the count begin anew besides another ending'),
  waits: z.boolean().default(false).describe('no draw while something must be captured'),
});
/** An ending that is drawn after a number of moves. */
export type DrawnEnding = z.infer<typeof ending>;

/** The options of a draughts variant. */
export const DraughtsDefinition = z.strictObject({
  ...definitionFields,
  board: z.strictObject({
    files: z.int().min(4).max(14).describe('squares from left to right, those not played on counted'),
    ranks: z.int().min(4).max(14).describe('the same from below upwards'),
    squares: z.enum(['dark', 'all']).describe('dark: every other square is played on; all: every square'),
    corner: z.enum(['dark', 'light']).default('dark').describe("the square at White's left"),
    slants: z
      .enum(['everywhere', 'alternate'])
      .default('everywhere')
      .describe('alternate: slanting lines cross at every other point only, from the corners on'),
  }),
  setup: z.strictObject({
    fen: z.string().describe('the position that games begin with'),
    ballots: z.array(z.string()).default([]).describe('openings of which one is drawn, moves with spaces between'),
  }),
  man: z.strictObject({
    moves: moveDirections,
    captures: captureDirections,
    columns: z.boolean().default(false).describe('men in a line move together: the last to the front of them'),
    sparesKings: z.boolean().default(false).describe('men may not capture kings'),
  }),
  king: z.strictObject({
    moves: moveDirections,
    captures: captureDirections,
    range: z.enum(['step', 'flying']).describe('one square at a time, or over all empty ones'),
    lands: z
      .enum(['anywhere', 'behind', 'behind-kings'])
      .default('anywhere')
      .describe(
        'where a capture may end: behind: right behind each piece; behind-kings: right behind the last if it is a king',
      ),
    limit: z
      .int()
      .min(1)
      .max(9)
      .optional()
      .describe('how often the same king may move in a row without capturing, as long as its side has men'),
  }),
  capture: z.strictObject({
    priority: z.array(z.enum(CAPTURE_PRIORITIES)).default([]).describe('which captures must be chosen; any if empty'),
    removal: z.enum(['at-end', 'at-once']).default('at-end').describe('when captured pieces leave the board'),
    reversal: z.boolean().default(true).describe('a capture may turn straight back between two jumps'),
    prisoners: z
      .enum(['removed', 'carried'])
      .default('removed')
      .describe('carried: the top piece of what was jumped goes under the one that captured'),
  }),
  promotion: z
    .enum(['stops', 'passes', 'continues', 'never'])
    .describe(
      'a man that reaches the last row in mid capture: stops there as a king; passes on as a man, and is a king only if the move ends there; continues as a king; never: there are no kings',
    ),
  end: z.strictObject({
    stuck: z.enum(['loss', 'win']).default('loss').describe('for who has no move or no pieces'),
    firstKing: z.boolean().default(false).describe('the first king wins'),
    fewest: z.int().min(0).default(0).describe('who is left with so few pieces has lost'),
    repetition: z.int().min(2).default(3).describe('how often a position makes a draw'),
    quiet: moves.optional().describe('a draw after so many moves of each side without a capture and by kings only'),
    endings: z
      .array(ending)
      .default([])
      .describe('endings that are a draw after some moves; the first that holds is counted'),
  }),
  notation: z.strictObject({
    squares: z.enum(['numbers', 'names']).default('numbers').describe('how players write squares'),
    gameType: z.int().optional().describe('the number of the game in PDN files'),
  }),
  render: z.strictObject({
    cells: z.enum(CELL_LOOKS).default('checkered').describe('squares, or points where lines cross'),
    pieces: z.enum(PIECE_SETS).default('draughtsmen').describe('what pieces look like'),
  }),
});

export type DraughtsDefinition = z.infer<typeof DraughtsDefinition>;
