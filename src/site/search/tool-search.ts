import { type Found, TextSearch } from '../../text-search/text-search.ts';
import type { ListedTool, ToolCatalogue } from '../../tools/catalogue.ts';
import { content } from '../content.ts';

/** By tool: words that people use for what it does. */
const { words: WORDS } = content<{ readonly words: Readonly<Record<string, string>> }>('site/tool-words');

/** Words that people use for what a tool does. */
export const toolWords = ({ name }: ListedTool): string => WORDS[name] ?? '';

/** A search over the tools. */
export type ToolSearch = (query: string) => readonly Found<ListedTool>[];

/** Creates a search over the tools in use, best match first. Those that newer ones replace come last. */
export function makeToolSearch({ tools }: ToolCatalogue): ToolSearch {
  const search = new TextSearch(
    tools.filter(({ removed }) => !removed),
    {
      fields: [
        { boost: 5, textOf: ({ name, title }) => `${name.replaceAll('_', ' ')} ${title}` },
        { boost: 2.5, textOf: toolWords },
        { boost: 1, textOf: ({ description }) => description },
      ],
      namesOf: ({ name, title }) => [name, title],
      synonyms: content<{ readonly lists: readonly string[][] }>('site/tool-synonyms').lists,
    },
  );
  return (query) => {
    const found = search.find(query);
    const isLast = ({ thing, isNamed }: Found<ListedTool>) => Boolean(thing.deprecated) && !isNamed;
    return [...found.filter((one) => !isLast(one)), ...found.filter(isLast)];
  };
}

/** What people paste, and the tools that read it. */
const PASTED: readonly (readonly [isIn: (query: string) => boolean, tools: readonly string[]])[] = [
  // dice: 3d6, d20, 4d6kh3
  [(query) => /(?:^|[\s(+])\d{0,3}d(?:\d|%|f\b)/i.test(query), ['dice_roll', 'dice_odds']],
  [hasPosition, ['play_suggest_move', 'play_load_fen', 'play_render_board']],
  // a record: SGF, or numbered moves
  [(query) => /\(;|\b1\. ?[a-hNBRQKO]/.test(query), ['play_load_fen', 'play_make_moves']],
];

/** Whether a text has a position as FEN or SFEN: rows between slashes, then the player to move. */
function hasPosition(text: string): boolean {
  const words = text.split(' ');
  return words.some((word, at) => word.split('/').length >= 5 && /^[wbrg]$/.test(words[at + 1] ?? ''));
}

/** The tools that read what a query pastes: dice notation, a position or a record. The best comes first. */
export const toolsForPasted = (query: string): readonly string[] =>
  PASTED.find(([isIn]) => isIn(query.slice(0, MAX_PASTED)))?.[1] ?? [];

/** Characters of a query in which something pasted is looked for. */
const MAX_PASTED = 500;
