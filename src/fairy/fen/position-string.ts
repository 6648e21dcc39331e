import { fail, ok, type Result } from '../../lib/result.ts';
import type { FenFault } from '../../play/rules.ts';
import type { BoardFacts } from '../board/board.ts';
import type { BoardState } from '../board/state.ts';
import { formatFen } from './format.ts';
import { type ParsedFen, readFen } from './parse.ts';
import { type OtherVariantNames, SetupReader } from './reader.ts';
import { formatSfen, isSfen, sfenToFen } from './sfen.ts';

/** Writes the position string in the format of its game. */
export const formatPosition = (position: BoardState): string =>
  position.board.definition.notation.sfen === 'written' ? formatSfen(position) : formatFen(position);

/**
 * Reads a position string: a FEN, or in shogi also an SFEN. Brackets and the number of fields distinguish the two,
 * because they use opposite letters for the first player.
 */
export function readPosition(
  board: BoardFacts,
  text: string,
  otherVariants?: OtherVariantNames,
): Result<ParsedFen, FenFault[]> {
  const reader = new SetupReader(board, otherVariants);
  readString(reader, text, true);
  return reader.faults.length ? fail(reader.faults) : ok({ setup: reader.setup, notes: reader.notes });
}

/** Reads as much of a position string as can be read, whether or not the rules allow the position. */
export function readUnjudged(board: BoardFacts, text: string): SetupReader {
  const reader = new SetupReader(board);
  readString(reader, text, false);
  return reader;
}

function readString(reader: SetupReader, text: string, judges: boolean): void {
  if (reader.board.definition.notation.sfen === 'none') readFen(reader, text, judges);
  else if (isSfen(text)) readSfen(reader, text, judges);
  else readShogiFen(reader, text, judges);
}

function readSfen(reader: SetupReader, text: string, judges: boolean): void {
  const { board, setup, faults } = reader;
  const { fen, notes } = sfenToFen(board, text);
  for (const note of notes) reader.note(note);
  readFen(reader, fen, judges);
  if (!board.countsPlies) setup.fullmove = Math.ceil(setup.fullmove / 2);
  for (const [index, fault] of faults.entries()) faults[index] = toSfenHint(fault);
}

/** Replaces the hint of a fault about the side to move: in an SFEN, `b` and `w` mean the opposite players of a FEN. */
const toSfenHint = (fault: FenFault): FenFault =>
  fault.message.endsWith('is no side to move') ? { ...fault, hint: 'b for sente or w for gote' } : fault;

function readShogiFen(reader: SetupReader, text: string, judges: boolean): void {
  const { board, setup, notes } = reader;
  readFen(reader, text, judges);
  if (!board.countsPlies) return;
  setup.fullmove = 2 * setup.fullmove - 1 + setup.turn;
  const [first, second] = board.definition.seats;
  notes.unshift(`read as a FEN, in which w is ${first} and b is ${second}; an SFEN has it the other way round`);
}
