import { countOf } from '../../lib/wording.ts';

/** Milliseconds below which tenths of a second are shown. */
const TENTHS_BELOW = 20_000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats a time as a clock shows it: `1:05:00`, `5:00`, and `0:09.4` when little is left. Rounded up, so that zero shows
 * only when the time is over.
 */
export function formatClock(ms: number): string {
  if (ms > 0 && ms < TENTHS_BELOW) {
    const tenths = Math.ceil(ms / 100);
    return `0:${twoDigits(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  const seconds = Math.ceil(ms / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const head = hours ? `${hours}:${twoDigits(minutes)}` : String(minutes);
  return `${head}:${twoDigits(seconds % 60)}`;
}

/** A time in words, for those who hear the clock: "1 minute 5 seconds". */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const parts = [
    hours > 0 && countOf(hours, 'hour'),
    minutes > 0 && countOf(minutes, 'minute'),
    (seconds % 60 > 0 || seconds === 0) && countOf(seconds % 60, 'second'),
  ];
  return parts.filter(Boolean).join(' ');
}
