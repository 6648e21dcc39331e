import { ok, type Result } from '../../lib/result.ts';
import { createGame, type Game, loadGame } from '../../play/game.ts';
import type { Refusal } from '../errors.ts';
import { nameField } from '../fields.ts';
import { fenRefusal, findVariant } from '../play/open-game.ts';

export const ChessVariantField = nameField('chess variant, with flags if any').optional();

/** Fixed seed of shuffled starts: these tools keep no state, so that the moves of one must fit the others. */
const FIXED_SEED = 'start';

/** The game that the deprecated chess tools work on: the start of a variant, or the position of a FEN string. */
export function startOf(slug: string | undefined, fen?: string): Result<Game, Refusal> {
  const variant = findVariant('chess', slug);
  if (!variant.ok) return variant;
  if (fen === undefined) return ok(createGame(variant.value, FIXED_SEED));
  const loaded = loadGame(variant.value, fen, FIXED_SEED);
  return loaded.ok ? ok(loaded.value.game) : fenRefusal(loaded.error);
}
