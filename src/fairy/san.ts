import { cellName, fileName, fileOf, rankOf } from '../board/grid.ts';
import { legalMoves } from '../play/move.ts';
import type { BoardPosition } from './board-position.ts';
import { kindOfCode } from './kinds.ts';
import { fromOf, kindOf, MOVE, pieceOf, toOf } from './move-code.ts';
import { capturedKind, wingOf } from './move-facts.ts';

/** Standard algebraic notation (PGN standard 8.2.3), exactly: no more of the origin than legal moves call for. */
export function formatSan(position: BoardPosition, move: number): string {
  return sanBody(position, move) + checkMark(position, move);
}

function sanBody(position: BoardPosition, move: number): string {
  const { board, cells } = position;
  const kind = kindOf(move);
  const to = cellName(board.grid, toOf(move));
  if (kind === MOVE.castle) return wingOf(position, move) === 0 ? 'O-O' : 'O-O-O';
  if (kind === MOVE.drop) return `${board.kinds[pieceOf(move)]!.letter}@${to}`;
  const takes = capturedKind(position, move) === undefined ? '' : 'x';
  const mover = kindOfCode(cells[fromOf(move)]!);
  const promotion = kind === MOVE.promotion ? `=${board.kinds[pieceOf(move)]!.letter}` : '';
  if (mover === board.pawn) {
    const file = takes ? fileName(fileOf(board.grid, fromOf(move))) : '';
    return file + takes + to + promotion;
  }
  return board.kinds[mover]!.letter + origin(position, move) + takes + to + promotion;
}

/** As much of the origin as tells the move from those of like pieces: file, rank, or both. */
function origin(position: BoardPosition, move: number): string {
  const { board, cells } = position;
  const from = fromOf(move);
  const rivals = [...legalMoves(position)].filter(
    (other) =>
      toOf(other) === toOf(move) &&
      fromOf(other) !== from &&
      kindOf(other) !== MOVE.castle &&
      kindOf(other) !== MOVE.drop &&
      cells[fromOf(other)] === cells[from],
  );
  if (!rivals.length) return '';
  const sharesFile = rivals.some((other) => fileOf(board.grid, fromOf(other)) === fileOf(board.grid, from));
  const sharesRank = rivals.some((other) => rankOf(board.grid, fromOf(other)) === rankOf(board.grid, from));
  if (!sharesFile) return fileName(fileOf(board.grid, from));
  return sharesRank ? cellName(board.grid, from) : String(rankOf(board.grid, from) + 1);
}

function checkMark(position: BoardPosition, move: number): string {
  position.play(move);
  const mark = position.check() ? (position.count() === 0 ? '#' : '+') : '';
  position.undo();
  return mark;
}

/** What a move text says, however it is spelt. Nothing said is undefined. */
export interface SanWords {
  wing?: 0 | 1;
  drop?: string;
  piece?: string;
  file?: number;
  rank?: number;
  to?: string;
  promotion?: string;
}

const WORDS = /^([A-Z]?)([a-z]?)([1-9]?[0-9]?)([a-z])([1-9][0-9]?)([A-Z]?)$/;

/**
 * Reads SAN generously: zeros for castling, no or wrong check marks, no `x` or `=`, `e.p.`, more of the origin than
 * needed, long forms such as Ng1-f3 and e2-e4, `@e5` for a pawn drop.
 */
export function parseSan(text: string): SanWords | undefined {
  const bare = text.replace(/\be\.?p\.?/g, '').replace(/[+#!?=x:/()\-\s]/g, '');
  const castling = /^[O0o]{2,3}$/.exec(bare);
  if (castling) return { wing: bare.length === 2 ? 0 : 1 };
  const drop = /^([A-Z]?)@([a-z][1-9][0-9]?)$/.exec(bare);
  if (drop) return { drop: drop[1]!, to: drop[2]! };
  const words = WORDS.exec(bare);
  if (!words) return undefined;
  const [, piece, file, rank, toFile, toRank, promotion] = words;
  const said: SanWords = { to: `${toFile}${toRank}` };
  if (piece) said.piece = piece;
  if (file) said.file = file.charCodeAt(0) - 97;
  if (rank) said.rank = Number(rank) - 1;
  if (promotion) said.promotion = promotion;
  return said;
}

/** Does a legal move agree with all that was said? A pawn needs no letter, and a full origin stands for any piece. */
export function agrees(position: BoardPosition, move: number, said: SanWords): boolean {
  const { board, cells } = position;
  const kind = kindOf(move);
  if (said.wing !== undefined || kind === MOVE.castle)
    return kind === MOVE.castle && said.wing === wingOf(position, move);
  if (said.to !== cellName(board.grid, toOf(move))) return false;
  const letter = board.kinds[kind === MOVE.drop ? pieceOf(move) : kindOfCode(cells[fromOf(move)]!)]!.letter;
  const pawn = board.kinds[board.pawn]!.letter;
  if (said.drop !== undefined || kind === MOVE.drop) return kind === MOVE.drop && (said.drop || pawn) === letter;
  if (said.file !== undefined && said.file !== fileOf(board.grid, fromOf(move))) return false;
  if (said.rank !== undefined && said.rank !== rankOf(board.grid, fromOf(move))) return false;
  const fullOrigin = said.file !== undefined && said.rank !== undefined;
  if ((said.piece ?? (fullOrigin ? letter : pawn)) !== letter) return false;
  return (said.promotion ?? '') === (kind === MOVE.promotion ? board.kinds[pieceOf(move)]!.letter : '');
}
