import { FAMILIES, type FamilySlug, familyOf } from '../../families/families.ts';
import { fail, type Result } from '../../lib/result.ts';
import { toSentence } from '../../lib/wording.ts';
import type { MoveFault } from '../../play/find-move.ts';
import type { Game } from '../../play/game.ts';
import { resolveVariant, type Variant } from '../../play/resolve.ts';
import type { FenFault } from '../../play/rules.ts';
import { decodeGame, type StateFault } from '../../play/state.ts';
import { type Refusal, refuse, refuseFaults } from '../errors.ts';
import { CALL_LIMITS } from '../limits.ts';

type OrRefusal<Value> = Result<Value, Refusal>;

/** Finds a variant of a family by its slug, which may contain flags. */
export function findVariant(family: FamilySlug, variant = 'standard'): OrRefusal<Variant> {
  const found = resolveVariant(FAMILIES[family], variant);
  if (found.ok) return found;
  const { kind, message } = found.error;
  if (kind === 'impossible') return refuse('incompatible_flags', toSentence(message));
  return refuse('unknown_name', toSentence(message), 'play_list_variants lists the variants and flags of a family.');
}

/** Restores a game from the state that a caller sent. */
export function openGame(state: object): OrRefusal<Game> {
  const { fen } = state as { fen?: unknown };
  if (typeof fen === 'string' && fen.length > CALL_LIMITS.text) {
    return stateRefusal({ path: 'fen', message: `is longer than ${CALL_LIMITS.text} characters` });
  }
  const game = decodeGame(state, familyOf);
  return game.ok ? game : stateRefusal(game.error);
}

function stateRefusal({ path, message }: StateFault): { ok: false; error: Refusal } {
  const place = path ? `state.${path}` : 'state';
  // Some messages continue the name of the field ("is missing"), others are whole sentences.
  const text = `${place}${/^(?:is|names) /.test(message) ? '' : ':'} ${shorten(message)}`;
  const errors = [{ path: place, message: text, expected: 'the state as a play tool returned it' }];
  return fail({ code: 'invalid_state', detail: toSentence(text), errors });
}

/** Refuses a move. If the move is ambiguous, `candidates` lists the legal moves that match. */
export function moveRefusal({ message, candidates }: MoveFault): { ok: false; error: Refusal } {
  const text = shorten(message);
  const errors = [{ path: 'move', message: text, ...(candidates && { candidates }) }];
  return fail({ code: 'illegal_move', detail: toSentence(`The move cannot be made: ${text}`), errors });
}

/** Refuses a position string. `errors` has one entry for each fault. */
export function fenRefusal(faults: readonly FenFault[]): { ok: false; error: Refusal } {
  const errors = faults.map(({ message, hint }) => ({
    path: 'fen',
    message: shorten(message),
    ...(hint && { expected: shorten(hint) }),
  }));
  return refuseFaults('invalid_position', 'The position cannot be set up', errors);
}

const shorten = (text: string): string => (text.length > 500 ? `${text.slice(0, 499)}…` : text);
