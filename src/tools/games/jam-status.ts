import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { currentDeadline, currentJamOf } from '../../tabletop/packs/jam/phases.ts';
import { defineTool } from '../tool.ts';
import { JamSchema, jamContextShape, jamContextToJson, jamToJson, readJams, spanText } from './jam-json.ts';

export default defineTool({
  name: 'jam_status',
  title: 'Jam status',
  description:
    'Returns the current game jam with its deadline and submissions. For the time left alone, use jam_timer; for votes, jam_vote.',
  live: true,
  input: z.strictObject({}),
  output: z.object({
    active: z.boolean().describe('a jam is on: games are made, or voted on'),
    jam: JamSchema.nullable().describe(
      'the one with the nearest deadline; those that are made come before those voted on',
    ),
    submissions: z.int().describe('how many games were handed in'),
    entries: z.array(z.object({ title: z.string(), by: z.string(), url: z.string().optional() })),
    remainingMs: z.int().nullable().describe('until the deadline'),
    ...jamContextShape,
  }),
  examples: [{ title: 'the current jam', args: {} }],
  run: async (_, context) => {
    const board = await readJams(context);
    const jam = currentJamOf(board.agenda);
    const now = board.news?.now ?? 0;
    const remainingMs = jam ? currentDeadline(jam, now)! - now : null;
    const entries = (jam?.submissions ?? []).map(({ votes: _, ...entry }) => entry);
    const jamJson = jam ? jamToJson(jam, now) : null;
    const phaseText = jamJson?.phase === 'running' ? 'is running: submissions close' : 'is in its vote, which closes';
    const says =
      jamJson && `${jamJson.title} ${phaseText} in ${spanText(remainingMs!)}. Games handed in: ${entries.length}.`;
    return ok({
      active: jam !== undefined,
      jam: jamJson,
      submissions: entries.length,
      entries,
      remainingMs,
      ...jamContextToJson(board, jam, says ?? undefined),
    });
  },
  text: ({ jam, says }) => (jam ? `${says}\nTheme: ${jam.theme}` : says),
});
