import type { Clock } from '../clock/clock.ts';

/** Where the browser keeps the clock of an address, until its window is closed. */
const keyOf = (): string => `parlour-clock${location.search}`;

/** Keeps a clock over a reload. It runs on meanwhile, as its times are times of day. */
export function keepClock(clock: Clock): void {
  try {
    sessionStorage.setItem(keyOf(), JSON.stringify(clock));
  } catch {
    // A full or forbidden store: the clock is lost with the page.
  }
}

/** The clock that was kept for this address; undefined if there is none with this number of seats. */
export function keptClock(seats: number): Clock | undefined {
  try {
    const clock = JSON.parse(sessionStorage.getItem(keyOf()) ?? 'null') as Clock | null;
    return clock?.seats.length === seats ? clock : undefined;
  } catch {
    return undefined;
  }
}
