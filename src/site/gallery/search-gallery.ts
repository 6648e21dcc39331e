import { boardWordsOf, galleryBoards } from '../../gallery/boards/boards.ts';
import { pieceSets, pieceWordsOf } from '../../gallery/pieces/pieces.ts';
import { tileSpecs, tileWordsOf } from '../../gallery/tiles/tiles.ts';
import { type Found, TextSearch } from '../../text-search/text-search.ts';
import { content } from '../content.ts';

/** A board, tile set or piece set, with the words by which it is searched. */
export interface Exhibit {
  readonly gallery: 'boards' | 'tiles' | 'pieces';
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly words: string;
  readonly weight?: number;
  /** Size of a board, such as `19×19`. */
  readonly size?: string;
  /** The family of games, of its main board and its sets of pieces: they go by that name, too. */
  readonly family?: string;
}

/** Words by which people say which gallery they mean. */
const GALLERY_WORDS = { boards: 'board', tiles: 'tile card domino', pieces: 'piece set men' } as const;

/** Words that say no more than that a picture is meant. */
const PICTURE_WORDS = new Set('drawing drawings image images photo picture pictures png svg'.split(' '));

/** By gallery and ID: words with which people ask for what is on a picture. */
const askedAs: ReadonlyMap<string, string> = new Map(
  Object.entries(content<{ readonly words: Readonly<Record<string, string>> }>('site/gallery-words').words),
);

let built: TextSearch<Exhibit> | undefined;

const search = (): TextSearch<Exhibit> => {
  built ??= new TextSearch(exhibits(), {
    fields: [
      { boost: 5, textOf: ({ name }) => name },
      { boost: 4, textOf: ({ gallery }) => GALLERY_WORDS[gallery] },
      { boost: 4, textOf: ({ family = '' }) => family },
      { boost: 3, textOf: ({ size = '' }) => size },
      { boost: 1, textOf: ({ words }) => words },
      { boost: 2, textOf: ({ gallery, id }) => askedAs.get(`${gallery}/${id}`) ?? '' },
    ],
    namesOf: ({ name }) => [name],
    weightOf: ({ weight = 1 }) => weight,
    lightWords: PICTURE_WORDS,
  });
  return built;
};

const exhibits = (): Exhibit[] => [
  ...galleryBoards().map((one) => ({
    ...{ ...pick(one), ...boardWordsOf(one), size: one.size, gallery: 'boards' as const },
    ...(one.id === `${one.family}-standard` && { family: one.family }),
  })),
  ...tileSpecs.map((one) => ({ ...pick(one), ...tileWordsOf(one), gallery: 'tiles' as const })),
  ...pieceSets.map((one) => ({
    ...{ ...pick(one), ...pieceWordsOf(one), gallery: 'pieces' as const },
    family: one.families.join(' '),
  })),
];

const pick = ({ id, summary }: Pick<Exhibit, 'id' | 'summary'>) => ({ id, summary });

/** Searches boards, tiles and pieces together, best match first. */
export const searchGallery = (query: string): readonly Found<Exhibit>[] => search().find(query);
