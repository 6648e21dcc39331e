import { fail, ok, type Result } from '../lib/result.ts';

/** `4d6kh3`: four dice with faces 1 to 6, of which the three highest count. */
export interface DiceTerm {
  kind: 'dice';
  count: number;
  sides: number;
  /** Which dice count, and how many of them; all when absent. */
  keep?: { from: 'high' | 'low'; count: number };
}

export interface NumberTerm {
  kind: 'number';
  value: number;
}

/** One thing added to, or taken from, the total. `text` is its part of the notation, normalised. */
export interface Term {
  sign: 1 | -1;
  text: string;
  of: DiceTerm | NumberTerm;
}

/** A sum of terms: what stands between two commas. */
export interface Pool {
  notation: string;
  terms: Term[];
}

/** Why a notation can't be read. `at` counts characters from 0. */
export interface NotationError {
  kind: 'syntax' | 'limit';
  message: string;
  at: number;
}

/** Per term, unless said otherwise. */
export const DICE_LIMITS = {
  text: 500,
  pools: 50,
  terms: 100,
  count: 10_000,
  sides: 1_000_000_000,
  number: 1e12,
} as const;

type Read<Value> = Result<Value, NotationError>;

const syntax = (message: string, at: number): { ok: false; error: NotationError } =>
  fail({ kind: 'syntax', message, at });
const limit = (message: string, at: number): { ok: false; error: NotationError } =>
  fail({ kind: 'limit', message, at });

/**
 * Reads dice notation: pools parted by commas, each a sum of dice and whole numbers.
 *
 *     pools = pool { "," pool }        pool = [ "+" | "-" ] term { ( "+" | "-" ) term }
 *     term  = number | [ number ] "d" ( number | "%" ) [ ( "kh" | "kl" | "dh" | "dl" ) [ number ] ]
 *
 * Case and blanks do not matter; a missing count is 1; `d%` is `d100`.
 */
export function parseDice(text: string): Read<Pool[]> {
  if (text.length > DICE_LIMITS.text) {
    return limit(`the notation has ${text.length} characters, at most ${DICE_LIMITS.text} are read`, DICE_LIMITS.text);
  }
  return new Parser(text).pools();
}

class Parser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text.toLowerCase();
  }

  pools(): Read<Pool[]> {
    const pools: Pool[] = [];
    do {
      const pool = this.#pool();
      if (!pool.ok) return pool;
      pools.push(pool.value);
      if (pools.length > DICE_LIMITS.pools) return limit(`at most ${DICE_LIMITS.pools} pools are rolled`, this.#at);
    } while (this.#take(','));
    return ok(pools);
  }

  #pool(): Read<Pool> {
    const terms: Term[] = [];
    for (let more = true; more; more = this.#startsTerm()) {
      const term = this.#term(terms.length === 0);
      if (!term.ok) return term;
      terms.push(term.value);
      if (terms.length > DICE_LIMITS.terms) return limit(`at most ${DICE_LIMITS.terms} terms are added`, this.#at);
    }
    return ok({ notation: terms.map(termText).join(''), terms });
  }

  /** After a term comes the sign of the next one, a comma or the end; anything else is told from `#term`. */
  #startsTerm(): boolean {
    const next = this.#peek();
    return next !== '' && next !== ',';
  }

  #term(first: boolean): Read<Term> {
    const sign = this.#take('-') ? -1 : 1;
    const signed = sign === -1 || this.#take('+');
    if (!first && !signed) return syntax(`expected +, - or a comma${this.#found()}`, this.#at);
    const count = this.#number();
    if (!this.#take('d')) {
      if (count === undefined) return syntax(`expected dice such as 2d6, or a number${this.#found()}`, this.#at);
      if (count > DICE_LIMITS.number) return limit(`numbers go up to ${DICE_LIMITS.number}`, this.#at);
      return ok({ sign, text: String(count), of: { kind: 'number', value: count } });
    }
    const dice = this.#dice(count ?? 1);
    return dice.ok ? ok({ sign, text: diceText(dice.value), of: dice.value }) : dice;
  }

  #dice(count: number): Read<DiceTerm> {
    const sides = this.#take('%') ? 100 : this.#number();
    if (sides === undefined) return syntax(`expected the number of sides after d${this.#found()}`, this.#at);
    if (sides === 0) return syntax('a die has at least 1 side', this.#at - 1);
    if (count > DICE_LIMITS.count) return limit(`at most ${DICE_LIMITS.count} dice are rolled at once`, this.#at);
    if (sides > DICE_LIMITS.sides) return limit(`a die has at most ${DICE_LIMITS.sides} sides`, this.#at);
    const modifier = ['kh', 'kl', 'dh', 'dl'].find((word) => this.#take(word));
    if (!modifier) return ok({ kind: 'dice', count, sides });
    const named = this.#number() ?? 1;
    const drops = modifier[0] === 'd';
    // dropping the lowest leaves the highest, and the other way round
    const from = (modifier[1] === 'h') === drops ? 'low' : 'high';
    const kept = Math.min(count, Math.max(0, drops ? count - named : named));
    return ok({ kind: 'dice', count, sides, keep: { from, count: kept } });
  }

  #peek(): string {
    while (this.#text[this.#at] === ' ' || this.#text[this.#at] === '\t') this.#at++;
    return this.#text[this.#at] ?? '';
  }

  #take(word: string): boolean {
    this.#peek();
    if (!this.#text.startsWith(word, this.#at)) return false;
    this.#at += word.length;
    return true;
  }

  #number(): number | undefined {
    this.#peek();
    const start = this.#at;
    while (isDigit(this.#text.charCodeAt(this.#at))) this.#at++;
    return this.#at > start ? Number(this.#text.slice(start, this.#at)) : undefined;
  }

  #found(): string {
    const next = this.#peek();
    return next ? `, found "${next}"` : ', found the end';
  }
}

const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;

function diceText({ count, sides, keep }: DiceTerm): string {
  const modifier = keep ? `k${keep.from[0]}${keep.count}` : '';
  return `${count}d${sides}${modifier}`;
}

const termText = ({ sign, text }: Term, index: number): string => {
  if (sign === -1) return `-${text}`;
  return index ? `+${text}` : text;
};
