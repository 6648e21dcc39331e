import { content, contentOf } from './content.ts';

/**
 * Kinds of time controls. `sudden-death`: a time for the whole game. `increment`: time added after every move. `delay`:
 * free time on every move, which does not accumulate. `byoyomi`: periods that begin when the main time is over.
 * `per-turn`: the same time for every turn, as with a sandglass. `session`: a time for all players together.
 */
export const TIME_CONTROL_KINDS = ['sudden-death', 'increment', 'delay', 'byoyomi', 'per-turn', 'session'] as const;
export type TimeControlKind = (typeof TIME_CONTROL_KINDS)[number];

/**
 * A time control as written in a content file. `why` may contain {turn}, {main}, {delay} and {players}, which are
 * filled in.
 */
export interface TimeControlSource {
  name: string;
  kind: TimeControlKind;
  why: string;
  mainSeconds?: number;
  incrementSeconds?: number;
  delaySeconds?: number;
  /** Number of periods in Japanese byo-yomi. Default: infinitely many, as in Canadian byo-yomi. */
  periods?: number;
  periodSeconds?: number;
  /** Moves per period, for Canadian byo-yomi. */
  movesPerPeriod?: number;
  turnSeconds?: number;
  /**
   * Times as shares instead of seconds: of a player's total time (`main`), of a usual turn (`delay`, `turn`) or of the
   * game's total duration (`session`).
   */
  share?: { main?: number; delay?: number; turn?: number; session?: number };
  /** Turns per player, if the time control is for a match of several games. */
  turns?: number;
}

/** The possible numbers of players. */
export interface PlayerCounts {
  min: number;
  max: number;
  usual: number;
  /** Difference between possible numbers of players: 2 if they play in pairs. Default: 1. */
  step?: number;
}

/** The duration of a game, and the clocks that it uses. */
export interface GamePace {
  clocks: string;
  turns?: number;
  /**
   * What `turns` counts: the turns of each player (`each`, the default), the turns of all players (`all`), or rounds in
   * which everybody plays simultaneously (`together`).
   */
  counted?: 'each' | 'all' | 'together';
  /** Duration in minutes: a fixed part (`table`) and an additional part per player. */
  minutes?: { table: number; player: number };
  /** Share of the board's cells that are filled when a game ends. */
  fill?: number;
}

/** A kind of game, with the pace that its games share. */
export interface KindSource extends GamePace {
  why: string;
}

/** A game as written in a content file. Missing fields come from the game that `like` names, or else from its kind. */
export interface GameSource extends Partial<GamePace> {
  title: string;
  names?: string[];
  kind?: string;
  like?: string;
  note?: string;
  /** Explanation of the pace. Default: that of the kind. */
  why?: string;
  players?: PlayerCounts;
  /**
   * Number of players at one board, whose clocks run one after another. Only for games with several simultaneous
   * boards.
   */
  perBoard?: number;
  size?: string;
}

/** A flag as written in a content file. */
export interface FlagSource {
  names?: string[];
  note: string;
  kind?: string;
  /** Name of the flag's group. Only one flag of a group may be given. */
  group?: string;
}

/** The possible sizes of the board. `clocks` lists the clocks by number of cells. */
export interface BoardSizes {
  usual: string;
  least: number;
  most: number;
  fill: number;
  /** Number of cells that are occupied before the first move. */
  laid?: number;
  clocks: { upTo: number; clocks: string }[];
}

/**
 * A file of `content/timers`: either a family of the engine with its variants, or games of one sort that have no
 * engine.
 */
export interface TimerList {
  source: string;
  licence: string;
  title: string;
  family?: string;
  /** Names of the whole family. Each means the standard variant. */
  names?: string[];
  /** Words that may stand before or after a variant's name, such as "chess" in "atomic chess". */
  words?: string[];
  /** The word for a turn in these games. */
  unit: string;
  players: PlayerCounts;
  clocks: Record<string, TimeControlSource[]>;
  kinds: Record<string, KindSource>;
  sizes?: BoardSizes;
  flags?: Record<string, FlagSource>;
  games: Record<string, GameSource>;
}

/** Slug of the variant that the name of a family stands for. */
export const STANDARD_VARIANT = 'standard';

/**
 * Normalises a name for comparison: case, accents, blanks, hyphens and other punctuation are ignored, and an ampersand
 * becomes "and".
 */
export const nameKeyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns all timer lists. */
export const timerLists = (): TimerList[] => contentOf('timers').map((name) => content<TimerList>(name));

/** Returns a game with its missing fields filled in from the game that `like` names. */
export function gameWithDefaults({ games }: TimerList, slug: string): GameSource & { kind: string } {
  const game = games[slug]!;
  const model = game.like === undefined ? undefined : games[game.like];
  const { names: _, note: __, ...inherited } = model ?? ({} as GameSource);
  const { like: ___, ...own } = game;
  return { kind: STANDARD_VARIANT, ...inherited, ...own };
}
