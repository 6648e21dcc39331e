import { svgElement } from '../../lib/svg.ts';
import { capitalize } from '../../lib/wording.ts';
import { type BoardLayout, COUNTERS_HEIGHT } from './layout.ts';
import { SIDES, type Side } from './pieces/faces.ts';
import { paintTexts, textWidth } from './text/texts.ts';
import type { Theme } from './themes.ts';

/** Counters that a game shows below the board. */
export interface ShownCounts {
  /** Number of further checks that each seat must give to win. */
  checksLeft?: readonly [number, number];
  /** A move count that leads to a draw: the side that counts, its moves so far, and the limit. */
  counting?: { side: Side; moves: number; limit: number };
}

const SIZE = 26;
/** Separator between two counters. */
const GAP = '     ';

/**
 * Paints the line of counters below everything else. The line is painted even if empty, so that all pictures of a game
 * have the same size.
 */
export function paintCounters(
  { picture: { width }, counters: y }: BoardLayout,
  theme: Theme,
  counters: ShownCounts,
  players: readonly string[] = SIDES,
): string {
  if (y === undefined) return '';
  const strip = svgElement('rect', { y, width, height: COUNTERS_HEIGHT, rx: 10, fill: theme.frame });
  const text = textsOf(counters, players).join(GAP) || 'No count is running';
  const size = SIZE * Math.min(1, (width - 30) / textWidth(text, SIZE));
  return strip + paintTexts([{ text, size: Math.floor(size), x: width / 2, y: y + COUNTERS_HEIGHT / 2 }], theme.label);
}

function textsOf({ checksLeft, counting }: ShownCounts, players: readonly string[]): string[] {
  const [first, second] = players.map(capitalize);
  const checks = checksLeft ? [`Checks left  ${first} ${checksLeft[0]}  ${second} ${checksLeft[1]}`] : [];
  const counter = counting?.side === 'white' ? first : second;
  const count = counting ? [`${counter} counts  ${counting.moves} of ${counting.limit}`] : [];
  return [...checks, ...count];
}
