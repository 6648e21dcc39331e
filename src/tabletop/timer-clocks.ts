import type { ControlKind, ControlSource } from './timer-lists.ts';

export interface Control {
  name: string;
  kind: ControlKind;
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

/** What is known of a game at a table before a clock is chosen. */
export interface Table {
  players: number;
  /** How many clocks run one after another: all players', or one where everybody acts at the same time. */
  clocks: number;
  /** Turns a player. */
  turns: number;
  /** How long the game takes without a clock; unknown where only its clocks are. */
  wholeSeconds: number | undefined;
}

/** Part of a clock that is used on average: games end before the flag falls, turns before the sand has run. */
const USED = 0.8;
/** Part of a table's time that goes to set-up, upkeep and scoring. */
const UPKEEP = 0.15;
/** Part of the moves that are made in byo-yomi, where there is main time before it. */
const OVERTIME = 0.5;

/** Sandglasses and neat numbers. */
const TURNS = [
  2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 150, 180, 240, 300, 360, 480, 600, 900, 1200, 1800,
];
/** Minutes, from ten on by fives, from an hour on by quarters. */
const MINUTES = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9],
  ...[10, 15, 20, 25, 30, 35, 40, 45, 50, 55],
  ...Array.from({ length: 80 }, (_, quarter) => 60 + 15 * quarter),
].map((minutes) => minutes * 60);

/** A control in seconds for a table, with how long the game will take. */
export function controlAt(source: ControlSource, table: Table): Control {
  const { name, kind, why, share: _, turns = table.turns, ...seconds } = source;
  const measured = { mainSeconds: 0, incrementSeconds: 0, ...seconds, ...shared(source, table) };
  const whole = kind === 'session' ? measured.mainSeconds : expected(measured, turns, table);
  return { name, kind, ...measured, totalMinutes: neatMinutes(whole / 60), why: filled(why, measured, table) };
}

type Measured = Omit<Control, 'name' | 'kind' | 'totalMinutes' | 'why'>;

/** Shares in seconds: a usual turn is as long as the game's usual duration leaves for it. */
function shared({ share }: ControlSource, table: Table): Partial<Measured> {
  if (!share) return {};
  const { turns, clocks, wholeSeconds = 0 } = table;
  const turn = (wholeSeconds * (1 - UPKEEP)) / (turns * clocks * USED);
  return {
    ...(share.turn !== undefined && { turnSeconds: nearestOf(TURNS, share.turn * turn) }),
    ...(share.delay !== undefined && { delaySeconds: nearestOf(TURNS, share.delay * turn) }),
    ...(share.main !== undefined && { mainSeconds: nearestOf(MINUTES, share.main * turn * turns) }),
    ...(share.session !== undefined && { mainSeconds: nearestOf(MINUTES, share.session * wholeSeconds) }),
  };
}

/** See `suggestTimers` for the formula. */
function expected(clock: Measured, turns: number, { clocks, wholeSeconds = 0 }: Table): number {
  const {
    mainSeconds,
    incrementSeconds,
    delaySeconds = 0,
    turnSeconds = 0,
    periodSeconds = 0,
    movesPerPeriod = 1,
  } = clock;
  const overtime = ((mainSeconds > 0 ? OVERTIME : 1) * periodSeconds) / movesPerPeriod;
  const each = mainSeconds + turns * (incrementSeconds + delaySeconds + turnSeconds + overtime);
  return UPKEEP * wholeSeconds + USED * clocks * each;
}

/** The nearest step by ratio. */
const nearestOf = (steps: readonly number[], wanted: number): number =>
  steps.reduce((best, step) => (Math.abs(Math.log(step / wanted)) < Math.abs(Math.log(best / wanted)) ? step : best));

/** An estimate should not look exact: halves up to ten minutes, whole ones up to an hour and a half, then fives. */
function neatMinutes(minutes: number): number {
  if (minutes < 10) return Math.max(0.5, Math.round(minutes * 2) / 2);
  return minutes < 90 ? Math.round(minutes) : Math.round(minutes / 5) * 5;
}

function filled(why: string, { turnSeconds = 0, mainSeconds, delaySeconds = 0 }: Measured, { players }: Table): string {
  return why
    .replace('{turn}', span(turnSeconds))
    .replace('{main}', span(mainSeconds))
    .replace('{delay}', span(delaySeconds))
    .replace('{players}', counted(players, 'player'));
}

export const counted = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** `45 seconds`, `2½ minutes`, `1 hour 30 minutes`. */
function span(seconds: number): string {
  if (seconds < 120 && seconds !== 60) return counted(seconds, 'second');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 ? `${minutes}½ minutes` : counted(minutes, 'minute');
  const rest = minutes % 60;
  return counted(Math.floor(minutes / 60), 'hour') + (rest ? ` ${rest} minutes` : '');
}

/** A control in the field's short words: `3 min + 2 s`, `20 min, then 5 × 30 s`, `40 s a turn`. */
export function controlText(control: Control): string {
  const { kind, mainSeconds, incrementSeconds, delaySeconds } = control;
  const main = short(mainSeconds);
  switch (kind) {
    case 'sudden-death':
    case 'session':
      return main;
    case 'increment':
      return `${main} + ${short(incrementSeconds)}`;
    case 'delay':
      return `${main}, ${short(delaySeconds!)} delay`;
    case 'per-turn':
      return `${short(control.turnSeconds!)} a turn`;
    case 'byoyomi':
      return mainSeconds ? `${main}, then ${overtimeText(control)}` : overtimeText(control);
  }
}

function overtimeText({ periods, periodSeconds = 0, movesPerPeriod }: Control): string {
  const period = short(periodSeconds);
  if (movesPerPeriod) return `${movesPerPeriod} moves in ${period}`;
  return periods === 1 ? `${period} a move` : `${periods} × ${period}`;
}

function short(seconds: number): string {
  if (seconds % 60 || !seconds) return `${seconds} s`;
  const minutes = seconds / 60;
  if (minutes < 120) return `${minutes} min`;
  return minutes % 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes / 60} h`;
}
