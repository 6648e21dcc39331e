/**
 * Moves as text, one or two characters per number, for game states. `ab+c` is a move of two leading numbers and one
 * extra number, each with one digit.
 */

/** The digits: printable ASCII without `"` and `\`, which JSON escapes, and `+`, which precedes an extra number. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&'()*,-./:;<=>?@[]^_`{|}~";

const EXTRA = '+';

/** How moves become text: `leading` numbers that every move has, all numbers below `limit`. */
export interface DigitFormat {
  readonly limit: number;
  readonly leading: number;
}

const widthOf = ({ limit }: DigitFormat): number => (limit <= DIGITS.length ? 1 : 2);

/** Writes the numbers of one move. */
export function formatNumbers(format: DigitFormat, numbers: readonly number[]): string {
  const width = widthOf(format);
  return numbers.map((number, index) => (index < format.leading ? '' : EXTRA) + digitsOf(number, width)).join('');
}

const digitsOf = (number: number, width: number): string =>
  width === 1 ? DIGITS[number]! : DIGITS[Math.floor(number / DIGITS.length)]! + DIGITS[number % DIGITS.length]!;

/** Splits a text into the numbers of each move; undefined if it is not such a text. */
export function parseNumbers(format: DigitFormat, text: string): number[][] | undefined {
  const width = widthOf(format);
  const moves: number[][] = [];
  let at = 0;
  while (at < text.length) {
    const numbers: number[] = [];
    while (numbers.length < format.leading || text[at] === EXTRA) {
      if (numbers.length >= format.leading) at++;
      const number = numberAt(text, at, width);
      if (number === undefined) return undefined;
      numbers.push(number);
      at += width;
    }
    moves.push(numbers);
  }
  return moves;
}

/** The number at a place of the text; undefined if its characters are not digits. */
function numberAt(text: string, at: number, width: number): number | undefined {
  let number = 0;
  for (let index = at; index < at + width; index++) {
    const digit = DIGITS.indexOf(text[index] ?? ' ');
    if (digit < 0) return undefined;
    number = number * DIGITS.length + digit;
  }
  return number;
}
