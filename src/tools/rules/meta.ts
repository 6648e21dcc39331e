import type { z } from 'zod';
import type { Book } from '../../rulebook/book.ts';
import { variantsOf } from '../../rulebook/variants.ts';
import { bookLine, pageLines, variantLine } from './lookup.ts';
import type { GameMetaSchema } from './shapes.ts';

/** Makes the metadata of a rulebook, for the tool `rules_get_game_meta` and for `meta.json` on the rules site. */
export function gameMeta(book: Book, site: string): z.infer<typeof GameMetaSchema> {
  return {
    ...bookLine(book, site),
    how_to_play: book.how_to_play,
    pages: pageLines(book, site),
    variants: variantsOf(book).map((variant) => variantLine(book, variant, site)),
    related: [...book.related],
    source: book.source,
    licence: book.licence,
  };
}
