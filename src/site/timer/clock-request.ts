import type { ClockSetting } from '../../tabletop/timer-clocks.ts';
import { TIME_CONTROL_KINDS, type TimeControlKind } from '../../tabletop/timer-lists.ts';
import { numberIn, type Parameters, wordIn } from '../forms/address.ts';

/** Most players at one clock. */
export const MAX_CLOCKS = 8;

/** A clock that an address asks for. */
export interface ClockRequest {
  readonly setting: ClockSetting;
  readonly players: number;
}

const SECONDS = { min: 1, max: 3_600, usual: 10 } as const;
const PERIODS = { min: 1, max: 20, usual: 3 } as const;
const MOVES = { min: 0, max: 60, usual: 0 } as const;
/** Seconds of main time: the least, the most, and what is taken if none is given. */
const MAIN = { min: 5, max: 12 * 3_600, usual: 300 } as const;

/** Reads the clock of an address; undefined if it names no kind. */
export function clockIn(query: URLSearchParams): ClockRequest | undefined {
  if (!query.has('kind')) return undefined;
  const kind = wordIn(query, 'kind', TIME_CONTROL_KINDS, 'sudden-death');
  const players = kind === 'session' ? 1 : numberIn(query, 'players', { min: 2, max: MAX_CLOCKS, usual: 2 });
  return { setting: { kind, mainSeconds: 0, incrementSeconds: 0, ...TIMES[kind](query) }, players };
}

type Times = Partial<ClockSetting>;

const secondsIn = (query: URLSearchParams): number => numberIn(query, 'seconds', SECONDS);

/** Reads the times of each kind. */
const TIMES: Readonly<Record<TimeControlKind, (query: URLSearchParams) => Times>> = {
  'sudden-death': (query) => ({ mainSeconds: mainIn(query) }),
  increment: (query) => ({ mainSeconds: mainIn(query), incrementSeconds: secondsIn(query) }),
  delay: (query) => ({ mainSeconds: mainIn(query), delaySeconds: secondsIn(query) }),
  byoyomi: (query) => {
    const moves = numberIn(query, 'moves', MOVES);
    const periods = moves ? { movesPerPeriod: moves } : { periods: numberIn(query, 'periods', PERIODS) };
    return { mainSeconds: mainIn(query, 0), periodSeconds: secondsIn(query), ...periods };
  },
  'per-turn': (query) => ({ turnSeconds: secondsIn(query) }),
  session: (query) => ({ mainSeconds: mainIn(query) }),
};

/** Reads the main time, which addresses give in minutes, in seconds. */
function mainIn(query: URLSearchParams, min: number = MAIN.min): number {
  const text = (query.get('minutes') ?? '').trim();
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(text)) return MAIN.usual;
  return Math.min(MAIN.max, Math.max(min, Math.round(Number(text) * 60)));
}

/** Minutes as addresses give them, with two decimals at most. */
export const minutesOf = (seconds: number): number => Math.round((seconds / 60) * 100) / 100;

/** The seconds of a clock that are not its main time: of an increment, a delay, a period or a turn. */
export const secondsOf = ({ incrementSeconds, delaySeconds, periodSeconds, turnSeconds }: ClockSetting): number =>
  incrementSeconds || delaySeconds || periodSeconds || turnSeconds || 0;

/** The parameters of the address of a clock. */
export function clockParameters({ setting, players }: ClockRequest): Parameters {
  const { kind, mainSeconds, periods, movesPerPeriod } = setting;
  return [
    ['kind', kind],
    ['players', kind === 'session' ? undefined : players],
    ['minutes', kind === 'per-turn' ? undefined : minutesOf(mainSeconds)],
    ['seconds', secondsOf(setting) || undefined],
    ['periods', kind === 'byoyomi' && !movesPerPeriod ? (periods ?? 1) : undefined],
    ['moves', movesPerPeriod],
  ];
}
