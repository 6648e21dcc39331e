import { expect, it } from 'vitest';
import { createHold } from './hold.ts';

it('callers who come back at once wait for different times, and only as many as the hold takes', async () => {
  const waits: number[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = createHold(20, (ms) => {
    waits.push(ms);
    return held;
  });
  const callers = Array.from({ length: 20 }, hold);
  await hold();
  expect(waits).toHaveLength(20);
  expect(new Set(waits).size).toBeGreaterThan(5);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...waits)).toBeLessThan(300);
  release();
  await Promise.all(callers);
  void hold();
  expect(waits).toHaveLength(21);
});
