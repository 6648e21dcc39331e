import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import type { Jam } from '../../tabletop/packs/jam/book.ts';
import { rankPlayers } from '../../tabletop/scores.ts';
import { defineTool } from '../tool.ts';
import { isoTimeOf, JamSchema, jamContextShape, jamContextToJson, jamToJson, readJams, spanText } from './jam-json.ts';

export default defineTool({
  name: 'jam_vote',
  title: 'Jam vote',
  description:
    'Returns the vote counts of the current game jam and when voting closes. Read-only: it does not cast votes.',
  live: true,
  input: z.strictObject({}),
  output: z.object({
    active: z.boolean().describe('a vote is on'),
    votes: z
      .array(
        z.object({
          entry: z.string(),
          votes: z.int(),
          by: z.string(),
          url: z.string().optional(),
          rank: z.int().describe('equal votes share a rank'),
        }),
      )
      .describe('the most votes first; entries whose votes the source publishes'),
    uncounted: z.int().describe('number of entries whose votes the source does not publish'),
    total: z.int().describe('number of published votes'),
    closes: z.string().nullable().describe('when the vote closes or closed, UTC'),
    remainingMs: z.int().nullable().describe('until the vote that is on closes'),
    jam: JamSchema.nullable().describe('the one in its vote; if there is none the one that runs, or else the last'),
    ...jamContextShape,
  }),
  examples: [{ title: 'standings', args: {} }],
  run: async (_, context) => {
    const board = await readJams(context);
    const { voting, running, closed } = board.agenda;
    const jam = voting[0] ?? running[0] ?? closed[0];
    const now = board.news?.now ?? 0;
    const active = voting.length > 0;
    return ok({
      active,
      ...standingsOf(jam),
      closes: jam ? isoTimeOf(jam.votingCloses) : null,
      remainingMs: jam && active ? jam.votingCloses - now : null,
      jam: jam ? jamToJson(jam, now) : null,
      ...jamContextToJson(board, jam, jam && voteText(jam, now)),
    });
  },
  text: ({ votes, says }) =>
    [says, ...votes.map(({ rank, entry, by, votes }) => `${rank}. ${entry} by ${by}: ${votes}`)].join('\n'),
});

function standingsOf(jam: Jam | undefined) {
  const all = jam?.submissions ?? [];
  const counted = all.flatMap(({ votes, ...entry }) => (votes === undefined ? [] : [{ ...entry, votes }]));
  const uncounted = all.length - counted.length;
  if (!counted.length) return { votes: [], uncounted, total: 0 };
  const { standings, total } = rankPlayers(
    counted.map(({ title }) => title),
    counted.map(({ votes }) => votes),
  );
  const votes = standings.map(({ seat, rank }) => {
    const { title, by, url, votes } = counted[seat - 1]!;
    return { entry: title, votes, by, ...(url !== undefined && { url }), rank };
  });
  return { votes, uncounted, total };
}

function voteText({ title, submissionsClose, votingCloses }: Jam, now: number): string {
  if (now >= votingCloses) return `No vote is on; ${title} was the last, and these are its final votes.`;
  if (now >= submissionsClose) return `The vote on ${title} closes in ${spanText(votingCloses - now)}.`;
  return `No vote is on; the one on ${title} opens in ${spanText(submissionsClose - now)}.`;
}
