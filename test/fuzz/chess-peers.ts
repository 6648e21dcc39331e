import { Chess as ChessJs } from 'chess.js';
import { type Position as ChessopsPosition, castlingSide, normalizeMove } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import { isDrop, type Move, type Rules, type Square } from 'chessops/types';
import { kingCastlesTo, makeSquare, makeUci, parseUci } from 'chessops/util';
import { setupPosition } from 'chessops/variant';

/** A library that plays the same game: what it says of the position, in Parlour's spelling. */
export interface Peer {
  /** Moves as engines write them, where the library can say so at little cost. */
  ucis?(): string[];
  /** Move texts. */
  texts(): string[];
  fen(): string;
  check(): boolean;
  /** Ends that the library knows: mate, stalemate, insufficient material. */
  end(): { winner: 0 | 1 | null; reason: string } | undefined;
  /** Claims that the library knows of itself. */
  claims?(): { threefold: boolean; fifty: boolean };
  play(uci: string): void;
}

export interface Pairing {
  peer: 'chessops' | 'chess.js';
  variant: string;
  open(fen: string): Peer;
}

/** All that Parlour and its peers say in different ways. Anything else that differs is a mistake of one of them. */
export const DIFFERENCES = [
  {
    peer: 'chessops',
    variants: ['standard', 'crazyhouse'],
    what: 'castling moves go to the rook: e1h1',
    why: 'UCI writes e1g1 outside Chess960; chessops has one spelling for all',
  },
  {
    peer: 'chessops',
    variants: ['chess960'],
    what: 'castling rights are written KQkq where the rook is the outermost',
    why: 'X-FEN; Parlour writes the files of the rooks (Shredder-FEN), which no later move can make ambiguous',
  },
  {
    peer: 'chessops',
    variants: ['crazyhouse'],
    what: 'the drop of a pawn is written @e4',
    why: 'no standard has drops; Parlour keeps the letter, as UCI does',
  },
  {
    peer: 'chessops',
    variants: ['standard', 'chess960', 'crazyhouse'],
    what: 'knows no repetition and counts no 50 or 75 moves',
    why: 'a position without a past: both are counted here from the position strings that it writes',
  },
  {
    peer: 'chess.js',
    variants: ['standard'],
    what: 'knows threefold and 50 moves, not fivefold and 75 moves',
    why: 'FIDE 9.6 ends games since 2014; counted here from the position strings that it writes',
  },
] as const;

/** King and rook of a castling move as the variant writes it; other moves as they are. */
function chessopsUci(position: ChessopsPosition, move: Move, toRook: boolean): string {
  const side = castlingSide(position, move);
  if (isDrop(move) || !side || toRook) return makeUci(move);
  return makeUci({ from: move.from, to: kingCastlesTo(position.turn, side) });
}

const BACK_RANKS = [0, 7];

/** The legal moves of a piece, each promotion by itself. */
function chessopsMovesFrom(position: ChessopsPosition, from: Square, to: Square): Move[] {
  const pawn = position.board.pawn.has(from);
  if (!pawn || !BACK_RANKS.includes(to >> 3)) return [{ from, to }];
  return (['queen', 'rook', 'bishop', 'knight'] as const).map((promotion) => ({ from, to, promotion }));
}

function chessopsMoves(position: ChessopsPosition): Move[] {
  const moves: Move[] = [];
  for (const [from, targets] of position.allDests()) {
    for (const to of targets) moves.push(...chessopsMovesFrom(position, from, to));
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

/** Castling rights by the files of the rooks, as Shredder-FEN has them. */
function rookFiles({ castles }: ChessopsPosition): string {
  const files = (rank: number) =>
    [...castles.castlingRights]
      .filter((square) => square >> 3 === rank)
      .map((square) => makeSquare(square)[0]!)
      .reverse()
      .join('');
  return files(0).toUpperCase() + files(7) || '-';
}

function openChessops(rules: Rules, shredder: boolean, fen: string): Peer {
  const position = setupPosition(rules, parseFen(fen).unwrap()).unwrap();
  const winner = () => (position.turn === 'white' ? 1 : 0);
  return {
    ucis: () => chessopsMoves(position).map((move) => chessopsUci(position, move, shredder)),
    texts: () => chessopsMoves(position).map((move) => makeSan(position, move).replace(/^@/, 'P@')),
    fen: () => {
      const fields = makeFen(position.toSetup()).split(' ');
      if (shredder) fields[2] = rookFiles(position);
      return fields.join(' ');
    },
    check: () => position.isCheck(),
    end: () => {
      if (position.isCheckmate()) return { winner: winner(), reason: 'checkmate' };
      if (position.isStalemate()) return { winner: null, reason: 'stalemate' };
      return position.isInsufficientMaterial() ? { winner: null, reason: 'insufficient-material' } : undefined;
    },
    play: (uci) => position.play(normalizeMove(position, parseUci(uci)!)),
  };
}

function openChessJs(fen: string): Peer {
  const game = new ChessJs(fen);
  return {
    texts: () => game.moves(),
    fen: () => game.fen(),
    check: () => game.isCheck(),
    end: () => {
      if (game.isCheckmate()) return { winner: game.turn() === 'w' ? 1 : 0, reason: 'checkmate' };
      if (game.isStalemate()) return { winner: null, reason: 'stalemate' };
      return game.isInsufficientMaterial() ? { winner: null, reason: 'insufficient-material' } : undefined;
    },
    claims: () => ({ threefold: game.isThreefoldRepetition(), fifty: game.isDrawByFiftyMoves() }),
    play: (uci) => {
      const promotion = uci[4];
      game.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), ...(promotion && { promotion }) });
    },
  };
}

export const PAIRINGS: readonly Pairing[] = [
  { peer: 'chessops', variant: 'standard', open: (fen) => openChessops('chess', false, fen) },
  { peer: 'chessops', variant: 'chess960', open: (fen) => openChessops('chess', true, fen) },
  { peer: 'chessops', variant: 'crazyhouse', open: (fen) => openChessops('crazyhouse', false, fen) },
  { peer: 'chess.js', variant: 'standard', open: openChessJs },
];
