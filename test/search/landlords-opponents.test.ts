import { describe, expect, it } from 'vitest';
import { landlordsGame } from '../../src/families/landlords-game/index.ts';
import { Rng } from '../../src/lib/rng.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { CHANCE_SEAT, type Position } from '../../src/play/position.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';
import { LEVELS, type Level } from '../../src/search/levels.ts';
import { suggestMove } from '../../src/search/suggest.ts';
import { describeMove, fenOf } from '../notation.ts';

const NODES = 3000;

/** Random plies before each of the positions. */
const PLIES = [0, 40, 120, 200];

const SLUGS = [...Object.keys(landlordsGame.variants), 'standard+6p', 'single-tax+4p'];

function rulesOf(slug: string): Rules {
  const resolved = resolveVariant(landlordsGame, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.rules;
}

function positionOf(slug: string, fen: string): Position {
  const read = rulesOf(slug).parse(fen);
  if (!read.ok) throw new Error(read.error[0]!.message);
  return read.value.position;
}

/** Positions after about that many random plies, before the game ends, in which a player is to move. */
function samples(rules: Rules): Position[] {
  return PLIES.map((plies) => {
    const rng = Rng.fromSeed('opponents');
    const position = rules.start(rng);
    for (let ply = 0; ply < plies || position.turn === CHANCE_SEAT; ply++) {
      position.play(rng.pick([...legalMoves(position)]));
      if (!position.outcome()) continue;
      position.undo();
      break;
    }
    return position;
  }).filter(({ turn }) => turn !== CHANCE_SEAT);
}

const ask = (position: Position, rules: Rules, level: Level, seed = 'a', nodes = NODES) =>
  suggestMove(position, rules.ai, { level, seed, clock: () => 0, limits: { nodes } });

describe.each(SLUGS)('landlords-game/%s', (slug) => {
  const rules = rulesOf(slug);

  it.each(LEVELS)('%s suggests a legal move, the same again, and leaves no trace', (level) => {
    for (const position of samples(rules)) {
      const fen = fenOf(position);
      const { move, score, forced } = ask(position, rules, level);
      expect(legalMoves(position), fen).toContain(move);
      expect(ask(position, rules, level).move, fen).toBe(move);
      if (!forced) expect(Math.abs(score)).toBeLessThanOrEqual(1200);
      expect(fenOf(position)).toBe(fen);
    }
  });
});

describe('sense', () => {
  const nameOf = (slug: string, fen: string, level: Level = 'expert') => {
    const position = positionOf(slug, fen);
    const { move } = ask(position, rulesOf(slug), level, 'a', 20_000);
    return describeMove(position, move).notation;
  };

  it('speculates where most throws win', () => {
    expect(nameOf('1906', 'space 1 600@8/600@0 8:2 0 0 - 1')).toBe('speculate');
  });

  it('buys what counts in full and brings rent', () => {
    expect(nameOf('standard', 'space 1 500@14/500@0 - 0 0 - 3')).toBe('buy Lot 8');
  });

  it('goes past what is dear when there is another way', () => {
    expect(nameOf('standard', 'way:1:2 1 300@35c5/300@2c4 38:2,36:2,34:2 0 0 - 30')).toBe('back 3');
  });

  it('weak levels differ from game to game', () => {
    const position = positionOf('standard', 'space 1 500@14/500@0 - 0 0 - 3');
    const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`);
    const moves = new Set(seeds.map((seed) => ask(position, rulesOf('standard'), 'beginner', seed).move));
    expect(moves.size).toBeGreaterThan(1);
  });
});
