import { expect, it } from 'vitest';
import { chess } from '../../src/families/chess/index.ts';
import { everyEngine, load } from '../vectors/piece-games.ts';

/** More generations than 24-bit stamps can distinguish. */
const GENERATIONS = 2 ** 24 + 100;

it('finds a pinned piece after any number of generations', () => {
  for (const { rules } of everyEngine(chess, 'standard')) {
    const position = load(rules, '4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1');
    const count = position.count();
    for (let i = 0; i < GENERATIONS; i++) if (position.count() !== count) expect(i).toBe('never another count');
    expect(count).toBe(9);
  }
});
