import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../test/cpu-time.ts';
import { Rng } from '../lib/rng.ts';
import { oddsOf } from './answer.ts';
import { DICE_LIMITS } from './notation.ts';
import { parseDice } from './parse.ts';
import { rollPools, rollText } from './roll.ts';

const pools = (text: string) => {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.value;
};
const read = (text: string) => pools(text).map(({ notation }) => notation);
const fault = (text: string) => {
  const parsed = parseDice(text);
  if (parsed.ok) throw new Error(`${text} was read as ${read(text)}`);
  return parsed.error;
};

describe('A8: dice that leave nothing', () => {
  const MEANT = [
    ['1d20 d4', '1d20+1d4'],
    ['d20d4', 'd20+1d4'],
    ['2d6 d20+3', '2d6+1d20+3'],
    ['1d8 + 1d6 d4', '1d8 + 1d6+1d4'],
    ['1d20 d4 d6', '1d20+1d4+1d6'],
    ['1d20! d4', '1d20!+1d4'],
    ['{d6,d8} d4', '{d6,d8}+1d4'],
    ['4d6kh3kl1', '{4d6kh3}kl1'],
    ['4d6!kh3kl1', '{4d6!kh3}kl1'],
  ];

  it.each([...MEANT, ['4d6kl1dl3', '{4d6kl1}dl3']])('%s is refused', (text) => {
    expect(fault(text)).toMatchObject({
      kind: 'syntax',
      message: expect.stringContaining('leaves no dice that count'),
    });
  });

  it.each(MEANT)('%s was meant as %s', (text, meant) => {
    const { message } = fault(text);
    expect(message).toContain(`did you mean ${meant}?`);
    expect(read(meant)).toHaveLength(1);
  });

  it.each(['2d6kh0', '4d6dl4', '4d6dh2dl2', '(d4)d6kh0', '{4d6kh3}dl3', '{2d6+1d8}dl3', '{d6,d8}kh1kl1'])(
    '%s is refused without a guess',
    (text) => {
      const { message, hint } = fault(text);
      expect(message).toContain('leaves no dice that count');
      expect(message).not.toMatch(/did you mean .*\+1d/);
      expect(hint).toMatch(/keep at least one die/i);
    },
  );

  it.each(['4d6 d1', '5d6 d4', '1d6!dl1', '(d4)d6dl1', '4d4kh2kl3', '0d6dl1', '{4d6kh3}kl1', '2d6kh5'])(
    '%s leaves some, and is rolled',
    (text) => {
      expect(rollPools(pools(text), 1, Rng.fromSeed('some')).ok).toBe(true);
    },
  );
});

describe('A9: dice that end', () => {
  const terms = (text: string, seed: string) => {
    const rolls = rollPools(pools(text), 1, Rng.fromSeed(seed));
    if (!rolls.ok) throw rolls.error;
    return rolls.value[0]!.terms[0]!;
  };

  it.each([
    ['1d50!>=2', 49],
    ['1d50!!>=2', 0],
    ['1d50!p>=2', 49],
    ['1d1000!>1', 999],
    ['1d50r<50', 49],
  ])('%s is rolled', (text, expected) => {
    const extra = Array.from({ length: 400 }, (_, i) => terms(text, `${i}`).dice!.length - 1);
    const mean = extra.reduce((sum, one) => sum + one, 0) / extra.length;
    expect(mean).toBeGreaterThanOrEqual(0.8 * expected);
    expect(mean).toBeLessThanOrEqual(1.2 * expected);
  });

  it.each(['1d50!>=1', '1d50!!>0', '2d6r<=6', '1d6r<6!'])('%s never ends, and is refused', (text) => {
    const rolls = rollPools(pools(text), 1, Rng.fromSeed('never'));
    expect(rolls).toMatchObject({
      ok: false,
      error: { kind: 'impossible', message: expect.stringMatching(/forever/) },
    });
  });

  it.each(['1d1000000000!>1', '1000d50!>=2', '1d1000000000r>1', '10000d1000!!>1'])(
    '%s ends too late: the limit is stated, in no time',
    (text) => {
      const started = cpuTime();
      const rolls = rollPools(pools(text), 1, Rng.fromSeed('late'));
      expect(cpuTime() - started).toBeLessThan(10);
      expect(rolls).toMatchObject({
        ok: false,
        error: { kind: 'limit', message: expect.stringMatching(/at most 20000/) },
      });
    },
  );

  it('a chain that reaches the limit of a call is refused with it', () => {
    const rolls = rollPools(pools('1d20000!>1'), 100, Rng.fromSeed('long'));
    const message = `more than ${DICE_LIMITS.dicePerCall} dice in one call are not rolled`;
    expect(rolls).toMatchObject({ ok: false, error: { kind: 'limit', message } });
  });

  it('compounded dice count towards the limit of a call', () => {
    expect(rollPools(pools('100d100!!>1'), 20, Rng.fromSeed('compound')).ok).toBe(false);
  });

  it('the odds of a long chain are refused with a reason, or name what is missing', () => {
    const odds = (text: string) => oddsOf(pools(text)[0]!, '>=', 5);
    expect(odds('1d50!>=2')).toMatchObject({ ok: false, error: { message: expect.stringMatching(/steps, at most/) } });
    expect(odds('1d50r<50')).toMatchObject({ ok: true, value: { exact: true, mean: 50 } });
    const counted = odds('1d50!>=2>=10');
    expect(counted).toMatchObject({ ok: true, value: { exact: false, max: null, mean: expect.closeTo(41, 9) } });
    expect(counted.ok && counted.value.bound).toBeLessThan(1e-15);
  });
});

describe('A10: characters as books print them', () => {
  it.each([
    ['1d6−1', '1d6-1'],
    ['1d6 – 1', '1d6-1'],
    ['1d6‑1', '1d6-1'],
    ['2d6×10', '2d6*10'],
    ['d100÷4', '1d100/4'],
    ['10d10≥8', '10d10>=8'],
    ['2d6r≤2', '2d6r<=2'],
    ['２ｄ６＋３', '2d6+3'],
    ['１D６', '1d6'],
    ['2d6[−1 × ２]', '2d6[−1 × ２]'],
  ])('%s is read as %s', (text, notation) => {
    expect(read(text)).toEqual([notation]);
  });
});

describe('A11: the words of tables', () => {
  it.each([
    ['advantage', '2d20kh1'],
    ['Disadvantage', '2d20kl1'],
    ['adv', '2d20kh1'],
    ['adv+5', '2d20kh1+5'],
    ['adv−1', '2d20kh1-1'],
    ['dis + 1d4', '2d20kl1+1d4'],
    ['1d20 with advantage', '2d20kh1'],
    ['d20 adv', '2d20kh1'],
    ['d20adv+5', '2d20kh1+5'],
    ['d20+5 with advantage', '2d20kh1+5'],
    ['1d20 + 1d4 - 1 disadvantage', '2d20kl1+1d4-1'],
    ['advantage on a d20 plus 2', '2d20kh1+2'],
    ['d6 with disadvantage', '2d6kl1'],
    ['roll with advantage', '2d20kh1'],
    ['4d6 drop lowest', '4d6dl1'],
    ['4d6, drop the lowest', '4d6dl1'],
    ['4d6 drop the lowest die', '4d6dl1'],
    ['4d6 drop lowest + 2', '4d6dl1+2'],
    ['6d6 drop lowest 2', '6d6dl2'],
    ['6d6 drop the two lowest', '6d6dl2'],
    ['5d6 drop highest', '5d6dh1'],
    ['4d6 keep highest 3', '4d6kh3'],
    ['4d6 keep the best three', '4d6kh3'],
    ['4d6 keep 3 highest dice', '4d6kh3'],
    ['4d6 keep 3', '4d6kh3'],
    ['2d20 keep lowest', '2d20kl1'],
    ['best 3 of 4d6', '4d6kh3'],
    ['the higher of 2d20', '2d20kh1'],
    ['d%', '1d100'],
    ['percentile', '1d100'],
    ['percentile dice', '1d100'],
    ['two percentile dice', '2d100'],
    ['2d6 plus 3', '2d6+3'],
    ['2d6 minus one', '2d6-1'],
    ['2d6 times 10', '2d6*10'],
    ['1d100 divided by 4', '1d100/4'],
    ['roll 2d6+3', '2d6+3'],
    ['Roll a d20', '1d20'],
    ['two d6', '2d6'],
    ['4d6 exploding', '4d6!'],
    ['exploding 4d6', '4d6!'],
    ['4d6 reroll 1s once', '4d6ro=1'],
    ['4 fate dice', '4dF'],
    ['2d6[drop lowest] plus 3 # roll with advantage', '2d6[drop lowest]+3'],
  ])('%s is read as %s', (text, notation) => {
    expect(read(text)).toEqual([notation]);
  });

  it.each([
    ['3d6 in order', Array(6).fill('3d6')],
    ['roll 3d6 down the line', Array(6).fill('3d6')],
    ['4d6 drop lowest in order', Array(6).fill('4d6dl1')],
    ['4d6 drop the lowest, six times', Array(6).fill('4d6dl1')],
    ['2d6 3 times', Array(3).fill('2d6')],
    ['adv, 2d6 plus 3', ['2d20kh1', '2d6+3']],
  ])('%s makes several pools', (text, notations) => {
    expect(read(text)).toEqual(notations);
  });

  it.each([
    ['adv+5 vs 17', '{2d20kh1+5}>=17'],
    ['adv+5 vs AC 17', '{2d20kh1+5}>=17'],
    ['d20+5 with advantage vs 17', '{2d20kh1+5}>=17'],
    ['1d20+5 versus dc 15', '{1d20+5}>=15'],
    ['d20 vs 11', '{1d20}>=11'],
    ['1d20+5 DC 15', '{1d20+5}>=15'],
    ['1d20+5 AC 15', '{1d20+5}>=15'],
    ['d20+5 with advantage DC 15', '{2d20kh1+5}>=15'],
  ])('%s counts a success: %s', (text, notation) => {
    expect(read(text)).toEqual([notation]);
    const [pool] = pools(text);
    for (const seed of 'abcdefghijkl') {
      const rolls = rollPools([pool!], 1, Rng.fromSeed(seed));
      if (!rolls.ok) throw rolls.error;
      const { terms, total } = rolls.value[0]!;
      const sum = terms[0]!.subtotal + (text.includes('+5') ? 5 : 0);
      expect(total).toBe(sum >= pool!.versus! ? 1 : 0);
    }
  });

  it('the sum, the target and the success are shown, not only 1 or 0', () => {
    const texts = [...'abcdefghijkl'].map((seed) => {
      const rolls = rollPools(pools('adv+5 vs 17'), 1, Rng.fromSeed(seed));
      if (!rolls.ok) throw rolls.error;
      const { terms, total, versus } = rolls.value[0]!;
      const sum = terms[0]!.subtotal + 5;
      expect(versus).toEqual({ sum, target: 17, success: total === 1 });
      const text = rollText(rolls.value[0]!);
      expect(text).toContain(`${sum} vs 17: ${sum >= 17 ? 'succeeded' : 'failed'}`);
      return text;
    });
    expect(texts.some((text) => text.includes('failed'))).toBe(true);
    expect(texts.some((text) => text.includes('succeeded'))).toBe(true);
  });

  it.each([
    ['roll two dice', '2d6'],
    ['three dice', '3d6'],
    ['2 dice + 1d4', '2d6'],
    ['roll the dice', '1d6'],
    ['a die', '1d6'],
    ['best 3 of 5 dice', '5d6'],
    ['1d8, two dice', '2d6'],
  ])('dice without sides are not the number: %s is refused with %s', (text, guess) => {
    const { message, hint } = fault(text);
    expect(message).toContain(`did you mean ${guess}?`);
    expect(hint).toContain(`Write ${guess}`);
  });

  it.each([
    ['two d6 dice', '2d6'],
    ['5d6 keep 3 dice', '5d6kh3'],
    ['four six-sided dice', '4d6'],
    ['a 20-sided die', '1d20'],
  ])('dice with sides are rolled: %s is read as %s', (text, notation) => {
    expect(read(text)).toEqual([notation]);
  });

  it.each([
    ['2d6 + 1d8 fire', '2d6+1d8[fire]'],
    ['1d6 cold damage + 1d4', '1d6[cold]+1d4'],
  ])('a kind of damage is a label: %s is read as %s', (text, notation) => {
    expect(read(text)).toEqual([notation]);
  });

  it.each([
    ['2d6 + 1d8 holy', '1d8[holy]'],
    ['1d8 rage', '1d8[rage]'],
    ['1d8 frost', '1d8[frost]'],
  ])('another word after dice is refused with a label: %s, %s', (text, label) => {
    expect(fault(text).hint).toContain(label);
  });

  it.each([
    ['2d20 with advantage', ['2d20kh1', '{2d20,2d20}kh1']],
    ['2d6 dis', ['2d6kl1', '{2d6,2d6}kl1']],
    ['4d6 reroll 1s', ['4d6r1', '4d6ro1']],
    ['2 times 1d6', ['2*(1d6)', '1d6 2 times']],
    ['2d6+3 vs 10', ['2d6+3', '{2d6+3}>=10']],
  ])('%s has two readings, and is refused with both', (text, readings) => {
    const { message, hint } = fault(text);
    for (const reading of readings) {
      expect(message).toContain(reading);
      expect(hint).toContain(reading);
      expect(parseDice(reading).ok).toBe(true);
    }
  });

  it('a fault after words shows what was read', () => {
    expect(fault('adv plus')).toMatchObject({ readAs: '2d20kh1 +', at: 9 });
    expect(fault('2d6+').readAs).toBeUndefined();
  });

  it('more repetitions than pools are refused', () => {
    expect(fault('1d6 51 times').kind).toBe('limit');
    expect(fault('1d6 999999999 times').kind).toBe('limit');
  });
});
