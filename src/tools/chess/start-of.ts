import { FAMILIES } from '../../families/families.ts';
import { ok, type Result } from '../../lib/result.ts';
import { createGame, type Game } from '../../play/game.ts';
import { loadText } from '../../records/load-text.ts';
import type { Refusal } from '../errors.ts';
import { nameField } from '../fields.ts';
import { fenRefusal, findVariant } from '../play/open-game.ts';

/** Schema for the argument `variant` of the deprecated chess tools. */
export const ChessVariantField = nameField('Chess variant, with optional flags.').optional();

/**
 * Seed for shuffled setups. It is fixed because the deprecated chess tools keep no state, so each call must make the
 * same setup.
 */
const FIXED_SEED = 'start';

/** Opens the game for a deprecated chess tool: the setup of a variant, or the position of a FEN string. */
export function startChessGame(slug: string | undefined, fen?: string): Result<Game, Refusal> {
  const requested = fen !== undefined && slug === undefined ? ok(undefined) : findVariant('chess', slug);
  if (!requested.ok) return requested;
  if (fen === undefined) return ok(createGame(requested.value!, FIXED_SEED));
  const loaded = loadText(FAMILIES.chess, requested.value, fen, FIXED_SEED);
  return loaded.ok ? ok(loaded.value.game) : fenRefusal(loaded.error);
}
