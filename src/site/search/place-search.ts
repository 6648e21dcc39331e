import { FAMILIES } from '../../families/families.ts';
import { type Found, TextSearch } from '../../text-search/text-search.ts';
import { CHARACTERS_ROOT } from '../../tools/image-address.ts';
import { DEVELOPERS_PATH } from '../developers-page.ts';
import { DICE_ROOT } from '../dice/dice-page.ts';
import { ENTITIES_PATH } from '../entities-page.ts';
import { PLAY_ROOT, playPath } from '../play/play-page.ts';

/** A page where something is done: a game that is played, dice that are rolled. */
export interface Place {
  readonly title: string;
  readonly path: string;
  readonly summary: string;
  /** Words with which people ask for it. */
  readonly words: string;
}

/** Pages at which something is done, apart from games, with the words with which people ask for them. */
const PLACES: readonly Place[] = [
  {
    title: 'Games to play',
    path: PLAY_ROOT,
    summary: 'All games that can be played in the browser, against the computer or by two people.',
    words: 'play game games online computer opponent ai bot friend two player browser',
  },
  {
    title: 'Dice',
    path: DICE_ROOT,
    summary: 'Roll dice in the usual notation, and see the exact chance of every total.',
    words: 'dice roll roller die d4 d6 d8 d10 d12 d20 d100 chance odds probability',
  },
  {
    title: 'Characters',
    path: CHARACTERS_ROOT,
    summary: 'Random characters of eight role-playing systems, with sheets to print.',
    words: 'character sheet generator random pc npc print hero rpg role-playing',
  },
  {
    title: 'Creatures, spells and items',
    path: ENTITIES_PATH,
    summary: 'Monsters, spells, items, classes and moves of eight role-playing systems, by list.',
    words: 'monsters creatures spells items lists rpg role-playing bestiary',
  },
  {
    title: 'Rulebooks',
    path: '/rules',
    summary: 'Rulebooks of board games and role-playing systems, with every variant.',
    words: 'rules rulebooks books how to play',
  },
  {
    title: 'Galleries',
    path: '/gallery',
    summary: 'Boards, tiles, cards and pieces, as pictures to use and to print.',
    words: 'gallery pictures boards tiles pieces cards print',
  },
  {
    title: 'For developers',
    path: DEVELOPERS_PATH,
    summary: 'All tools over HTTP, MCP and a command line, with their schemas.',
    words: 'developers api mcp http schema openapi tools llm',
  },
];

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
