import { explainMove } from '../../src/families/explain-move.ts';
import { familyOf } from '../../src/families/families.ts';
import { Rng } from '../../src/lib/rng.ts';
import type { Family } from '../../src/play/family.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { CHANCE_SEAT, type Position } from '../../src/play/position.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';

/** A legal move in a position of a random game, with its facts. */
export interface ExplainedMove {
  readonly position: Position;
  readonly rules: Rules;
  readonly move: number;
  readonly facts: readonly string[];
  readonly sentence: string;
}

/** Findings of a search that proved nothing. */
const FINDINGS = { depth: 1 };

export function rulesOf(family: Family, variant: string): Rules {
  const resolved = resolveVariant(family, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.rules;
}

/**
 * Plays random games of a variant and calls `visit` with moves of each position: the next one, and up to three others. The
 * position is as before the move.
 */
export function visitMoves(
  slug: string,
  variant: string,
  games: number,
  visit: (explained: ExplainedMove) => void,
): void {
  const family = familyOf(slug)!;
  const rules = rulesOf(family, variant);
  for (let game = 0; game < games; game++) {
    const rng = Rng.fromSeed(`explain ${variant} ${game}`);
    const position = rules.start(rng);
    for (let ply = 0; ply < 120 && !position.outcome(); ply++) {
      const legal = [...legalMoves(position)];
      const next = rng.pick(legal);
      if (position.turn !== CHANCE_SEAT)
        for (const move of new Set([next, rng.pick(legal), rng.pick(legal), rng.pick(legal)]))
          visit({
            position,
            rules,
            move,
            facts: family.explainMove?.(position, move) ?? [],
            sentence: explainMove(family, rules, position, move, FINDINGS),
          });
      position.play(next);
    }
  }
}
