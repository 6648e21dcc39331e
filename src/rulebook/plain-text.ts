import { withoutLinkTargets } from './links.ts';

/** Removes code blocks and tables from Markdown. */
export const withoutFigures = (markdown: string): string =>
  markdown.replaceAll(/^```[^\n]*\n[^`]*^```/gm, '').replaceAll(/^\|[^\n]*/gm, '');

/** Removes the markup from Markdown. */
export const plainText = (markdown: string): string =>
  withoutLinkTargets(markdown)
    .replaceAll(/[`*[\]]/g, '')
    // Underscores inside a word, as in `rng_seed`, are its own.
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/[|#]/g, ' ')
    .replaceAll(/^- /gm, ' ')
    .replaceAll(/-{3,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
