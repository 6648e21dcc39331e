import { fail, ok, type Result } from '../lib/result.ts';
import { findMove, type MoveFault } from './find-move.ts';
import { describeMove, type Game, makeMove, outcomeOf, outcomeText, type PlayedMove, playChanceMoves } from './game.ts';
import type { Move } from './move.ts';
import { playAction, remainingOffers } from './player-actions.ts';

/**
 * Plays a move that a caller gave by enough fields to identify it, or an action of every family: a claim, a resignation
 * or the offer of a draw. Then draws dice and cards until a player is to move. Changes the game's position in place.
 */
export function playMove(game: Game, input: Move): Result<PlayedMove, MoveFault> {
  const played = playPly(game, input);
  if (!played.ok) return played;
  return ok({ ...played.value, drawn: playChanceMoves(played.value.game) });
}

/**
 * Plays a single ply as `playMove` does, but draws nothing afterwards. Where chance is to move, the input is its ply: a
 * roll or a card that a record gives.
 */
export function playPly(game: Game, input: Move): Result<PlayedMove, MoveFault> {
  const outcome = outcomeOf(game);
  if (outcome) return fail({ message: `the game is over: ${outcomeText(game, outcome)}` });
  const action = playAction(game, input);
  if (action) return action;
  const { position, variant } = game;
  const { turn } = position;
  const found = findMove(variant.rules.notation, position, input);
  if (!found.ok) return found;
  const move = describeMove(game, found.value);
  makeMove(game, found.value);
  const next = game.drawOffers?.length ? { ...game, drawOffers: remainingOffers(game, turn) } : game;
  return ok({ game: next, move, drawn: [] });
}
