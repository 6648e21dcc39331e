import { ok, type Result } from '../../../lib/result.ts';
import {
  type FenReader,
  makeFenReader,
  positionStringError,
  readTurn,
  type TurnSpelling,
} from '../../../play/fen-reader.ts';
import type { FenFault } from '../../../play/rules.ts';
import type { MancalaDefinition } from '../definition.ts';
import { type Board, SIDE_LETTERS } from '../engine/board.ts';
import { MAX_PITS, MAX_SEEDS } from '../limits.ts';
import { judgeState } from './judge.ts';
import { readMarks } from './marks.ts';

const TURN: TurnSpelling = {
  letters: [...SIDE_LETTERS],
  names: ['South', 'North'],
  others: { s: 'S', south: 'S', n: 'N', north: 'N' },
  hint: 'S or N',
};

/** A position read from a string. */
export interface ParsedPosition {
  readonly board: Board;
  readonly state: Int32Array;
  readonly notes: readonly string[];
  readonly unreachable: readonly FenFault[];
}

/**
 * Parses a position string. Returns all faults together, or the state with notes about what was corrected in reading.
 * `boardOf` makes the board for a number of pits per row.
 */
export function parseFen(
  definition: MancalaDefinition,
  boardOf: (row: number) => Board,
  fen: string,
): Result<ParsedPosition, readonly FenFault[]> {
  const { state, reader } = readState(definition, boardOf, fen);
  if (!reader.faults.length) judgeState(reader, state);
  const { board, faults, notes, unreachable } = reader;
  return faults.length ? positionStringError(faults) : ok({ board, state, notes, unreachable });
}

/** Reads a position string without judging it. The state contains whatever could be read. */
export function readState(
  definition: MancalaDefinition,
  boardOf: (row: number) => Board,
  fen: string,
): { state: Int32Array; reader: FenReader<Board> } {
  const [placement = '', ...words] = fen.trim().replaceAll(/,\s+/g, ',').split(/\s+/);
  const stores = words[0] !== undefined && seatOf(words[0]) >= 0 ? undefined : words.shift();
  const [side, ...rest] = words;
  const sides = placement.split('/');
  const lists = sides.map((text) => text.split(','));
  const row = rowOf(definition, lists);
  const reader = makeFenReader(boardOf(row ?? definition.board.pits));
  const { board, faults, notes } = reader;
  const state = new Int32Array(board.cells);
  // Without exactly two lists, the remaining fields cannot be identified.
  if (sides.length !== 2 || placement === '') {
    faults.push(notTwoLists(board, sides.length, placement));
    return { state, reader };
  }
  if (row === undefined) faults.push(...wrongLengths(board, lists));
  else {
    for (const [seat, list] of lists.entries())
      for (const [pit, text] of list.entries())
        state[seat * board.half + pit] = readCount(reader, `${SIDE_LETTERS[seat]}${pit + 1}`, text);
    if (row !== definition.board.pits)
      notes.push(`the usual board has ${definition.board.pits} pits in a row, this one has ${row}`);
  }
  readStores(reader, state, stores);
  state[board.turnAt] = readTurn(reader, side, TURN);
  readMarks(reader, state, rest);
  return { state, reader };
}

/**
 * Number of pits per row in the lists of seeds; undefined if the lists differ in length or no such board can be played.
 */
function rowOf({ board, rules, setup }: MancalaDefinition, lists: readonly (readonly string[])[]): number | undefined {
  const [south, north] = lists.map((list) => list.length);
  const row = ((south ?? 0) * 2) / board.rows;
  if (lists.length !== 2 || south !== north) return undefined;
  if (row === board.pits) return row;
  // If particular pits have special meanings, the number of pits cannot change.
  const canResize = board.rows === 2 && !setup.side && setup.fill === 'all' && !rules.capture.tuzdik;
  return canResize && row >= 1 && row <= MAX_PITS ? row : undefined;
}

const EXAMPLE = 'as in 4,4,4/4,4,4 0-0 S';

function notTwoLists({ half }: Board, count: number, placement: string): FenFault {
  const message =
    placement === ''
      ? 'the seeds in the pits are missing'
      : `${count} ${count === 1 ? 'list of seeds was' : 'lists of seeds were'} found: there is one for each player, South first`;
  return { message, at: 'board', hint: `two lists of ${half} numbers, ${EXAMPLE}` };
}

const wrongLengths = ({ half }: Board, lists: readonly (readonly string[])[]): FenFault[] =>
  lists.flatMap((list, seat) =>
    list.length === half
      ? []
      : [
          {
            message: `${seat ? 'North' : 'South'} has ${half} pits, the string tells of ${list.length}`,
            at: seat ? 'north' : 'south',
            hint: `${half} numbers between commas`,
          },
        ],
  );

function readCount({ faults }: FenReader<Board>, at: string, text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= MAX_SEEDS) return Number(text);
  const message = `${JSON.stringify(text.slice(0, 20))} is no number of seeds for ${at}`;
  faults.push({ message, at, hint: `a number from 0 to ${MAX_SEEDS}` });
  return 0;
}

function readStores(reader: FenReader<Board>, state: Int32Array, text: string | undefined): void {
  const { board, notes, faults } = reader;
  if (text === undefined) {
    notes.push('the stores were not said: they are empty');
    return;
  }
  const read = /^(\d{1,3})-(\d{1,3})$/.exec(text);
  if (!read) {
    const message = `${JSON.stringify(text.slice(0, 20))} tells nothing of the stores`;
    faults.push({ message, at: 'stores', hint: "South's seeds, then North's, as in 10-7" });
    return;
  }
  for (const seat of [0, 1]) state[board.pits + seat] = readCount(reader, `${SIDE_LETTERS[seat]}`, read[seat + 1]!);
}

/** The seat named by a word such as "S" or "south", in upper or lower case; -1 if there is none. */
const seatOf = (text: string): number =>
  ['south', 'north'].findIndex((word) => [word, word[0]].includes(text.toLowerCase()));
