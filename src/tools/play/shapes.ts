import { z } from 'zod';
import { parseColor } from '../../board/render/color.ts';
import { FAMILIES, type FamilySlug } from '../../families/families.ts';
import { definitionFields } from '../../play/definition.ts';
import { omit } from '../light.ts';
import { MoveSchema, StateSchema } from './state-and-move.ts';

/** Schema for the argument `family`. */

export const FamilySchema = z.enum(Object.keys(FAMILIES) as [FamilySlug, ...FamilySlug[]]).describe('Game family.');

/** State of a chess game before the first move, for examples of calls. */
export const EXAMPLE_STATE = {
  v: 2,
  family: 'chess',
  variant: 'standard',
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
};

/**
 * Schema for a highlighted cell. It is loose because callers may send `square` in place of `key`, which the public
 * interface does not list.
 */
export const HighlightSchema = z.looseObject({
  key: z.int().optional().describe('Number of the cell.'),
  color: z
    .string()
    .max(100)
    .refine((text) => parseColor(text) !== undefined, 'a colour such as gold, #c8a2c8 or rgb(255, 0, 0)')
    .optional()
    .describe('CSS colour.'),
});

const turn = z.string().describe("The player to move, by the family's name for it.");
const over = z.boolean().describe('whether the game has ended');
const winner = z.string().nullable().describe('null for a draw, or while the game goes on');
const reason = z.string().nullable().describe('the rule that ended the game, null while it goes on');
const line = z
  .array(z.string())
  .optional()
  .describe('cells that decided the game, such as the chain that joins the sides');
const end = { over, winner, reason, line };
const check = z.boolean().describe('whether the player to move is in check');
const candidates = z.array(MoveSchema).describe('legal moves that match an incomplete move');

const unreachable = z.array(z.string()).optional().describe('why no game leads to the position');

const open = {
  possible: z
    .boolean()
    .optional()
    .describe('false if the game was set up from a position that no game leads to; absent if it may arise'),
  public: z.looseObject({}).optional().describe('what is public but not on the board: purses, cards, standings'),
};

const offered = z
  .array(z.string())
  .optional()
  .describe(
    'Seats that offer a draw. The others accept it with { action: draw }; it lapses when another player moves.',
  );

const left = z
  .array(z.string())
  .optional()
  .describe('Seats that have left the game by resigning. With three or more players the others play on.');

/** Schema for a game that was just created. */
export const GameSchema = z.object({
  state: StateSchema,
  turn,
  fen: z.string().describe('position string'),
  ...open,
});

/** The light form of a new game: its state holds the position, so `fen` would be there twice. */
export const lightGame = (game: z.output<typeof GameSchema>) => omit(game, 'fen');

/** The call that usually follows a new game. */
export const NEXT_AFTER_START =
  'play_apply_move with this state and a move such as its notation; play_get_moves lists the legal ones, play_suggest_move chooses one.';

/** Schema for a game that was loaded from a position string. */
export const LoadedGameSchema = GameSchema.extend({
  ...end,
  notes: z.array(z.string()).describe('what was read leniently, dropped or corrected'),
  unreachable,
});

/** Schema for the legal moves in a position. */
export const MoveListSchema = z.object({
  turn,
  count: z.int(),
  moves: z.array(MoveSchema).describe('none once the game is over'),
  over: over.optional(),
  winner: winner.optional(),
  reason: reason.optional(),
  line,
});

/** Maximum number of legal moves that a light answer lists with all their fields. */
const MAX_FULL_MOVES = 60;

/** The light form of the legal moves: beyond `MAX_FULL_MOVES`, all of them as notation. */
export function lightMoves({ moves, ...rest }: z.output<typeof MoveListSchema>) {
  if (moves.length <= MAX_FULL_MOVES) return { ...rest, moves };
  return { ...rest, moves: moves.map((move) => move['notation'] ?? move) };
}

/** Schema for a game after one more move. */
export const AppliedMoveSchema = z.object({
  state: StateSchema,
  move: MoveSchema.describe('the move in full'),
  turn,
  ...end,
  check,
  left,
  offered,
  drawn: z.array(MoveSchema).optional().describe('Dice rolled or cards drawn before the next player moves.'),
  ...open,
});

/** Schema for a game as text in a standard format. */
export const GameRecordSchema = z.object({ format: z.string(), text: z.string() });

/** Schema for a game after a list of moves. */
export const MadeMovesSchema = z.object({
  state: StateSchema.describe('state after the last move played'),
  applied: z.int().describe('number of moves played'),
  stopped: z
    .object({ index: z.int(), move: MoveSchema, error: z.string() })
    .optional()
    .describe('the first illegal move and the reason'),
  turn,
  ...end,
  check,
  left,
  offered,
  ...open,
  record: GameRecordSchema.optional().describe(
    'record of the moves that the state holds, in the usual format: PGN for chess, KIF for shogi',
  ),
  otherRecords: z
    .array(GameRecordSchema)
    .optional()
    .describe('the same record in other formats: CSA and USI for shogi'),
  notes: z
    .array(z.string())
    .optional()
    .describe('what a text of moves contains apart from moves, and how arguments were read'),
});

/** Schema for the state of play: whose turn it is, check, how the game ended, and score. */
export const StatusSchema = z.object({
  turn,
  ...end,
  check,
  claimable: z.string().optional().describe('draw that the player to move may claim with { action: claim }'),
  left,
  offered,
  legalMoves: z.int().describe('number of legal moves; 0 once the game is over'),
  score: z.looseObject({}).optional().describe('score of a finished game of points: totals by player, and their parts'),
  unreachable,
  ...open,
});

/** Schema for whether a move is legal and, if not, why. */
export const MoveValidationSchema = z.object({
  legal: z.boolean(),
  reason: z.string().optional().describe('the rule that forbids it'),
  move: MoveSchema.optional().describe('the move in full'),
  candidates: candidates.optional(),
});

const assessment = {
  score: z
    .number()
    .describe(
      "for the player to move, in hundredths of the family's smallest man; 400 per factor of ten in the odds in Go, Hex and the Landlord's Game; 30000 less the plies to the end for a proved win",
    ),
  winChance: z
    .number()
    .min(0)
    .max(1)
    .describe(
      'Chance of winning of the player to move; a draw counts as half. It rises with `score` and is above 0.5 exactly when `score` is above 0. It is exactly 0, 0.5 or 1 only with `forced`.',
    ),
  forced: z
    .object({
      result: z.enum(['win', 'loss', 'draw']).describe('for the player to move'),
      in: z.int().optional().describe('plies to the end, at most; absent if only the result is proved'),
    })
    .optional()
    .describe('how the game ends with best play after the move, if it is proved'),
  why: z.string().describe('one sentence on the move, from facts that the board or the search proves'),
};

export const MoveSuggestionSchema = z.object({
  move: MoveSchema,
  mate: z
    .int()
    .optional()
    .describe('moves of the winner to the end, at most, where it is certain; negative if the player to move loses'),
  ...assessment,
  depth: z
    .int()
    .describe(
      "search depth in plies; the length of `pv` in Go and Hex, the mean length of the games played out in the Landlord's Game",
    ),
  nodes: z.int().describe('number of positions searched'),
  pv: z.array(z.string()).describe('expected line, beginning with the move'),
  candidates: z
    .array(
      z.object({
        move: MoveSchema,
        ...assessment,
        depth: z.int().describe('depth at which it was compared with the suggested move'),
      }),
    )
    .optional()
    .describe(
      'Up to three other moves, best first, at hard and expert. Each is compared with the suggested move at the same depth and is never better.',
    ),
  timeMs: z.number(),
  difficulty: z.string(),
});

export const BoardDrawingSchema = z.object({
  svg: z.string(),
  width: z.number(),
  height: z.number(),
  text: z.string().describe('the position in words'),
  summary: z.string().describe('game and player to move, or how it ended, in one sentence'),
  board: z.string().describe('the board in rows of letters'),
  image: z.string().describe('address of the drawing as SVG; ending in .png it is PNG'),
});

/** The drawing of a board as a picture with its address. */
export const boardPicture = ({ svg, width, image }: z.output<typeof BoardDrawingSchema>) => ({
  svg,
  width,
  url: image,
});

/** The light form of a drawing: the board in rows of letters, with one sentence. */
export const lightDrawing = ({ summary, board, image }: z.output<typeof BoardDrawingSchema>) => ({
  summary,
  board,
  image,
});

const Variant = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string().describe('how the variant differs'),
  source: z.string().describe('source of the rules'),
  year: z.int().optional(),
  region: z.string().optional(),
  flags: z.array(z.string()).describe('flags that the variant accepts'),
});

const Flag = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  group: z.string().optional().describe('flags of one group exclude each other'),
});

/** Schema for the variants and flags of a family. */
export const VariantListSchema = z.object({
  total: z.int().describe('number of variants listed, each counted once, without its flags'),
  variants: z.array(Variant),
  flags: z.array(Flag).describe('flags that can be added to a slug, as in standard+drops'),
});

const section = (what: string) => z.looseObject({}).optional().describe(what);

/** Schema for a variant's definition. All families have these sections, each with its own content. */
export const DefinitionSchema = z.object({
  ...definitionFields,
  board: section('topology and size'),
  pieces: section('kinds of pieces by their letter, and how they move'),
  setup: section('how a game begins'),
  rules: section('rule words'),
  end: section('how a game ends'),
  notation: section('how moves are written'),
  render: section('how it is drawn'),
  ai: section('what opponents need to know'),
});
