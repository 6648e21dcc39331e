import { fail, ok, type Result } from '../../../lib/result.ts';

/** An error in a list of numbers. `at` is the index of the first wrong character in the text. */
export interface NumbersFault {
  at: number;
  message: string;
}

/** Parses whole numbers from 2 to 12, separated by commas: "6, 8,8". */
export function parseNumbers(text: string): Result<number[], NumbersFault> {
  if (text.trim() === '') return fail({ at: 0, message: 'there is no number' });
  const numbers: number[] = [];
  let start = 0;
  for (const part of text.split(',')) {
    const word = part.trim();
    const message = faultOf(word);
    if (message) return fail({ at: start + part.length - part.trimStart().length, message });
    numbers.push(Number(word));
    start += part.length + 1;
  }
  return ok(numbers);
}

function faultOf(word: string): string | undefined {
  if (word === '') return 'there is no number before, between or behind commas';
  const shown = JSON.stringify(word.slice(0, 20));
  if (/^\d+ +\d/.test(word)) return `${shown} has no comma between its numbers`;
  if (!/^\d+$/.test(word)) return `${shown} is not a whole number`;
  const canBeRolled = Number(word) >= 2 && Number(word) <= 12;
  return canBeRolled ? undefined : `${shown} cannot be thrown with two dice, which come to 2 to 12`;
}
