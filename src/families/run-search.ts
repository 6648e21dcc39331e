import type { Ai } from '../play/ai.ts';
import type { Move } from '../play/move.ts';
import type { Position } from '../play/position.ts';
import { resolve } from '../play/resolve.ts';
import type { Limits } from '../search/budget.ts';
import type { Level } from '../search/levels.ts';
import { suggest } from '../search/suggest.ts';
import { familyOf } from './families.ts';

/** A position to think about, as plain data. Whoever asks has checked it: the game is known and not over. */
export interface SearchRequest {
  readonly family: string;
  readonly variant: string;
  readonly fen: string;
  readonly past?: readonly string[];
  readonly level: Level;
  readonly seed: string;
  readonly limits?: Limits;
}

/** A suggestion as plain data: moves as callers see them. */
export interface SearchAnswer {
  move: Move;
  score: number;
  mate?: number;
  depth: number;
  nodes: number;
  /** The line expected, in the field's notation. */
  pv: string[];
  timeMs: number;
}

/** Thinks until the limits are reached or `stop` says so, and puts the answer into words. */
export function runSearch(
  request: SearchRequest,
  stop: () => boolean,
  clock: () => number,
  askedAt?: number,
): SearchAnswer {
  const { level, seed, limits } = request;
  const { position, ai } = boardOf(request);
  const { move, pv, ...rest } = suggest(position, ai, { level, seed, clock, stop, askedAt, limits });
  return { move: position.describe(move), ...rest, pv: notations(position, pv) };
}

function boardOf({ family, variant, fen, past }: SearchRequest): { position: Position; ai: Ai } {
  const rules = resolve(familyOf(family)!, variant);
  if (!rules.ok) throw new Error(rules.error.message);
  const { ai, parse } = rules.value.rules;
  const reading = parse(fen, past);
  if (!reading.ok) throw new Error(`${fen}: ${reading.error[0]!.message}`);
  return { position: reading.value.position, ai };
}

function notations(position: Position, line: readonly number[]): string[] {
  const words = line.map((move) => {
    const { notation } = position.describe(move);
    position.play(move);
    return notation ?? '';
  });
  for (const _ of line) position.undo();
  return words;
}
