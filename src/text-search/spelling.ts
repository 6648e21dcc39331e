import { distance } from 'fastest-levenshtein';

/** A term that a word of a query may stand for. `weight` says how surely, from 0 to 1. */
export interface TermMatch {
  readonly term: string;
  readonly weight: number;
}

/** Most terms that one word may stand for. */
const MAX_MATCHES = 8;
/** Letters from which a word may be the beginning of another, and from which it may be misspelt by one or two letters. */
const [PREFIX_FROM, ONE_WRONG_FROM, TWO_WRONG_FROM] = [3, 4, 7];
const [PREFIX_WEIGHT, MISSPELT_WEIGHT] = [0.8, 0.6];

/** Known terms in alphabetical order, among which those near an unknown one are looked up. */
export class Vocabulary {
  readonly #sorted: readonly string[];

  constructor(terms: Iterable<string>) {
    this.#sorted = [...terms].sort();
  }

  /** The terms that begin with an unknown one. */
  beginningWith(unknown: string): TermMatch[] {
    if (unknown.length < PREFIX_FROM) return [];
    const weigh = (term: string) => ({ term, weight: (PREFIX_WEIGHT * unknown.length) / term.length });
    return surest(this.#startingWith(unknown).map(weigh));
  }

  #startingWith(start: string): string[] {
    const from = this.#firstFrom(start);
    const after = this.#sorted.slice(from).findIndex((term) => !term.startsWith(start));
    return this.#sorted.slice(from, after < 0 ? undefined : from + after);
  }

  /** Index of the first term that does not sort before a text. */
  #firstFrom(text: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sorted[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The terms that an unknown one misspells. */
  misspelt(unknown: string): TermMatch[] {
    // A number with another digit is another number.
    if (unknown.length < ONE_WRONG_FROM || /\d/.test(unknown)) return [];
    const most = mostWrong(unknown);
    // Few misspell the first letter, and the others would cost twenty times as much.
    const sameLetter = this.#startingWith(unknown[0]!);
    const near = sameLetter.filter((term) => Math.abs(term.length - unknown.length) <= most);
    return surest(
      near.flatMap((term) => {
        const wrong = wrongLetters(unknown, term);
        return wrong <= most ? [{ term, weight: MISSPELT_WEIGHT ** wrong }] : [];
      }),
    );
  }
}

/** Whether a word is another one, or misspells it. */
export const isNearWord = (word: string, other: string): boolean =>
  Math.abs(word.length - other.length) <= 2 && wrongLetters(word, other) <= mostWrong(other);

/** Number of letters that may be wrong in a word. */
const mostWrong = (word: string): number => (word.length < TWO_WRONG_FROM ? 1 : 2);

const surest = (matches: readonly TermMatch[]): TermMatch[] =>
  [...matches].sort((one, other) => other.weight - one.weight).slice(0, MAX_MATCHES);

/** Number of letters that are wrong; two letters exchanged count as one. */
function wrongLetters(word: string, term: string): number {
  const wrong = distance(word, term);
  return wrong === 2 && word.length === term.length && isExchange(word, term) ? 1 : wrong;
}

function isExchange(word: string, term: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== term[index]);
  return word[at] === term[at + 1] && word[at + 1] === term[at];
}
