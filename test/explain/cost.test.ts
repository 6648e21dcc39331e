import { expect, it } from 'vitest';
import { explainMove } from '../../src/families/explain-move.ts';
import { familyOf } from '../../src/families/families.ts';
import { cpuTime } from '../cpu-time.ts';
import { visitMoves } from './samples.ts';

/** Mean CPU time in milliseconds that an explanation may cost. The machines of tests are slow and busy. */
const MAX_MEAN_MS = 5;

it.each([
  ['chess', 'standard'],
  ['shogi', 'standard'],
  ['xiangqi', 'standard'],
  ['go', 'standard'],
  ['go', 'gomoku'],
  ['hex', 'standard'],
  ['morris', 'standard'],
  ['reversi', 'standard'],
])('an explanation is cheap: %s %s', (slug, variant) => {
  const family = familyOf(slug)!;
  let count = 0;
  let spent = 0;
  visitMoves(slug, variant, 1, ({ rules, position, move }) => {
    const before = cpuTime();
    explainMove(family, rules, position, move, { depth: 1 });
    spent += cpuTime() - before;
    count++;
  });
  expect(spent / count).toBeLessThan(MAX_MEAN_MS);
});
