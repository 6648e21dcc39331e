import { slugOf } from '../lib/slug.ts';

export const SECTION_TYPES = [
  'general',
  'board',
  'pieces',
  'setup',
  'movement',
  'capture',
  'winning',
  'special',
  'variants',
] as const;

export type SectionType = (typeof SECTION_TYPES)[number];

/** A part of a page under a heading of its own. */
export interface Passage {
  readonly heading: string;
  /** Leads to it: `#castling`; one of a kind in its page. */
  readonly anchor: string;
  /** What it is about. */
  readonly type: SectionType;
  /** Markdown below the heading. */
  readonly text: string;
}

export interface Page {
  readonly slug: string;
  readonly section: string;
  readonly title: string;
  /** Markdown between the title and the first passage. */
  readonly opening: string;
  readonly passages: readonly Passage[];
}

/** A page, and where it is from if that isn't where its book is from. */
export type SourcedPage = Page & { readonly source?: string; readonly licence?: string };

/** What a page holds, without where it stands. */
export type PageText = Pick<Page, 'title' | 'opening' | 'passages'>;

/** Reads `# Title`, an opening, and `## Heading {type}` with what is below. Throws on what isn't so: pages are our own. */
export function readPage(text: string): PageText {
  const [opening = '', ...parts] = partsOf(text);
  const [first = '', ...rest] = opening.split('\n');
  const title = /^# (\S.*)$/.exec(first.trimEnd())?.[1];
  if (!title) throw new Error(`a page begins with "# Title", not with ${JSON.stringify(first.slice(0, 60))}`);
  return { title, opening: rest.join('\n').trim(), passages: parts.map(readPassage) };
}

/** Cut before each second-level heading; what looks like one inside of a code block is none. */
function partsOf(text: string): string[] {
  const parts: string[][] = [[]];
  let isCode = false;
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && line.startsWith('## ')) parts.push([]);
    parts.at(-1)!.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
}

function readPassage(part: string): Passage {
  const end = part.indexOf('\n');
  const line = end < 0 ? part : part.slice(0, end);
  const [, heading, type] = /^## ([^{]{1,200}) \{([a-z]{1,20})\}$/.exec(line.trimEnd()) ?? [];
  if (!heading || !SECTION_TYPES.includes(type as SectionType))
    throw new Error(`"## Heading {type}" was expected with a known type, not ${JSON.stringify(line)}`);
  return passage(heading, type as SectionType, end < 0 ? '' : part.slice(end));
}

export const passage = (heading: string, type: SectionType, text: string): Passage => ({
  heading,
  anchor: slugOf(heading),
  type,
  text: text.trim(),
});

/** A page as Markdown: types are for machines and are left out. `level` is that of its title. */
export function markdownOf({ title, opening, passages }: PageText, level = 1): string {
  const deeper = '#'.repeat(level - 1);
  const parts = passages.flatMap(({ heading, text }) => [`## ${heading}`, text]);
  return [`# ${title}`, opening, ...parts]
    .filter(Boolean)
    .map((part) => (deeper ? lowered(part, deeper) : part))
    .join('\n\n');
}

/** Headings so much deeper; code stays as it is. */
function lowered(text: string, by: string): string {
  let isCode = false;
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) isCode = !isCode;
      return !isCode && line.startsWith('#') ? by + line : line;
    })
    .join('\n');
}
