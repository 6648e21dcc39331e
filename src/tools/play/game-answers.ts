import { ok, type Result } from '../../lib/result.ts';
import {
  type Game,
  legalMovesOf,
  nameOfSeatToMove,
  outcomeOf,
  positionStringOf,
  seatName,
  seatsInPlay,
} from '../../play/game.ts';
import type { Move } from '../../play/move.ts';
import { playMove } from '../../play/play-move.ts';
import { encodeGame } from '../../play/state.ts';
import type { Refusal } from '../errors.ts';
import { moveFromText } from './move-text.ts';
import { moveRefusal } from './open-game.ts';

/** Makes the answer of tools that start or load a game. */

export const gameAnswer = (game: Game) => ({
  state: { ...encodeGame(game) },
  turn: nameOfSeatToMove(game),
  fen: positionStringOf(game),
  ...openPart(game),
});

/**
 * What the board does not show: public information in families that have it, such as purses, cards and standings, and
 * that no game leads to the position.
 */
function openPart({ variant, position, unreachable }: Game) {
  const state = variant.rules.notation.publicState?.(position);
  return { ...(unreachable && { possible: false }), ...(state && { public: state }) };
}

/** Why no game leads to the position from which the game was set up, if that is so. */
export const unreachablePart = ({ unreachable = [] }: Game) =>
  unreachable.length ? { unreachable: [...unreachable] } : {};

/** Whether and how the game ended. In a draw, `over` is true and `winner` is null. */
export function gameEndOf(game: Game) {
  const outcome = outcomeOf(game);
  if (!outcome) return { over: false, winner: null, reason: null };
  const { winner, reason } = outcome;
  const { position, variant } = game;
  const line = position.outcome() ? variant.rules.notation.winningCells?.(position) : undefined;
  return {
    over: true,
    winner: winner === null ? null : seatName(game, winner),
    reason,
    ...(line?.length && { line }),
  };
}

export function movesAnswer(game: Game) {
  const moves = legalMovesOf(game);
  const end = gameEndOf(game);
  return { turn: nameOfSeatToMove(game), count: moves.length, moves, ...(end.over && end) };
}

export function statusAnswer(game: Game) {
  const { position, variant } = game;
  const end = gameEndOf(game);
  const claimable = end.over ? undefined : position.claimable();
  const score = end.over ? variant.rules.notation.score?.(position) : undefined;
  return {
    turn: nameOfSeatToMove(game),
    ...end,
    check: position.check(),
    ...(claimable && { claimable: claimable.reason }),
    ...seatsPart(game),
    legalMoves: end.over ? 0 : position.count(),
    ...(score && { score: { ...score } }),
    ...openPart(game),
    ...unreachablePart(game),
  };
}

/** Seats that have left the game by resigning, and seats that offer a draw; each only if there are any. */
function seatsPart(game: Game) {
  const playing = seatsInPlay(game);
  const left = game.variant.rules.seats.filter((_, seat) => !playing.includes(seat));
  const offered = game.drawOffers?.map((seat) => seatName(game, seat)) ?? [];
  return { ...(left.length && { left }), ...(offered.length && { offered }) };
}

/** What answers after a move have in common. */
export const afterMove = (game: Game) => ({
  turn: nameOfSeatToMove(game),
  ...gameEndOf(game),
  check: game.position.check(),
  ...seatsPart(game),
  ...openPart(game),
});

export function applyAnswer(game: Game, move: Move): Result<ReturnType<typeof appliedAnswer>, Refusal> {
  const read = moveFromText(game, move);
  if (!read.ok) return read;
  const played = playMove(game, read.value);
  return played.ok ? ok(appliedAnswer(played.value)) : moveRefusal(played.error);
}

function appliedAnswer({ game, move, drawn }: { game: Game; move: Move; drawn: readonly Move[] }) {
  const drawnPart = drawn.length ? { drawn: [...drawn] } : {};
  return { state: { ...encodeGame(game) }, move, ...afterMove(game), ...drawnPart };
}

/** Tests a move by playing it. That changes the game, but nobody uses it afterwards. */
export function validateAnswer(game: Game, move: Move): Result<ValidationAnswer, Refusal> {
  const read = moveFromText(game, move);
  if (!read.ok) return read;
  const played = playMove(game, read.value);
  if (played.ok) return ok({ legal: true, move: played.value.move });
  const { message: reason, candidates } = played.error;
  return ok({ legal: false, reason, ...(candidates && { candidates }) });
}

/** Whether a move is legal; if not, why, and the legal moves that match it. */
interface ValidationAnswer {
  legal: boolean;
  reason?: string;
  move?: Move;
  candidates?: Move[];
}
