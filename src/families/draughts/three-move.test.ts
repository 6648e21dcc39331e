import { expect, it } from 'vitest';
import { fenOf } from '../../../test/notation.ts';
import { Rng } from '../../lib/rng.ts';
import { resolveVariant } from '../../play/resolve.ts';
import { draughts } from './index.ts';
import { THREE_MOVE_OPENINGS } from './variants/three-move.ts';

it('three-move openings are 174, each leads somewhere else, and one is drawn by the seed', () => {
  const variant = resolveVariant(draughts, 'american-3-move');
  if (!variant.ok) throw new Error(variant.error.message);
  const { rules } = variant.value;
  const starts = THREE_MOVE_OPENINGS.map((opening) => {
    const one = { ...variant.value.definition, setup: { fen: 'B:W21-32:B1-12', ballots: [opening] } };
    return fenOf(draughts.compile(draughts.schema.parse(one)).start(Rng.fromSeed('')));
  });
  expect(new Set(starts).size).toBe(174);
  const drawn = new Set(Array.from({ length: 40 }, (_, seed) => fenOf(rules.start(Rng.fromSeed(String(seed))))));
  expect(drawn.size).toBeGreaterThan(20);
  expect(starts).toEqual(expect.arrayContaining([...drawn]));
});
