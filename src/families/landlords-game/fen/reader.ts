import type { FenReader } from '../../../play/fen-reader.ts';
import type { Board } from '../engine/board.ts';

/** Maximum amount of money that is read. It is more than any game produces. */
export const MAX_MONEY = 999_999;

/** A FEN reader, with the state that it fills. */
export interface StateReader extends FenReader<Board> {
  readonly state: Int32Array;
}

/** Adds a fault. `at` names the field of the position string. */
export function addFault({ faults }: StateReader, at: string, message: string, hint?: string): void {
  faults.push({ message, at, ...(hint !== undefined && { hint }) });
}

/** Quotes a word for an error message, cut to 40 characters. */
export const quoteWord = (text: string): string => JSON.stringify(text.slice(0, 40));

/** Reads a whole number without leading zeros. If the number is invalid, adds a fault and returns `least`. */
export function readNumber(reader: StateReader, at: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^(0|[1-9]\d{0,5})$/.test(text) && value >= least && value <= most) return value;
  addFault(reader, at, `${quoteWord(text)} cannot be the ${at}`, `a number from ${least} to ${most}`);
  return least;
}
