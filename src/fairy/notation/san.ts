import { cellName, fileName, fileOf, rankOf } from '../../board/grid.ts';
import { kindOfCode } from '../board/kinds.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import { capturedKind, castlingGoal, gateCell, gatedKind, laidWallCell, wingOf } from '../board/move-facts.ts';
import { moveTextLetterOf } from '../board/naming.ts';
import type { BoardState } from '../board/state.ts';
import { movesOntoSameCell } from './legal-moves-cache.ts';

/**
 * Writes standard algebraic notation (PGN standard 8.2.3), with only as much of the origin as the legal moves require.
 */
export function formatSan(position: BoardState, move: number): string {
  return sanBody(position, move) + sanExtra(position, move) + checkMark(position, move);
}

/** The suffix for a gated piece or a laid wall. */
function sanExtra(position: BoardState, move: number): string {
  const { board } = position;
  const gate = gatedKind(position, move);
  const square = kindOf(move) === MOVE_KIND.castle ? cellName(board.grid, gateCell(position, move)) : '';
  if (gate !== undefined) return `/${board.kinds[gate]!.letter}${square}`;
  return board.definition.rules.walls ? `,${cellName(board.grid, laidWallCell(position, move) ?? 0)}` : '';
}

function sanBody(position: BoardState, move: number): string {
  const { board, cells } = position;
  const kind = kindOf(move);
  const to = cellName(board.grid, toOf(move));
  if (kind === MOVE_KIND.castle) return wingOf(position, move) === 0 ? 'O-O' : 'O-O-O';
  if (kind === MOVE_KIND.drop) return `${moveTextLetterOf(board, droppedOrPromotedKind(move))}@${to}`;
  const takes = capturedKind(position, move) === undefined ? '' : 'x';
  const mover = kindOfCode(cells[fromOf(move)]!);
  const promotion = kind === MOVE_KIND.promotion ? `=${moveTextLetterOf(board, droppedOrPromotedKind(move))}` : '';
  if (mover === board.pawn && !board.definition.notation.writesPawn) {
    const [file, onto] = [fileName(fileOf(board.grid, fromOf(move))), fileName(fileOf(board.grid, toOf(move)))];
    const start = takes ? file : file === onto ? '' : cellName(board.grid, fromOf(move));
    return start + takes + to + promotion;
  }
  return moveTextLetterOf(board, mover) + sanOrigin(position, move) + takes + to + promotion;
}

/** As much of the origin (file, rank or both) as distinguishes the move from those of like pieces. */
export function sanOrigin(position: BoardState, move: number): string {
  const { board } = position;
  const from = fromOf(move);
  if (kindOf(move) === MOVE_KIND.stay) return '';
  const extra = sanExtra(position, move);
  const rivals = movesOntoSameCell(position, move).filter(
    (other) =>
      fromOf(other) !== from &&
      kindOf(other) !== MOVE_KIND.castle &&
      kindOf(other) !== MOVE_KIND.drop &&
      kindOf(other) !== MOVE_KIND.stay &&
      letterOn(position, fromOf(other)) === letterOn(position, from) &&
      sanExtra(position, other) === extra,
  );
  if (!rivals.length) return '';
  const sharesFile = rivals.some((other) => fileOf(board.grid, fromOf(other)) === fileOf(board.grid, from));
  const sharesRank = rivals.some((other) => rankOf(board.grid, fromOf(other)) === rankOf(board.grid, from));
  if (!sharesFile) return fileName(fileOf(board.grid, from));
  return sharesRank ? cellName(board.grid, from) : String(rankOf(board.grid, from) + 1);
}

/** Letter of the piece on a cell. Promoted pieces have the letter of the kind they look like. */
const letterOn = ({ board, cells }: BoardState, cell: number): string => board.kinds[kindOfCode(cells[cell]!)]!.letter;

export function checkMark(position: BoardState, move: number): string {
  position.play(move);
  const mark = position.check() ? (position.hasMoves() ? '+' : '#') : '';
  position.undo();
  return mark;
}

/** The parts of a parsed move text, in whatever style it was written. Missing parts are undefined. */
export interface ParsedSan {
  wing?: 0 | 1;
  drop?: string;
  piece?: string;
  file?: number;
  rank?: number;
  to?: string;
  /** Kind promoted to, or kind that enters by gating. */
  promotion?: string;
  /** Cell on which a piece is gated with a castling move. */
  gateOn?: string;
  wall?: string;
  stay?: true;
}

const SAN_PATTERN = /^([A-Z]?)([a-z]?)([1-9]?[0-9]?)([a-z])([1-9][0-9]?)([A-Za-z]?)$/;

/** Pattern of characters to ignore: signs for check, capture, good moves and promotion, dashes and spaces. */
const IGNORED_MARKS = /[+#!?=x:/()†‡×\-‐-―−\s]/g;

/** A sign of check, of an evaluation or of promotion in front of a square. There it belongs to another notation. */
const MARK_WITHIN = /[+#!?=][A-Za-z]?\d/;

/** Chess symbols of both colours, in the order king, queen, rook, bishop, knight, pawn. */
const FIGURINES = /[♔-♟]/g;
const KING_FIGURE = '♔'.charCodeAt(0);

/**
 * Parses SAN leniently. Accepts a leading move number, zeros in castling, missing or wrong check signs, a missing `x`
 * or `=`, `e.p.`, more of the origin than needed, long forms such as Ng1-f3 and e2-e4, `@e5` for a pawn drop, and
 * figurines. Only the case of the first letter matters: bxc3 is a pawn's move, Bxc3 a bishop's.
 */
export function parseSan(text: string): ParsedSan | undefined {
  if (text.length > 30) return undefined;
  if (lastParsed?.text !== text) lastParsed = { text, parsed: parseShortSan(text) };
  return lastParsed.parsed;
}

/** The last text and its parts: to find a move, its text is compared with each legal move, of which there may be thousands. */
let lastParsed: { readonly text: string; readonly parsed: Readonly<ParsedSan> | undefined } | undefined;

function parseShortSan(text: string): ParsedSan | undefined {
  if (MARK_WITHIN.test(text)) return undefined;
  const [body = '', wall] = text.trim().split(',');
  const parsed = parseBody(body);
  return parsed && wall !== undefined ? { ...parsed, wall: wall.replace(IGNORED_MARKS, '') } : parsed;
}

/**
 * Writes squares in capitals in small letters where no other reading is possible: E4, E2E4, NF3. Not BC4, which may be a
 * bishop or a pawn.
 */
function withSmallFiles(text: string): string {
  if (/^[A-Z]\d\d?(?:[A-Z]\d\d?)?$/.test(text)) return text.toLowerCase();
  return /^[I-Z][A-Z]\d\d?$/.test(text) ? text[0] + text.slice(1).toLowerCase() : text;
}

function parseBody(text: string): ParsedSan | undefined {
  if (/^(--|pass)$/i.test(text.trim())) return { stay: true };
  const stripped = text
    .trim()
    .replace(FIGURINES, (figure) => 'KQRBNP'[(figure.charCodeAt(0) - KING_FIGURE) % 6]!)
    .replace(/^\d+\.+/, '')
    .replace(IGNORED_MARKS, '')
    .replace(/e\.?p\.?$/, '');
  const bare = withSmallFiles(stripped);
  const castling = /^([O0o]{2,3})([A-Z]?)([a-z]?\d?)$/.exec(bare);
  if (castling) {
    const [, rooks, gate, gateOn] = castling;
    return { wing: rooks!.length === 2 ? 0 : 1, ...(gate && { promotion: gate }), ...(gateOn && { gateOn }) };
  }
  const drop = /^([A-Z]?)@([a-z][1-9][0-9]?)$/.exec(bare);
  if (drop) return { drop: drop[1]!, to: drop[2]! };
  const match = SAN_PATTERN.exec(bare);
  if (!match) return undefined;
  const [, piece, file, rank, toFile, toRank, promotion] = match;
  const parsed: ParsedSan = { to: `${toFile}${toRank}` };
  if (piece) parsed.piece = piece;
  if (file) parsed.file = file.charCodeAt(0) - 97;
  if (rank) parsed.rank = Number(rank) - 1;
  if (promotion) parsed.promotion = promotion.toUpperCase();
  return parsed;
}

/**
 * Whether the text is castling written with the squares of king and rook (`e1g1`, `Ke1-h1`) and cannot mean a king
 * step.
 */
function spellsCastling(position: BoardState, move: number, { piece, file, rank, to }: ParsedSan): boolean {
  const { grid, kinds, royal } = position.board;
  const king = fromOf(move);
  if (file !== fileOf(grid, king) || rank !== rankOf(grid, king)) return false;
  if ((piece ?? kinds[royal]!.letter) !== kinds[royal]!.letter) return false;
  const goal = castlingGoal(position, move);
  return to === cellName(grid, toOf(move)) || (Math.abs(goal - king) > 1 && to === cellName(grid, goal));
}

/**
 * Whether a legal move matches a parsed text. Pawns need no letter, and with a full origin the letter may be missing
 * for any piece.
 */
export function matchesSan(position: BoardState, move: number, parsed: ParsedSan): boolean {
  const { board, cells } = position;
  const kind = kindOf(move);
  if (parsed.wall !== undefined && parsed.wall !== cellName(board.grid, laidWallCell(position, move) ?? 0))
    return false;
  if (parsed.stay) return kind === MOVE_KIND.stay;
  const gate = gatedKind(position, move);
  if (gate !== undefined && parsed.promotion !== board.kinds[gate]!.letter) return false;
  if (kind === MOVE_KIND.castle) {
    if (gate === undefined && parsed.promotion) return false;
    if (parsed.gateOn && parsed.gateOn !== cellName(board.grid, gateCell(position, move))) return false;
    return parsed.wing === wingOf(position, move) || spellsCastling(position, move, parsed);
  }
  if (parsed.to !== cellName(board.grid, toOf(move))) return false;
  const letter = moveTextLetterOf(
    board,
    kind === MOVE_KIND.drop ? droppedOrPromotedKind(move) : kindOfCode(cells[fromOf(move)]!),
  );
  const pawn = moveTextLetterOf(board, board.pawn);
  if (kind === MOVE_KIND.drop) return parsed.drop !== undefined && (parsed.drop || pawn) === letter;
  if (parsed.drop !== undefined) return false;
  if (parsed.file !== undefined && parsed.file !== fileOf(board.grid, fromOf(move))) return false;
  if (parsed.rank !== undefined && parsed.rank !== rankOf(board.grid, fromOf(move))) return false;
  const fullOrigin = parsed.file !== undefined && parsed.rank !== undefined;
  if ((parsed.piece ?? (fullOrigin ? letter : pawn)) !== letter) return false;
  if (gate !== undefined) return true;
  return (
    (parsed.promotion ?? '') ===
    (kind === MOVE_KIND.promotion ? moveTextLetterOf(board, droppedOrPromotedKind(move)) : '')
  );
}
