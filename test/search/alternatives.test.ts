import { describe, expect, it } from 'vitest';
import { FAMILIES, type FamilySlug } from '../../src/families/families.ts';
import { runSearch } from '../../src/families/run-search.ts';
import type { SearchAnswer } from '../../src/families/search-answer.ts';
import { Rng } from '../../src/lib/rng.ts';
import { findMove } from '../../src/play/find-move.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { CHANCE_SEAT, type Position } from '../../src/play/position.ts';
import type { Rules } from '../../src/play/rules.ts';
import type { Level } from '../../src/search/levels.ts';
import { effort } from '../effort.ts';
import { rulesOf } from '../explain/samples.ts';

const VARIANTS = (Object.keys(FAMILIES) as FamilySlug[]).map(
  (family) => [family, family === 'go' ? 'standard+9x9' : 'standard'] as const,
);
/** Enough nodes to compare other moves with a fifth of them. A playout costs more than other nodes do. */
const NODES = { 'alpha-beta': effort(2000, 4000), mcts: effort(250, 400), rollouts: effort(800, 1500) };
const MAX_BYTES = 1500;

/** Positions after random plies, in which a player is to move. */
function samples(rules: Rules, slug: string): Position[] {
  return [0, 9, 24].map((plies) => {
    const rng = Rng.fromSeed(slug);
    const position = rules.start(rng);
    for (let ply = 0; ply < plies || position.turn === CHANCE_SEAT; ply++) {
      position.play(rng.pick([...legalMoves(position)]));
      if (!position.outcome()) continue;
      position.undo();
      break;
    }
    return position;
  });
}

const suggestAt = (family: FamilySlug, variant: string, nodes: number, fen: string, level: Level): SearchAnswer =>
  runSearch(
    { family, variant, fen, level, seed: 'a', limits: { nodes } },
    () => false,
    () => 0,
  );

/** Everything that an answer has in addition to the suggested move itself, which some games describe at length. */
const sizeOf = ({ move: _, ...rest }: SearchAnswer): number => JSON.stringify(rest).length;

describe.each(VARIANTS)('a suggestion in %s (%s)', (family, variant) => {
  const rules = rulesOf(FAMILIES[family], variant);
  const fens = samples(rules, family).map((position) => rules.notation.fen(position));
  const suggest = (fen: string, level: Level) => suggestAt(family, variant, NODES[rules.ai.method], fen, level);
  const positionOf = (fen: string): Position => {
    const parsed = rules.parse(fen);
    if (!parsed.ok) throw new Error(parsed.error[0]!.message);
    return parsed.value.position;
  };

  it('has a line whose moves are legal one after the other', () => {
    for (const fen of fens) {
      const position = positionOf(fen);
      for (const notation of suggest(fen, 'medium').pv) {
        const move = [...legalMoves(position)].find(
          (one) => rules.notation.describe(position, one).notation === notation,
        );
        expect(move, `${fen}: ${notation}`).toBeDefined();
        position.play(move!);
      }
    }
  });

  it.each(['hard', 'expert'] as const)('compares up to three other legal moves at %s, the same each time', (level) => {
    for (const fen of fens) {
      const position = positionOf(fen);
      const { timeMs: _, ...answer } = suggest(fen, level);
      const { timeMs: __, ...again } = suggest(fen, level);
      expect(again).toEqual(answer);
      const { candidates = [], move } = answer;
      expect(candidates.length).toBeLessThanOrEqual(3);
      if (position.count() > 3 && !answer.forced && !answer.mate) expect(candidates.length).toBeGreaterThan(0);
      const chosen = [move, ...candidates.map((other) => other.move)].map((input) =>
        findMove(rules.notation, position, input),
      );
      expect(
        chosen.every(({ ok }) => ok),
        fen,
      ).toBe(true);
      expect(new Set(chosen.map((one) => one.ok && one.value)).size).toBe(chosen.length);
      expect(sizeOf(suggest(fen, level)), fen).toBeLessThan(MAX_BYTES);
    }
  });

  it.each(['beginner', 'easy', 'medium'] as const)('compares no moves at %s', (level) => {
    expect(suggest(fens[1]!, level)).not.toHaveProperty('candidates');
  });
});
