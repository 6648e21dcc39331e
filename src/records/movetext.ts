import { fail, ok, type Result } from '../lib/result.ts';
import { ACTIONS } from '../play/player-actions.ts';
import type { ParsedRecord, RecordedResult } from '../play/record-format.ts';
import { type NumberedPlace, numberingNotes } from './move-numbering.ts';
import { Scanner } from './scanner.ts';

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

/** A move number with its dots, or a number on its own before a move. */
const NUMBER = /\d{1,4}(?:\s{0,3}[.…]|(?=[\s{;(]))[.…]{0,3}|[.…]{1,3}/y;

/** What variants add after a promotion or castling: the square of a wall, a gated piece. */
const ADDED = /[/,][A-Za-z0-9@]{1,4}[+#]?/y;

/** Signs for the quality of a move or position, which comment on the game. */
const GLYPH = /\$\d{1,3}|[!?]+|[+#]{1,2}(?![\w@.=/-])|[±∓⩲⩱∞⇆→↑□○⟳⨀⌓=]|\+\/?[-=]|[-=]\/?\+/y;

/** Glyphs that some programs write as words. */
const WORD_GLYPH = /(?:inf|N|RR|D|e\.\s?p\.?|ep)(?![\w@])/y;

/** An action of a player in a list of moves, perhaps with the seat and whether a draw is agreed: `resign:blue`. */
const ACTION = /(?:resign|draw|claim)(?![a-z0-9])(?::[a-z0-9-]{1,40}){0,2}/iy;

const COMMA = /,/y;

/** Whether the text begins like a game, after comments: with a tag, or with a move and perhaps its number. */
export function beginsLikeGame(text: string, { move, results, isStrict }: MoveTextStyle): boolean {
  const scan = new Scanner(text);
  scan.skipComments();
  if (scan.ahead(1) === '[') return scan.beginsTag();
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
  if (scan.ahead(1) === '[') return scan.beginsTag();
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
  const moves: string[] = [];
  const numbers: NumberedPlace[] = [];
  const tags = new TagList();
  const spellings = Object.keys(style.results).sort((a, b) => b.length - a.length);
  const { maxMoves = MAX_PLIES, isList = false } = style;
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
      tags.add(tag.name, tag.value);
      continue;
    }
    end = scan.takeOneOf(spellings);
    if (end !== undefined) continue;
    let move = style.isStrict ? takeMove(scan, style) : undefined;
    if (move === undefined && (scan.take(GLYPH) || scan.take(isList ? COMMA : WORD_GLYPH))) continue;
    move ??= takeMove(scan, style);
    const number = move === undefined ? scan.take(NUMBER)?.[0] : undefined;
    if (number !== undefined) {
      const digits = /^\d+/.exec(number)?.[0];
      if (digits !== undefined) numbers.push({ number: Number(digits), at: moves.length });
      continue;
    }
    moves.push((move ?? scan.word()).replace(/\*$/, ''));
    if (moves.length > maxMoves) return fail(`more than ${maxMoves} moves`);
  }
  const { values } = tags;
  const notes = [
    ...tags.notes(),
    ...resultNotes(end, values, style),
    ...numberingNotes(numbers, isList),
    ...unclosedNotes(scan),
  ];
  return ok({ tags: values, moves, result: resultOf(end, values, style), following: gamesAhead(scan), notes });
}

/** The tags of a game. Of tags with the same name the first counts. */
class TagList {
  readonly values: Record<string, string> = {};
  readonly #notes: string[] = [];

  add(name: string, written: string): void {
    const key = name.toLowerCase().replace(/[-_]/g, '');
    const value = written.trim();
    // A name such as `constructor` is on every object.
    if (!Object.hasOwn(this.values, key)) this.values[key] = value;
    else if (this.values[key] !== value)
      this.#notes.push(`[${name} "${value.slice(0, 40)}"] repeats a tag: the first is read`);
  }

  /** Notes repeated tags, and a tag `SetUp` that contradicts the tag `FEN`. */
  notes(): string[] {
    const { setup, fen } = this.values;
    if (setup === '1' && fen === undefined) return [...this.#notes, NO_FEN];
    return setup === '0' && fen !== undefined ? [...this.#notes, UNUSUAL_FEN] : this.#notes;
  }
}

const NO_FEN = '[SetUp "1"] needs a tag FEN with the position: read from the usual start';
const UNUSUAL_FEN = '[SetUp "0"] contradicts the tag FEN: read from the position in FEN';

/** Notes a comment or a variation without its closing bracket, which may contain moves of the game. */
const unclosedNotes = ({ unclosed }: Scanner): string[] =>
  unclosed === undefined
    ? []
    : [`${JSON.stringify(unclosed)} has no closing bracket: passed over to the end of the text`];

/**
 * Notes a tag `Result` that contradicts the result after the moves, or that is neither a result nor empty. A list may
 * name the winner in it.
 */
function resultNotes(
  end: string | undefined,
  { result = '' }: Readonly<Record<string, string>>,
  { results, isList }: MoveTextStyle,
): string[] {
  const isKnown = Object.hasOwn(results, result);
  const tag = `[Result "${result.slice(0, 40)}"]`;
  if (end !== undefined) {
    const winners = [results[end], isKnown ? results[result] : undefined];
    const isSame = winners.includes(undefined) || winners[0] === winners[1];
    return isSame ? [] : [`${tag} contradicts the result after the moves: read as ${end}`];
  }
  return isKnown || isList || /^[?-]*$/.test(result)
    ? []
    : [`${tag} is not a result known here: the game is left open`];
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
  const text = [end, tags['result']].find(
    (known) => known !== undefined && Object.hasOwn(results, known) && results[known] !== undefined,
  );
  if (text === undefined) return undefined;
  return { text, winner: results[text]!, reason: terminationReason(tags['termination']) };
}

/** Words of the tag `Termination` for reasons that have another name here. */
const TERMINATIONS: Readonly<Record<string, string>> = {
  'time forfeit': 'time-forfeit',
  time: 'time-forfeit',
  timeout: 'time-forfeit',
  'timeout vs insufficient material': 'time-forfeit',
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
  do scan.skipComments();
  while (scan.take(GLYPH));
  if (scan.isAtEnd) return 0;
  const tagged = scan.rest().match(/\[\s{0,20}Event\s/gi)?.length ?? 0;
  return Math.max(1, tagged);
}
