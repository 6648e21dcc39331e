import type { ClockSetting } from '../../tabletop/timer-clocks.ts';

/** The time that a seat has left before its turn. All times are in milliseconds. */
export interface SeatTime {
  readonly main: number;
  /** Byo-yomi periods left. */
  readonly periods: number;
  /** Canadian byo-yomi: time left in the period. */
  readonly period: number;
  /** Canadian byo-yomi: moves left in the period. */
  readonly moves: number;
  /** Whether its time was over, and the others went on. */
  readonly isOut: boolean;
}

/** What the clock of a seat shows. */
export interface Reading {
  /** Milliseconds that run down now: of the main time, the period or the turn. */
  readonly ms: number;
  /** Free milliseconds before the main time runs. Absent if the setting has no delay. */
  readonly delay?: number;
  /** Number of byo-yomi periods left, the running one included. Only in byo-yomi. */
  readonly periods?: number;
  /** Moves to make in the period. Only in Canadian byo-yomi. */
  readonly moves?: number;
  /** Whether the main time is used up and a period runs. */
  readonly isOvertime: boolean;
  /** Whether the time of the seat is over. */
  readonly isOver: boolean;
}

const toMs = (seconds = 0): number => Math.round(seconds * 1_000);

/** The time of a seat at the start of a game. */
export const newSeat = (setting: ClockSetting): SeatTime => ({
  main: toMs(setting.kind === 'per-turn' ? setting.turnSeconds : setting.mainSeconds),
  periods: setting.periods ?? 1,
  period: toMs(setting.periodSeconds),
  moves: setting.movesPerPeriod ?? 1,
  isOut: false,
});

const isCanadian = ({ movesPerPeriod }: ClockSetting): boolean => movesPerPeriod !== undefined;

/** Time that runs down behind the main time: the periods left. */
const overtimeOf = (setting: ClockSetting, { periods, period }: SeatTime): number => {
  if (setting.kind !== 'byoyomi') return 0;
  return isCanadian(setting) ? period : periods * toMs(setting.periodSeconds);
};

const delayOf = ({ kind, delaySeconds }: ClockSetting): number => (kind === 'delay' ? toMs(delaySeconds) : 0);

/** All the time that a seat may use in one turn, before its time is over. */
export const allowance = (setting: ClockSetting, seat: SeatTime): number =>
  delayOf(setting) + seat.main + overtimeOf(setting, seat);

/** Reads the clock of a seat that has used some time in this turn. */
export function readSeat(setting: ClockSetting, seat: SeatTime, elapsed: number): Reading {
  const isOver = seat.isOut || elapsed >= allowance(setting, seat);
  if (setting.kind === 'byoyomi') return readByoyomi(setting, seat, elapsed, isOver);
  const delay = delayOf(setting);
  const ms = isOver ? 0 : seat.main - Math.max(0, elapsed - delay);
  const free = setting.kind === 'delay' && { delay: Math.max(0, delay - elapsed) };
  return { ms, ...free, isOvertime: false, isOver };
}

function readByoyomi(setting: ClockSetting, seat: SeatTime, elapsed: number, isOver: boolean): Reading {
  const over = elapsed - seat.main;
  const isOvertime = over >= 0;
  const whole = toMs(setting.periodSeconds);
  const used = isOvertime && !isCanadian(setting) ? Math.floor(over / whole) : 0;
  const inPeriod = isCanadian(setting) ? seat.period - over : whole - (over % whole);
  return {
    ms: isOver ? 0 : isOvertime ? inPeriod : -over,
    periods: isOver ? 0 : seat.periods - used,
    ...(isCanadian(setting) && { moves: seat.moves }),
    isOvertime,
    isOver,
  };
}

/** The time of a seat after a turn in which it has used some. */
export function afterTurn(setting: ClockSetting, seat: SeatTime, elapsed: number): SeatTime {
  switch (setting.kind) {
    case 'per-turn':
      return seat;
    case 'byoyomi':
      return afterByoyomi(setting, seat, elapsed);
    default: {
      const { ms } = readSeat(setting, seat, elapsed);
      return { ...seat, main: ms + (setting.kind === 'increment' ? toMs(setting.incrementSeconds) : 0) };
    }
  }
}

function afterByoyomi(setting: ClockSetting, seat: SeatTime, elapsed: number): SeatTime {
  const over = elapsed - seat.main;
  if (over < 0) return { ...seat, main: -over };
  const spent = { ...seat, main: 0 };
  if (!isCanadian(setting)) return { ...spent, periods: readSeat(setting, seat, elapsed).periods! };
  // A period begins again when its moves are made, whatever of it is left.
  if (seat.moves === 1) return { ...spent, moves: setting.movesPerPeriod!, period: toMs(setting.periodSeconds) };
  return { ...spent, moves: seat.moves - 1, period: seat.period - over };
}
