import { content, contentOf } from './content.ts';

/**
 * sudden-death: a time for the whole game · increment: added after every move · delay: free on every move, not kept ·
 * byoyomi: periods that begin when the main time is over · per-turn: a sandglass · session: a time for the table.
 */
export const CONTROL_KINDS = ['sudden-death', 'increment', 'delay', 'byoyomi', 'per-turn', 'session'] as const;
export type ControlKind = (typeof CONTROL_KINDS)[number];

/** A time control as authored. `why` may name {turn}, {main}, {delay} and {players}. */
export interface ControlSource {
  name: string;
  kind: ControlKind;
  why: string;
  mainSeconds?: number;
  incrementSeconds?: number;
  delaySeconds?: number;
  /** Japanese byo-yomi; without it the periods never end, as in Canadian byo-yomi. */
  periods?: number;
  periodSeconds?: number;
  /** Canadian byo-yomi: moves that one period is for. */
  movesPerPeriod?: number;
  turnSeconds?: number;
  /** Instead of seconds: parts of a player's whole time (main), of a usual turn, or of the table's whole time. */
  share?: { main?: number; delay?: number; turn?: number; session?: number };
  /** Turns a player where the control is for a match of several games. */
  turns?: number;
}

export interface Seats {
  min: number;
  max: number;
  usual: number;
  /** Players come in twos, fours … */
  step?: number;
}

/** How long a game takes, and on which clocks it is played. */
export interface Pace {
  clocks: string;
  turns?: number;
  /** Whose turns: those of each player (unless said), of all the table, or rounds that everybody plays at once. */
  counted?: 'each' | 'all' | 'together';
  /** What the table needs as such, and each player on top of that. */
  minutes?: { table: number; player: number };
  /** How much of the board is filled when a game ends. */
  fill?: number;
}

export interface KindSource extends Pace {
  why: string;
}

/** What isn't said of a game comes from the game that it is `like`, or from its kind. */
export interface GameSource extends Partial<Pace> {
  title: string;
  names?: string[];
  kind?: string;
  like?: string;
  note?: string;
  /** In place of what the kind says. */
  why?: string;
  players?: Seats;
  /** Players whose clocks run one after another, where several boards are played at once. */
  perBoard?: number;
  size?: string;
}

export interface FlagSource {
  names?: string[];
  note: string;
  kind?: string;
  /** Of one group only one may be given. */
  group?: string;
}

/** Board sizes that may be asked for, and the clocks of boards by their number of cells. */
export interface Sizes {
  usual: string;
  least: number;
  most: number;
  fill: number;
  /** Cells that are filled before the first move. */
  laid?: number;
  clocks: { upTo: number; clocks: string }[];
}

/** A file of `content/timers`: a family of the engine with its variants, or games of one sort. */
export interface TimerList {
  source: string;
  licence: string;
  title: string;
  family?: string;
  /** Names of the whole family; they mean its `standard`. */
  names?: string[];
  /** Words that may stand around a variant's name: atomic *chess*. */
  words?: string[];
  /** What a turn is called. */
  unit: string;
  players: Seats;
  clocks: Record<string, ControlSource[]>;
  kinds: Record<string, KindSource>;
  sizes?: Sizes;
  flags?: Record<string, FlagSource>;
  games: Record<string, GameSource>;
}

/** The variant that a family's own name means. */
export const STANDARD = 'standard';

/** Case, accents, blanks and hyphens do not count, and an ampersand is an "and". */
export const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

export const timerLists = (): TimerList[] => contentOf('timers').map((name) => content<TimerList>(name));

/** A game with what it takes over from the one that it is like. */
export function gameOf({ games }: TimerList, slug: string): GameSource & { kind: string } {
  const game = games[slug]!;
  const model = game.like === undefined ? undefined : games[game.like];
  const { names: _, note: __, ...taken } = model ?? ({} as GameSource);
  const { like: ___, ...own } = game;
  return { kind: STANDARD, ...taken, ...own };
}
