import { fromOf, kindOf, MOVE, pieceOf, toOf } from '../../fairy/board/move-code.ts';
import { BISHOP, KNIGHT, QUEEN, ROOK } from '../../fairy/engines/bitboard/sets.ts';
import type { BoardPosition } from '../../fairy/engines/board-position.ts';
import { chess } from '../../families/chess/index.ts';
import { legalMoves } from '../../play/move.ts';
import type { Rules } from '../../play/position.ts';
import { resolve } from '../../play/resolve.ts';
import { Diagram, NO_KIND, VALUES } from './diagram.ts';
import { squareOf } from './geometry.ts';

/** A puzzle as its themes are found from it. */
export interface SolvedPuzzle {
  /** The solver is on turn. */
  readonly fen: string;
  /** The solution in UCI: moves of the solver and answers in turn, the solver's first and last. */
  readonly line: readonly string[];
  /** The position before the opponent's last move, and that move in UCI; both or neither. */
  readonly before?: string | undefined;
  readonly played?: string | undefined;
  /** What the solver has after the solution, in hundredths of a pawn; a mate needs none. */
  readonly score?: number | undefined;
}

/** One move with the board before and after it. */
export interface Ply {
  readonly before: Diagram;
  readonly after: Diagram;
  readonly side: number;
  readonly from: number;
  readonly to: number;
  /** What moved, and what it became: another kind only when a pawn is promoted. */
  readonly kind: number;
  readonly became: number;
  /** What was captured and where; NO_KIND for nothing. */
  readonly captured: number;
  readonly capturedOn: number;
  readonly isCheck: boolean;
  readonly isPromotion: boolean;
  readonly isEnPassant: boolean;
  readonly isCastling: boolean;
}

/** The whole solution, move by move. */
export interface Line {
  readonly solver: number;
  readonly start: Diagram;
  readonly end: Diagram;
  readonly plies: readonly Ply[];
  /** The opponent's last move before the puzzle, where it is known. */
  readonly lead: Ply | undefined;
  /** The solver's moves, and the answers to them: one less. */
  readonly own: readonly Ply[];
  readonly replies: readonly Ply[];
  readonly solved: SolvedPuzzle;
  /** The number of the solver's first move in the game. */
  readonly moveNumber: number;
}

export const capturedValue = ({ captured }: Ply): number => VALUES[captured] ?? 0;
export const isCapture = ({ captured }: Ply): boolean => captured !== NO_KIND;

/** How much more the mover has than the other after the move, in pawns. */
export const balance = ({ after, side }: Ply): number => after.material(side) - after.material(1 - side);

/** A move of the solver, the answer to it, and the next move. */
export interface Exchange {
  readonly first: Ply;
  readonly reply: Ply;
  readonly next: Ply;
  /** What the opponent did before the first move, where it is known. */
  readonly prior: Ply | undefined;
  /** It begins the solution. */
  readonly isFirst: boolean;
  /** The solver's moves that follow. */
  readonly later: readonly Ply[];
}

/** Some two moves of the solver, one after the other, are of this sort. */
export const inSomeExchange =
  (holds: (exchange: Exchange) => boolean) =>
  (line: Line): boolean =>
    exchanges(line).some(holds);

const exchanges = ({ own, replies, lead }: Line): Exchange[] =>
  replies.map((reply, index) => ({
    first: own[index]!,
    reply,
    next: own[index + 1]!,
    prior: index === 0 ? lead : replies[index - 1],
    isFirst: index === 0,
    later: own.slice(index + 2),
  }));

let rules: Rules | undefined;

/** The rules of standard chess, found once. */
export function standardRules(): Rules {
  if (rules) return rules;
  const variant = resolve(chess, 'standard');
  if (!variant.ok) throw new Error(variant.error.message);
  rules = variant.value.rules;
  return rules;
}

/** Throws a RangeError where the string isn't a position. */
function positionOf(fen: string): BoardPosition {
  const reading = standardRules().parse(fen);
  if (!reading.ok) throw new RangeError(`${fen}: ${reading.error[0]!.message}`);
  return reading.value.position as BoardPosition;
}

/** Plays a solution through. Throws a RangeError where the position or a move of it isn't legal. */
export function lineOf(solved: SolvedPuzzle): Line {
  const { fen, line, before, played } = solved;
  const plies = playThrough(fen, line);
  const [lead] = before !== undefined && played !== undefined ? playThrough(before, [played]) : [];
  const own = plies.filter((_, index) => index % 2 === 0);
  const replies = plies.filter((_, index) => index % 2 === 1);
  if (own.length === replies.length)
    throw new RangeError(`a solution ends with a move of the solver: ${line.join(' ')}`);
  return {
    solver: own[0]!.side,
    start: plies[0]!.before,
    end: plies.at(-1)!.after,
    plies,
    lead,
    own,
    replies,
    solved,
    moveNumber: Number(fen.split(' ')[5] ?? 1),
  };
}

/** The position after each move of a solution, as strings. */
export function fensAfter({ fen, line }: SolvedPuzzle): string[] {
  const position = positionOf(fen);
  return line.map((uci) => {
    position.play(find(position, legalMoves(position), uci));
    return position.fen();
  });
}

function playThrough(fen: string, line: readonly string[]): Ply[] {
  const position = positionOf(fen);
  let before = diagramOf(position);
  return line.map((uci) => {
    const move = find(position, before.moves, uci);
    position.play(move);
    const after = diagramOf(position);
    const ply = plyOf(before, after, move);
    before = after;
    return ply;
  });
}

const diagramOf = (position: BoardPosition): Diagram =>
  new Diagram(position.cells.slice(), position.turn, position.check(), legalMoves(position));

const PROMOTED: Readonly<Record<string, number>> = { n: KNIGHT, b: BISHOP, r: ROOK, q: QUEEN };

function find(position: BoardPosition, moves: Int32Array, uci: string): number {
  const from = squareOf(uci);
  const to = squareOf(uci.slice(2));
  const promoted = PROMOTED[uci[4] ?? ''] ?? 0;
  const found = moves.find(
    (move) =>
      fromOf(move) === from &&
      (kindOf(move) === MOVE.castle ? castlingTarget(move) : toOf(move)) === to &&
      (kindOf(move) === MOVE.promotion ? pieceOf(move) : 0) === promoted,
  );
  if (found === undefined) throw new RangeError(`${uci} is not legal in ${position.fen()}`);
  return found;
}

/** Where the king goes; the engine's move names the rook's square. */
const castlingTarget = (move: number): number => (toOf(move) > fromOf(move) ? fromOf(move) + 2 : fromOf(move) - 2);

function plyOf(before: Diagram, after: Diagram, move: number): Ply {
  const from = fromOf(move);
  const how = kindOf(move);
  const isCastling = how === MOVE.castle;
  const isEnPassant = how === MOVE.enPassant;
  const to = isCastling ? castlingTarget(move) : toOf(move);
  // a pawn captured in passing stands beside the capturer
  const capturedOn = isEnPassant ? (from & 56) + (to & 7) : to;
  return {
    before,
    after,
    side: before.turn,
    from,
    to,
    kind: before.kindAt(from),
    became: after.kindAt(to),
    captured: isCastling ? NO_KIND : before.kindAt(capturedOn),
    capturedOn,
    isCheck: after.check,
    isPromotion: how === MOVE.promotion,
    isEnPassant,
    isCastling,
  };
}
