import { plainName } from '../../lib/match-name.ts';
import { nearestNames } from '../../lib/nearest.ts';
import { makeSearch } from '../search.ts';
import type { GalleryBoard } from './board.ts';
import { contentBoards } from './content-boards.ts';
import { engineBoards } from './engines/engines.ts';

/** Licence of all drawings of boards. */
export const BOARD_LICENCE = 'MIT';
/** Author of all drawings of boards. */
export const BOARD_AUTHOR = 'The Parlour authors';

interface Catalogue {
  readonly boards: readonly GalleryBoard[];
  readonly byName: ReadonlyMap<string, GalleryBoard>;
  search(query: string): readonly GalleryBoard[];
}

let cachedCatalogue: Catalogue | undefined;

/** Builds the catalogue of boards when first called, without drawing anything. */
function catalogue(): Catalogue {
  if (cachedCatalogue) return cachedCatalogue;
  const boards = [...engineBoards(), ...contentBoards()];
  cachedCatalogue = { boards, byName: namesOf(boards), search: makeSearch(boards, boardWordsOf) };
  return cachedCatalogue;
}

/**
 * Indexes boards by id and name, in normalised spelling. The names of other games played on a board also lead to it,
 * unless another board has that name.
 */
function namesOf(boards: readonly GalleryBoard[]): Map<string, GalleryBoard> {
  const names = new Map<string, GalleryBoard>();
  const add = (name: string, board: GalleryBoard): void => {
    const plain = plainName(name);
    if (!names.has(plain)) names.set(plain, board);
  };
  for (const board of boards) for (const name of [board.id, board.name]) add(name, board);
  for (const board of boards) for (const name of board.also) add(name, board);
  return names;
}

/** Factor for the board of a game itself, before those of its variants. */
const STANDARD_WEIGHT = 1.5;

/** The words by which a board is searched. `board` is one of all, as people add it to the name of a game. */
export const boardWordsOf = ({ name, also, id, family, topology, summary, size, games }: GalleryBoard) => ({
  name,
  words: ['board', ...also, id, family, topology, size, summary, ...games.map(({ variant }) => variant)].join(' '),
  weight: id.endsWith('-standard') ? STANDARD_WEIGHT : 1,
});

/** Lists all boards of the gallery. */
export const galleryBoards = (): readonly GalleryBoard[] => catalogue().boards;

/** Searches the boards, best match first; returns all of them for an empty query. */
export const searchBoards = (query: string): readonly GalleryBoard[] => catalogue().search(query);

/** Finds a board by id or name, in any spelling; undefined if there is none. */
export const boardNamed = (name: string): GalleryBoard | undefined => catalogue().byName.get(plainName(name));

/**
 * Suggests names of boards for an unknown name: those with a similar spelling or, if there are none, those that a
 * search finds.
 */
export function similarBoardNames(name: string): string[] {
  const similar = nearestNames(
    name,
    catalogue().boards.map((board) => board.name),
  );
  return similar.length
    ? similar
    : searchBoards(name)
        .slice(0, 3)
        .map((board) => board.name);
}

/** Returns the board on which a variant is played; undefined if the gallery has none. */
export const boardOfGame = (game: string, variant: string): GalleryBoard | undefined =>
  galleryBoards().find(({ games }) => games.some((one) => one.game === game && one.variant === variant));

const DEFAULT_WIDTH = 480;

/** Draws a board at the default width as SVG; undefined if no board has this id. */
export const boardSvg = (id: string): string | undefined =>
  galleryBoards()
    .find((board) => board.id === id)
    ?.draw(DEFAULT_WIDTH).svg;
