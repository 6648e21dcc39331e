import { countOf } from '../../lib/wording.ts';
import type { Reading } from '../clock/seat-time.ts';

/** Says what a clock shows in addition to its time: "2 periods left", "free for 3 seconds". */
export function detailOf({ delay, periods, moves, isOvertime, isOver }: Reading, isRunning: boolean): string {
  if (isOver) return 'time is up';
  if (isRunning && delay) return `free for ${countOf(Math.ceil(delay / 1_000), 'second')}`;
  if (moves !== undefined) return isOvertime ? `${countOf(moves, 'move')} in this period` : 'main time';
  if (periods !== undefined)
    return isOvertime ? `${countOf(periods, 'period')} left` : `main time, then ${countOf(periods, 'period')}`;
  return '';
}
