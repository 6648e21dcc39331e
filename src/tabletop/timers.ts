import { ok, type Result } from '../lib/result.ts';
import { countedText, type TimeControl, type TimedGameFacts, timeControlFor } from './timer-clocks.ts';
import { type TimerFault, wrongPlayerCountFault } from './timer-faults.ts';
import { acceptsPlayerCount, boardSidesOf } from './timer-flags.ts';
import { canonicalSlugOf, type NamedGame } from './timer-index.ts';
import { type GamePace, gameWithDefaults, type PlayerCounts, type TimerList } from './timer-lists.ts';
import { findGame } from './timer-names.ts';

/** Suggested time controls for a game. */
export interface TimerSuggestion {
  /** Canonical slug of the game: `chess/atomic`, `go/standard+9x9`, `catan`. */
  game: string;
  title: string;
  family?: string;
  variant?: string;
  players: number;
  controls: TimeControl[];
  why: string;
}

/**
 * Suggests time controls for a game by any of its names, and estimates how long a game with them takes:
 *
 *     seconds = 0.15 × whole + 0.8 × clocks × (main + turns × (increment + delay + turn + overtime × period / moves))
 *
 * where `whole` is the usual duration for this many players (table + players × share; 0 for games whose duration
 * follows from their clocks), `clocks` the number of players whose clocks run one after another (1 if everybody acts
 * simultaneously), `turns` the usual number of turns per player, `overtime` the share of moves made in byo-yomi (a
 * half, or all without main time), and `moves` the number of moves per period. 0.8 is the share of a clock used on
 * average, 0.15 the share of the whole spent on setup and scoring. A session lasts exactly as long as it says. The
 * result is rounded.
 */
export function suggestTimers(text: string, playerCount?: number): Result<TimerSuggestion, TimerFault> {
  const found = findGame(text);
  if (!found.ok) return found;
  const named = found.value;
  const { title, pace, seats, perBoard, why } = gatherFacts(named);
  const players = playerCount ?? seats.usual;
  if (!acceptsPlayerCount(seats, players)) return wrongPlayerCountFault(title, seats, players);
  const table = tableOf(pace, players, perBoard);
  const { family, clocks, unit } = named.list;
  const controls = clocks[pace.clocks]!;
  return ok({
    game: canonicalSlugOf(named),
    title,
    ...(family && { family, variant: [named.slug, ...named.flags.map(({ slug }) => slug)].join('+') }),
    players,
    controls: controls.map((control) => timeControlFor(control, table)),
    why: [...why, ...(controls.some(({ kind }) => kind !== 'session') ? explainEstimate(pace, unit) : [])].join(' '),
  });
}

interface GameFacts {
  title: string;
  pace: GamePace;
  seats: PlayerCounts;
  perBoard: number | undefined;
  why: string[];
}

/** Merges the facts about a game with those about its kind and its flags. */
function gatherFacts({ list, slug, flags }: NamedGame): GameFacts {
  const own = gameWithDefaults(list, slug);
  const game: typeof own = Object.assign({}, own, ...flags.map(({ patch }) => patch));
  const kind = list.kinds[game.kind]!;
  const notes = [own.note, ...flags.map(({ note }) => note)].filter((note) => note !== undefined);
  return {
    title: [own.title, ...flags.map((flag) => flag.slug)].join(', '),
    pace: adjustToSize(list, { ...kind, ...game }),
    seats: game.players ?? list.players,
    perBoard: game.perBoard,
    why: [...notes, own.why ?? kind.why],
  };
}

/** Computes the number of turns and the clocks from the number of cells, in families with several board sizes. */
function adjustToSize({ sizes }: TimerList, pace: GamePace & { size?: string }): GamePace {
  if (!sizes || (pace.turns !== undefined && pace.size === undefined)) return pace;
  const [columns = 0, rows = 0] = boardSidesOf(pace.size ?? sizes.usual);
  const cells = columns * rows;
  const turns = Math.max(1, Math.round(((pace.fill ?? sizes.fill) * cells - (sizes.laid ?? 0)) / 2));
  return { ...pace, turns, clocks: sizes.clocks.find(({ upTo }) => cells <= upTo)!.clocks };
}

function tableOf(
  { turns = 1, counted: whose, minutes }: GamePace,
  players: number,
  perBoard: number | undefined,
): TimedGameFacts {
  return {
    players,
    clocks: whose === 'together' ? 1 : Math.min(players, perBoard ?? players),
    turns: whose === 'all' ? turns / players : turns,
    wholeSeconds: minutes && 60 * (minutes.table + players * minutes.player),
  };
}

/** Says which number of turns the estimated durations assume. Empty if none is known. */
function explainEstimate({ turns, counted: whose = 'each' }: GamePace, unit: string): string[] {
  if (turns === undefined) return [];
  if (whose === 'together') return [`Durations count on about ${countedText(turns, 'round')}.`];
  return [`Durations count on about ${countedText(turns, unit)} ${whose === 'all' ? 'in all' : 'a player'}.`];
}
