import { expect, it } from 'vitest';
import { shogi } from '../../src/families/shogi/index.ts';
import { thinkAbout } from '../../src/families/think.ts';
import { Rng } from '../../src/lib/rng.ts';
import { findMove } from '../../src/play/move.ts';
import { resolve } from '../../src/play/resolve.ts';
import type { Level } from '../../src/search/levels.ts';

const think = (variant: string, fen: string, level: Level) =>
  thinkAbout(
    { family: 'shogi', variant, fen, level, seed: 'opponents', limits: { nodes: 1000 } },
    () => false,
    () => 0,
  );

function startOf(variant: string) {
  const resolved = resolve(shogi, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.rules.start(Rng.fromSeed('opponents'));
}

it.each(Object.keys(shogi.variants))('plays a legal move of %s', { timeout: 60_000 }, (variant) => {
  const position = startOf(variant);
  for (const level of ['beginner', 'expert'] as const) {
    const { move } = think(variant, position.fen(), level);
    expect(findMove(position, move).ok, level).toBe(true);
  }
});

it.each([
  ['a gold general dropped before the king', '8k/9/8P/9/9/9/9/9/K8 b G 1', 'G*1b'],
  ['a rook that promotes', '8k/6+P2/9/9/9/9/9/9/K6R1 b - 1', 'R-2b+'],
])('mates by %s', (_, fen, notation) => {
  expect(think('standard', fen, 'expert')).toMatchObject({ move: { notation }, mate: 1 });
});

it('takes a rook that stands for nothing', () => {
  expect(think('standard', '4k4/9/9/9/4r4/4P4/9/9/4K4 b - 1', 'expert').move.notation).toBe('Px5e');
});
