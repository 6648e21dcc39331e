import { fail, ok, type Result } from '../lib/result.ts';
import { toKeyboardCharacters } from './characters.ts';
import { DICE_LIMITS, type NotationError } from './notation.ts';
import {
  AMBIGUOUS_PHRASES,
  CONTINUING_WORDS,
  PHRASES,
  REPETITIONS,
  SELECTING_WORDS,
  SYNONYMS,
  VERSUS_WORDS,
} from './table-words.ts';

/** A word, a number, a sign, or a whole label or comment. */
interface Token {
  text: string;
  /** Whether a blank stands before the token. */
  isSpaced: boolean;
  /** Index in the original text. */
  at: number;
}

const TOKEN = /\s+|\[[^\]]*\]?|#[^,]*|[a-z]+|\d+|./gs;

/** Translates words such as "drop lowest" to notation. A text without such words is returned as it is. */
export function readTableWords(text: string): Result<string, NotationError> {
  const source = tokenize(text);
  if (!source.some(({ text }) => Object.hasOwn(SYNONYMS, text) || KNOWN_WORDS.has(text))) return ok(text);
  const worded = splitPools(source.flatMap(toStandardWord));
  const unsized = worded.flatMap((pool) => unsizedDice(pool) ?? [])[0];
  if (unsized) return fail(unsized);
  const pools = worded.map((pool) => repeated(withAdvantageAtDie(pool.filter(({ text }) => text !== DICE_WORD))));
  const spread = pools.flatMap(({ pool, times }) => Array<Token[]>(Math.min(times, DICE_LIMITS.pools + 1)).fill(pool));
  const translated: string[] = [];
  for (const pool of spread) {
    const notation = translate(pool);
    if (!notation.ok) return notation;
    translated.push(notation.value);
  }
  return ok(translated.join(', '));
}

const wordsOf = (phrases: readonly string[]): string[] => phrases.flatMap((phrase) => phrase.split(' '));

/** The word that announces dice, and is dropped where the notation has their sides. */
const DICE_WORD = 'dice';

/** Words of phrases, without those that are notation: a single letter. */
const KNOWN_WORDS: ReadonlySet<string> = new Set(
  [DICE_WORD, ...wordsOf([...PHRASES, ...REPETITIONS].map(([phrase]) => phrase))].filter((word) =>
    /^[a-z]{2,}/.test(word),
  ),
);

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let isSpaced = false;
  const plain = toKeyboardCharacters(text);
  for (const { 0: found, index } of plain.matchAll(TOKEN)) {
    const isBlank = found.trim() === '';
    // Labels and comments keep their letters.
    const kept = found[0] === '[' || found[0] === '#' ? text.slice(index, index + found.length) : found;
    if (!isBlank) tokens.push({ text: kept, isSpaced, at: index });
    isSpaced = isBlank;
  }
  return tokens;
}

function toStandardWord(token: Token): Token[] {
  const word = Object.hasOwn(SYNONYMS, token.text) ? SYNONYMS[token.text]! : token.text;
  return word === '' ? [] : [{ ...token, text: word }];
}

/** Splits at commas between pools: not inside parentheses or braces, nor before words that continue a pool. */
function splitPools(tokens: readonly Token[]): Token[][] {
  const pools: Token[][] = [[]];
  let depth = 0;
  tokens.forEach((token, i) => {
    if (token.text === '(' || token.text === '{') depth++;
    if (token.text === ')' || token.text === '}') depth--;
    if (token.text !== ',' || depth > 0) pools.at(-1)!.push(token);
    else if (!continuesPool(tokens.slice(i + 1, i + 3))) pools.push([]);
  });
  return pools;
}

const continuesPool = ([first, second]: readonly Token[]): boolean =>
  first !== undefined && (CONTINUING_WORDS.includes(first.text) || (isNumber(first.text) && second?.text === 'times'));

/** Why a pool such as "two dice" cannot be rolled: it does not say which dice. Undefined if it does, or names none. */
function unsizedDice(pool: readonly Token[]): NotationError | undefined {
  const place = pool.findIndex(({ text }, i) => text === DICE_WORD && (isCounted(pool, i) || !pool.some(isDieName)));
  if (place < 0) return undefined;
  const count = isCounted(pool, place) ? pool[place - 1]! : undefined;
  const guess = `${count?.text ?? 1}d6`;
  return {
    kind: 'syntax',
    message: `the notation does not say how many sides the dice have; did you mean ${guess}?`,
    at: (count ?? pool[place]!).at,
    hint: `Write ${guess} for six-sided dice, or another number of sides after the d.`,
  };
}

/** Whether a number stands before the word "dice", which is neither the sides of a die nor selects from dice. */
function isCounted(pool: readonly Token[], place: number): boolean {
  const [before, number] = [pool[place - 2]?.text ?? '', pool[place - 1]?.text ?? ''];
  return isNumber(number) && before !== 'd' && !SELECTING_WORDS.includes(before);
}

/** Whether a token begins the name of a die, such as d6 or percentile. */
const isDieName = ({ text }: Token, place: number, pool: readonly Token[]): boolean =>
  ['adv', 'dis', 'fate', 'percentile', 'sided', 'df'].includes(text) ||
  (text === 'd' && /^[\d%({]/.test(pool[place + 1]?.text ?? ''));

/** Moves "advantage" from the end of a pool to its only d20: "d20+5 with advantage". */
function withAdvantageAtDie(pool: readonly Token[]): readonly Token[] {
  const place = pool.findIndex(({ text }) => text === 'adv' || text === 'dis');
  const isLast = place >= 0 && (place === pool.length - 1 || VERSUS_WORDS.includes(pool[place + 1]!.text));
  const dice = pool.flatMap(({ text }, i) => (text === 'd' && pool[i + 1]?.text === '20' ? [i + 2] : []));
  if (!isLast || dice.length !== 1 || dice[0]! > place) return pool;
  const others = pool.toSpliced(place, 1);
  return others.toSpliced(dice[0]!, 0, pool[place]!);
}

function repeated(pool: readonly Token[]): { pool: Token[]; times: number } {
  for (const [phrase, times] of REPETITIONS) {
    const start = pool.length - phrase.split(' ').length;
    const numbers = start > 0 ? matchPhrase(pool, start, phrase) : undefined;
    if (numbers) return { pool: pool.slice(0, start), times: Number(fillIn(times, numbers)) };
  }
  return { pool: [...pool], times: 1 };
}

function translate(pool: readonly Token[]): Result<string, NotationError> {
  const notation: string[] = [];
  for (let i = 0; i < pool.length; ) {
    const known = PHRASES.find(([phrase]) => matchPhrase(pool, i, phrase));
    const length = known ? known[0].split(' ').length : 0;
    const ambiguous = AMBIGUOUS_PHRASES.find(
      ({ phrase, onlyFirst }) =>
        phrase.split(' ').length > length && (i === 0 || !onlyFirst) && matchPhrase(pool, i, phrase),
    );
    if (ambiguous) return fail(ambiguityOf(pool, i, notation.join(''), ambiguous));
    const blank = pool[i]!.isSpaced && notation.length ? ' ' : '';
    if (!known) notation.push(blank + pool[i++]!.text);
    else {
      const [phrase, written] = known;
      notation.push(blank + fillIn(written, matchPhrase(pool, i, phrase)!));
      i += length;
    }
  }
  return ok(notation.join(''));
}

const isNumber = (text: string): boolean => /^\d/.test(text);

/** The numbers of a phrase that begins at this token; undefined if another text stands there. */
function matchPhrase(tokens: readonly Token[], at: number, phrase: string): string[] | undefined {
  const numbers: string[] = [];
  for (const [i, word] of phrase.split(' ').entries()) {
    const text = tokens[at + i]?.text;
    if (text === undefined || (word === '#' ? !isNumber(text) : text !== word)) return undefined;
    if (word === '#') numbers.push(text);
  }
  return numbers;
}

const fillIn = (template: string, numbers: readonly string[]): string =>
  numbers.reduce((text, number, i) => text.replaceAll(`$${i + 1}`, number), template);

function ambiguityOf(
  pool: readonly Token[],
  at: number,
  before: string,
  { phrase, readings }: (typeof AMBIGUOUS_PHRASES)[number],
): NotationError {
  const end = at + phrase.split(' ').length;
  const write = (tokens: readonly Token[]): string =>
    tokens
      .map(({ text, isSpaced }) => (isSpaced ? ` ${text}` : text))
      .join('')
      .trim();
  const [words, rest] = [write(pool.slice(at, end)), write(pool.slice(end))];
  const notations = readings.map(([reading]) => {
    const filled = fillIn(reading, matchPhrase(pool, at, phrase)!);
    return before + (filled.includes('$rest') ? filled.replace('$rest', () => rest) : filled + rest);
  });
  const choices = readings.map(([, means], i) => `${notations[i]} (${means})`);
  return {
    kind: 'syntax',
    message: `"${words}" can be read as ${choices.join(' or as ')}`,
    at: pool[at]!.at,
    hint: `Write ${notations.join(' or ')}.`,
  };
}
