import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { nameField } from '../fields.ts';
import { groupNames, rangeText } from '../light.ts';
import { siteUrlOf } from '../site.ts';
import { defineTool } from '../tool.ts';
import { bookNamed } from './lookup.ts';
import { gameMeta } from './meta.ts';
import { GameMetaSchema } from './shapes.ts';

export default defineTool({
  name: 'rules_get_game_meta',
  title: 'About a rulebook',
  description:
    "Returns a rulebook's metadata: players, duration, complexity, a short how_to_play, and its pages, variants and related games. Call it for the page slugs that rules_get_page takes.",
  input: z.strictObject({ game: nameField('Slug of the game.') }),
  output: GameMetaSchema,
  examples: [{ title: 'morris', args: { game: 'morris' } }],
  run: ({ game }, context) => {
    const book = bookNamed(game);
    return book.ok ? ok(gameMeta(book.value, siteUrlOf(context))) : book;
  },
  light: ({ pages, variants, players, duration, ...book }) => ({
    ...book,
    players: rangeText(players),
    duration: `${rangeText(duration)} minutes`,
    pages: groupNames(
      pages,
      ({ section }) => section,
      ({ slug }) => slug,
    ),
    variants: variants.map(({ slug }) => slug),
  }),
  next: 'rules_get_page with a page and its section; rules_get_variant with a variant.',
});
