/**
 * A part of the text of a row: plain words, or a mark. `[[table]]` and `[[table|words]]` mark a roll on another table;
 * `{3d6}` and `{1d6*10}` mark a number to roll.
 */
export type MarkedPart =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'table'; readonly table: string; readonly words: string | undefined }
  | { readonly kind: 'dice'; readonly notation: string };

/** Splits the text of a row into plain words and marks. */
export function markedPartsOf(text: string): MarkedPart[] {
  const [first, ...rest] = text.split('[[');
  const parts = diceIn(first!);
  for (const piece of rest) {
    const end = piece.indexOf(']]');
    if (end < 0) parts.push(...diceIn(`[[${piece}`));
    else {
      const [table, words] = piece.slice(0, end).split('|') as [string, string | undefined];
      parts.push({ kind: 'table', table, words }, ...diceIn(piece.slice(end + 2)));
    }
  }
  return parts;
}

function diceIn(text: string): MarkedPart[] {
  const [first, ...rest] = text.split('{');
  const parts: MarkedPart[] = first ? [{ kind: 'words', words: first }] : [];
  for (const piece of rest) {
    const end = piece.indexOf('}');
    const words = end < 0 ? `{${piece}` : piece.slice(end + 1);
    if (end >= 0) parts.push({ kind: 'dice', notation: piece.slice(0, end) });
    if (words) parts.push({ kind: 'words', words });
  }
  return parts;
}

/** Returns the text of a row without rolling its marks. Dice appear as notation, tables as their words or names. */
export const textBeforeRolls = (text: string, nameOf: (table: string) => string): string =>
  markedPartsOf(text)
    .map((part) => {
      if (part.kind === 'words') return part.words;
      return part.kind === 'dice' ? part.notation : (part.words ?? nameOf(part.table).toLowerCase());
    })
    .join('');
