import { type History, replayHistory } from '../play/history.ts';
import type { Position } from '../play/position.ts';
import { resolveVariant } from '../play/resolve.ts';
import type { Rules } from '../play/rules.ts';
import type { SearchLimits } from '../search/budget.ts';
import type { Level } from '../search/levels.ts';
import { familyOf } from './families.ts';
import { type SearchAnswer, searchPosition } from './search-answer.ts';

/** A search request as plain data. The caller has checked that the variant exists and the game is not over. */
export interface SearchRequest {
  readonly family: string;
  readonly variant: string;
  readonly fen: string;
  /** Default: no earlier positions. */
  readonly history?: History;
  readonly level: Level;
  readonly seed: string;
  readonly limits?: SearchLimits;
}

/** Searches until the limits are reached or `stop` returns true, and describes the result. */
export function runSearch(
  request: SearchRequest,
  stop: () => boolean,
  clock: () => number,
  askedAt?: number,
): SearchAnswer {
  const { level, seed, limits } = request;
  const { position, rules } = openPosition(request);
  return searchPosition(familyOf(request.family)!, rules, position, { level, seed, clock, stop, askedAt, limits });
}

function openPosition({ family, variant, fen, history = {} }: SearchRequest): { position: Position; rules: Rules } {
  const resolved = resolveVariant(familyOf(family)!, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const { rules } = resolved.value;
  const reading = replayHistory(rules, fen, history);
  if (!reading.ok) throw new Error(`${fen}: ${reading.error[0]!.message}`);
  return { position: reading.value.position, rules };
}
