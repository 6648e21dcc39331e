import type { Family } from '../play/family.ts';
import { findMove } from '../play/find-move.ts';
import { type History, replayHistory } from '../play/history.ts';
import type { Move } from '../play/move.ts';
import type { Notation } from '../play/notation.ts';
import type { Position } from '../play/position.ts';
import { resolveVariant } from '../play/resolve.ts';
import type { Rules } from '../play/rules.ts';
import type { SearchLimits } from '../search/budget.ts';
import type { Level } from '../search/levels.ts';
import { suggestMove } from '../search/suggest.ts';
import type { Alternative } from '../search/suggestion.ts';
import type { ForcedEnd } from '../search/win-chance.ts';
import { explainMove } from './explain-move.ts';
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
  /** Chance of winning of the player to move, from 0 to 1, to three decimals. */
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
  const { move, pv, winChance, candidates, ...rest } = suggestMove(position, rules.ai, {
    level,
    seed,
    clock,
    stop,
    askedAt,
    limits,
  });
  const family = familyOf(request.family)!;
  const chance = rest.forced ? winChance : uncertain(winChance);
  const others = candidates?.map((other) => describeAlternative(family, rules, position, other));
  return {
    move: rules.notation.describe(position, move),
    winChance: chance,
    why: explainMove(family, rules, position, move, { ...rest, winChance: chance, isChosen: true }),
    ...rest,
    ...(others && { candidates: others }),
    pv: lineText(rules.notation, position, pv),
  };
}

function describeAlternative(
  family: Family,
  rules: Rules,
  position: Position,
  { move, score, winChance, depth }: Alternative,
): AlternativeAnswer {
  const chance = uncertain(winChance);
  const why = explainMove(family, rules, position, move, { depth, winChance: chance, isChosen: false });
  return { move: shortMove(rules.notation, position, move), score, winChance: chance, depth, why };
}

/** The move with its notation alone, if that identifies it, to keep the answer small; else with all its fields. */
function shortMove(notation: Notation, position: Position, move: number): Move {
  const full = notation.describe(position, move);
  const short: Move = full.notation === undefined ? full : { notation: full.notation };
  const found = findMove(notation, position, short);
  return found.ok && found.value === move ? short : full;
}

/** A chance to three decimals that is neither 0 nor 1, because nothing is proved. */
const uncertain = (chance: number): number => Math.min(Math.max(Math.round(chance * 1000) / 1000, 0.001), 0.999);

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
