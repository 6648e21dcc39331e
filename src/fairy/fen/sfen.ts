import type { BoardFacts } from '../board/board.ts';
import { codeOf, fenLetter } from '../board/kinds.ts';
import type { BoardState } from '../board/state.ts';
import { formatPlacement } from './format.ts';

/** Maximum number before a letter of the hand; larger numbers are capped. */
const MAX_COUNT = 99;

/**
 * Whether a text is an SFEN, the position string of shogi engines: `board side hand number`. `b` is sente, who moves
 * first; the hand has counts before letters, `-` for none; the number counts plies from 1. It has no brackets and no
 * further field; a FEN without the fields for castling and en passant has a number where an SFEN has the hand.
 */
export function isSfen(text: string): boolean {
  const fields = fieldsOf(text);
  return !text.includes('[') && fields.length <= 4 && !/^\d+$/.test(fields[2] ?? '');
}

const fieldsOf = (text: string): string[] =>
  text
    .trim()
    .replace(/^(position\s+)?sfen\s+/i, '')
    .split(/[\s_]+/);

const SIDES = new Map([
  ['b', 'w'],
  ['black', 'w'],
  ['sente', 'w'],
  ['w', 'b'],
  ['white', 'b'],
  ['gote', 'b'],
]);

/** Fields of an SFEN after the board, with the defaults for missing ones. */
const OPTIONAL = [
  ['side to move', 'b'],
  ['pieces in hand', '-'],
  ['move number', '1'],
] as const;

/** Converts an SFEN to a FEN, whose fields mean the same in every family, with notes about what was read leniently. */
export function sfenToFen({ definition }: BoardFacts, text: string): { fen: string; notes: string[] } {
  const [board = '', ...rest] = fieldsOf(text);
  const missing = OPTIONAL.slice(rest.length);
  const [side = '', hand = '', number = ''] = [...rest, ...missing.map(([, value]) => value)];
  const notes = missing.length
    ? [
        `left out at the end: ${missing.map(([name]) => name).join(', ')}, read as ${missing.map(([, v]) => v).join(' ')}`,
      ]
    : [];
  const handLetters =
    hand === '-' ? '' : hand.replace(/(\d{1,3})([a-z])/gi, (_, count, letter) => repeatLetter(letter, count));
  const pocket = definition.rules.hand || handLetters ? `[${handLetters}]` : '';
  return { fen: `${board}${pocket} ${SIDES.get(side.toLowerCase()) ?? side} - - 0 ${number}`, notes };
}

/** Converts a position string to a FEN if it is an SFEN; returns a FEN unchanged. */
export const convertToFen = (board: BoardFacts, text: string): string =>
  board.definition.notation.sfen !== 'none' && isSfen(text) ? sfenToFen(board, text).fen : text;

const repeatLetter = (letter: string, count: string): string => letter.repeat(Math.min(Number(count), MAX_COUNT));

export function formatSfen({ board, cells, hands, turn, fullmove }: BoardState): string {
  const pieces = [0, 1].flatMap((side) =>
    board.kinds.map((_, kind) => {
      const count = hands[codeOf(kind, side)]!;
      return count ? (count > 1 ? count : '') + fenLetter(board.kinds, kind, side) : '';
    }),
  );
  return [formatPlacement(board, cells), turn === 0 ? 'b' : 'w', pieces.join('') || '-', fullmove].join(' ');
}
