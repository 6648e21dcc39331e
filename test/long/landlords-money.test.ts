import { expect, it } from 'vitest';
import { playMoney } from '../families/landlords-game/money.ts';

it('no dollar comes from nowhere or is lost, in two thousand games', { timeout: 1_800_000 }, async ({ annotate }) => {
  const ends = playMoney(2000);
  expect([...ends.keys()].sort()).toEqual(['circuits', 'doubled', 'rounds']);
  await annotate([...ends].map(([end, count]) => `${end} ${count}`).join(', '));
});
