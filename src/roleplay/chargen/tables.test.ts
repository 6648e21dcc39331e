import { expect, it } from 'vitest';
import { Rng } from '../../lib/rng.ts';
import { RollRecorder } from '../rolls.ts';
import { RecordedTableRoller, type TableRoll } from './tables.ts';

const rollsFrom = (seed: string) => new RollRecorder(Rng.fromSeed(seed));

it('tells table and row of each roll, and of those that it called for', () => {
  const rolls = rollsFrom('weapon');
  const result = new RecordedTableRoller('cairn', rolls).roll('weapon', 'gear/weapon');
  const [outer, inner] = rolls.recorded as TableRoll[];
  expect(rolls.recorded).toHaveLength(2);
  expect(outer).toMatchObject({ what: 'weapon', dice: '1d20', table: 'gear/weapon', result });
  expect(outer!.total).toBeGreaterThanOrEqual(outer!.row.min);
  expect(outer!.total).toBeLessThanOrEqual(outer!.row.max);
  expect(inner!.what).toMatch(/^weapon: .* weapons$/);
  expect(inner!.result).toBe(result);
});

it('tells two dice that are read as tens and ones', () => {
  const rolls = rollsFrom('tens');
  new RecordedTableRoller('maze-rats', rolls).roll('look', 'character/appearance');
  const [{ faces, total }] = rolls.recorded as [TableRoll];
  expect(faces).toHaveLength(2);
  expect(total).toBe(10 * faces[0]! + faces[1]!);
});

it('rolls again, and says so, until all results differ', () => {
  const rolls = rollsFrom('armour');
  const results = new RecordedTableRoller('cairn', rolls).rollDistinct('armour', 'gear/armour', 4);
  expect(new Set(results).size).toBe(4);
  const again = rolls.recorded.filter(({ result }) => result?.endsWith('had already, rolled again'));
  expect(again.length).toBe(rolls.recorded.length - 4);
  expect(again.length).toBeGreaterThan(0);
});
