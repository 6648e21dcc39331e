import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { currentDeadline, currentJamOf } from '../../tabletop/packs/jam/phases.ts';
import { defineTool } from '../tool.ts';
import { isoTimeOf, JamSchema, jamContextShape, jamContextToJson, jamToJson, readJams, spanText } from './jam-json.ts';

export default defineTool({
  name: 'jam_timer',
  title: 'Jam timer',
  description: 'Returns the time remaining in the current game jam. For its submissions, use jam_status.',
  live: true,
  input: z.strictObject({}),
  output: z.object({
    active: z.boolean().describe('a jam is on: games are made, or voted on'),
    deadline: z.string().nullable().describe('when making games or voting ends, UTC'),
    remainingMs: z.number().nullable().describe('until the deadline'),
    remaining: z.string().nullable().describe('the same in words'),
    jam: JamSchema.nullable(),
    ...jamContextShape,
  }),
  examples: [{ title: 'time left', args: {} }],
  run: async (_, context) => {
    const board = await readJams(context);
    const jam = currentJamOf(board.agenda);
    if (!board.news || !jam) {
      const none = { active: false, deadline: null, remainingMs: null, remaining: null, jam: null };
      return ok({ ...none, ...jamContextToJson(board, undefined, undefined) });
    }
    const { now } = board.news;
    const deadline = currentDeadline(jam, now)!;
    const remaining = spanText(deadline - now);
    const jamJson = jamToJson(jam, now);
    const task = jamJson.phase === 'running' ? 'hand in games for' : 'vote on the games of';
    return ok({
      active: true,
      deadline: isoTimeOf(deadline),
      remainingMs: deadline - now,
      remaining,
      jam: jamJson,
      ...jamContextToJson(board, jam, `There are ${remaining} left to ${task} ${jam.title}.`),
    });
  },
  text: ({ says }) => says,
});
