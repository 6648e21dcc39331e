import { describe, expect, it } from 'vitest';
import { draughts } from '../../../src/families/draughts/index.ts';
import { Rng } from '../../../src/lib/rng.ts';
import { legalMoves } from '../../../src/play/legal-moves.ts';
import type { Position } from '../../../src/play/position.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import type { Rules } from '../../../src/play/rules.ts';
import { LEVELS, type Level } from '../../../src/search/levels.ts';
import { suggestMove } from '../../../src/search/suggest.ts';
import { effort } from '../../effort.ts';
import { describeMove } from '../../notation.ts';

function rulesOf(variant: string): Rules {
  const resolved = resolveVariant(draughts, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.rules;
}

/** The move that a level plays, limited by nodes alone. */
function played(rules: Rules, position: Position, level: Level, seed = ''): string {
  const limits = { nodes: effort(2_000, 20_000) };
  const { move } = suggestMove(position, rules.ai, { level, seed, clock: () => 0, limits });
  return String(describeMove(position, move).notation);
}

function choice(variant: string, fen: string, level: Level): string {
  const rules = rulesOf(variant);
  const reading = rules.parse(fen);
  if (!reading.ok) throw new Error(`${fen}: ${reading.error[0]!.message}`);
  return played(rules, reading.value.position, level);
}

const STRONG = ['easy', 'medium', 'hard', 'expert'] as const;

describe('opponents in draughts', () => {
  it.each(STRONG)('%s takes a win in one', (level) => {
    // Black's only man is blocked.
    expect(choice('standard', 'W:W44,45,34:B35', level)).toBe('45-40');
    expect(choice('breakthrough', 'W:W7,40,41,42:B20,15', level)).toMatch(/^7-[12]$/);
    expect(choice('antidraughts', 'W:W31:B22,9', level)).toBe('31-27');
  });

  it.each(STRONG.slice(1))('%s does not lose in one', (level) => {
    // The man on 41 is about to be crowned.
    expect(choice('breakthrough', 'W:W47,38,37,29:B41,20', level)).toMatch(/^(?:47x36x41|37x46x41)$/);
    expect(choice('english', 'W:W30,K14:B22', level)).not.toBe('30-25');
  });

  it.each(Object.keys(draughts.variants))('play %s at every level', (variant) => {
    const rules = rulesOf(variant);
    const position = rules.start(Rng.fromSeed(variant));
    for (const level of LEVELS) {
      for (let ply = 0; ply < 4 && !position.outcome(); ply++) {
        const notation = played(rules, position, level, variant);
        const move = [...legalMoves(position)].find((one) => describeMove(position, one).notation === notation);
        expect(move).toBeDefined();
        position.play(move!);
      }
    }
  });
});
