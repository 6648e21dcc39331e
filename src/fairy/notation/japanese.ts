import { fileOf, rankOf } from '../../board/grid.ts';
import { MATCH_QUALITY, type MatchQuality } from '../../play/notation.ts';
import { codeOf, kindOfCode } from '../board/kinds.ts';
import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND, toOf } from '../board/move-code.ts';
import type { BoardState } from '../board/state.ts';
import { promotionMark } from '../board/turning.ts';
import { couldLikePieceMoveTo, otherOrigins } from './disambiguation.ts';

const RANKS = '一二三四五六七八九十';
const FACE_WORDS = { '': '', '+': '成', '-': '', '=': '不成' } as const;

/**
 * Writes a move as in Japanese books: `▲７六歩`, `△３三角成`, `▲４八金右`. Pieces are disambiguated by the rules of the Japan
 * Shogi Association: by how they move, or by the side they come from. A recapture on the opponent's last target is
 * written with the square, not with 同, because a position does not know its history.
 */
export function formatJapanese(position: BoardState, move: number): string {
  const { board, cells, turn } = position;
  const seat = turn === 0 ? '▲' : '△';
  const to = toOf(move);
  if (kindOf(move) === MOVE_KIND.drop) {
    const needsDropMark = couldLikePieceMoveTo(position, codeOf(droppedOrPromotedKind(move), turn), to);
    return seat + square(position, to) + board.kinds[droppedOrPromotedKind(move)]!.kanji + (needsDropMark ? '打' : '');
  }
  const { kanji } = board.kinds[kindOfCode(cells[fromOf(move)]!)]!;
  return (
    seat + square(position, to) + kanji + disambiguation(position, move) + FACE_WORDS[promotionMark(position, move)]
  );
}

function square({ board }: BoardState, cell: number): string {
  const { grid } = board;
  const file = String(grid.files - fileOf(grid, cell));
  const wide = file.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
  return wide + RANKS[grid.ranks - 1 - rankOf(grid, cell)]!;
}

/** Displacement of a move as the piece's owner sees it: files to the right and ranks ahead. */
interface Displacement {
  readonly right: number;
  readonly ahead: number;
}

function displacementOf({ board, turn }: BoardState, from: number, to: number): Displacement {
  const { grid } = board;
  const sign = turn === 0 ? 1 : -1;
  return {
    right: sign * (fileOf(grid, to) - fileOf(grid, from)),
    ahead: sign * (rankOf(grid, to) - rankOf(grid, from)),
  };
}

/** A move as text: who moves, the square, then the piece with words for its origin and its face. */
const MOVE = /^([▲△]\S[一二三四五六七八九十])(成銀|成桂|成香|.)([右左]?)([直上引寄]?)(打|不成|成)?$/;

/**
 * Rates how well a text matches a move: exact in the usual spelling, loose if it says more of the origin than is needed,
 * or less, and nothing that is false.
 */
export function rateJapanese(position: BoardState, move: number, text: string): MatchQuality {
  if (text === formatJapanese(position, move)) return MATCH_QUALITY.exact;
  const [, target, name, side = '', turn = '', face = ''] = MOVE.exec(text) ?? [];
  const seat = position.turn === 0 ? '▲' : '△';
  if (target !== seat + square(position, toOf(move))) return MATCH_QUALITY.no;
  return isTrueOf(position, move, { name: name!, side, turn, face }) ? MATCH_QUALITY.loose : MATCH_QUALITY.no;
}

/** The words of a move's text behind its square. */
interface Words {
  readonly name: string;
  readonly side: string;
  readonly turn: string;
  readonly face: string;
}

/** Whether everything that a text says of a move to its square is true. */
function isTrueOf(position: BoardState, move: number, { name, side, turn, face }: Words): boolean {
  const { board, cells } = position;
  if (kindOf(move) === MOVE_KIND.drop)
    return face === '打' && !side && !turn && name === board.kinds[droppedOrPromotedKind(move)]!.kanji;
  if (name !== board.kinds[kindOfCode(cells[fromOf(move)]!)]!.kanji) return false;
  const mark = promotionMark(position, move);
  if (face !== FACE_WORDS[mark] && !(mark === '=' && face === '')) return false;
  const own = displacementOf(position, fromOf(move), toOf(move));
  if (turn && !hasTurn(own, turn)) return false;
  const others = otherOrigins(position, move)
    .map((from) => displacementOf(position, from, toOf(move)))
    .filter((other) => !turn || hasTurn(other, turn));
  if (!side) return true;
  // Of a piece that needs no such word, the side is that of its origin.
  return others.length ? sideWord(own, others) === side : side === '左' ? own.right >= 0 : own.right <= 0;
}

/** Whether a word for the direction of a move is true of a displacement. */
const hasTurn = (displacement: Displacement, word: string): boolean =>
  word === '直' ? displacement.right === 0 && displacement.ahead > 0 : turnWord(displacement) === word;

const turnWord = ({ ahead }: Displacement): string => (ahead > 0 ? '上' : ahead < 0 ? '引' : '寄');

/**
 * Characters that distinguish the piece from others of its kind that could go to the same square; empty if there are
 * none.
 */
function disambiguation(position: BoardState, move: number): string {
  const displacement = displacementOf(position, fromOf(move), toOf(move));
  const others = otherOrigins(position, move).map((from) => displacementOf(position, from, toOf(move)));
  if (!others.length) return '';
  const alike = others.filter((other) => turnWord(other) === turnWord(displacement));
  if (!alike.length) return turnWord(displacement);
  const isStraight = displacement.right === 0 && displacement.ahead > 0 && alike.every(({ right }) => right !== 0);
  if (isStraight && isStepper(position, move)) return '直';
  const side = sideWord(displacement, others);
  if (side) return side;
  return (sideWord(displacement, alike) ?? (displacement.right > 0 ? '左' : '右')) + turnWord(displacement);
}

/** Whether the piece only steps. A dragon or horse does not: with these, 直 is replaced by 右 or 左. */
const isStepper = ({ board, cells }: BoardState, move: number): boolean =>
  board.kinds[kindOfCode(cells[fromOf(move)]!)]!.strokes.every(({ range }) => range === 1);

/** 左 or 右 if the piece comes from further left or right than all the others. */
function sideWord({ right }: Displacement, others: readonly Displacement[]): string | undefined {
  if (others.every((other) => right > other.right)) return '左';
  return others.every((other) => right < other.right) ? '右' : undefined;
}
