import { describe, it } from 'vitest';
import { nukesRuleBook } from '../../src/tabletop/packs/nukes/book.ts';
import { setUpFight } from '../../src/tabletop/packs/nukes/fight.ts';
import { expectOddsOf } from '../tabletop/simulated.ts';

const { units, terrains } = nukesRuleBook();
const pairs = units.flatMap((attacker) =>
  units.map((defender) => ({ attacker, defender, name: `${attacker.slug} against ${defender.slug}` })),
);

const FIGHTS = 1_000_000;

describe(`${FIGHTS} rolled fights of every pair of units, on all grounds alike, agree with the odds`, () => {
  it.each(pairs)('$name', ({ attacker, defender }) => {
    for (const ground of terrains) expectOddsOf(setUpFight(attacker, defender, ground), FIGHTS / terrains.length);
  });
});
