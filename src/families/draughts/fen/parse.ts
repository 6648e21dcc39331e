import { fail, ok, type Result } from '../../../lib/result.ts';
import { type FenReader, makeFenReader, positionStringError } from '../../../play/fen-reader.ts';
import type { FenFault, ParsedPosition } from '../../../play/rules.ts';
import type { Board } from '../engine/board.ts';
import { DraughtsPosition } from '../engine/position.ts';
import type { DraughtsSetup } from '../engine/setup.ts';
import { readCounters } from './counters.ts';
import { judgeSetup, unreachableFaults } from './judge.ts';
import { readPieces } from './pieces.ts';

/** Maximum length of a position string that is read. No position needs more. */
const MAX_LENGTH = 5000;

const EXAMPLE = 'W:W31,K32:B1,2';

const TOO_MANY_ROUTES: FenFault = {
  message: 'a king can capture in so many ways that they cannot be looked through',
  at: 'K',
  hint: 'no game comes to that: put fewer pieces around the king',
};

/** Parses a position string and reports every fault in it. */
export function parsePosition(
  board: Board,
  text: string,
  past: readonly string[] = [],
): Result<ParsedPosition, readonly FenFault[]> {
  const { setup, reader } = readSetup(board, text);
  if (reader.faults.length) return positionStringError(reader.faults);
  const faults = judgeSetup(board, setup);
  if (faults.length) return fail(faults);
  const position = new DraughtsPosition(board, setup, past);
  if (!position.canListCaptures()) return fail([TOO_MANY_ROUTES]);
  if (setup.ending && position.ending < 0)
    reader.notes.push(`no ending is counted here: E${setup.ending} was passed over`);
  return ok({ position, notes: reader.notes, unreachable: unreachableFaults(board, setup) });
}

/** Reads a position string without judging it. The setup contains whatever could be read. */
export function readSetup(board: Board, text: string): { setup: DraughtsSetup; reader: FenReader<Board> } {
  const reader = makeFenReader(board);
  const fields = fieldsOf(text, reader);
  const side = readTurn(fields[0] ?? '', reader);
  const [lists, counters] = [fields.slice(1).filter(isList), fields.slice(1).filter((field) => !isList(field))];
  const pieces = readPieces(board, lists, reader);
  const counts = readCounters(board, counters, reader, pieces.cells);
  return { setup: { ...pieces, ...counts, side }, reader };
}

const isList = (field: string): boolean => /^[WB]/i.test(field);

/** Splits a position string into fields, without the spaces, quotes and final dot found in PDN files. */
function fieldsOf(text: string, { notes }: FenReader<Board>): string[] {
  const whole = text.slice(0, MAX_LENGTH).trim();
  const bare = whole.replace(/^"|"$/g, '').replace(/\.$/, '').trim();
  const listed = bare.replace(/(?<=[\d)])\s+(?=[a-z\d])/gi, ',');
  if (listed !== bare) notes.push('blanks between pieces were read as commas');
  const packed = listed.replace(/\s+/g, '');
  if (packed !== listed || bare !== whole) notes.push('blanks, quotes and a final dot were passed over');
  return packed.split(':');
}

function readTurn(field: string, { faults, notes }: FenReader<Board>): number {
  const side = ['W', 'B'].indexOf(field.toUpperCase());
  if (side < 0) {
    const given = JSON.stringify(field.slice(0, 20));
    faults.push({ message: `${given} is no side to move`, at: 'turn', hint: `W or B, as in ${EXAMPLE}` });
  } else if (field !== field.toUpperCase()) notes.push(`the side to move was read as ${field.toUpperCase()}`);
  return Math.max(0, side);
}
