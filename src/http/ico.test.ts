import { expect, it } from 'vitest';
import { icoOf } from './ico.ts';

it('an ICO file has one entry, of the size and at the place of its PNG', () => {
  const file = icoOf(new Uint8Array([1, 2, 3]), 48);
  const view = new DataView(file.buffer);
  expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 1]);
  expect([view.getUint8(6), view.getUint8(7)]).toEqual([48, 48]);
  const [length, start] = [view.getUint32(14, true), view.getUint32(18, true)];
  expect([...file.slice(start, start + length)]).toEqual([1, 2, 3]);
  expect(file.length).toBe(start + length);
});
