import { expect, it } from 'vitest';
import { stepOfKey } from './step-of-key.ts';

const pressed = (key: string, isField = false, altKey = false): number =>
  stepOfKey({ key, altKey, target: { matches: () => isField } } as unknown as KeyboardEvent);

it('arrows go through the moves, except in fields and with other keys held', () => {
  expect([pressed('ArrowLeft'), pressed('ArrowRight'), pressed('ArrowUp')]).toEqual([-1, 1, 0]);
  expect([pressed('ArrowLeft', true), pressed('ArrowLeft', false, true)]).toEqual([0, 0]);
});
