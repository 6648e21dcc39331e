import { expect, it } from 'vitest';
import { playMoney } from './money.ts';

it('no dollar comes from nowhere or is lost, in fifty games of all kinds', { timeout: 120_000 }, () => {
  const ends = playMoney(50);
  expect([...ends.values()].reduce((sum, count) => sum + count, 0)).toBe(50);
  expect([...ends.keys()]).toEqual(expect.arrayContaining(['circuits', 'doubled', 'rounds']));
});
