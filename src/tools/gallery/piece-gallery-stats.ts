import { z } from 'zod';
import { pieceSets } from '../../gallery/pieces/pieces.ts';
import { ok } from '../../lib/result.ts';
import { defineTool } from '../tool.ts';
import { countByWord, KindCountsSchema } from './shapes.ts';

export default defineTool({
  name: 'piece_gallery_stats',
  title: 'Piece sets in numbers',
  description: 'Returns the number of piece sets, styles, authors and game families.',
  callClass: 'heavy',
  input: z.strictObject({}),
  output: z.object({
    total: z.int().describe('sets'),
    sets: z.int().describe('the same'),
    pieces: z.int().describe('pieces in all sets, each colour by itself'),
    styles: KindCountsSchema.describe('sets by style'),
    authors: KindCountsSchema.describe('sets by author'),
    families: KindCountsSchema.describe('sets by family of games'),
  }),
  examples: [{ title: 'the numbers', args: {} }],
  run: () =>
    ok({
      total: pieceSets.length,
      sets: pieceSets.length,
      pieces: pieceSets.reduce((sum, set) => sum + set.pieces().length, 0),
      styles: countByWord(pieceSets.map(({ style }) => style)),
      authors: countByWord(pieceSets.map(({ author }) => author)),
      families: countByWord(pieceSets.flatMap(({ families }) => families)),
    }),
  text: ({ total, pieces, styles, families }) => {
    const line = (counts: Record<string, number>) =>
      Object.entries(counts)
        .map(([word, count]) => `${word} ${count}`)
        .join(', ');
    return `${total} sets, ${pieces} pieces\nStyles: ${line(styles)}\nFamilies: ${line(families)}`;
  },
});
