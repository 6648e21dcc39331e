import { suggestTimers } from '../../tabletop/timers.ts';
import { redirectTo } from '../forms/address.ts';
import { htmlOf } from '../forms/seeded-page.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import type { PageAssets } from '../page-assets.ts';
import { clockIn, clockParameters } from './clock-request.ts';
import { chooseClockPage, clockPage, type GameClocks, MAX_GAME, TIMER_ROOT } from './timer-page.ts';

/** Returns the page of a clock, of the clocks for a game, or of all clocks. */
export function findTimerPage(
  path: string,
  query: URLSearchParams,
  assets: PageAssets,
): LazyPage | PageRedirect | undefined {
  if (path !== TIMER_ROOT) return undefined;
  const clock = clockIn(query);
  if (clock) return redirectTo(path, query, clockParameters(clock)) ?? htmlOf(clockPage(clock, assets));
  const game = (query.get('game') ?? '').trim().slice(0, MAX_GAME).trim();
  if (!game) return htmlOf(chooseClockPage());
  return redirectTo(path, query, [['game', game]]) ?? htmlOf(chooseClockPage(clocksOf(game)));
}

function clocksOf(game: string): GameClocks {
  const suggestion = suggestTimers(game);
  if (suggestion.ok) return { game, suggestion: suggestion.value };
  const { detail } = suggestion.error;
  return { game, fault: detail };
}
