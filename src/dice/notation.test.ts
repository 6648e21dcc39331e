import { describe, expect, it } from 'vitest';
import { DICE_LIMITS, parseDice } from './notation.ts';

const read = (text: string) => {
  const pools = parseDice(text);
  if (!pools.ok) throw new Error(pools.error.message);
  return pools.value;
};
const fault = (text: string) => {
  const pools = parseDice(text);
  if (pools.ok) throw new Error(`${text} was read`);
  return pools.error;
};

describe('parseDice', () => {
  it.each([
    ['2d6+3', '2d6+3'],
    ['d20', '1d20'],
    ['D%', '1d100'],
    [' 4 d 6 kh 3 ', '4d6kh3'],
    ['4d6dl1', '4d6kh3'],
    ['2d20kl', '2d20kl1'],
    ['2d20dh', '2d20kl1'],
    ['4d6kh9', '4d6kh4'],
    ['4d6dl9', '4d6kh0'],
    ['-1d4+2-d6', '-1d4+2-1d6'],
    ['+5', '5'],
    ['1D20+4', '1d20+4'],
    ['0d6', '0d6'],
  ])('reads %s as %s', (text, notation) => {
    expect(read(text).map((pool) => pool.notation)).toEqual([notation]);
  });

  it('reads pools by comma', () => {
    expect(read('3d8, 1d12+2').map((pool) => pool.notation)).toEqual(['3d8', '1d12+2']);
  });

  it.each([
    ['', 0, 'expected dice'],
    ['banana', 0, 'found "b"'],
    ['2d', 2, 'number of sides'],
    ['2d6+', 4, 'found the end'],
    ['2d6 3', 4, 'expected +, - or a comma'],
    ['2d6,,d4', 4, 'found ","'],
    ['4d0', 2, 'at least 1 side'],
    ['4d6kx', 3, 'found "k"'],
    ['1--1', 2, 'expected dice'],
    ['d6d6', 2, 'found "d"'],
    ['１d6', 0, 'found'],
  ])('refuses %s at %i', (text, at, message) => {
    const error = fault(text);
    expect(error).toMatchObject({ kind: 'syntax', at });
    expect(error.message).toContain(message);
  });

  it.each(['999999999999d6', '99999999d6', '9999999d999999999', '100000d6', 'd1000000001', '9'.repeat(20)])(
    'refuses %s by its size, at once',
    (text) => {
      expect(fault(text).kind).toBe('limit');
    },
  );

  it('refuses texts and pools without end', () => {
    expect(fault('d6+'.repeat(10_000)).kind).toBe('limit');
    expect(fault(new Array(DICE_LIMITS.pools + 1).fill('d6').join(',')).kind).toBe('limit');
    expect(fault(new Array(DICE_LIMITS.terms + 1).fill('1').join('+')).kind).toBe('limit');
  });
});
