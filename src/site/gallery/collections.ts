import type { GalleryBoard } from '../../gallery/boards/board.ts';
import { boardSvg, galleryBoards } from '../../gallery/boards/boards.ts';
import { pieceSets, pieceSheetSvg } from '../../gallery/pieces/pieces.ts';
import { tileCountInBox, tileSheetSvg, tileSpecs, tilesOf } from '../../gallery/tiles/tiles.ts';
import { capitalize } from '../../lib/wording.ts';
import { bookOf, bookSlugs } from '../../rulebook/library.ts';
import { bookPath, variantPath } from '../../rulebook/links.ts';
import { findVariant, variantNames } from '../../rulebook/variants.ts';

/** An item of a gallery: a board, a set of tiles or a set of pieces. */
export interface Exhibit {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** Heading under which the gallery lists the exhibit. */
  readonly group: string;
  /** Line below the name: size, number of pieces or author. */
  readonly facts: string;
  /** The games on a board. */
  readonly games?: GalleryBoard['games'];
  /** Returns links to the rules of games that use the exhibit. They are not kept: some boards have dozens of games. */
  links(): readonly RulesLink[];
}

interface RulesLink {
  readonly title: string;
  readonly path: string;
}

/** A gallery of the site: boards, tiles or pieces. */
export interface Gallery {
  readonly slug: 'boards' | 'tiles' | 'pieces';
  readonly title: string;
  readonly lead: string;
  exhibits(): readonly Exhibit[];
  svg(id: string): string | undefined;
}

const boards: Gallery = {
  slug: 'boards',
  title: 'Boards',
  lead: 'Boards as they lie before the first move.',
  exhibits: () =>
    galleryBoards().map(({ id, name, summary, family, size, games }) => ({
      id,
      name,
      summary,
      group: titleOf(family),
      facts: size,
      games,
      links: () => rulesLinks(games),
    })),
  svg: boardSvg,
};

const tiles: Gallery = {
  slug: 'tiles',
  title: 'Tiles',
  lead: 'Sets of tiles with all their kinds.',
  exhibits: () =>
    tileSpecs.map((spec) => ({
      id: spec.id,
      name: spec.name,
      summary: spec.summary,
      group: capital(spec.shape),
      facts: `${tilesOf(spec).length} kinds, ${tileCountInBox(spec)} in the box`,
      links: () => [],
    })),
  svg: tileSheetSvg,
};

const pieces: Gallery = {
  slug: 'pieces',
  title: 'Pieces',
  lead: 'Sets of pieces, as the boards are drawn with them.',
  exhibits: () =>
    pieceSets.map(({ id, name, summary, style, families, author, licence }) => ({
      id,
      name,
      summary,
      group: capital(style),
      facts: `${author}, ${licence}`,
      links: () =>
        families
          .filter((family) => bookSlugs.includes(family))
          .map((family) => ({ title: titleOf(family), path: `/rules/${family}` })),
    })),
  svg: pieceSheetSvg,
};

export const GALLERIES: readonly Gallery[] = [boards, tiles, pieces];

/** Links to the rules of games: to the page of the variant, or to the rulebook if that has none. */
function rulesLinks(games: GalleryBoard['games']): RulesLink[] {
  const links = games.filter(({ game }) => bookSlugs.includes(game)).map(rulesLink);
  return [...new Map(links.map((link) => [link.path, link])).values()];
}

function rulesLink({ game, variant }: GalleryBoard['games'][number]): RulesLink {
  const book = bookOf(game);
  if (!findVariant(book, variant).ok) return { title: book.title, path: bookPath(game) };
  const found = variantNames(book).find(({ slug }) => slug === variant);
  return { title: `${book.title}: ${found?.title ?? variant}`, path: variantPath(game, variant) };
}

/** Returns the title of a game's rulebook, or its capitalised slug if it has none. */
const titleOf = (slug: string): string => (bookSlugs.includes(slug) ? bookOf(slug).title : capital(slug));

const capital = (slug: string): string => capitalize(slug.replaceAll('-', ' '));
