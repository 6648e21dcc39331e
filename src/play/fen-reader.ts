import { fail, type Result } from '../lib/result.ts';
import type { FenFault } from './rules.ts';

/**
 * Maximum number of faults reported for one position string. Text that is not a position string has a fault in nearly
 * every character.
 */
export const MAX_FAULTS = 20;

/** Collects faults and notes until a position string is fully read, so that all faults are reported together. */
export interface FenReader<Board = unknown> {
  readonly board: Board;
  readonly faults: FenFault[];
  /** What was read leniently, dropped or corrected, one sentence each. */
  readonly notes: string[];
  /** Why no game leads to the position, although play can go on from it. */
  readonly unreachable: FenFault[];
}

export const makeFenReader = <Board>(board: Board): FenReader<Board> => ({
  board,
  faults: [],
  notes: [],
  unreachable: [],
});

/** Makes the error result for a faulty position string, with at most `MAX_FAULTS` of its faults. */
export const positionStringError = (faults: readonly FenFault[]): Result<never, readonly FenFault[]> =>
  fail(faults.slice(0, MAX_FAULTS));

/** How position strings of a family write the side to move. */
export interface TurnSpelling {
  /** The canonical letter of each seat. */
  readonly letters: readonly string[];
  /** The name of each seat in sentences. */
  readonly names: readonly string[];
  /** Other accepted ways to write the side to move, in lower case, each with the canonical letter. */
  readonly others: Readonly<Record<string, string>>;
  readonly hint: string;
}

/**
 * Reads the side to move and returns its seat. If it is missing, returns `usual` and adds a note. If it is faulty,
 * returns 0 and adds a fault.
 */
export function readTurn(
  { faults, notes }: FenReader,
  text: string | undefined,
  { letters, names, others, hint }: TurnSpelling,
  usual = 0,
): number {
  if (text === undefined) {
    notes.push(`who is to move was not said: it is ${names[usual]}`);
    return usual;
  }
  if (letters.includes(text)) return letters.indexOf(text);
  const word = text.toLowerCase();
  const seat = Object.hasOwn(others, word) ? letters.indexOf(others[word]!) : -1;
  if (seat >= 0) notes.push(`${text} was read as ${letters[seat]}`);
  else
    faults.push({ message: `${JSON.stringify(text.slice(0, 40))} is nobody who could be to move`, at: 'turn', hint });
  return Math.max(seat, 0);
}
