import { expect, it } from 'vitest';
import { oracleTablesOf } from '../../oracle/oracle-tables.ts';
import { cairnItem as cairnThing } from './cairn.ts';
import { bareItemName, packGear } from './carried.ts';
import { findKnaveItem as knaveThing } from './knave.ts';

const sword = { name: 'sword', slots: 2 };
const rope = { name: 'rope', slots: 1 };
const feather = { name: 'feather', slots: 0 };
const tent = { name: 'tent', slots: 2 };

it('leaves at home what is needed least, and no more than it must', () => {
  const gear = [sword, rope, feather, tent];
  expect(packGear(gear, [rope, tent], 5)).toEqual({ kept: gear, left: [] });
  expect(packGear(gear, [rope, tent], 4)).toEqual({ kept: [sword, feather, tent], left: [rope] });
  expect(packGear(gear, [feather, tent, rope], 3)).toEqual({ kept: [sword, rope, feather], left: [tent] });
});

it.each([
  ['a rope (25 ft)', 'rope'],
  ['an air bladder', 'air bladder'],
  ['a spare helmet (armour +1)', 'helmet'],
  ['antitoxin', 'antitoxin'],
])('%s is called %s', (row, name) => {
  expect(bareItemName(row)).toBe(name);
});

const rows = (system: 'cairn' | 'knave', ids: string[]) =>
  ids.flatMap((id) =>
    oracleTablesOf(system)
      .get(`gear/${id}`)!
      .rows.map(({ text }) => text),
  );

it('everything that the tables of Cairn can give is an item with slots', () => {
  const kinds = [
    'light-weapon',
    'one-handed-weapon',
    'missile-weapon',
    'heavy-weapon',
    'expeditionary',
    'tool',
    'trinket',
  ];
  const things = rows('cairn', kinds).map(cairnThing);
  expect(things.length).toBeGreaterThan(70);
  expect(things.filter(({ slots }) => slots !== 1 && slots !== 2)).toEqual([]);
  expect(cairnThing('a bow (d6, bulky)')).toEqual({ name: 'Bow', slots: 2, damage: 'd6' });
  expect(cairnThing('a spellbook: Bark coat')).toEqual({
    name: 'Spellbook of Bark coat',
    slots: 1,
    spell: 'Bark coat',
  });
});

it('everything that the tables of Knave can give is an item with the slots of its row', () => {
  const things = rows('knave', ['weapon', 'dungeoneering', 'general-one', 'general-two']);
  expect(things).toHaveLength(76);
  for (const row of things) {
    const slots = Number(/(\d) slots?\)/.exec(row)?.[1] ?? 1);
    expect(knaveThing(row).slots, row).toBe(slots);
  }
  expect(knaveThing('torches (5)')).toMatchObject({ name: 'Torches (5)', slots: 1 });
});
