import type { GalleryBoard } from '../../gallery/boards/board.ts';
import { BOARD_AUTHOR, BOARD_LICENCE, boardSvg, boardWordsOf, galleryBoards } from '../../gallery/boards/boards.ts';
import { cacheResult, OWN_WORK_LICENCE } from '../../gallery/pieces/piece-set.ts';
import { pieceSets, pieceSheetSvg, pieceWordsOf } from '../../gallery/pieces/pieces.ts';
import { tileCountInBox, tileSheetSvg, tileSpecs, tilesOf, tileWordsOf } from '../../gallery/tiles/tiles.ts';
import { capitalize, countOf } from '../../lib/wording.ts';
import { bookOf, bookSlugs } from '../../rulebook/library.ts';
import { bookPath, variantPath } from '../../rulebook/links.ts';
import { findVariant } from '../../rulebook/variants.ts';
import { playPath } from '../play/addresses.ts';

/** An item of a gallery: a board, a set of tiles or a set of pieces. */
export interface Exhibit {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** Heading under which the gallery lists the exhibit. */
  readonly group: string;
  /** Line below the name: size, number of pieces or author. */
  readonly facts: string;
  /** Words by which it is found. */
  readonly words: string;
  /** By filter: the values under which it is shown. */
  readonly facets: Facets;
  /** Author, licence and source, in sentences. */
  readonly credit: string;
  /** The games on a board. */
  readonly games?: GalleryBoard['games'];
  /** Returns links to the games that use the exhibit. They are not kept: some boards have dozens of games. */
  links(): readonly GameLink[];
}

/** Names of the filters of the galleries. */
const FACETS = ['game', 'players', 'size', 'shape', 'style'] as const;
export type FacetName = (typeof FACETS)[number];
type Facets = Readonly<Partial<Record<FacetName, readonly string[]>>>;

interface GameLink {
  readonly title: string;
  /** Path of the rules. */
  readonly path: string;
  /** Path of the page on which the game is played, if an engine plays it. */
  readonly play?: string | undefined;
}

/** The page that lists all galleries. */
export const ALL_GALLERIES = { title: 'Galleries', path: '/gallery' };

/** A gallery of the site: boards, tiles or pieces. */
export interface Gallery {
  readonly slug: 'boards' | 'tiles' | 'pieces';
  readonly title: string;
  readonly lead: string;
  /** The filters of its form. */
  readonly filters: readonly FacetName[];
  exhibits(): readonly Exhibit[];
  svg(id: string): string | undefined;
}

const boards: Gallery = {
  slug: 'boards',
  title: 'Boards',
  lead: 'Boards as they lie before the first move.',
  filters: ['game', 'players', 'size'],
  exhibits: cacheResult(() =>
    galleryBoards().map((board) => ({
      ...{ id: board.id, name: board.name, summary: board.summary, games: board.games },
      group: titleOf(board.family),
      facts: `${board.size}, ${playersText(board)}`,
      words: boardWordsOf(board).words,
      facets: {
        game: [...new Set([board.family, ...board.games.map(({ game }) => game)])],
        players: playerCounts(board),
        size: [board.size],
      },
      credit: `Drawn by ${BOARD_AUTHOR}, licence ${BOARD_LICENCE}. Layout after ${board.source.replace(/\.$/, '')}.`,
      links: () => gameLinks(board.games),
    })),
  ),
  svg: boardSvg,
};

const tiles: Gallery = {
  slug: 'tiles',
  title: 'Tiles',
  lead: 'Sets of tiles with all their kinds.',
  filters: ['game', 'shape'],
  exhibits: cacheResult(() =>
    tileSpecs.map((spec) => ({
      id: spec.id,
      name: spec.name,
      summary: spec.summary,
      group: capital(spec.shape),
      facts: `${tilesOf(spec).length} kinds, ${tileCountInBox(spec)} in the box`,
      words: tileWordsOf(spec).words,
      facets: { game: spec.games, shape: [spec.shape] },
      credit: creditText(BOARD_AUTHOR, spec.licence, spec.credit),
      links: () => bookLinks(spec.games),
    })),
  ),
  svg: tileSheetSvg,
};

const pieces: Gallery = {
  slug: 'pieces',
  title: 'Pieces',
  lead: 'Sets of pieces, as the boards are drawn with them.',
  filters: ['game', 'style'],
  exhibits: cacheResult(() =>
    pieceSets.map((set) => ({
      ...{ id: set.id, name: set.name, summary: set.summary },
      group: capital(set.style),
      facts: set.families.map(titleOf).join(', '),
      words: pieceWordsOf(set).words,
      facets: { game: set.families, style: [set.style] },
      credit: creditText(set.author === OWN_WORK_LICENCE.author ? BOARD_AUTHOR : set.author, set.licence, set.credit),
      links: () => bookLinks(set.families),
    })),
  ),
  svg: pieceSheetSvg,
};

export const GALLERIES: readonly Gallery[] = [boards, tiles, pieces];

const creditText = (author: string, licence: string, credit = ''): string =>
  `Drawn by ${author}, licence ${licence}. ${credit}`.trim();

/** Numbers of players that a board is for, as texts. */
const playerCounts = ({ players: { min, max } }: GalleryBoard): string[] =>
  Array.from({ length: max - min + 1 }, (_, more) => String(min + more));

const playersText = ({ players: { min, max } }: GalleryBoard): string =>
  min === max ? countOf(min, 'player') : `${min} to ${max} players`;

/** Links to the rulebooks of games, of those that have one. */
const bookLinks = (games: readonly string[]): GameLink[] =>
  games.filter((game) => bookSlugs.includes(game)).map((game) => ({ title: titleOf(game), path: bookPath(game) }));

/** Links to the rules of games: to the page of the variant, or to the rulebook if that has none. */
function gameLinks(games: GalleryBoard['games']): GameLink[] {
  const links = games.filter(({ game }) => bookSlugs.includes(game)).map(gameLink);
  return [...new Map(links.map((link) => [link.path, link])).values()];
}

function gameLink({ game, variant, playable }: GalleryBoard['games'][number]): GameLink {
  const book = bookOf(game);
  const play = playable ? playPath(game, variant) : undefined;
  const found = findVariant(book, variant);
  if (!found.ok) return { title: book.title, path: bookPath(game), play };
  const { title } = found.value;
  return {
    title: title === book.title ? title : `${book.title}: ${title}`,
    path: variantPath(game, variant),
    play,
  };
}

/** Returns the title of a game's rulebook, or its capitalised slug if it has none. */
export const titleOf = (slug: string): string => (bookSlugs.includes(slug) ? bookOf(slug).title : capital(slug));

const capital = (slug: string): string => capitalize(slug.replaceAll('-', ' '));
