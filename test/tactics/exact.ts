import { familyOf } from '../../src/families/families.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import type { Level } from '../../src/search/levels.ts';
import { suggestMove } from '../../src/search/suggest.ts';
import type { Suggestion } from '../../src/search/suggestion.ts';
import { describeMove } from '../notation.ts';
import { readProblems } from './tactics.ts';

/** A position whose value was found by full search. */
export interface ExactProblem {
  readonly id: string;
  readonly family: string;
  readonly variant: string;
  readonly position: string;
  readonly best: readonly string[];
  readonly value: number | 'win' | 'draw' | 'loss';
  readonly plies?: number;
  readonly empties?: number;
}

export const readExact = (file: string): ExactProblem[] => readProblems(file) as unknown as ExactProblem[];

/** The notation of the move that a level chooses with a node limit. */
export function chosen(
  { id, family, variant, position: fen }: Omit<ExactProblem, 'best' | 'value'>,
  level: Level,
  nodes: number,
): Suggestion & { notation: string } {
  const resolved = resolveVariant(familyOf(family)!, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const { rules } = resolved.value;
  const reading = rules.parse(fen);
  if (!reading.ok) throw new Error(`${fen}: ${reading.error[0]!.message}`);
  const { position } = reading.value;
  const answer = suggestMove(position, rules.ai, { level, seed: id, clock: () => 0, limits: { nodes } });
  return { ...answer, notation: String(describeMove(position, answer.move).notation) };
}
