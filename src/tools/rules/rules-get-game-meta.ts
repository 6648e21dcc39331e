import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { name } from '../fields.ts';
import { siteOf } from '../site.ts';
import { tool } from '../tool.ts';
import { bookNamed } from './lookup.ts';
import { gameMeta } from './meta.ts';
import { GameMeta } from './shapes.ts';

export default tool({
  name: 'rules_get_game_meta',
  title: 'About a rulebook',
  description: 'To learn about a game before reading: players, duration, variants, pages and related games.',
  input: z.strictObject({ game: name('slug of the game') }),
  output: GameMeta,
  examples: [{ title: 'morris', args: { game: 'morris' } }],
  run: ({ game }, context) => {
    const book = bookNamed(game);
    return book.ok ? ok(gameMeta(book.value, siteOf(context))) : book;
  },
});
