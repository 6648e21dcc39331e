import { z } from 'zod';
import { PIECE_SETS } from '../../board/render/pieces/sets.ts';
import { THEME_NAMES } from '../../board/render/themes.ts';
import { definitionFields } from '../../play/definition.ts';

/** Maximum side length of a board: columns are named by single letters, without I. */
const MAX_SIDE = 25;

/** Maximum number of plies in a game. The state stores a key for each position, and more would not fit. */
const MAX_PLIES = 1900;

const side = z.int().min(1).max(MAX_SIDE);
const plies = z.int().min(10).max(MAX_PLIES);

/** Whether the board ends at its edges, or opposite sides are joined. */
const EDGES = ['plain', 'joined'] as const;
/** Ways to capture: by surrounding stones, in pairs between two enemy stones, or not at all. */
const CAPTURES = ['surrounded', 'pairs', 'nothing'] as const;
/** Ko rules, which differ in the earlier positions that a move may not repeat. */
const KOS = ['simple', 'positional', 'situational'] as const;
/** Ways to count the score at the end. */
const SCORINGS = ['area', 'territory', 'stones', 'nothing'] as const;
/** What happens to dead stones if no player lists them: they count as alive, or are estimated by playouts. */
const DEAD = ['stay', 'estimated'] as const;
/** Whether rows longer than the winning length also win. */
const OVERLINES = ['win', 'nothing'] as const;
/** Shapes that a player's move may not make, as for Black in renju. */
const BARRED = ['overline', 'double-three', 'double-four'] as const;

const barred = z.array(z.enum(BARRED));

/** The options of a variant of Go or of a game won by five in a row. */
export const GoDefinition = z.strictObject({
  ...definitionFields,
  board: z.strictObject({
    files: side.describe('columns, lettered from the left without I'),
    ranks: side.describe('rows, numbered from below'),
    edges: z.enum(EDGES).default('plain').describe('opposite sides of the board are joined, or not'),
  }),
  setup: z.strictObject({
    handicap: z
      .int()
      .min(0)
      .max(9)
      .default(0)
      .describe('stones of Black on the star points before White begins; with 1 there is none, and Black begins'),
  }),
  rules: z.strictObject({
    capture: z
      .enum(CAPTURES)
      .default('surrounded')
      .describe('stones without a liberty are taken, or two that are caught between others, or none'),
    suicide: z.boolean().default(false).describe('a move may leave the own stones without a liberty: they are taken'),
    ko: z
      .enum(KOS)
      .default('positional')
      .describe(
        'what may not come again: the position before the last move, any board, or any board with the same player to move',
      ),
    pass: z.boolean().default(true).describe('a player may pass'),
    row: z
      .strictObject({
        length: z.int().min(3).max(8).default(5).describe('so many in a row win'),
        overline: z.enum(OVERLINES).default('win').describe('more in a row win as well, or do nothing'),
        barred: z
          .strictObject({
            black: barred.default([]).describe('for black'),
            white: barred.default([]).describe('for white'),
          })
          .prefault({})
          .describe('what a player may not make'),
      })
      .optional()
      .describe('stones in a row win'),
  }),
  end: z.strictObject({
    scoring: z
      .enum(SCORINGS)
      .default('area')
      .describe('stones and what they surround, what they surround and prisoners, stones alone, or no score at all'),
    komi: z.number().min(-400).max(400).default(7.5).describe('points that White gets for being second'),
    ties: z.enum(['draw', 'black']).default('draw').describe('what equal scores are: a draw, or won by Black'),
    passes: z.int().min(2).max(3).default(2).describe('so many passes in a row end the game'),
    lastPass: z.enum(['anyone', 'white']).default('anyone').describe('who may be the last to pass'),
    passStones: z
      .boolean()
      .default(false)
      .describe('With territory scoring, a player who passes gives the opponent a stone as a prisoner.'),
    handicapPoints: z
      .boolean()
      .default(false)
      .describe('With area scoring, White gets a point for each handicap stone after the first.'),
    dead: z
      .enum(DEAD)
      .default('stay')
      .describe('dead stones for which no list is given: all stones stay, or the dead ones are found by playing on'),
    listed: z.boolean().default(true).describe('a list of dead stones may be given in place of the last pass'),
    captures: z.int().min(0).max(50).default(0).describe('who has taken so many stones wins; 0 where they do not'),
    repetition: z
      .int()
      .min(0)
      .default(0)
      .describe('a position that occurs so many times leaves the game without a result; 0 where it does not'),
    plies: plies.default(1800).describe('a game of so many plies is left without a result'),
  }),
  notation: z.strictObject({
    squares: z.literal('gtp').default('gtp').describe('points have letters without I, and numbers from below'),
    game: z.int().min(1).max(4).default(1).describe('the number of the game in SGF'),
    rules: z.string().optional().describe('the name of the rules in SGF'),
  }),
  render: z.strictObject({
    pieces: z.enum(PIECE_SETS).default('stones').describe('what the stones look like'),
    theme: z.enum(THEME_NAMES).default('walnut').describe('the colours of the board'),
    oneColour: z.boolean().default(false).describe('all stones are drawn white: whose they are has to be remembered'),
  }),
});

export type GoDefinition = z.infer<typeof GoDefinition>;
