/** An element of an SVG. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

const TEXT = '(?:[^<>&"]|&(?:amp|lt|gt|quot|#39);)*';
const OPENING = new RegExp(`<([a-z]+)((?: [a-zA-Z:-]+="${TEXT}")*)(/?)>`, 'y');
const CLOSING = /<\/([a-z]+)>/y;
const BETWEEN = new RegExp(TEXT, 'y');
/** Text with only the characters that XML 1.0 allows. */
const CHARACTERS = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

/** Lists all elements of an SVG in order. Stricter than XML: throws for anything that our drawings do not use. */
export function tagsOf(svg: string): Tag[] {
  if (!CHARACTERS.test(svg)) throw new Error('a character that XML does not have');
  const tags: Tag[] = [];
  const open: string[] = [];
  let at = 0;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(svg);
    if (found) at += found[0].length;
    return found;
  };
  while (at < svg.length) {
    const opening = next(OPENING);
    const closing = opening ? null : next(CLOSING);
    if (opening) {
      tags.push({ name: opening[1]!, attributes: attributesOf(opening[2]!) });
      if (opening[3] === '') open.push(opening[1]!);
    } else if (closing) {
      if (open.pop() !== closing[1]) throw new Error(`</${closing[1]}> closes nothing`);
    } else if (open.length === 0 || next(BETWEEN)![0] === '') {
      throw new Error(`not well formed: ${svg.slice(at, at + 40)}`);
    }
  }
  if (open.length > 0) throw new Error(`${open} left open`);
  return tags;
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/ ([a-zA-Z:-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!] as const);
  if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`an attribute twice: ${text}`);
  return Object.fromEntries(pairs);
}
