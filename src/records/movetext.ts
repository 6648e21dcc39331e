import { fail, ok, type Result } from '../lib/result.ts';
import { ACTIONS } from '../play/player-actions.ts';
import type { ParsedRecord, RecordedResult } from '../play/record-format.ts';

/** Games as tags and moves, in PGN (standard of 1994 and its supplement) and the formats modelled on it. */

/** Maximum number of moves read; no real game of chess comes near. */
const MAX_PLIES = 2000;

/** Maximum number of characters of a position string; the longest, of great boards with names, have a few hundred. */
export const MAX_POSITION_LENGTH = 2000;

/** What differs between formats of tags and moves. */
export interface MoveTextStyle {
  /** Matches one move at a place in the text; sticky. */
  readonly move: RegExp;
  /** Results by their spelling. */
  readonly results: Readonly<Record<string, RecordedResult['winner'] | undefined>>;
  /**
   * Whether `move` matches nothing but moves of this game. It is then tried before glyphs and move numbers, which may
   * be spelt like the beginning of a move. Default: false.
   */
  readonly isStrict?: boolean;
  /**
   * Whether moves are plain words: with commas and actions of the players among them, and without the additions and the
   * word-like glyphs of chess.
   */
  readonly isList?: boolean;
  /** Words with which moves begin, in lower case, if moves are words. A list begins with one of them or a number. */
  readonly verbs?: readonly string[];
  /** Maximum number of moves read. Default: 2000. */
  readonly maxMoves?: number;
}

/** The name of a tag; some programs write hyphens in it. */
const TAG_NAME = /[\w-]{1,255}/y;

/** A move number with its dots, or a number on its own before a move. */
const NUMBER = /\d{1,4}(?:\s{0,3}[.…]|(?=\s))[.…]{0,3}|[.…]{1,3}/y;

/** What variants add after a promotion or castling: the square of a wall, a gated piece. */
const ADDED = /[/,][A-Za-z0-9@]{1,4}[+#]?/y;

/** Signs for the quality of a move or position, which comment on the game. */
const GLYPH = /\$\d{1,3}|[!?]+|[±∓⩲⩱∞⇆→↑□○⟳⨀⌓=]|\+\/?[-=]|[-=]\/?\+/y;

/** Glyphs that some programs write as words. */
const WORD_GLYPH = /(?:inf|N|RR|D|e\.\s?p\.?|ep)(?![\w@])/y;

/** An action of a player in a list of moves, perhaps with the seat and whether a draw is agreed: `resign:blue`. */
const ACTION = /(?:resign|draw|claim)(?![a-z0-9])(?::[a-z0-9-]{1,40}){0,2}/iy;

const COMMA = /,/y;

/** Whether the text begins like a game, after comments: with a tag, or with a move and perhaps its number. */
export function beginsLikeGame(text: string, { move, results, isStrict }: MoveTextStyle): boolean {
  const scan = new Scanner(text);
  scan.skipComments();
  if (scan.ahead(1) === '[') return scan.takeTag() !== undefined;
  if (isStrict && scan.take(move)) return scan.isWordEnd();
  const isNumbered = scan.take(NUMBER) !== undefined;
  scan.skipComments();
  const first = scan.take(move)?.[0];
  if (first === undefined)
    return isNumbered || (scan.takeOneOf(Object.keys(results)) !== undefined && /^\s?$/.test(scan.ahead(1)));
  if (isNumbered) return true;
  // The first word of a position string may look like a move, but the side to move or more ranks follow.
  const isPosition = first.indexOf('/') !== first.lastIndexOf('/') || /^\s[wb](?:\s|$)/.test(scan.ahead(3));
  return scan.isWordEnd() && !isPosition && /[a-z]\d|\d[-x:]\d|^[0Oo]-[0Oo]/.test(first);
}

/**
 * Whether the text begins like a list of moves, after comments: with a tag, or with a move and perhaps its number.
 * `positionSign` matches what only position strings have among their words.
 */
export function beginsLikeList(text: string, style: MoveTextStyle, positionSign: RegExp): boolean {
  const scan = new Scanner(text);
  scan.skipComments();
  if (scan.ahead(1) === '[') return scan.takeTag() !== undefined;
  const isNumbered = /[.…]/.test(scan.take(NUMBER)?.[0] ?? '');
  scan.skipComments();
  const isMove = passesMoves(scan, style) && (scan.isWordEnd() || /^,\s/.test(scan.ahead(2)));
  if (isNumbered && isMove) return true;
  if (!isNumbered && !isMove) return false;
  return text.length > MAX_POSITION_LENGTH || !positionSign.test(wordsOf(text, Object.keys(style.results)));
}

/** Passes over a move, or several that run together; returns whether there is one. */
function passesMoves(scan: Scanner, style: MoveTextStyle): boolean {
  const [verb = ''] = /^[a-z]*/.exec(scan.ahead(20).toLowerCase()) ?? [];
  if (style.verbs && !style.verbs.includes(verb) && !ACTIONS.includes(verb)) return false;
  let moves = 0;
  while (takeMove(scan, style) !== undefined) moves++;
  return moves > 0;
}

/** The words of a text without comments and results. */
function wordsOf(text: string, results: readonly string[]): string {
  const scan = new Scanner(text);
  const words: string[] = [];
  for (scan.skipComments(); !scan.isAtEnd; scan.skipComments()) words.push(scan.word());
  return words.filter((word) => !results.includes(word)).join(' ');
}

/** Parses the tags and moves of the first game in a text. Comments, variations and glyphs are skipped. */
export function parseMoveText(text: string, style: MoveTextStyle): Result<ParsedRecord, string> {
  const tags: Record<string, string> = {};
  const moves: string[] = [];
  const spellings = Object.keys(style.results).sort((a, b) => b.length - a.length);
  const { maxMoves = MAX_PLIES } = style;
  const scan = new Scanner(text);
  let end: string | undefined;
  for (;;) {
    scan.skipComments();
    if (scan.isAtEnd || end !== undefined) break;
    if (scan.ahead(1) === '[') {
      // A tag after moves begins the next game.
      if (moves.length) break;
      const tag = scan.takeTag();
      if (!tag) return fail(`${JSON.stringify(scan.ahead(40))} is not a tag, expected [Name "value"]`);
      tags[tag.name.toLowerCase().replace(/[-_]/g, '')] ??= tag.value.trim();
      continue;
    }
    end = scan.takeOneOf(spellings);
    if (end !== undefined) continue;
    let move = style.isStrict ? takeMove(scan, style) : undefined;
    if (move === undefined && (scan.take(GLYPH) || scan.take(style.isList ? COMMA : WORD_GLYPH))) continue;
    move ??= takeMove(scan, style);
    if (move === undefined && scan.take(NUMBER)) continue;
    moves.push((move ?? scan.word()).replace(/\*$/, ''));
    if (moves.length > maxMoves) return fail(`more than ${maxMoves} moves`);
  }
  // A list may name the winner in this tag.
  const notes = end === undefined && !style.isList ? unknownResultNotes(tags, style) : [];
  return ok({ tags, moves, result: resultOf(end, tags, style), following: gamesAhead(scan), notes });
}

/** Notes a tag `Result` that is neither a result nor empty, as it might say how the game ended. */
function unknownResultNotes({ result = '' }: Readonly<Record<string, string>>, { results }: MoveTextStyle): string[] {
  const isKnown = Object.hasOwn(results, result) || /^[?-]*$/.test(result);
  return isKnown ? [] : [`[Result "${result.slice(0, 40)}"] is not a result known here: the game is left open`];
}

/** Reads a move with what variants add to it, or an action in a list; undefined if neither stands here. */
function takeMove(scan: Scanner, { move, isList }: MoveTextStyle): string | undefined {
  if (isList) return (scan.take(ACTION) ?? scan.take(move))?.[0];
  const taken = scan.take(move)?.[0];
  return taken === undefined ? undefined : taken + (scan.take(ADDED)?.[0] ?? '');
}

/** The result at the end of the moves, or else that of the tags. */
function resultOf(
  end: string | undefined,
  tags: Readonly<Record<string, string>>,
  { results }: MoveTextStyle,
): RecordedResult | undefined {
  const isOpen = (text: string | undefined) => text === undefined || results[text] === undefined;
  const text = isOpen(end) ? tags['result'] : end;
  if (text === undefined || results[text] === undefined) return undefined;
  return { text, winner: results[text], reason: terminationReason(tags['termination']) };
}

/** Words of the tag `Termination` for reasons that have another name here. */
const TERMINATIONS: Readonly<Record<string, string>> = {
  'time forfeit': 'time-forfeit',
  time: 'time-forfeit',
  timeout: 'time-forfeit',
  abandoned: 'abandoned',
  adjudication: 'adjudication',
  'rules infraction': 'rules-infraction',
  death: 'death',
  emergency: 'emergency',
};

/** Reads the reason in `White won by resignation` or `time forfeit`; undefined if the tag says nothing of the kind. */
export function terminationReason(tag: string | undefined): string | undefined {
  const words = tag?.trim().toLowerCase() ?? '';
  const [, ...after] = words.split(' by ');
  const reason = after.at(-1) ?? words;
  if (Object.hasOwn(TERMINATIONS, reason)) return TERMINATIONS[reason];
  return after.length && /^[a-z0-9 -]{3,60}$/.test(reason) ? reason.replaceAll(' ', '-') : undefined;
}

/** Number of games in the rest of the text: by their tags, or one if there is text without tags. */
function gamesAhead(scan: Scanner): number {
  scan.skipComments();
  if (scan.isAtEnd) return 0;
  const tagged = scan.rest().match(/^\s*\[\s*Event\s/gim)?.length ?? 0;
  return Math.max(1, tagged);
}

/** Reads a text from the start to the end. Every step is linear in what it passes over. */
class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text.replace(/^\uFEFF/, '');
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  ahead(length: number): string {
    return this.#text.slice(this.#at, this.#at + length);
  }

  rest(): string {
    return this.#text.slice(this.#at);
  }

  isWordEnd(): boolean {
    return this.isAtEnd || /[\s{};()!?$*.+#]/.test(this.#text[this.#at]!);
  }

  /** Reads what a sticky pattern matches here. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.#at = pattern.lastIndex;
    return found;
  }

  /** Reads a tag pair, `[Name "value"]`, with any blanks between its parts; undefined if there is none here. */
  takeTag(): { name: string; value: string } | undefined {
    const start = this.#at++;
    this.#skipBlanks();
    const name = this.take(TAG_NAME)?.[0];
    this.#skipBlanks();
    const value = name !== undefined && this.#text[this.#at] === '"' ? this.#quoted() : undefined;
    this.#skipBlanks();
    if (value !== undefined && this.#text[this.#at++] === ']') return { name: name!, value };
    this.#at = start;
    return undefined;
  }

  /** Reads up to the closing quotation mark, and what follows backslashes as it stands. */
  #quoted(): string | undefined {
    let value = '';
    for (let at = this.#at + 1; at < this.#text.length; at++) {
      if (this.#text[at] === '"') {
        this.#at = at + 1;
        return value;
      }
      if (this.#text[at] === '\\') at++;
      value += this.#text[at] ?? '';
    }
    return undefined;
  }

  #skipBlanks(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++;
  }

  /** Reads one of the words, if it stands here as a whole. */
  takeOneOf(words: readonly string[]): string | undefined {
    const word = words.find(
      (known) => this.#text.startsWith(known, this.#at) && !/[\w/-]/.test(this.#text[this.#at + known.length] ?? ''),
    );
    if (word !== undefined) this.#at += word.length;
    return word;
  }

  /** Reads up to a blank or a sign that begins a comment, a variation or a tag. */
  word(): string {
    const start = this.#at++;
    while (!this.isAtEnd && !/[\s{}();[\]]/.test(this.#text[this.#at]!)) this.#at++;
    return this.#text.slice(start, this.#at);
  }

  /** Skips blanks, comments, escape lines and variations. */
  skipComments(): void {
    for (;;) {
      const letter = this.#text[this.#at];
      if (letter === undefined) return;
      const isLineStart = this.#at === 0 || this.#text[this.#at - 1] === '\n';
      if (/\s/.test(letter)) this.#at++;
      else if (letter === '{') this.#skipPast('}');
      else if (letter === ';' || (letter === '%' && isLineStart)) this.#skipPast('\n');
      else if (letter === '(') this.#skipVariation();
      else return;
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
}
