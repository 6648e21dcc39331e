import type { TimeControlKind, TimeControlSource } from './timer-lists.ts';

/** A time control with all its times. */
export interface TimeControl {
  name: string;
  kind: TimeControlKind;
  mainSeconds: number;
  incrementSeconds: number;
  delaySeconds?: number;
  periods?: number;
  periodSeconds?: number;
  movesPerPeriod?: number;
  turnSeconds?: number;
  totalMinutes: number;
  why: string;
}

/** What time controls depend on: the game and its number of players. */
export interface TimedGameFacts {
  players: number;
  /** Number of clocks that run in turn: one per player, or a single one if all players act simultaneously. */
  clocks: number;
  /** Number of turns per player. */
  turns: number;
  /** Duration of the game in seconds without clocks. Undefined if the duration follows from the clocks. */
  wholeSeconds: number | undefined;
}

/**
 * Share of the time on a clock that is used on average. Most games end before the time is over, and most turns before a
 * sandglass is empty.
 */
const USED_SHARE = 0.8;
/** Share of a game's duration that setup, upkeep and scoring take. */
const UPKEEP_SHARE = 0.15;
/** Share of the moves that are made in byo-yomi if there is main time before. */
const OVERTIME_SHARE = 0.5;

/** Durations in seconds to which the time of a turn is rounded. They include those of usual sandglasses. */
const TURN_SECONDS = [
  2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 150, 180, 240, 300, 360, 480, 600, 900, 1200, 1800,
];
/**
 * Durations in seconds to which longer times are rounded: whole minutes up to 10, steps of 5 minutes up to an hour,
 * then steps of 15 minutes.
 */
const MAIN_SECONDS = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9],
  ...[10, 15, 20, 25, 30, 35, 40, 45, 50, 55],
  ...Array.from({ length: 80 }, (_, quarter) => 60 + 15 * quarter),
].map((minutes) => minutes * 60);

/** Computes a time control for a game and its players, with the expected duration of the game. */
export function timeControlFor(source: TimeControlSource, table: TimedGameFacts): TimeControl {
  const { name, kind, why, share: _, turns = table.turns, ...seconds } = source;
  const clock = { mainSeconds: 0, incrementSeconds: 0, ...seconds, ...sharesToSeconds(source, table) };
  const duration = kind === 'session' ? clock.mainSeconds : expectedDuration(clock, turns, table);
  return { name, kind, ...clock, totalMinutes: neatMinutes(duration / 60), why: fillReason(why, clock, table) };
}

type ClockTimes = Omit<TimeControl, 'name' | 'kind' | 'totalMinutes' | 'why'>;

/** The kind of a clock and its times: what a clock needs to run. */
export type ClockSetting = ClockTimes & Pick<TimeControl, 'kind'>;

/** Converts shares to seconds. The length of a usual turn follows from the usual duration of the game. */
function sharesToSeconds({ share }: TimeControlSource, table: TimedGameFacts): Partial<ClockTimes> {
  if (!share) return {};
  const { turns, clocks, wholeSeconds = 0 } = table;
  const turn = (wholeSeconds * (1 - UPKEEP_SHARE)) / (turns * clocks * USED_SHARE);
  return {
    ...(share.turn !== undefined && { turnSeconds: nearestStep(TURN_SECONDS, share.turn * turn) }),
    ...(share.delay !== undefined && { delaySeconds: nearestStep(TURN_SECONDS, share.delay * turn) }),
    ...(share.main !== undefined && { mainSeconds: nearestStep(MAIN_SECONDS, share.main * turn * turns) }),
    ...(share.session !== undefined && { mainSeconds: nearestStep(MAIN_SECONDS, share.session * wholeSeconds) }),
  };
}

/** Computes the expected duration of a game in seconds, by the formula in the comment on `suggestTimers`. */
function expectedDuration(clock: ClockTimes, turns: number, { clocks, wholeSeconds = 0 }: TimedGameFacts): number {
  const {
    mainSeconds,
    incrementSeconds,
    delaySeconds = 0,
    turnSeconds = 0,
    periodSeconds = 0,
    movesPerPeriod = 1,
  } = clock;
  const overtime = ((mainSeconds > 0 ? OVERTIME_SHARE : 1) * periodSeconds) / movesPerPeriod;
  const perClock = mainSeconds + turns * (incrementSeconds + delaySeconds + turnSeconds + overtime);
  return UPKEEP_SHARE * wholeSeconds + USED_SHARE * clocks * perClock;
}

/** Returns the number in a list that is nearest to a wanted one, by ratio. */
const nearestStep = (steps: readonly number[], wanted: number): number =>
  steps.reduce((best, step) => (Math.abs(Math.log(step / wanted)) < Math.abs(Math.log(best / wanted)) ? step : best));

/**
 * Rounds an estimated duration, so that it does not look exact: to half minutes below 10 minutes, to whole minutes
 * below 90, then to steps of 5.
 */
function neatMinutes(minutes: number): number {
  if (minutes < 10) return Math.max(0.5, Math.round(minutes * 2) / 2);
  return minutes < 90 ? Math.round(minutes) : Math.round(minutes / 5) * 5;
}

function fillReason(
  why: string,
  { turnSeconds = 0, mainSeconds, delaySeconds = 0 }: ClockTimes,
  { players }: TimedGameFacts,
): string {
  return why
    .replace('{turn}', durationText(turnSeconds))
    .replace('{main}', durationText(mainSeconds))
    .replace('{delay}', durationText(delaySeconds))
    .replace('{players}', countedText(players, 'player'));
}

/** Formats a number with a noun: "1 round", "2 rounds". */
export const countedText = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** Formats a duration: "45 seconds", "2½ minutes", "1 hour 30 minutes". */
function durationText(seconds: number): string {
  if (seconds < 120 && seconds !== 60) return countedText(seconds, 'second');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 ? `${minutes}½ minutes` : countedText(minutes, 'minute');
  const rest = minutes % 60;
  return countedText(Math.floor(minutes / 60), 'hour') + (rest ? ` ${rest} minutes` : '');
}

/** Formats a time control in its usual short form: "3 min + 2 s", "20 min, then 5 × 30 s", "40 s a turn". */
export function timeControlText(control: ClockSetting): string {
  const { kind, mainSeconds, incrementSeconds, delaySeconds } = control;
  const main = shortText(mainSeconds);
  switch (kind) {
    case 'sudden-death':
    case 'session':
      return main;
    case 'increment':
      return `${main} + ${shortText(incrementSeconds)}`;
    case 'delay':
      return `${main}, ${shortText(delaySeconds!)} delay`;
    case 'per-turn':
      return `${shortText(control.turnSeconds!)} a turn`;
    case 'byoyomi':
      return mainSeconds ? `${main}, then ${overtimeText(control)}` : overtimeText(control);
  }
}

function overtimeText({ periods, periodSeconds = 0, movesPerPeriod }: ClockSetting): string {
  const period = shortText(periodSeconds);
  if (movesPerPeriod) return `${movesPerPeriod} moves in ${period}`;
  return periods === 1 ? `${period} a move` : `${periods} × ${period}`;
}

function shortText(seconds: number): string {
  if (seconds % 60 || !seconds) return `${seconds} s`;
  const minutes = seconds / 60;
  if (minutes < 120) return `${minutes} min`;
  return minutes % 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes / 60} h`;
}
