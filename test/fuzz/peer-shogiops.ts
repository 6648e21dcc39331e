import { makeJapaneseMoveOrDrop } from 'shogiops/notation/japanese';
import { initialSfen, makeSfen, parseSfen, roleToForsyth } from 'shogiops/sfen';
import type { MoveOrDrop, Role, Rules } from 'shogiops/types';
import { isDrop, makeUsi } from 'shogiops/util';
import type { Position } from 'shogiops/variant/position';
import {
  dimensions,
  handRoles,
  pieceCanPromote,
  pieceForcePromote,
  promotableOnDrop,
  promote,
} from 'shogiops/variant/util';
import { shogi } from '../../src/families/shogi/index.ts';
import { enginesOf } from '../fairy/engines.ts';
import { fenOf } from '../notation.ts';
import { load } from '../vectors/piece-games.ts';
import type { Ended, Pairing, Peer } from './peer.ts';

/** In place of the last destination: Parlour always writes the square instead of "same place". */
const NOWHERE = -1;

/** Parlour's variants and the shogiops rules for them. */
const RULES: Record<string, Rules> = {
  standard: 'standard',
  minishogi: 'minishogi',
  kyoto: 'kyotoshogi',
  'check-shogi': 'checkshogi',
};

/** The legal moves; those that may promote are listed with and without promotion. */
function movesOf(position: Position): MoveOrDrop[] {
  const { rules, board } = position;
  const moves: MoveOrDrop[] = [];
  for (const [from, targets] of position.allMoveDests()) {
    const piece = board.get(from)!;
    for (const to of targets) {
      if (pieceCanPromote(rules)(piece, from, to, board.get(to))) moves.push({ from, to, promotion: true });
      if (!pieceForcePromote(rules)(piece, to)) moves.push({ from, to });
    }
  }
  return moves;
}

function dropsOf(position: Position): MoveOrDrop[] {
  const { rules, turn: color, hands } = position;
  const inHand = handRoles(rules).filter((role) => hands[color].get(role) > 0);
  const bothFaces = (role: Role): Role[] =>
    promotableOnDrop(rules)({ role, color }) ? [role, promote(rules)(role)!] : [role];
  return inHand
    .flatMap(bothFaces)
    .flatMap((role) => [...position.dropDests({ role, color })].map((to) => ({ role, to })));
}

const code = (letter: string): number => letter.charCodeAt(0);

/** A square in chess coordinates: files from the left, ranks from the bottom. USI counts from the upper right. */
function cellOf(rules: Rules, square: string): string {
  const { files, ranks } = dimensions(rules);
  const file = files - Number(square.slice(0, -1));
  const rank = ranks - (code(square.at(-1)!) - code('a'));
  return String.fromCharCode(code('a') + file) + rank;
}

/**
 * Letters of flipped pieces in games where every move flips a piece: there both faces have their own letter, here one
 * is the promoted form of the other.
 */
const FLIPPED: Partial<Record<Rules, Readonly<Record<string, string>>>> = {
  kyotoshogi: { r: '+p', b: '+s', g: '+n', t: '+l' },
};

function asOurs(rules: Rules, letter: string): string {
  const ours = FLIPPED[rules]?.[letter.toLowerCase()];
  if (!ours) return letter;
  return letter === letter.toLowerCase() ? ours : ours.toUpperCase();
}

/** The SFEN in Parlour's spelling: flipped pieces are unmarked in hands, and their next move flips them back. */
function sfenOf(position: Position): string {
  const { rules } = position;
  const [board = '', side, hands = '', move] = makeSfen(position).split(' ');
  const letters = (text: string) => text.replace(/[a-z]/gi, (letter) => asOurs(rules, letter));
  return [letters(board), side, letters(hands).replaceAll('+', ''), move].join(' ');
}

/** A USI move as Parlour writes it: `7g7f` is c3c4, `P*5e` is P@e5. */
function uciOf(position: Position, move: MoveOrDrop): string {
  const { rules, board } = position;
  const uci = makeUsi(move)
    .replace(/^([A-Z])\*/, (_, letter: string) => `${asOurs(rules, letter)}@`)
    .replace(/\d+[a-z]/g, (square) => cellOf(rules, square));
  if (isDrop(move) || !FLIPPED[rules]) return uci;
  const letter = roleToForsyth(rules)(board.get(move.from)!.role)!;
  return asOurs(rules, letter) === letter ? uci : uci.replace('+', '-');
}

const MARKS = { sente: '▲', gote: '△' } as const;

const textOf = (position: Position, move: MoveOrDrop): string =>
  MARKS[position.turn] + makeJapaneseMoveOrDrop(position, move, NOWHERE);

const SEATS = { sente: 0, gote: 1 } as const;

const REASONS: Readonly<Record<string, string>> = { checkmate: 'checkmate', stalemate: 'stalemate' };

function endOf(position: Position): Ended | null {
  const outcome = position.outcome();
  if (!outcome) return null;
  const reason = REASONS[outcome.result];
  return { winner: outcome.winner ? SEATS[outcome.winner] : null, ...(reason && { reason }) };
}

function open(variant: string, rules: Rules): Peer {
  const reader = enginesOf(variant, shogi)[0]!.rules;
  const position = parseSfen(rules, initialSfen(rules)).unwrap();
  let legal = new Map<string, MoveOrDrop>();
  return {
    say: (withTexts) => {
      const end = endOf(position);
      const moves = end && !end.reason ? [] : [...movesOf(position), ...dropsOf(position)];
      legal = new Map(moves.map((move) => [uciOf(position, move), move]));
      return {
        // For variants whose strings are not SFEN here.
        fen: fenOf(load(reader, sfenOf(position))),
        ucis: [...legal.keys()].sort(),
        ...(withTexts && { texts: moves.map((move) => textOf(position, move)).sort() }),
        check: position.isCheck(),
        end,
      };
    },
    play: (uci) => position.play(legal.get(uci)!),
  };
}

export const shogiopsPairings: readonly Pairing[] = Object.entries(RULES).map(([variant, rules]) => ({
  peer: 'shogiops',
  family: shogi,
  variant,
  texts: 'japanese',
  open: () => open(variant, rules),
}));
