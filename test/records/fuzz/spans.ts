/** An independent reading of tags and moves, to find characters of a text that a reader lost. */

/** What may stand in a text beside moves, each up to its end or the end of the text. */
const BESIDE_MOVES: readonly RegExp[] = [
  /\s+/y,
  /\[\s*[\w-]+\s*"(?:\\.|[^"\\\n])*"\s*\]/y,
  /\{[^}]*\}/y,
  /;[^\n]*/y,
  /(?<=^|\n)%[^\n]*/y,
  /\$\d{1,3}(?!\d)/y,
  /\d{1,4}\s*[.…]+|\d{1,4}(?=[\s{;(])|[.…]+/y,
  /[!?±∓⩲⩱∞⇆→↑□○⟳⨀⌓=]+|[+-]\/?[=-]|[=-]\/?\+|[+#]{1,2}(?![\w@.=/-])/y,
  /(?:inf|N|RR|D|e\.\s?p\.?|ep)(?![\w@])/y,
];

/** The words of the first game that are neither tags, comments, variations, numbers, glyphs nor a result. */
export function moveWords(given: string, results: readonly string[], move?: RegExp): string[] {
  const text = given.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const words: string[] = [];
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at, at + 200);
    if (words.length && rest.startsWith('[')) return [...words, rest];
    const result = results.find((known) => rest.startsWith(known) && !/[\w/-]/.test(rest[known.length] ?? ' '));
    if (result !== undefined) return [...words, ...moveWords(text.slice(at + result.length), [], move)];
    const length = lengthOfOther(text, at, move);
    if (length) at += length;
    else {
      const word =
        (move && matchAt(move, text, at)) || /[\s\S](?:[^\s{}();[\]+#!?$*.=]|=\+?(?=[A-Za-z]))*[+#]*/y.exec(rest)![0];
      words.push(word);
      at += word.length;
    }
  }
  return words;
}

function lengthOfOther(text: string, at: number, move: RegExp | undefined): number {
  if (text[at] === '(') return lengthOfVariation(text, at);
  if (move && matchAt(move, text, at)) return 0;
  for (const pattern of BESIDE_MOVES) {
    const found = matchAt(pattern, text, at);
    if (found) return found.length;
  }
  return 0;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** Length of a variation with its brackets; 0 if it has no end. */
function lengthOfVariation(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; ) {
    const comment = /\{[^}]*\}|;[^\n]*|(?<=\n)%[^\n]*/y;
    const found = matchAt(comment, text, at);
    if (found) {
      at += found.length;
      continue;
    }
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at + 1 - start;
    at++;
  }
  return 0;
}
