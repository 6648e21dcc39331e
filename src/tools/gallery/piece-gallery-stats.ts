import { z } from 'zod';
import { pieceSets } from '../../gallery/pieces/pieces.ts';
import { ok } from '../../lib/result.ts';
import { tool } from '../tool.ts';
import { Stats, tally } from './shapes.ts';

export default tool({
  name: 'piece_gallery_stats',
  title: 'Piece sets in numbers',
  description: 'To learn how many piece sets, styles, authors and game families there are.',
  input: z.strictObject({}),
  output: z.object({
    total: z.int().describe('sets'),
    sets: z.int().describe('the same'),
    pieces: z.int().describe('pieces in all sets, each colour by itself'),
    styles: Stats.describe('sets by style'),
    authors: Stats.describe('sets by author'),
    families: Stats.describe('sets by family of games'),
  }),
  examples: [{ title: 'the numbers', args: {} }],
  run: () =>
    ok({
      total: pieceSets.length,
      sets: pieceSets.length,
      pieces: pieceSets.reduce((sum, set) => sum + set.pieces().length, 0),
      styles: tally(pieceSets.map(({ style }) => style)),
      authors: tally(pieceSets.map(({ author }) => author)),
      families: tally(pieceSets.flatMap(({ families }) => families)),
    }),
  text: ({ total, pieces, styles, families }) => {
    const line = (counts: Record<string, number>) =>
      Object.entries(counts)
        .map(([word, count]) => `${word} ${count}`)
        .join(', ');
    return `${total} sets, ${pieces} pieces\nStyles: ${line(styles)}\nFamilies: ${line(families)}`;
  },
});
