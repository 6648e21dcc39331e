import { z } from 'zod';
import { joinNames } from '../../lib/nearest.ts';
import { ok } from '../../lib/result.ts';
import { rankPlayers } from '../../tabletop/scores.ts';
import { refuse } from '../errors.ts';
import { nameField, namesField } from '../fields.ts';
import { CALL_LIMITS } from '../limits.ts';
import { defineTool } from '../tool.ts';

const score = z.number().min(-CALL_LIMITS.score).max(CALL_LIMITS.score);
const seat = z.int().describe('place in the list of players, from 1');

export default defineTool({
  name: 'game_score_tracker',
  title: 'Keep score',
  description:
    'Ranks players by score and returns the standings, leaders and ties; name the game if the lowest score may win, as in golf. Scores are not stored, so send all of them each time.',
  input: z.strictObject({
    players: namesField('Names of the players.', 1),
    scores: z.array(score).max(CALL_LIMITS.list).describe('Scores in the order of players. Default: all 0.').optional(),
    game: nameField('Game being scored. Golf, hearts and similar games are won by the lowest score.').optional(),
  }),
  output: z.object({
    game: z.string().optional(),
    wins: z.enum(['high', 'low']).describe('which score leads'),
    why: z.string().describe('why that one does'),
    standings: z
      .array(
        z.object({
          player: z.string(),
          seat,
          score: z.number(),
          rank: z.int().describe('equal scores share a rank, and the ranks after them are skipped: 1 2 2 4'),
          tied: z.boolean(),
          behind: z.number().describe('how far behind the lead, 0 or more'),
        }),
      )
      .describe('the best first'),
    leaders: z.array(z.object({ player: z.string(), seat })),
    margin: z
      .number()
      .nullable()
      .describe('from the lead to the next player; 0 when it is shared; null for one player'),
    total: z.number().describe('of all scores'),
  }),
  examples: [
    { title: 'three players', args: { players: ['Ann', 'Bob', 'Cleo'], scores: [13, 57, 42] } },
    { title: 'golf', args: { players: ['Ann', 'Bob', 'Cleo'], scores: [72, 69, 72], game: 'golf' } },
    { title: 'before the game', args: { players: ['Ann', 'Bob'] } },
  ],
  run: ({ players, scores = players.map(() => 0), game }) => {
    if (scores.length !== players.length) {
      const detail = `There are ${players.length} players and ${scores.length} scores.`;
      return refuse('impossible', detail, 'Give one score for each player, in the same order, or no scores at all.');
    }
    return ok({ ...(game !== undefined && { game }), ...rankPlayers(players, scores, game) });
  },
  text: ({ standings, leaders, margin, why }) => {
    const isNamedTwice = new Set(standings.map(({ player }) => player)).size < standings.length;
    const nameOf = (one: { player: string; seat: number }) =>
      isNamedTwice ? `${one.player} (${one.seat})` : one.player;
    const lines = standings.map((one) => `${one.rank}. ${nameOf(one)}  ${one.score}${one.tied ? '  tied' : ''}`);
    const first = joinNames(leaders.map(nameOf), 'and');
    const lead = leaders.length > 1 ? `${first} share the lead` : `${first} leads${margin ? ` by ${margin}` : ''}`;
    return [...lines, `${lead}. ${why}`].join('\n');
  },
});
