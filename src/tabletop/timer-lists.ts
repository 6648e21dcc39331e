import { content, contentOf } from './content.ts';

/**
 * sudden-death: a time for the whole game · increment: added after every move · delay: free time on every move, not
 * accumulated · byoyomi: periods that begin when the main time is over · per-turn: a sandglass · session: a time for
 * the whole table.
 */
export const TIME_CONTROL_KINDS = ['sudden-death', 'increment', 'delay', 'byoyomi', 'per-turn', 'session'] as const;
export type TimeControlKind = (typeof TIME_CONTROL_KINDS)[number];

/** A time control as authored. `why` may contain {turn}, {main}, {delay} and {players}. */
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
   * Alternative to seconds: shares of a player's whole time (main), of a usual turn (delay, turn), or of the game's
   * whole duration (session).
   */
  share?: { main?: number; delay?: number; turn?: number; session?: number };
  /** Turns per player, if the control is for a match of several games. */
  turns?: number;
}

export interface PlayerCounts {
  min: number;
  max: number;
  usual: number;
  /** Player counts go in steps of this size: 2 for pairs. */
  step?: number;
}

/** How long a game takes, and which clocks it uses. */
export interface GamePace {
  clocks: string;
  turns?: number;
  /**
   * Whose turns `turns` counts: each player's (default), all players' together, or rounds in which everybody plays at
   * once.
   */
  counted?: 'each' | 'all' | 'together';
  /** Duration in minutes: a fixed part, and an additional part per player. */
  minutes?: { table: number; player: number };
  /** Share of the board that is filled when a game ends. */
  fill?: number;
}

export interface KindSource extends GamePace {
  why: string;
}

/** A game as authored. Missing fields come from the game that it is `like`, or from its kind. */
export interface GameSource extends Partial<GamePace> {
  title: string;
  names?: string[];
  kind?: string;
  like?: string;
  note?: string;
  /** Replaces the explanation of the kind. */
  why?: string;
  players?: PlayerCounts;
  /** Number of players whose clocks run one after another, if several boards are played simultaneously. */
  perBoard?: number;
  size?: string;
}

export interface FlagSource {
  names?: string[];
  note: string;
  kind?: string;
  /** Only one flag of a group may be given. */
  group?: string;
}

/** The possible board sizes, and the clocks by number of cells. */
export interface BoardSizes {
  usual: string;
  least: number;
  most: number;
  fill: number;
  /** Number of cells that are filled before the first move. */
  laid?: number;
  clocks: { upTo: number; clocks: string }[];
}

/** A file of `content/timers`: a family of the engine with its variants, or games of one sort without an engine. */
export interface TimerList {
  source: string;
  licence: string;
  title: string;
  family?: string;
  /** Names of the whole family; they mean its standard variant. */
  names?: string[];
  /** Words that may surround a variant's name: atomic *chess*. */
  words?: string[];
  /** What a turn is called. */
  unit: string;
  players: PlayerCounts;
  clocks: Record<string, TimeControlSource[]>;
  kinds: Record<string, KindSource>;
  sizes?: BoardSizes;
  flags?: Record<string, FlagSource>;
  games: Record<string, GameSource>;
}

/** The variant meant by a family's own name. */
export const STANDARD_VARIANT = 'standard';

/** Normalises a name: case, accents, blanks, hyphens and other punctuation do not matter; an ampersand means "and". */
export const nameKeyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

export const timerLists = (): TimerList[] => contentOf('timers').map((name) => content<TimerList>(name));

/** Returns a game, with fields inherited from the game that it is like. */
export function gameWithDefaults({ games }: TimerList, slug: string): GameSource & { kind: string } {
  const game = games[slug]!;
  const model = game.like === undefined ? undefined : games[game.like];
  const { names: _, note: __, ...inherited } = model ?? ({} as GameSource);
  const { like: ___, ...own } = game;
  return { kind: STANDARD_VARIANT, ...inherited, ...own };
}
