import { describe, expect, it } from 'vitest';
import { Rng } from '../../src/lib/rng.ts';
import { askYesNo, YES_LIKELIHOODS } from '../../src/oracle/ask.ts';
import { ORACLE_SYSTEMS, oracleTablesOf } from '../../src/oracle/oracle-tables.ts';
import type { OracleTable } from '../../src/oracle/table.ts';

const ROLLS = 100_000;
/** Tables per system. */
const TABLES = 10;
const ERRORS = 5;

const sampled = ORACLE_SYSTEMS.flatMap((system) =>
  Rng.fromSeed(`sample ${system}`).sample(oracleTablesOf(system).tables, TABLES),
);

/** Rows that occurred more or less often than their ranges allow. */
function unfair({ faces, rows, system, id }: OracleTable): string[] {
  const rng = Rng.fromSeed(`fair ${system} ${id}`);
  const came = new Map<number, number>();
  for (let i = 0; i < ROLLS; i++) {
    const roll = faces.roll(rng);
    came.set(roll, (came.get(roll) ?? 0) + 1);
  }
  return rows.flatMap(({ min, max, text }) => {
    const own = faces.results.filter((result) => result >= min && result <= max);
    const share = own.reduce((sum, result) => sum + faces.ways(result), 0) / faces.allWays;
    const count = own.reduce((sum, result) => sum + (came.get(result) ?? 0), 0);
    const error = Math.sqrt(share * (1 - share) * ROLLS);
    return Math.abs(count - share * ROLLS) > ERRORS * error ? [`${min}-${max} ${text}: ${count}`] : [];
  });
}

describe(`a hundred thousand rolls on each of ${sampled.length} tables`, () => {
  it.each(sampled.map((table) => [`${table.system} ${table.id}`, table] as const))('%s', (_, table) => {
    expect(unfair(table)).toEqual([]);
  });
});

describe('a hundred thousand questions', () => {
  it.each(YES_LIKELIHOODS)('%s', (likelihood) => {
    const rng = Rng.fromSeed(`ask ${likelihood}`);
    const { chance } = askYesNo(likelihood, rng);
    let yes = 0;
    for (let i = 0; i < ROLLS; i++) if (askYesNo(likelihood, rng).answer === 'yes') yes++;
    expect(Math.abs(yes - chance * ROLLS)).toBeLessThan(ERRORS * Math.sqrt(chance * (1 - chance) * ROLLS));
  });
});
