import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../test/cpu-time.ts';
import { DICE_LIMITS } from './notation.ts';
import { parseDice } from './parse.ts';

const read = (text: string) => {
  const pools = parseDice(text);
  if (!pools.ok) throw new Error(pools.error.message);
  return pools.value.map((pool) => pool.notation);
};
const fault = (text: string) => {
  const pools = parseDice(text);
  if (pools.ok) throw new Error(`${text} was read as ${pools.value.map((pool) => pool.notation)}`);
  return pools.error;
};

describe('parseDice', () => {
  it.each([
    ['2d6+3', '2d6+3'],
    ['d20', '1d20'],
    ['D%', '1d100'],
    [' 4 d 6 kh 3 ', '4d6kh3'],
    ['4d6k3', '4d6kh3'],
    ['4d6d1', '4d6dl1'],
    ['4d6d0', '4d6'],
    ['2d20kl', '2d20kl1'],
    ['4d6kh3dl1', '4d6kh3dl1'],
    ['-1d4+2-d6', '-1d4+2-1d6'],
    ['+5', '5'],
    ['1D20+4', '1d20+4'],
    ['0d6', '0d6'],
    ['4dF', '4dF'],
    ['dF.2', '1dF'],
    ['4df.1', '4dF.1'],
    ['d{1,1,2}', '1d{1,1,2}'],
    ['d{5..15}', '1d{5..15}'],
    ['d{-1, 0.5, 3..4}', '1d{-1,0.5,3..4}'],
    ['4d6!', '4d6!'],
    ['4d6!>4', '4d6!>4'],
    ['4d6!5', '4d6!=5'],
    ['4d6!o', '4d6!o'],
    ['4d6!!', '4d6!!'],
    ['4d6!p', '4d6!p'],
    ['4d6!!p>=5', '4d6!!p>=5'],
    ['4d6r', '4d6r'],
    ['4d6r1r2', '4d6r=1r=2'],
    ['4d6rr<3', '4d6r<3'],
    ['4d6ro1', '4d6ro=1'],
    ['4d6rrr', '4d6r'],
    ['4d6rr2ro', '4d6ror=2'],
    ['2d20khmin10', '2d20min10kh1'],
    ['4d6max5min2', '4d6min2max5'],
    ['10d10>=8f1', '10d10>=8f=1'],
    ['10d10f<2>7', '10d10>7f<2'],
    ['4d6sd', '4d6sd'],
    ['4d6s', '4d6sa'],
    ['4d6d1sd', '4d6dl1sd'],
    ['2*(3+4)', '2*(3+4)'],
    ['2*3+4', '2*3+4'],
    ['(2*3)+4', '2*3+4'],
    ['8-(3-2)', '8-(3-2)'],
    ['2^3^2', '2^3^2'],
    ['(2^3)^2', '(2^3)^2'],
    ['2**3', '2^3'],
    ['-2^2', '-2^2'],
    ['(-2)^2', '(-2)^2'],
    ['5-(-2)', '5--2'],
    ['-(d6+1)', '-(1d6+1)'],
    ['7%3', '7%3'],
    ['4d20/4', '4d20/4'],
    ['floor(d6/2)', 'floor(1d6/2)'],
    ['MAX(d6, d8, 3)', 'max(1d6,1d8,3)'],
    ['1d(6)', '1d6'],
    ['(-1)d6', '(-1)d6'],
    ['(2)d6', '2d6'],
    ['(2d6)d6', '(2d6)d6'],
    ['2d(d4+2)', '2d(1d4+2)'],
    ['((0+1)d6 + 3)', '(0+1)d6+3'],
    ['{4d6kh3,2d8}kh1', '{4d6kh3,2d8}kh1'],
    ['{3,5,7}>=4', '{3,5,7}>=4'],
    ['{4d6+2d8, 3d20+3, 5d10+1}>=40', '{4d6+2d8,3d20+3,5d10+1}>=40'],
    ['2d6[Fire] + 1d4 [ice cold]', '2d6[Fire]+1d4[ice cold]'],
    ['(2d6+1)[both]', '(2d6+1)[both]'],
    ['2d6 # to hit', '2d6'],
    ['1d6-1', '1d6-1'],
  ])('reads %s as %s', (text, notation) => {
    expect(read(text)).toEqual([notation]);
    // The normalised notation parses to itself.
    expect(read(notation)).toEqual([notation]);
  });

  it('reads pools by comma, but not those inside', () => {
    expect(read('3d8, 1d12+2')).toEqual(['3d8', '1d12+2']);
    expect(read('max(1,2), {d4,d6}kh1 # two, d8')).toEqual(['max(1,2)', '{1d4,1d6}kh1', '1d8']);
  });

  it.each([
    ['', 0, 'expected dice'],
    ['banana', 0, '"banana" is no dice and no function'],
    ['flor(2)', 0, 'did you mean floor?'],
    ['2d', 2, 'number of sides'],
    ['2d6+', 4, 'found the end'],
    ['((0+1)d6 + 3 + )', 15, 'expected dice such as 2d6, or a number, found ")"'],
    ['2d6 3', 4, 'expected an operator'],
    ['2d6,,d4', 4, 'found ","'],
    ['4d0', 2, 'at least 1 side'],
    ['1.5d6', 3, 'whole'],
    ['d1.5', 1, 'whole'],
    ['d(0)', 1, 'at least 1 side'],
    ['d(0.5)', 1, 'at least 1 side'],
    ['4d6kx', 4, 'dice explode with ! here'],
    ['4d6!!!', 6, 'explode already'],
    ['4d6kh1.5', 5, 'whole number'],
    ['4d6min', 6, 'the least or most'],
    ['4d6min2min3', 10, 'one min'],
    ['4d6>', 4, 'a number after >'],
    ['4d6f', 4, 'what fails'],
    ['(2d6', 4, 'a closing parenthesis'],
    ['{2d6', 4, 'a comma or }'],
    ['{}', 1, 'expected dice'],
    ['floor 2', 6, '( after floor'],
    ['floor(1,2)', 10, 'floor takes one value, found 2'],
    ['4//2', 1, '// is not read'],
    ['d{3..1}', 6, 'no range'],
    ['2d6[fire', 4, 'no end'],
    ['{4d6>=1}>=1', 11, 'counted already'],
    ['{4d6kh3+2d8}kh2', 15, 'stand alone'],
    ['İd6', 0, 'found'],
  ])('refuses %s at %i', (text, at, message) => {
    const error = fault(text);
    expect(error).toMatchObject({ kind: 'syntax', at });
    expect(error.message).toContain(message);
  });

  it.each([
    '999999999999d6',
    '99999999d6',
    '9999999d999999999',
    '100000d6',
    'd1000000001',
    '9'.repeat(20),
    'd{1..2000}',
    'd6+'.repeat(10_000),
    new Array(DICE_LIMITS.pools + 1).fill('d6').join(','),
    `${'('.repeat(100)}1${')'.repeat(100)}`,
    `${'-'.repeat(100)}1`,
    `${'{'.repeat(100)}1${'}'.repeat(100)}`,
    `${'2^'.repeat(100)}1`,
  ])('refuses %s by its size, at once', (text) => {
    const started = cpuTime();
    expect(fault(text).kind).toBe('limit');
    expect(cpuTime() - started).toBeLessThan(20);
  });

  it('holds what it has read', () => {
    expect(parseDice('5d7')).toBe(parseDice('5d7'));
    for (let i = 0; i < 2_000; i++) parseDice(`1d${i + 1}`);
    expect(read('5d7')).toEqual(['5d7']);
  });
});
