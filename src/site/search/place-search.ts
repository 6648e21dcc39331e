import { FAMILIES } from '../../families/families.ts';
import { type Found, TextSearch } from '../../text-search/text-search.ts';
import { PLACES, type Place } from '../places.ts';
import { playPath } from '../play/addresses.ts';

const games = (): Place[] =>
  Object.entries(FAMILIES).flatMap(([family, { title: game, summary: about, variants }]) =>
    Object.entries(variants).map(([variant, { title, summary }]) => ({
      title: `Play ${title}`,
      path: playPath(family, variant),
      summary: summary || about,
      words: `${game} ${variant}`,
    })),
  );

let built: TextSearch<Place> | undefined;

/** Finds the games to play and the other pages at which something is done, the best first. */
export function searchPlaces(query: string): readonly Found<Place>[] {
  built ??= new TextSearch([...PLACES, ...games()], {
    fields: [
      { boost: 5, textOf: ({ title }) => title },
      { boost: 2.5, textOf: ({ words }) => words },
      { boost: 1, textOf: ({ summary }) => summary },
    ],
    namesOf: namesOfPlace,
  });
  return built.find(query);
}

/** Names of a place: `Play Grand chess` and `Grand chess`. */
export const namesOfPlace = ({ title }: Place): readonly string[] =>
  title.startsWith('Play ') ? [title, title.slice('Play '.length)] : [title];
