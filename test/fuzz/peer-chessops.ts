import { castlingSide, normalizeMove, type Position } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import { isDrop, type Move, type Role, type Rules, type Square } from 'chessops/types';
import { kingCastlesTo, makeSquare, makeUci, parseUci } from 'chessops/util';
import { setupPosition } from 'chessops/variant';
import { chess } from '../../src/families/chess/index.ts';
import type { Ended, Pairing, Peer } from './peer.ts';

/** Parlour's variants and the chessops rules for them. A random start always castles as in Chess960. */
const RULES: Record<string, Rules> = {
  standard: 'chess',
  chess960: 'chess',
  crazyhouse: 'crazyhouse',
  'chess960+drops': 'crazyhouse',
  antichess: 'antichess',
  'antichess+random': 'antichess',
  atomic: 'atomic',
  'atomic+random': 'atomic',
  horde: 'horde',
  'king-of-the-hill': 'kingofthehill',
  'king-of-the-hill+random': 'kingofthehill',
  'racing-kings': 'racingkings',
  'three-check': '3check',
  'three-check+random': '3check',
};

/** A move in UCI. Castling is written as king to rook or as king to target square, as the variant does. */
function uciOf(position: Position, move: Move, toRook: boolean): string {
  const side = castlingSide(position, move);
  if (isDrop(move) || !side || toRook) return makeUci(move);
  return makeUci({ from: move.from, to: kingCastlesTo(position.turn, side) });
}

const BACK_RANKS = [0, 7];
const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

/** The legal moves of a piece; each promotion is a separate move. */
function movesFrom(position: Position, from: Square, to: Square): Move[] {
  const pawn = position.board.pawn.has(from);
  if (!pawn || !BACK_RANKS.includes(to >> 3)) return [{ from, to }];
  const roles = position.rules === 'antichess' ? [...PROMOTIONS, 'king' as const] : PROMOTIONS;
  return roles.map((promotion) => ({ from, to, promotion }));
}

function movesOf(position: Position): Move[] {
  const moves: Move[] = [];
  if (position.isVariantEnd()) return moves;
  for (const [from, targets] of position.allDests()) {
    for (const to of targets) moves.push(...movesFrom(position, from, to));
  }
  const hand = position.pockets?.[position.turn];
  if (!hand) return moves;
  for (const role of ['pawn', 'knight', 'bishop', 'rook', 'queen'] as const) {
    if (hand[role] === 0) continue;
    for (const to of position.dropDests()) {
      if (role !== 'pawn' || !BACK_RANKS.includes(to >> 3)) moves.push({ role, to });
    }
  }
  return moves;
}

/** Castling rights by the files of the rooks, as in Shredder-FEN. */
function rookFiles({ castles }: Position): string {
  const files = (rank: number) =>
    [...castles.castlingRights]
      .filter((square) => square >> 3 === rank)
      .map((square) => makeSquare(square)[0]!)
      .reverse()
      .join('');
  return files(0).toUpperCase() + files(7) || '-';
}

function fenOf(position: Position, shredder: boolean): string {
  const fields = makeFen(position.toSetup()).split(' ');
  if (shredder) fields[2] = rookFiles(position);
  return fields.join(' ');
}

const SEATS = { white: 0, black: 1 } as const;

function endOf(position: Position): Ended | null {
  const winner = position.outcome()?.winner;
  const seat = winner ? SEATS[winner] : null;
  if (position.isVariantEnd()) return { winner: seat };
  if (position.isCheckmate()) return { winner: seat, reason: 'checkmate' };
  if (position.isStalemate()) return { winner: seat, reason: 'stalemate' };
  return position.isInsufficientMaterial() ? { winner: null, reason: 'insufficient-material' } : null;
}

function open(rules: Rules, shredder: boolean, fen: string): Peer {
  const position = setupPosition(rules, parseFen(fen).unwrap()).unwrap();
  return {
    say: (withTexts) => {
      const moves = movesOf(position);
      return {
        fen: fenOf(position, shredder),
        ucis: moves.map((move) => uciOf(position, move, shredder)).sort(),
        ...(withTexts && { texts: moves.map((move) => makeSan(position, move).replace(/^@/, 'P@')).sort() }),
        check: position.isCheck(),
        end: endOf(position),
      };
    },
    play: (uci) => position.play(normalizeMove(position, parseUci(uci)!)),
  };
}

export const chessopsPairings: readonly Pairing[] = Object.entries(RULES).map(([variant, rules]) => ({
  peer: 'chessops',
  family: chess,
  variant,
  open: (fen) => open(rules, /960|random/.test(variant), fen),
}));
