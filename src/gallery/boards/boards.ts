import { didYouMean } from '../../lib/nearest.ts';
import { plainName } from '../names.ts';
import { searcher } from '../search.ts';
import type { GalleryBoard } from './board.ts';
import { engineBoards } from './engines/engines.ts';
import { writtenBoards } from './written.ts';

/** Licence and author of all drawings here. */
export const BOARD_LICENCE = 'MIT';
export const BOARD_AUTHOR = 'The Parlour authors';

interface Shelf {
  readonly boards: readonly GalleryBoard[];
  readonly byName: ReadonlyMap<string, GalleryBoard>;
  search(query: string): readonly GalleryBoard[];
}

let shelf: Shelf | undefined;

/** Listed when first asked for; nothing is drawn. */
function shelfOf(): Shelf {
  if (shelf) return shelf;
  const boards = [...engineBoards(), ...writtenBoards()];
  const byName = new Map(boards.flatMap((board) => [board.name, board.id].map((name) => [plainName(name), board])));
  shelf = { boards, byName, search: searcher(boards, wordsOf) };
  return shelf;
}

const wordsOf = ({ name, id, family, topology, summary, size, games }: GalleryBoard) => ({
  name,
  words: [id, family, topology, size, summary, ...games.map(({ variant }) => variant)].join(' '),
});

export const galleryBoards = (): readonly GalleryBoard[] => shelfOf().boards;

/** The best first; all for an empty query. */
export const searchBoards = (query: string): readonly GalleryBoard[] => shelfOf().search(query);

/** A board by its id or name, in any spelling. */
export const boardNamed = (name: string): GalleryBoard | undefined => shelfOf().byName.get(plainName(name));

/** What somebody may have meant: "did you mean Chess or Check shogi?" */
export const nearestBoards = (name: string): string | undefined => {
  const found = searchBoards(name).slice(0, 3);
  return (
    didYouMean(
      name,
      shelfOf().boards.map((board) => board.name),
    ) ?? (found.length ? `near are ${found.map((board) => board.name).join(', ')}` : undefined)
  );
};

const WIDTH = 480;

/** The picture of a board by its id, for those who ask for the picture alone. */
export const boardSvg = (id: string): string | undefined => boardNamed(id)?.draw(WIDTH).svg;
