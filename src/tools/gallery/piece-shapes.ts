import { z } from 'zod';
import type { PieceSet as Found } from '../../gallery/pieces/piece-set.ts';
import type { CallContext } from '../context.ts';
import { siteUrlOf } from '../site.ts';

/** Schema for a set of pieces in lists. */
export const PieceSetSchema = z.object({
  id: z.string(),
  name: z.string(),
  style: z.string().describe('how its pieces are made: figures, medallions, koma, discs, stones …'),
  author: z.string(),
  licence: z.string(),
  credit: z.string().optional().describe("where outlines are from that are not the author's own"),
  families: z.array(z.string()).describe('slugs of the families of games that are played with it'),
  pieces: z.int().describe('how many pieces it has, each colour by itself'),
  summary: z.string(),
  url: z.string().describe('all pieces on one sheet, as SVG'),
});

/** Converts a set of pieces to its form in lists. */
export const pieceSetToJson = (set: Found, context: CallContext): z.input<typeof PieceSetSchema> => ({
  id: set.id,
  name: set.name,
  style: set.style,
  author: set.author,
  licence: set.licence,
  ...(set.credit !== undefined && { credit: set.credit }),
  families: [...set.families],
  pieces: set.pieces().length,
  summary: set.summary,
  url: `${siteUrlOf(context)}/gallery/pieces/${set.id}.svg`,
});
