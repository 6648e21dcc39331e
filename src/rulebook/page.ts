import { slugOf } from '../lib/slug.ts';

/** Subjects of passages, by which searches are filtered. */
export const PASSAGE_TYPES = [
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

export type PassageType = (typeof PASSAGE_TYPES)[number];

/** A part of a page, under a second-level heading. */
export interface Passage {
  readonly heading: string;
  /** Anchor of the passage, for links such as `#castling`. It is unique within the page. */
  readonly anchor: string;
  /** Subject of the passage. */
  readonly type: PassageType;
  /** Markdown below the heading. */
  readonly text: string;
  /** Whether the passage is for those who want every detail: pages show it folded, at their end. */
  readonly isAside?: boolean;
}

/** A page of a rulebook. */
export interface Page {
  readonly slug: string;
  readonly section: string;
  readonly title: string;
  /** Markdown between the title and the first passage. */
  readonly opening: string;
  readonly passages: readonly Passage[];
}

/** A page, with its source and licence if these differ from the book's. */
export type SourcedPage = Page & { readonly source?: string; readonly licence?: string };

/** The text of a page, without its place in a book. */
export type PageText = Pick<Page, 'title' | 'opening' | 'passages'>;

/**
 * Parses a page: a line `# Title`, an opening, then passages that begin with `## Heading {type}`. Throws on any other
 * form, because we wrote all pages ourselves.
 */
export function readPage(text: string): PageText {
  const [opening = '', ...parts] = splitAtHeadings(text);
  const [first = '', ...rest] = opening.split('\n');
  const title = /^# (\S.*)$/.exec(first.trimEnd())?.[1];
  if (!title) throw new Error(`a page begins with "# Title", not with ${JSON.stringify(first.slice(0, 60))}`);
  return { title, opening: rest.join('\n').trim(), passages: parts.map(readPassage) };
}

/** Splits a text before each second-level heading. Headings in code blocks do not count. */
function splitAtHeadings(text: string): string[] {
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
  if (!heading || !PASSAGE_TYPES.includes(type as PassageType))
    throw new Error(
      `expected "## Heading {type}" with one of the types ${PASSAGE_TYPES.join(', ')}, not ${JSON.stringify(line)}`,
    );
  return makePassage(heading, type as PassageType, end < 0 ? '' : part.slice(end));
}

/** Makes a passage. Its anchor is made from its heading. */
export const makePassage = (heading: string, type: PassageType, text: string): Passage => ({
  heading,
  anchor: slugOf(heading),
  type,
  text: text.trim(),
});

/**
 * Formats a page as Markdown. Leaves out the types of passages, which are for machines. `level` is the level of the
 * title's heading.
 */
export function markdownOf({ title, opening, passages }: PageText, level = 1): string {
  const deeper = '#'.repeat(level - 1);
  const parts = passages.flatMap(({ heading, text }) => [`## ${heading}`, text]);
  return [`# ${title}`, opening, ...parts]
    .filter(Boolean)
    .map((part) => (deeper ? deepenHeadings(part, deeper) : part))
    .join('\n\n');
}

/** Makes every heading deeper by the `#` characters in `by`. Lines in code blocks are unchanged. */
function deepenHeadings(text: string, by: string): string {
  let isCode = false;
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) isCode = !isCode;
      return !isCode && line.startsWith('#') ? by + line : line;
    })
    .join('\n');
}
