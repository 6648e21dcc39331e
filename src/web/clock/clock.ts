import type { ClockSetting } from '../../tabletop/timer-clocks.ts';
import { afterTurn, allowance, newSeat, type Reading, readSeat, type SeatTime } from './seat-time.ts';

/**
 * A game clock as plain data. Nothing in it ticks: whatever it shows follows from the time of day that the caller passes
 * as `now`, in milliseconds, so it is right again after a sleep of the device. All functions return a new clock.
 */
export interface Clock {
  readonly setting: ClockSetting;
  readonly seats: readonly SeatTime[];
  /** The seat whose time runs, from 0. */
  readonly turn: number;
  /** Milliseconds that this turn had used when the clock was last started. */
  readonly spent: number;
  /** When the clock was last started. Undefined while it stands still. */
  readonly since: number | undefined;
}

/** Makes a clock that stands still with seat 0 to move. In a session, all players share one seat. */
export const newClock = (setting: ClockSetting, players: number): Clock => ({
  setting,
  seats: Array.from({ length: setting.kind === 'session' ? 1 : players }, () => newSeat(setting)),
  turn: 0,
  spent: 0,
  since: undefined,
});

/** Milliseconds of this turn. A time of day that was set back counts as no time. */
const elapsed = ({ spent, since }: Clock, now: number): number =>
  spent + (since === undefined ? 0 : Math.max(0, now - since));

/** Milliseconds until the time of the seat to move is over, if it runs on; 0 if it is over. */
export const timeToFlag = (clock: Clock, now: number): number =>
  Math.max(0, allowance(clock.setting, clock.seats[clock.turn]!) - elapsed(clock, now));

/** The seat whose time is over; undefined while there is some left. The clock goes no further then. */
export const expired = (clock: Clock, now: number): number | undefined =>
  timeToFlag(clock, now) === 0 ? clock.turn : undefined;

/** Reads what the clock of a seat shows. */
export const read = (clock: Clock, seat: number, now: number): Reading =>
  readSeat(clock.setting, clock.seats[seat]!, seat === clock.turn ? elapsed(clock, now) : 0);

/** Starts a clock that stands still. Changes nothing if it runs already or a time is over. */
export const resume = (clock: Clock, now: number): Clock =>
  clock.since !== undefined || expired(clock, now) !== undefined ? clock : { ...clock, since: now };

/** Stops the clock in the middle of a turn. */
export const pause = (clock: Clock, now: number): Clock => ({ ...clock, spent: elapsed(clock, now), since: undefined });

/**
 * Ends the turn of the seat to move, and starts the time of the next one. If its time is over, it is out, and the others
 * go on while there are two of them; with a sandglass nobody is out. Changes nothing while the clock stands still, or in
 * a session, which has no turns.
 */
export function press(clock: Clock, now: number): Clock {
  const { setting, seats, turn, since } = clock;
  const isOut = expired(clock, now) !== undefined && setting.kind !== 'per-turn';
  if (setting.kind === 'session' || (since === undefined && !isOut)) return clock;
  const left = seats.filter((seat, index) => !seat.isOut && !(isOut && index === turn));
  if (isOut && left.length < 2) return clock;
  const mine = isOut ? { ...seats[turn]!, isOut } : afterTurn(setting, seats[turn]!, elapsed(clock, now));
  const after = seats.map((seat, index) => (index === turn ? mine : seat));
  return { setting, seats: after, turn: nextSeat(after, turn), spent: 0, since: now };
}

function nextSeat(seats: readonly SeatTime[], turn: number): number {
  const order = seats.map((_, step) => (turn + 1 + step) % seats.length);
  return order.find((seat) => !seats[seat]!.isOut)!;
}
