import { describe, expect, it } from 'vitest';
import { Rng } from '../lib/rng.ts';
import { oddsOf } from './answer.ts';
import { NOTATION_GUIDE, notationGuideMarkdown } from './guide.ts';
import { parseDice } from './parse.ts';
import { rollPools } from './roll.ts';

const examples = NOTATION_GUIDE.flatMap((section) => section.examples.map(([notation]) => notation));

describe('the guide', () => {
  it.each(examples)('%s is rolled, and has odds unless it makes several totals', (notation) => {
    const pools = parseDice(notation);
    if (!pools.ok) throw new Error(pools.error.message);
    for (let i = 0; i < 200; i++) {
      const rolls = rollPools(pools.value, 1, Rng.fromSeed(`${i}`));
      if (!rolls.ok) throw rolls.error;
      for (const [index, { total }] of rolls.value.entries()) {
        const odds = oddsOf(pools.value[index]!, '=', total);
        if (!odds.ok) throw odds.error;
        expect(odds.value.probability).toBeGreaterThan(0);
      }
    }
  });

  it('shows what was really rolled, and the mean', () => {
    const page = notationGuideMarkdown();
    expect(page).toMatch(/\| `2d6\+3` \| two six-sided dice and 3 \| \d+ \[\d, \d\] \| 10 \|/);
    expect(page).toMatch(/\| `4d6kh3` \| the three highest \| \d+ \[.*\(\d\).*\] \| 12\.2446 \|/);
    expect(page).toContain('| `4d6!` | every 6 brings another die |');
    expect(page.length).toBeGreaterThan(5_000);
  });
});
