import { fail, ok, type Result } from '../../lib/result.ts';
import type { FenFault } from '../../play/rules.ts';
import type { BoardFacts } from '../board/board.ts';
import type { BoardState } from '../board/state.ts';
import { formatFen } from './format.ts';
import { type ParsedFen, parseFen } from './parse.ts';
import type { OtherVariantNames } from './reader.ts';
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
  if (board.definition.notation.sfen === 'none') return parseFen(board, text, otherVariants);
  return isSfen(text) ? readSfen(board, text, otherVariants) : readFen(board, text, otherVariants);
}

function readSfen(board: BoardFacts, text: string, otherVariants?: OtherVariantNames): Result<ParsedFen, FenFault[]> {
  const { fen, notes } = sfenToFen(board, text);
  const read = parseFen(board, fen, otherVariants);
  if (!read.ok) return fail(read.error.map(toSfenHint));
  const { setup } = read.value;
  const fullmove = board.countsPlies ? setup.fullmove : Math.ceil(setup.fullmove / 2);
  return ok({ setup: { ...setup, fullmove }, notes: [...notes, ...read.value.notes] });
}

/** Replaces the hint of a fault about the side to move: in an SFEN, `b` and `w` mean the opposite players of a FEN. */
const toSfenHint = (fault: FenFault): FenFault =>
  fault.message.endsWith('is no side to move') ? { ...fault, hint: 'b for sente or w for gote' } : fault;

function readFen(board: BoardFacts, text: string, otherVariants?: OtherVariantNames): Result<ParsedFen, FenFault[]> {
  const read = parseFen(board, text, otherVariants);
  if (!read.ok || !board.countsPlies) return read;
  const { setup, notes } = read.value;
  const fullmove = 2 * setup.fullmove - 1 + setup.turn;
  const [first, second] = board.definition.seats;
  const note = `read as a FEN, in which w is ${first} and b is ${second}; an SFEN has it the other way round`;
  return ok({ setup: { ...setup, fullmove }, notes: [note, ...notes] });
}
