import { TextSearch } from '../../text-search/text-search.ts';
import type { ListedTool, ToolCatalogue } from '../../tools/catalogue.ts';
import { content } from '../content.ts';

/** By tool: words that people use for what it does. */
const { words: WORDS } = content<{ readonly words: Readonly<Record<string, string>> }>('site/tool-words');

/** Factor for the scores of tools that a newer one replaces. */
const DEPRECATED = 0.3;

/** Creates a search over the tools in use, best match first. */
export function makeToolSearch({ tools }: ToolCatalogue): (query: string) => readonly ListedTool[] {
  const search = new TextSearch(
    tools.filter(({ removed }) => !removed),
    {
      fields: [
        { boost: 5, textOf: ({ name, title }) => `${name.replaceAll('_', ' ')} ${title}` },
        { boost: 2.5, textOf: ({ name }) => WORDS[name] ?? '' },
        { boost: 1, textOf: ({ description }) => description },
      ],
      namesOf: ({ name, title }) => [name, title],
      weightOf: ({ deprecated }) => (deprecated ? DEPRECATED : 1),
    },
  );
  return (query) => search.find(query).map(({ thing }) => thing);
}
