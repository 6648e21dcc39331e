import { z } from 'zod';
import { TOPOLOGIES } from '../../board/topologies.ts';
import { ok } from '../../lib/result.ts';
import { diagramOf } from '../../rulebook/diagrams.ts';
import { diagramPath } from '../../rulebook/links.ts';
import { refuse } from '../errors.ts';
import { nameField } from '../fields.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { variantNamed } from './lookup.ts';

export default defineTool({
  name: 'rules_get_diagram',
  title: 'Diagram of a set-up',
  description:
    "Returns the URL of an SVG diagram of a variant's starting position, with its topology and drawing metadata. To draw a game in progress, use play_render_board.",
  input: z.strictObject({
    game: nameField('Slug of the game.'),
    variant: nameField('Variant slug, with flags as in standard+9x9.').default('standard'),
  }),
  output: z.object({
    game: z.string(),
    variant: z.string(),
    title: z.string(),
    url: z.string().describe('gives the drawing as SVG'),
    topology: z.enum(TOPOLOGIES),
    width: z.number().describe('of the drawing, in its own units'),
    height: z.number(),
    text: z.string().describe('the drawing in words'),
    fen: z.string().describe('the position as the play tools write it, where they play it').optional(),
    render: z.record(z.string(), z.unknown()).describe('how the engine draws it: theme, pieces, cells').optional(),
  }),
  examples: [
    { title: 'chess at the start', args: { game: 'chess' } },
    { title: 'a variant', args: { game: 'morris', variant: 'shisima' } },
  ],
  run: ({ game, variant }, context) => {
    const found = variantNamed(game, variant);
    if (!found.ok) return found;
    const { book, variant: facts } = found.value;
    const drawing = diagramOf(book.slug, facts.slug);
    if (!drawing)
      return refuse('impossible', `${book.title} has no board to draw.`, 'rules_get_game returns its rules.');
    const { svg: _, ...diagram } = drawing;
    return ok({
      game: book.slug,
      variant: facts.slug,
      title: facts.title,
      url: siteUrlOf(context) + diagramPath(book.slug, facts.slug),
      topology: facts.topology,
      ...diagram,
    });
  },
  text: ({ text, url }) => `${text}\n${url}`,
});
