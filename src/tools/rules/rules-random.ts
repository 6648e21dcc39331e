import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import type { Book } from '../../rulebook/book.ts';
import { allBooks } from '../../rulebook/library.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { bookLine } from './lookup.ts';
import { RulebookSchema } from './shapes.ts';

/** Categories of rulebooks that are not games to play. */
const NOT_GAMES: readonly Book['category'][] = ['component', 'platform', 'mod'];

export default defineTool({
  name: 'rules_random',
  title: 'Suggest a game',
  description:
    'Suggests a random game that suits a number of players and a maximum duration in minutes. To choose from a list, use rules_list_games.',
  random: true,
  input: z.strictObject({
    players: z.int().min(1).max(100).describe('Number of players.').optional(),
    maxDuration: z.number().min(1).max(100_000).describe('Longest usual duration, in minutes.').optional(),
  }),
  output: z.object({
    game: RulebookSchema.extend({ how_to_play: z.string() }).nullable(),
    matches: z.int().describe('how many games fit'),
    reason: z.string().describe('why none does').optional(),
  }),
  examples: [{ title: 'two players, half an hour', args: { players: 2, maxDuration: 30 }, seed: 'tonight' }],
  run: ({ players, maxDuration }, context) => {
    const games = allBooks().filter(({ category }) => !NOT_GAMES.includes(category));
    const seated = games.filter(
      (book) => players === undefined || (book.players.min <= players && players <= book.players.max),
    );
    const fitting = seated.filter(({ duration }) => maxDuration === undefined || duration.max <= maxDuration);
    if (!fitting.length) return ok({ game: null, matches: 0, reason: reasonFor(seated, games, players) });
    const book = fitting[context.rng.below(fitting.length)]!;
    return ok({
      game: { ...bookLine(book, siteUrlOf(context)), how_to_play: book.how_to_play },
      matches: fitting.length,
    });
  },
  text: ({ game, reason }) => (game ? `${game.title} (${game.slug}): ${game.how_to_play}` : reason!),
});

function reasonFor(seated: readonly Book[], games: readonly Book[], players: number | undefined): string {
  if (!seated.length) {
    const most = Math.max(...games.map((book) => book.players.max));
    return `No game is for ${players} players; ${most} is the most.`;
  }
  const least = Math.min(...seated.map(({ duration }) => duration.max));
  return `No game${players === undefined ? '' : ` for ${players}`} is over so soon; the shortest may take ${least} minutes.`;
}
