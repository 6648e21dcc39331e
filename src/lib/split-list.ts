const CONJUNCTION = / (?:and|or|&) /i;

/**
 * Splits a list in a text at commas and line breaks, and at "and" or "or" before its last item: "pizza, pasta or sushi"
 * has three items. Where an earlier item has such a word itself, as in "salt and pepper, mustard", only commas separate.
 * Items are trimmed; empty ones are dropped.
 */
export function splitList(text: string): string[] {
  const items = text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const [others, last] = [items.slice(0, -1), items.at(-1) ?? ''];
  if (text.includes('\n') || others.some((item) => CONJUNCTION.test(item))) return items;
  const words = others.length ? last.replace(/^(?:and|or|&) /i, '') : last;
  return [...others, ...words.split(CONJUNCTION).map((item) => item.trim())].filter((item) => item !== '');
}
