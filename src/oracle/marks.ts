/**
 * Marks in the text of a row: `[[table]]` or `[[table|words]]` stands for a roll on another table, `{3d6}` or `{1d6*10}`
 * for a number that is rolled.
 */
export type Part =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'table'; readonly table: string; readonly words: string | undefined }
  | { readonly kind: 'dice'; readonly notation: string };

const MARK = /\[\[([^\]|]{1,100})(?:\|([^\]]{0,100}))?\]\]|\{([^}]{1,20})\}/g;

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: whole, 1: table, 2: words, 3: notation, index } of text.matchAll(MARK)) {
    if (index > at) parts.push({ kind: 'words', words: text.slice(at, index) });
    if (table !== undefined) parts.push({ kind: 'table', table, words });
    else parts.push({ kind: 'dice', notation: notation! });
    at = index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'words', words: text.slice(at) });
  return parts;
}

/** The text as it is read before anything it calls for is rolled. */
export const plainText = (text: string, nameOf: (table: string) => string): string =>
  partsOf(text)
    .map((part) => {
      if (part.kind === 'words') return part.words;
      return part.kind === 'dice' ? part.notation : (part.words ?? nameOf(part.table).toLowerCase());
    })
    .join('');
