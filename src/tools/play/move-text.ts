import { fail, ok, type Result } from '../../lib/result.ts';
import { findMove } from '../../play/find-move.ts';
import type { Game } from '../../play/game.ts';
import type { Move } from '../../play/move.ts';
import { ACTIONS } from '../../play/player-actions.ts';
import { readMoves } from '../../records/read-moves.ts';
import type { Refusal } from '../errors.ts';

/** The text of a move that was given as text, which the schema of moves wraps as `{ text }`. */
export function textOf({ text, ...others }: Move): string | undefined {
  return typeof text === 'string' && !Object.keys(others).length ? text : undefined;
}

/**
 * Maximum length of a text that is compared with the legal moves, each of which reads it. The longest is a list of dead
 * stones on the largest board of go.
 */
const MAX_NOTATION = 3_000;

/** The move object for a move that may be text. Text that is not move text of the game's family is refused. */
export function moveFromText(game: Game, move: Move): Result<Move, Refusal> {
  const text = textOf(move);
  if (text === undefined) return ok(move);
  const action = text.trim().toLowerCase();
  if (ACTIONS.includes(action)) return ok({ action });
  const { family, rules } = game.variant;
  const isShort = text.length <= MAX_NOTATION;
  if (isShort && findMove(rules.notation, game.position, { notation: text }).ok) return ok({ notation: text });
  const read = readMoves(family, text);
  if (!read.ok) return refuseText('move', read.error);
  const [moves] = read.value.readings;
  if (moves!.length === 1) return ok(moves![0]!);
  return refuseText(
    'move',
    `${JSON.stringify(text.slice(0, 40))} has ${moves!.length} moves; play_make_moves plays several`,
  );
}

/** Refuses the text that an argument, or an element of it, has in place of moves. */
export function refuseText(path: string, message: string): { ok: false; error: Refusal } {
  const expected = 'a move of the game, such as those that play_get_moves lists';
  const errors = [{ path, message: `${path}: ${message}, expected ${expected}`, expected }];
  return fail({ code: 'invalid_arguments', detail: `${errors[0]!.message}.`, errors });
}
