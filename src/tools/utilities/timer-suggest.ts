import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { timeControlText } from '../../tabletop/timer-clocks.ts';
import { TIME_CONTROL_KINDS } from '../../tabletop/timer-lists.ts';
import { suggestTimers } from '../../tabletop/timers.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { defineTool } from '../tool.ts';

const seconds = (what: string) => z.number().min(0).describe(what);

const Control = z.object({
  name: z.string().describe('what it is called: bullet, blitz, rapid, classical, brisk, relaxed …'),
  kind: z
    .enum(TIME_CONTROL_KINDS)
    .describe(
      'sudden-death: one time for the game; increment: added after each move; delay: free on each move; byoyomi: periods ' +
        'after the main time; per-turn: a sandglass; session: a time for the whole table',
    ),
  mainSeconds: seconds('of each player, in a session of the table; 0 if there is none'),
  incrementSeconds: seconds('added after every move; 0 if there is none'),
  delaySeconds: seconds('free on every move, not kept').optional(),
  periods: z.int().optional().describe('Number of byo-yomi periods; absent if unlimited.'),
  periodSeconds: seconds('of a byo-yomi period').optional(),
  movesPerPeriod: z.int().optional().describe('Canadian byo-yomi: moves to make in a period'),
  turnSeconds: seconds('for a turn').optional(),
  totalMinutes: seconds('likely length of the whole game, for all players together'),
  why: z.string().describe('reason for this time control'),
});

export default defineTool({
  name: 'timer_suggest',
  title: 'Suggest time controls',
  description:
    'Suggests time controls for a game: main time, increment, byo-yomi or turn timer, with the expected length of the game.',
  input: z.strictObject({
    game: nameField('The game or variant, e.g. chess, atomic, go 9x9, chess/grand+random, Catan.'),
    players: z.int().min(1).max(100).describe('Number of players. Default: the usual number.').optional(),
  }),
  output: z.object({
    game: z.string().describe('canonical slug: family/variant of the engine, or the name of another game'),
    title: z.string(),
    family: z.string().optional().describe('family of the engine'),
    variant: z.string().optional().describe('variant of the family, with its flags'),
    players: z.int(),
    controls: z.array(Control),
    why: z.string().describe('what decides how long the game is'),
  }),
  examples: [
    { title: 'chess', args: { game: 'chess' } },
    { title: 'a variant', args: { game: 'atomic' } },
    { title: 'a small go board', args: { game: 'go 9x9' } },
    { title: 'an evening of Catan for three', args: { game: 'Catan', players: 3 } },
  ],
  run: ({ game, players }) => {
    const suggestion = suggestTimers(game, players);
    if (suggestion.ok) return ok(suggestion.value);
    const { problem, detail, hint } = suggestion.error;
    return refuse(problem === 'unknown' ? 'unknown_name' : 'impossible', detail, hint);
  },
  text: ({ title, game, players, controls, why }) => {
    const clocks = controls.map(timeControlText);
    const widths = [
      Math.max(...controls.map((each) => each.name.length)),
      Math.max(...clocks.map((text) => text.length)),
    ];
    const lines = controls.map((each, i) => {
      const start = `  ${each.name.padEnd(widths[0]!)}  ${clocks[i]!.padEnd(widths[1]!)}`;
      return `${start}  about ${each.totalMinutes} min\n      ${each.why}`;
    });
    return `${title} (${game}), ${players} player${players === 1 ? '' : 's'}\n${lines.join('\n')}\n${why}`;
  },
});
