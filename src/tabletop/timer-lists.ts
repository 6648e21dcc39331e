import { content, contentOf } from './content.ts';

/**
 * Kinds of time controls. `sudden-death`: a fixed time for the whole game. `increment`: some time added after every
 * move. `delay`: free time on every move, which does not accumulate. `byoyomi`: periods that begin after the main time.
 * `per-turn`: the same time for every turn, as with a sandglass. `session`: one time for all players together.
 */
export const TIME_CONTROL_KINDS = ['sudden-death', 'increment', 'delay', 'byoyomi', 'per-turn', 'session'] as const;
export type TimeControlKind = (typeof TIME_CONTROL_KINDS)[number];

/**
 * A time control as written in a content file. In `why`, {turn}, {main}, {delay} and {players} are replaced by their
 * values.
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
  /** Moves per period in Canadian byo-yomi. */
  movesPerPeriod?: number;
  turnSeconds?: number;
  /**
   * Times as shares instead of seconds: `main` of a player's total time, `delay` and `turn` of a usual turn, `session`
   * of the game's duration.
   */
  share?: { main?: number; delay?: number; turn?: number; session?: number };
  /** Turns per player, for a time control that covers a match of several games. */
  turns?: number;
}

/** Possible numbers of players, and the usual one. */
export interface PlayerCounts {
  min: number;
  max: number;
  usual: number;
  /** Difference between possible numbers of players, such as 2 if they play in pairs. Default: 1. */
  step?: number;
}

/** How long a game takes, and which clocks it uses. */
export interface GamePace {
  clocks: string;
  turns?: number;
  /**
   * What `turns` counts: the turns of each player (`each`, the default), those of all players (`all`), or rounds in
   * which all act simultaneously (`together`).
   */
  counted?: 'each' | 'all' | 'together';
  /** Duration in minutes: a fixed part (`table`), and a further part for each player. */
  minutes?: { table: number; player: number };
  /** Share of the board's cells that are occupied when a game ends. */
  fill?: number;
}

/** A kind of game, with the pace that all games of this kind share. */
export interface GameKindSource extends GamePace {
  why: string;
}

/** A game as written in a content file. Missing fields come from the game named by `like`, or else from the kind. */
export interface GameTimerEntry extends Partial<GamePace> {
  title: string;
  names?: string[];
  kind?: string;
  like?: string;
  note?: string;
  /** Explains the pace. Default: the explanation of the kind. */
  why?: string;
  players?: PlayerCounts;
  /** Number of players at one board, whose clocks run in turn. Only for games on several boards simultaneously. */
  perBoard?: number;
  size?: string;
}

/** A flag as written in a content file. */
export interface FlagSource {
  names?: string[];
  note: string;
  kind?: string;
  /** Name of the flag's group. Flags of the same group exclude each other. */
  group?: string;
}

/** Possible sizes of a board. `clocks` names the clocks to use, by number of cells. */
export interface BoardSizes {
  usual: string;
  least: number;
  most: number;
  fill: number;
  /** Number of cells that are occupied before the first move. */
  laid?: number;
  clocks: { upTo: number; clocks: string }[];
}

/** A file of `content/timers`: a family of the engine with its variants, or games of one sort without an engine. */
export interface TimerList {
  source: string;
  licence: string;
  title: string;
  family?: string;
  /** Names of the whole family. Each stands for the standard variant. */
  names?: string[];
  /** Words that can precede or follow the name of a variant, such as "chess" in "atomic chess". */
  words?: string[];
  /** What a turn is called in these games. */
  unit: string;
  players: PlayerCounts;
  clocks: Record<string, TimeControlSource[]>;
  kinds: Record<string, GameKindSource>;
  sizes?: BoardSizes;
  flags?: Record<string, FlagSource>;
  games: Record<string, GameTimerEntry>;
}

/** Slug of the variant for which the name of a family stands. */
export const STANDARD_VARIANT = 'standard';

/** Returns all timer lists. */
export const timerLists = (): TimerList[] => contentOf('timers').map((name) => content<TimerList>(name));

/** Returns a game whose missing fields are filled in from the game named by `like`. */
export function gameWithDefaults({ games }: TimerList, slug: string): GameTimerEntry & { kind: string } {
  const game = games[slug]!;
  const model = game.like === undefined ? undefined : games[game.like];
  const { names: _, note: __, ...inherited } = model ?? ({} as GameTimerEntry);
  const { like: ___, ...own } = game;
  return { kind: STANDARD_VARIANT, ...inherited, ...own };
}
