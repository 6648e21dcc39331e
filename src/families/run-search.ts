import { findMove } from '../play/find-move.ts';
import { type History, replayHistory } from '../play/history.ts';
import type { Move } from '../play/move.ts';
import type { Notation } from '../play/notation.ts';
import type { Position } from '../play/position.ts';
import { resolveVariant } from '../play/resolve.ts';
import type { Rules } from '../play/rules.ts';
import type { SearchLimits } from '../search/budget.ts';
import { LEVEL_SETTINGS, type Level } from '../search/levels.ts';
import { suggestMove } from '../search/suggest.ts';
import type { ForcedEnd } from '../search/win-chance.ts';
import { explainMove, type SearchFindings } from './explain-move.ts';
import { familyOf } from './families.ts';

/** A search request as plain data. The caller has checked that the variant exists and the game is not over. */
export interface SearchRequest {
  readonly family: string;
  readonly variant: string;
  readonly fen: string;
  /** Default: no earlier positions. */
  readonly history?: History;
  readonly level: Level;
  readonly seed: string;
  readonly limits?: SearchLimits;
}

/** A suggested move as plain data, in the form in which callers receive it. */
export interface SearchAnswer {
  move: Move;
  score: number;
  mate?: number;
  /** Chance of winning of the player to move, from 0 to 1, to three decimals; it follows from `score` or `forced`. */
  winChance: number;
  forced?: ForcedEnd;
  /** One sentence about the move, from facts that the board or the search proves. */
  why: string;
  depth: number;
  nodes: number;
  /** The best other moves, best first, at the levels that compare them. */
  candidates?: AlternativeAnswer[];
  /** The expected line of play, in the standard notation of the game. */
  pv: string[];
  timeMs: number;
}

/** Another move worth considering. `move` has only its notation if that identifies it. */
export interface AlternativeAnswer {
  move: Move;
  score: number;
  winChance: number;
  forced?: ForcedEnd;
  depth: number;
  why: string;
}

/** Searches until the limits are reached or `stop` returns true, and describes the result. */
export function runSearch(
  request: SearchRequest,
  stop: () => boolean,
  clock: () => number,
  askedAt?: number,
): SearchAnswer {
  const { level, seed, limits } = request;
  const { position, rules } = openPosition(request);
  const { move, pv, candidates, ...rest } = suggestMove(position, rules.ai, {
    level,
    seed,
    clock,
    stop,
    askedAt,
    limits,
  });
  const family = familyOf(request.family)!;
  const explain = (move: number, findings: SearchFindings) =>
    explainMove(family, rules, position, move, rules.ai.rollouts ? { ...findings, depth: undefined } : findings);
  const place = LEVEL_SETTINGS[level].alternatives ? 1 : undefined;
  return {
    move: rules.notation.describe(position, move),
    ...rest,
    why: explain(move, { ...rest, place }),
    ...(candidates && {
      candidates: candidates.map(({ move, ...other }, i) => ({
        move: shortMove(rules.notation, position, move),
        ...other,
        why: explain(move, { ...other, place: i + 2 }),
      })),
    }),
    pv: lineText(rules.notation, position, pv),
  };
}

/** The move with its notation alone, if that identifies it, to keep the answer small; else with all its fields. */
function shortMove(notation: Notation, position: Position, move: number): Move {
  const full = notation.describe(position, move);
  const short: Move = full.notation === undefined ? full : { notation: full.notation };
  const found = findMove(notation, position, short);
  return found.ok && found.value === move ? short : full;
}

function openPosition({ family, variant, fen, history = {} }: SearchRequest): { position: Position; rules: Rules } {
  const resolved = resolveVariant(familyOf(family)!, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const { rules } = resolved.value;
  const reading = replayHistory(rules, fen, history);
  if (!reading.ok) throw new Error(`${fen}: ${reading.error[0]!.message}`);
  return { position: reading.value.position, rules };
}

function lineText(writer: Notation, position: Position, line: readonly number[]): string[] {
  const texts = line.map((move) => {
    const { notation } = writer.describe(position, move);
    position.play(move);
    return notation ?? '';
  });
  for (const _ of line) position.undo();
  return texts;
}
