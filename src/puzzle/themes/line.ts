import { droppedOrPromotedKind, fromOf, kindOf, MOVE_KIND, toOf } from '../../fairy/board/move-code.ts';
import { BISHOP, KNIGHT, QUEEN, ROOK } from '../../fairy/engines/bitboard/sets.ts';
import type { BoardPosition } from '../../fairy/engines/board-position.ts';
import { fairyNotation } from '../../fairy/notation.ts';
import { chess } from '../../families/chess/index.ts';
import { legalMoves } from '../../play/legal-moves.ts';
import { resolveVariant } from '../../play/resolve.ts';
import type { Rules } from '../../play/rules.ts';
import { BoardSnapshot, NO_KIND, PIECE_VALUES } from './diagram.ts';
import { parseSquare } from './geometry.ts';

/** A puzzle with its solution, from which its themes are found. */
export interface SolvedPuzzle {
  /** The position with the solver to move. */
  readonly fen: string;
  /** The solution in UCI, alternately moves of the solver and replies. The solver makes the first and the last move. */
  readonly line: readonly string[];
  /** The position before the opponent's last move, which is `played`. Either both are given or neither. */
  readonly before?: string | undefined;
  readonly played?: string | undefined;
  /** The solver's score after the solution, in centipawns; undefined for mates. */
  readonly score?: number | undefined;
}

/** A move, with the boards before and after it. */
export interface Ply {
  readonly before: BoardSnapshot;
  readonly after: BoardSnapshot;
  readonly side: number;
  readonly from: number;
  readonly to: number;
  /** Kind of the piece before it moved. */
  readonly kind: number;
  /** Kind of the piece after the move, which differs only for promotions. */
  readonly became: number;
  /** Kind of the captured piece; NO_KIND if nothing was captured. */
  readonly captured: number;
  /** Square of the captured piece; not meaningful if nothing was captured. */
  readonly capturedOn: number;
  readonly isCheck: boolean;
  readonly isPromotion: boolean;
  readonly isEnPassant: boolean;
  readonly isCastling: boolean;
}

/** A whole solution, move by move. */
export interface SolutionLine {
  readonly solver: number;
  readonly start: BoardSnapshot;
  readonly end: BoardSnapshot;
  readonly plies: readonly Ply[];
  /** The opponent's last move before the puzzle, if known. */
  readonly lead: Ply | undefined;
  /** The solver's moves. */
  readonly own: readonly Ply[];
  /** The replies to the solver's moves; there is no reply to the last move. */
  readonly replies: readonly Ply[];
  readonly solved: SolvedPuzzle;
  /** Number of the solver's first move, counted from the start of the game. */
  readonly moveNumber: number;
}

/** Value of the piece that a move captures, in pawns. */
export const capturedValue = ({ captured }: Ply): number => PIECE_VALUES[captured] ?? 0;
/** Whether a move captures a piece. */
export const isCapture = ({ captured }: Ply): boolean => captured !== NO_KIND;

/** Material balance after a move, in pawns, as seen by the player who made it. */
export const materialBalanceAfter = ({ after, side }: Ply): number => after.material(side) - after.material(1 - side);

/** A move of the solver, the reply to it, and the solver's next move. Captures are not required. */
export interface MoveTriple {
  readonly first: Ply;
  readonly reply: Ply;
  readonly next: Ply;
  /** The opponent's move before `first`, if known. */
  readonly prior: Ply | undefined;
  /** Whether `first` is the first move of the solution. */
  readonly isFirst: boolean;
  /** The solver's moves that follow `next`. */
  readonly later: readonly Ply[];
}

/** Whether any two consecutive moves of the solver, with the reply between them, have a property. */
export const inSomeMoveTriple =
  (holds: (exchange: MoveTriple) => boolean) =>
  (line: SolutionLine): boolean =>
    exchanges(line).some(holds);

const exchanges = ({ own, replies, lead }: SolutionLine): MoveTriple[] =>
  replies.map((reply, index) => ({
    first: own[index]!,
    reply,
    next: own[index + 1]!,
    prior: index === 0 ? lead : replies[index - 1],
    isFirst: index === 0,
    later: own.slice(index + 2),
  }));

let rules: Rules | undefined;

/** Returns the rules of standard chess (cached). */
export function standardChessRules(): Rules {
  if (rules) return rules;
  const variant = resolveVariant(chess, 'standard');
  if (!variant.ok) throw new Error(variant.error.message);
  rules = variant.value.rules;
  return rules;
}

/** Parses a FEN. Throws a RangeError if it is not a valid position. */
function positionOf(fen: string): BoardPosition {
  const reading = standardChessRules().parse(fen);
  if (!reading.ok) throw new RangeError(`${fen}: ${reading.error[0]!.message}`);
  return reading.value.position as BoardPosition;
}

/** Plays through a solution. Throws a RangeError if the position is invalid or a move is illegal. */
export function playSolution(solved: SolvedPuzzle): SolutionLine {
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

/** Returns the FEN after each move of a solution. */
export function fensAfterMoves({ fen, line }: SolvedPuzzle): string[] {
  const position = positionOf(fen);
  return line.map((uci) => {
    position.play(findMove(position, legalMoves(position), uci));
    return fairyNotation.fen(position);
  });
}

function playThrough(fen: string, line: readonly string[]): Ply[] {
  const position = positionOf(fen);
  let before = diagramOf(position);
  return line.map((uci) => {
    const move = findMove(position, before.moves, uci);
    position.play(move);
    const after = diagramOf(position);
    const ply = plyOf(before, after, move);
    before = after;
    return ply;
  });
}

const diagramOf = (position: BoardPosition): BoardSnapshot =>
  new BoardSnapshot(position.cells.slice(), position.turn, position.check(), legalMoves(position));

const PROMOTED: Readonly<Record<string, number>> = { n: KNIGHT, b: BISHOP, r: ROOK, q: QUEEN };

function findMove(position: BoardPosition, moves: Int32Array, uci: string): number {
  const from = parseSquare(uci);
  const to = parseSquare(uci.slice(2));
  const promoted = PROMOTED[uci[4] ?? ''] ?? 0;
  const found = moves.find(
    (move) =>
      fromOf(move) === from &&
      (kindOf(move) === MOVE_KIND.castle ? castlingTarget(move) : toOf(move)) === to &&
      (kindOf(move) === MOVE_KIND.promotion ? droppedOrPromotedKind(move) : 0) === promoted,
  );
  if (found === undefined) throw new RangeError(`${uci} is not legal in ${fairyNotation.fen(position)}`);
  return found;
}

/** Returns the square to which the king moves; the engine's castling moves give the rook's square instead. */
const castlingTarget = (move: number): number => (toOf(move) > fromOf(move) ? fromOf(move) + 2 : fromOf(move) - 2);

function plyOf(before: BoardSnapshot, after: BoardSnapshot, move: number): Ply {
  const from = fromOf(move);
  const how = kindOf(move);
  const isCastling = how === MOVE_KIND.castle;
  const isEnPassant = how === MOVE_KIND.enPassant;
  const to = isCastling ? castlingTarget(move) : toOf(move);
  // A pawn captured en passant stands beside the capturing pawn.
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
    isPromotion: how === MOVE_KIND.promotion,
    isEnPassant,
    isCastling,
  };
}
