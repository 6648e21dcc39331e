import { capitalize } from '../../lib/capitalize.ts';
import { element } from '../../lib/svg.ts';
import { COUNTERS, type Layout } from './layout.ts';
import { lettering, letteringWidth } from './lettering.ts';
import { SIDES, type Side } from './pieces/faces.ts';
import type { Theme } from './themes.ts';

/** What a game counts besides pieces. */
export interface Counters {
  /** How many checks each seat still has to give to win. */
  checksLeft?: readonly [number, number];
  /** Moves that a side has made towards the draw it may claim, and at how many it may. */
  counting?: { side: Side; moves: number; limit: number };
}

const SIZE = 26;
/** Between two counters, in spaces. */
const GAP = '     ';

/** A line below the board and the hands, also while there is nothing to count, so that pictures of a game keep a size. */
export function paintCounters(
  { picture: { width }, counters: y }: Layout,
  theme: Theme,
  counters: Counters,
  players: readonly string[] = SIDES,
): string {
  if (y === undefined) return '';
  const strip = element('rect', { y, width, height: COUNTERS, rx: 10, fill: theme.frame });
  const text = textsOf(counters, players).join(GAP) || 'No count is running';
  const size = SIZE * Math.min(1, (width - 30) / letteringWidth(text, SIZE));
  const d = lettering(text, Math.floor(size), width / 2, y + COUNTERS / 2);
  return strip + element('path', { d, fill: theme.label });
}

function textsOf({ checksLeft, counting }: Counters, players: readonly string[]): string[] {
  const [first, second] = players.map(capitalize);
  const checks = checksLeft ? [`Checks left  ${first} ${checksLeft[0]}  ${second} ${checksLeft[1]}`] : [];
  const counter = counting?.side === 'white' ? first : second;
  const count = counting ? [`${counter} counts  ${counting.moves} of ${counting.limit}`] : [];
  return [...checks, ...count];
}
