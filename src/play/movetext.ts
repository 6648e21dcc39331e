import { fail, ok, type Result } from '../lib/result.ts';
import type { ParsedGame } from './family.ts';

/**
 * Games as tags and moves, in PGN and the formats modelled on it. Comments, variations, annotation glyphs and escape
 * lines are skipped.
 */

/** Maximum number of moves read; no real game comes near. */
const MAX_PLIES = 2000;

/** Whether the text starts with a tag pair or a first move number, which no position string does. */
export const isMoveText = (text: string): boolean => /^\s*(?:\[[A-Za-z0-9_]+ +"|\d+\s?\.)/.test(text);

/**
 * Parses the tags and moves of the first game in a text. The game ends at the first of the given `results`, such as
 * `1-0`, or at the tags of another game.
 */
export function parseMoveText(text: string, results: readonly string[]): Result<ParsedGame, string> {
  const tags: Record<string, string> = {};
  const moves: string[] = [];
  const scan = new Scanner(text);
  for (let token = scan.next(); token !== undefined; token = scan.next()) {
    if (token.startsWith('[')) {
      const tag = /^\[ *([A-Za-z0-9_]+) +"((?:[^"\\]|\\.)*)" *\]$/.exec(token);
      if (!tag) return fail(`${JSON.stringify(token.slice(0, 40))} is no tag, expected [Name "value"]`);
      // A tag after moves begins the next game.
      if (moves.length) break;
      tags[tag[1]!] = tag[2]!.replace(/\\(.)/g, '$1');
    } else if (results.includes(token)) break;
    else if (!/^(?:\d*\.*|\$\d+|[!?]+)$/.test(token)) moves.push(token.replace(/^\d+\.+/, ''));
    if (moves.length > MAX_PLIES) return fail(`more than ${MAX_PLIES} moves`);
  }
  return ok({ tags, moves });
}

/** Splits text into tags, moves and results; skips comments and variations. */
class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  next(): string | undefined {
    for (;;) {
      const letter = this.#text[this.#at];
      if (letter === undefined) return undefined;
      const lineStart = this.#at === 0 || this.#text[this.#at - 1] === '\n';
      if (/\s/.test(letter)) this.#at++;
      else if (letter === '{') this.#skipPast('}');
      else if (letter === ';' || (letter === '%' && lineStart)) this.#skipPast('\n');
      else if (letter === '(') this.#skipVariation();
      else if (letter === '[') return this.#tag();
      else return this.#word();
    }
  }

  #skipPast(end: string): void {
    const found = this.#text.indexOf(end, this.#at);
    this.#at = found < 0 ? this.#text.length : found + 1;
  }

  /** Skips a variation. Variations may be nested and may hold comments with brackets of their own. */
  #skipVariation(): void {
    let depth = 0;
    do {
      const letter = this.#text[this.#at];
      if (letter === undefined) return;
      if (letter === '{') {
        this.#skipPast('}');
        continue;
      }
      if (letter === '(') depth++;
      if (letter === ')') depth--;
      this.#at++;
    } while (depth > 0);
  }

  #tag(): string {
    const start = this.#at;
    let quoted = false;
    for (; this.#at < this.#text.length; this.#at++) {
      const letter = this.#text[this.#at];
      if (letter === '\\') this.#at++;
      else if (letter === '"') quoted = !quoted;
      else if (letter === ']' && !quoted) break;
    }
    return this.#text.slice(start, ++this.#at);
  }

  #word(): string {
    const start = this.#at++;
    while (this.#at < this.#text.length && !/[\s{}();[\]]/.test(this.#text[this.#at]!)) this.#at++;
    return this.#text.slice(start, this.#at);
  }
}

/** Writes tag pairs, one per line. */
export const tagLines = (tags: Readonly<Record<string, string>>): string =>
  Object.entries(tags)
    .map(([name, value]) => `[${name} "${value.replace(/[\\"]/g, '\\$&')}"]`)
    .join('\n');

/** The seven tag roster of PGN in order, with PGN's values for unknown tags. */
export const UNKNOWN_TAGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'].map((name) => [name, '?'])),
  Date: '????.??.??',
};

/**
 * Puts move numbers before the moves: `12. Nf3`, or `12... Nf6` if the second player moves first. `first` is the number
 * of plies before the first move, according to the position string.
 */
export const numberedMoves = (moves: readonly string[], first: number): string[] =>
  moves.flatMap((move, index) => {
    const number = Math.floor((first + index) / 2) + 1;
    if ((first + index) % 2 === 0) return [`${number}.`, move];
    return index === 0 ? [`${number}...`, move] : [move];
  });

/** Joins words into lines of at most 80 characters. */
export function wrapWords(words: readonly string[]): string {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1)!;
    if (!line) lines[lines.length - 1] = word;
    else if (line.length + word.length < 80) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
