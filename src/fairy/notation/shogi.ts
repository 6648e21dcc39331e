import { cellName, fileName, shogiDigits } from '../../board/grid.ts';
import type { Move } from '../../play/move.ts';
import { MATCH_QUALITY, type MatchQuality } from '../../play/notation.ts';
import { fenLetter, kindOfCode } from '../board/kinds.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import { capturedKind } from '../board/move-facts.ts';
import type { BoardState } from '../board/state.ts';
import { promotionMark } from '../board/turning.ts';
import { otherOrigins } from './disambiguation.ts';
import { formatJapanese } from './japanese.ts';
import { formatUci } from './uci.ts';

/** The details of a Western notation for shogi moves. */
interface Spelling {
  /** Formats a cell: as `7g` in Hodges notation, as `77` in the notations with numbers for ranks. */
  readonly cell: (position: BoardState, cell: number) => string;
  /** Separator before the target of a move without a capture. After an origin it is always a dash. */
  readonly link: string;
  readonly drop: string;
}

const byLetter = ({ board }: BoardState, cell: number): string => cellName(board.grid, cell);
const byNumber = ({ board }: BoardState, cell: number): string => shogiDigits(board.grid, cell);

const HODGES: Spelling = { cell: byLetter, link: '-', drop: '*' };
const HODGES_NUMBER: Spelling = { cell: byNumber, link: '-', drop: '*' };
const HOSKING: Spelling = { cell: byNumber, link: '', drop: "'" };

/**
 * Writes Hodges notation: `P-7f`, `+Rx3a`, `G4i-5h`, `B*4e`. At the end, `+` means promoting, `=` declining to promote,
 * `-` turning back.
 */
export const formatHodges = (position: BoardState, move: number): string => spell(position, move, HODGES);
/** Writes Hodges notation with numbers for ranks: `P-76`. */
export const formatHodgesNumber = (position: BoardState, move: number): string => spell(position, move, HODGES_NUMBER);
/** Writes Hosking notation: `P76`, `+Rx31`, `B'45`. */
export const formatHosking = (position: BoardState, move: number): string => spell(position, move, HOSKING);

function spell(position: BoardState, move: number, spelling: Spelling, full = false): string {
  const { board, cells } = position;
  const to = spelling.cell(position, toOf(move));
  if (kindOf(move) === MOVE_KIND.drop)
    return fenLetter(board.kinds, droppedOrPromotedKind(move), 0) + spelling.drop + to;
  const showsOrigin = full || otherOrigins(position, move).length > 0;
  const origin = showsOrigin ? spelling.cell(position, fromOf(move)) : '';
  const link = capturedKind(position, move) === undefined ? (showsOrigin ? '-' : spelling.link) : 'x';
  const letter = fenLetter(board.kinds, kindOfCode(cells[fromOf(move)]!), 0);
  return letter + origin + link + to + promotionMark(position, move);
}

/** Writes a move in USI, the protocol of shogi engines: `7g7f`, `8h2b+`, `P*5e`. */
export function formatUsi(position: BoardState, move: number): string {
  const { board } = position;
  const to = cellName(board.grid, toOf(move));
  if (kindOf(move) === MOVE_KIND.drop) return `${fenLetter(board.kinds, droppedOrPromotedKind(move), 0)}*${to}`;
  return cellName(board.grid, fromOf(move)) + to + promotionMark(position, move).replace('=', '');
}

/** Strips move numbers, player marks and spaces, which are redundant. */
const stripMarks = (text: string): string =>
  text
    .trim()
    .replace(/^\d+\.+/, '')
    .replace(/[▲△☗☖\s]/g, '');

/** All accepted ways of writing a move, without the canonical one. */
function spellingsOf(position: BoardState, move: number): string[] {
  const western = [HODGES, HODGES_NUMBER, HOSKING].flatMap((spelling) => [
    spell(position, move, spelling),
    spell(position, move, spelling, true),
  ]);
  const japanese = position.board.definition.notation.also.includes('japanese')
    ? [stripMarks(formatJapanese(position, move))]
    : [];
  const all = [...western, ...japanese, formatUsi(position, move), formatUci(position, move)];
  // The mark for declining to promote is optional.
  return all.flatMap((text) => [text, text.replace(/=$|不成$/, '')]);
}

/** Rates how well a text in any shogi notation matches a move. */
export function rateShogiText(position: BoardState, move: number, text: string): MatchQuality {
  if (text === formatHodges(position, move)) return MATCH_QUALITY.exact;
  const stripped = stripMarks(text);
  return spellingsOf(position, move).includes(stripped) ? MATCH_QUALITY.loose : MATCH_QUALITY.no;
}

/** Patterns of move texts in Western notations; a cell is `7g` or `77`. */
const WESTERN = /^(\+?[A-Z])(\d{1,2}[a-p]|[1-9][1-9])?[-x]?(\d{1,2}[a-p]|[1-9][1-9])[-+=]?$/;
const DROP = /^(\+?[A-Z])[*'@](\d{1,2}[a-p]|[1-9][1-9])$/;
const SQUARES = /^(\d{1,2}[a-p]|[1-9][1-9])(\d{1,2}[a-p]|[1-9][1-9])[-+]?$/;

/** Parses a text into move fields, so that an error can name the wrong part; undefined if it cannot be parsed. */
export function parseShogiMove({ board }: BoardState, text: string): Move | undefined {
  const stripped = stripMarks(text);
  const normalizeCell = (cell: string) => (/^\d\d$/.test(cell) ? cell[0] + fileName(Number(cell[1]) - 1) : cell);
  const drop = DROP.exec(stripped);
  if (drop) return { drop: drop[1], to: normalizeCell(drop[2]!) };
  const squares = SQUARES.exec(stripped);
  if (squares) return { from: normalizeCell(squares[1]!), to: normalizeCell(squares[2]!) };
  const western = WESTERN.exec(stripped);
  if (!western) return undefined;
  const [, piece, from, to] = western;
  const kinds = board.kinds.map((_, kind) => fenLetter(board.kinds, kind, 0));
  if (!kinds.includes(piece!)) return undefined;
  return { piece, ...(from && { from: normalizeCell(from) }), to: normalizeCell(to!) };
}
