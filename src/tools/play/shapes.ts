import { z } from 'zod';
import { LIMITS } from '../limits.ts';

/** What goes in and comes out of the play tools, one schema a thing. */

export const Family = z
  .enum(['chess', 'draughts', 'go', 'reversi', 'shogi', 'xiangqi', 'mancala', 'morris', 'hex', 'landlords-game'])
  .describe('game family');

export const State = z.looseObject({}).describe('the game state, as the last play tool returned it');

export const Move = z
  .looseObject({})
  .describe('a move from play_get_moves, or any part of it that names one legal move');

export const Moves = z.array(Move).max(LIMITS.moves).describe('moves in order');

export const Highlight = z.object({
  key: z.int().optional().describe('cell key'),
  color: z.string().max(100).optional().describe('colour value'),
});

const turn = z.string().describe("who is to move, in the family's own word");
const over = z.boolean().describe('the game has ended');
const winner = z.string().nullable().describe('null for a draw, or while the game goes on');
const reason = z.string().nullable().describe('the rule that ended the game');

export const Game = z.object({ state: State, turn, fen: z.string() });

export const MoveList = z.object({ turn, count: z.int(), moves: z.array(Move) });

export const Applied = z.object({
  state: State,
  move: Move,
  turn,
  over,
  winner: winner.optional(),
  reason: reason.optional(),
  drawn: z.array(Move).optional().describe('what chance did before the next player is on turn'),
});

export const Made = z.object({
  state: State,
  applied: z.int().describe('how many moves were made'),
  stopped: z
    .object({ index: z.int(), move: Move, error: z.string() })
    .optional()
    .describe('the first illegal move, and why it is'),
});

export const Status = z.object({
  turn,
  over,
  winner,
  reason,
  check: z.boolean().optional(),
  claimable: z.string().optional().describe('what the player on turn may claim'),
  legalMoves: z.int(),
});

export const Validation = z.object({
  legal: z.boolean(),
  reason: z.string().optional().describe('the rule that forbids it'),
  move: Move.optional().describe('the move in full'),
});

export const Suggestion = z.object({
  move: Move,
  score: z.number().describe('from the view of the player to move'),
  depth: z.int(),
  nodes: z.int(),
  pv: z.array(z.string()).describe('the line expected'),
  timeMs: z.number(),
  difficulty: z.string(),
});

export const Drawing = z.object({
  svg: z.string(),
  width: z.number(),
  height: z.number(),
  text: z.string().describe('the position in words'),
});

export const VariantList = z.object({
  total: z.int(),
  variants: z.array(z.object({ slug: z.string(), title: z.string() })),
});

export const Definition = z.object({ family: Family, variant: z.string(), title: z.string() });
