import type { SearchAnswer } from '../../families/search-answer.ts';
import type { GameState } from '../../play/state.ts';
import type { Level } from '../../search/levels.ts';

/** Levels whose search the service may take over, because a phone is slower than it. */
const HELPED: readonly Level[] = ['hard', 'expert'];

/** Time in milliseconds after which a page no longer waits for the service and thinks itself. */
const PATIENCE = 2_500;

export const isHelped = (level: Level): boolean => HELPED.includes(level);

/**
 * Asks the service for a move. Undefined if it is not there, busy or slow, or if `signal` ends the question: the page
 * then finds a move itself.
 */
export async function askService(
  state: GameState,
  level: Level,
  seed: string,
  signal: AbortSignal,
): Promise<SearchAnswer | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const response = await fetch(`/api/tools/play_suggest_move?${new URLSearchParams({ seed })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state, difficulty: level }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    });
    return response.ok ? ((await response.json()) as SearchAnswer) : undefined;
  } catch {
    return undefined;
  }
}
