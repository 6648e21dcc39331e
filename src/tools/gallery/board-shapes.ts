import { z } from 'zod';
import { TOPOLOGIES } from '../../board/topologies.ts';
import type { GalleryBoard } from '../../gallery/boards/board.ts';
import type { CallContext } from '../context.ts';
import { siteUrlOf } from '../site.ts';

/** Schema for a board in lists. */
export const BoardSchema = z.object({
  id: z.string(),
  name: z.string(),
  family: z.string().describe('slug of the game family, as in the rulebooks'),
  topology: z.enum(TOPOLOGIES).describe('how its places hang together'),
  summary: z.string(),
  size: z.string().describe('as people say it: 8×8, 24 points'),
  players: z.object({ min: z.int(), max: z.int() }),
  url: z.string().describe('its picture as SVG'),
  games: z
    .array(
      z.object({
        game: z.string(),
        variant: z.string(),
        playable: z.boolean().describe('an engine plays it: play_create_game starts it'),
      }),
    )
    .describe('all variants that are played on this board, set up so'),
});

/** Converts a board to its form in lists. */
export const boardToJson = (
  { id, name, family, topology, summary, size, players, games }: GalleryBoard,
  context: CallContext,
) => ({
  id,
  name,
  family,
  topology,
  summary,
  size,
  players,
  url: `${siteUrlOf(context)}/gallery/boards/${id}.svg`,
  games: [...games],
});
