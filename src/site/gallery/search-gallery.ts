import { searchBoards } from '../../gallery/boards/boards.ts';
import { searchPieceSets } from '../../gallery/pieces/pieces.ts';
import { searchTileSets } from '../../gallery/tiles/tiles.ts';

/** A board, tile set or piece set that a search of the galleries found. */
export interface FoundExhibit {
  readonly title: string;
  readonly path: string;
  readonly excerpt: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
}

/** Searches boards, tiles and pieces, those of one gallery in the order of its search. Nothing is found by no words. */
export function searchGallery(query: string): FoundExhibit[] {
  if (query.trim() === '') return [];
  const found: readonly (readonly [slug: string, exhibits: readonly Named[]])[] = [
    ['boards', searchBoards(query)],
    ['tiles', searchTileSets(query)],
    ['pieces', searchPieceSets(query)],
  ];
  return found.flatMap(([slug, exhibits]) =>
    exhibits.map(({ id, name, summary }) => ({ title: name, path: `/gallery/${slug}/${id}`, excerpt: summary })),
  );
}
