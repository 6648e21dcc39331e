import { describe, expect, it } from 'vitest';
import { Rng } from '../lib/rng.ts';
import { parseDice } from './parse.ts';
import { type RolledDie, rollPools, rollText } from './roll.ts';

const pools = (text: string) => {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

/** A fake generator that returns these faces of dice numbered from 1, and throws when there are no more. */
const pinned = (faces: number[]): Rng => {
  let next = 0;
  const below = (bound: number): number => {
    const face = faces[next++];
    if (face === undefined || face > bound) throw new Error(`face ${face} of ${bound} for die ${next}`);
    return face - 1;
  };
  return { below } as unknown as Rng;
};

const roll = (text: string, faces: number[] | string = 'seed') => {
  const rng = typeof faces === 'string' ? Rng.fromSeed(faces) : pinned(faces);
  const rolls = rollPools(pools(text), 1, rng);
  if (!rolls.ok) throw rolls.error;
  return rolls.value[0]!;
};
const seeds = Array.from({ length: 300 }, (_, i) => `s${i}`);
const totals = (text: string): Set<number> => new Set(seeds.map((seed) => roll(text, seed).total));

/** Dice as text: dropped in parentheses, rerolled with ~, exploded with !, successes with + and failures with -. */
const shown = (dice: readonly RolledDie[]): string =>
  dice
    .map(({ value, face, dropped, rerolled, exploded, success, failure }) => {
      const text = `${value}${face === undefined ? '' : `/${face}`}${exploded ? '!' : ''}${success ? '+' : ''}${failure ? '-' : ''}`;
      if (rerolled) return `~${text}`;
      return dropped ? `(${text})` : text;
    })
    .join(' ');

describe('rolls with pinned faces', () => {
  it.each([
    // Cases that other dice rollers got wrong, each named after its trap.
    ['d alone drops the lowest', '2d20d1', [18, 9], 18, '18 (9)'],
    ['dropping one, with a bonus', '3d6dl1+1', [3, 6, 4], 11, '(3) 6 4'],
    ['dropping two, with a bonus', '3d6dl2+1', [3, 6, 4], 7, '(3) 6 (4)'],
    ['division is exact', '4d20/4', [17, 4, 18, 16], 13.75, '17 4 18 16'],
    ['exploding once brings one die', '1d6!o', [6, 1], 7, '6! 1'],
    ['exploding once ends on its own highest', '1d6!o', [6, 6], 12, '6! 6'],
    ['below 2 leaves the 2 alone', '1d2!<2', [2], 2, '2'],
    ['above 2 explodes all but the last', '1d6!>2', [5, 3, 6, 1], 15, '5! 3! 6! 1'],
    ['sorting does not cancel the drop', '4d6d1sd', [5, 4, 3, 2], 12, '5 4 3 (2)'],
    ['sorting does not cancel the explosion', '4d6!sd', [6, 1, 2, 3, 4], 16, '6! 4 3 2 1'],
    ['keep and drop together keep three', '4d6kh3dl1', [6, 5, 4, 3], 15, '6 5 4 (3)'],
    ['drop and keep in the other order too', '4d6dl1kh3', [6, 5, 4, 3], 15, '6 5 4 (3)'],
    ['min after keep is not ignored', '2d20khmin10', [3, 7], 10, '10/3 (10/7)'],
    ['rerolling once is once', '2d10ro<2', [9, 1, 1], 10, '9 ~1 1'],
    ['rerolling goes on', '1d6r1', [1, 1, 4], 4, '~1 ~1 4'],
    ['rerolling 1 and 2 both, again and again', '1d6r1r2', [1, 2, 1, 3], 3, '~1 ~2 ~1 3'],
    ['rerolled dice explode', '1d6ro1!', [1, 6, 2], 8, '~1 6! 2'],
    ['compounding is one die', '1d6!!', [6, 6, 2], 14, '14/6!'],
    ['penetrating counts 1 less', '1d6!p', [6, 6, 2], 12, '6! 5/6! 1/2'],
    ['penetrating and compounding', '1d6!!p', [6, 2], 7, '7/6!'],
    ['a test after ! belongs to it', '3d6!>=5', [5, 1, 2, 3], 11, '5! 1 2 3'],
    ['exploding and counting', '3d10!=10>=8', [10, 9, 3, 8], 3, '10!+ 9+ 3 8+'],
    ['successes less failures', '5d10>=8f1', [10, 8, 1, 1, 5], 0, '10+ 8+ 1- 1- 5'],
    ['exploded dice are ranked too', '2d6!kh2', [6, 5, 1], 11, '6! 5 (1)'],
    ['the later of equal dice is dropped', '3d6kh2', [4, 4, 4], 8, '4 4 (4)'],
    ['keeping more than there are keeps all', '2d6kh5', [2, 3], 5, '2 3'],
    ['max caps a die', '2d6max4', [6, 3], 7, '4/6 3'],
    ['fate dice', '4dF', [1, 2, 3, 3], 1, '-1 0 1 1'],
    ['faces of their own', '3d{1,1,5}', [1, 2, 3], 7, '1 1 5'],
    ['a range of faces', 'd{5..15}', [11], 15, '15'],
    ['no dice', '0d6', [], 0, ''],
    ['the sides in parentheses are still random', '1d(6)', [4], 4, '4'],
  ])('%s: %s', (_, text, faces, total, dice) => {
    const rolled = roll(text, faces);
    expect(rolled.total).toBe(total);
    expect(shown(rolled.terms.at(-1)!.dice!)).toBe(dice);
  });

  it.each([
    ['{4d6>=1}kh4', [6, 5, 2, 1], 4],
    ['{4d6+2d8,3d20+3,5d10+1}>=40', [6, 6, 6, 6, 8, 8, 20, 20, 20, 1, 1, 1, 1, 1], 2],
    ['{3d20+5}>=21', [20, 19, 15], 2],
    ['{3,5,7}>=4', [], 2],
    ['{4d6kh3,2d8}kh1', [1, 2, 3, 4, 8, 8], 16],
    ['{2d6+2d8}kh2', [6, 1, 5, 2], 11],
    ['{2d6+5}kh1', [2, 4], 9],
    ['{d20,d20}kl1', [7, 12], 7],
    ['(2d6)d4', [1, 2, 4, 4, 4], 12],
    ['2d(d4+2)', [3, 5, 1], 6],
    ['2+8-2+8', [], 16],
    ['1-(1+1)+1', [], 0],
    ['((0+1)d6 + 3)', [2], 5],
    ['1d20+1+1d4+max(0,floor((10-0)/2))', [20, 4], 30],
    ['1d20-1', [7], 6],
    ['2^3^2', [], 512],
    ['-2^2', [], -4],
    ['7%4', [], 3],
    ['0.1+0.2', [], 0.3],
    ['round(2.5)+round(-2.5)', [], 1],
  ])('%s comes to what it says', (text, faces, total) => {
    expect(roll(text, faces).total).toBe(total);
  });

  it('shows what a group leaves out', () => {
    const { terms } = roll('{4d6kh3,2d8}kh1', [1, 2, 3, 4, 8, 8]);
    expect(terms.map(({ term, subtotal, dropped }) => [term, subtotal, dropped ?? false])).toEqual([
      ['4d6kh3', 9, true],
      ['2d8', 16, false],
      ['{4d6kh3,2d8}kh1', 16, false],
    ]);
    expect(shown(roll('{2d6+2d8}kh2', [6, 1, 5, 2]).terms[0]!.dice!)).toBe('6 (1)');
  });

  it('tells a natural 20 or 1 of the one d20 that counts', () => {
    const natural = (text: string, faces: number[]) => roll(text, faces).terms[0]!.natural;
    expect(natural('2d20kl', [20, 5])).toBeUndefined();
    expect(natural('2d20kh', [3, 20])).toBe('high');
    expect(natural('2d20kl', [1, 20])).toBe('low');
    expect(natural('2d20', [20, 20])).toBeUndefined();
    expect(natural('1d20min10', [1])).toBe('low');
    expect(natural('1d6', [6])).toBeUndefined();
  });

  it('keeps labels and comments', () => {
    const rolled = roll('2d6[Fire]+1d4[cold] # at the door', [1, 2, 3]);
    expect(rolled).toMatchObject({ comment: 'at the door', terms: [{ label: 'Fire' }, { label: 'cold' }] });
    expect(rollText(rolled)).toBe('2d6[Fire]+1d4[cold] = 6 [1, 2] Fire [3] cold # at the door');
    expect(rollText(roll('4d6!kh3', [6, 2, 1, 1, 3]))).toBe('4d6!kh3 = 11 [6!, 2, (1), (1), 3]');
  });
});

describe('rolls', () => {
  it('reach every total and no other', () => {
    expect([...totals('1d6-6')].sort((a, b) => a - b)).toEqual([-5, -4, -3, -2, -1, 0]);
    expect([...totals('d{5..15}')]).toHaveLength(11);
    expect([...totals('1d20+1+1d4+max(0,floor((10-0)/2))')].every((total) => total >= 8 && total <= 30)).toBe(true);
    expect([...totals('2d20khmin10')].every((total) => total >= 10)).toBe(true);
    expect([...totals('-1d1+1')].map((total) => Object.is(total, -0))).toEqual([false]);
    const percents = new Set(Array.from({ length: 3000 }, (_, i) => roll('d%', `${i}`).total));
    expect([percents.size, Math.min(...percents), Math.max(...percents)]).toEqual([100, 1, 100]);
  });

  it('tell only the sum above 1,000 dice', () => {
    const { total, terms } = roll('10000d6');
    expect(terms[0]!.dice).toBeUndefined();
    expect(Math.abs(total - 35_000)).toBeLessThan(1_000);
  });

  it.each([
    ['(d4-5)d6', 'cannot be rolled'],
    ['(1/3)d6', 'cannot be rolled'],
    ['d(1-1)', 'cannot have 0 sides'],
    ['(100*200)d6', 'too many'],
    ['d(10^10)', 'too large'],
    ['(-1)d6', 'cannot be rolled'],
    ['0/0', 'no number'],
    ['1/0', 'no number'],
    ['36^100', 'must be at most'],
    ['d1!', 'forever'],
    ['1d1!p', 'forever'],
    ['2d2!>=1', 'forever'],
    ['4dF!>=-1', 'forever'],
    ['6d6r<7', 'forever'],
    // Rerolling leaves only faces that explode.
    ['12d{2,4}!!max0r', 'forever'],
    ['1d6r<6!', 'forever'],
    ['1d6r<4!>3', 'forever'],
    ['10000d20!>1', 'explode about 190000 times'],
    ['{2000d6}kh3', 'braces rank at most'],
  ])('of %s are refused: %s', (text, message) => {
    expect(() => roll(text)).toThrow(message);
  });

  it('stop at 100,000 dice a call', () => {
    const rolls = rollPools(pools('10000d6,10000d6'), 6, Rng.fromSeed('many'));
    expect(rolls.ok).toBe(false);
    expect(rollPools(pools('10000d6,10000d6'), 5, Rng.fromSeed('many')).ok).toBe(true);
  });
});
