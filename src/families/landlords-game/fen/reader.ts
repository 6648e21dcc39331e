import type { FenReader } from '../../../play/fen-reader.ts';
import type { Board } from '../engine/board.ts';

/** More than all the money that a game can bring. */
export const MAX_MONEY = 999_999;

/** The reader of a game's numbers. */
export interface Reader extends FenReader<Board> {
  readonly state: Int32Array;
}

export function addFault({ faults }: Reader, at: string, message: string, hint?: string): void {
  faults.push({ message, at, ...(hint !== undefined && { hint }) });
}

export const quote = (text: string): string => JSON.stringify(text.slice(0, 40));

/** A whole number in its shortest form. */
export function readNumber(reader: Reader, at: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^(0|[1-9]\d{0,5})$/.test(text) && value >= least && value <= most) return value;
  addFault(reader, at, `${quote(text)} cannot be the ${at}`, `a number from ${least} to ${most}`);
  return least;
}
