import { describe, expect, it } from 'vitest';
import { Rng } from '../lib/rng.ts';
import { askYesNo, isDoubleDigit, YES_LIKELIHOODS } from './ask.ts';
import { parseTableDice } from './faces.ts';
import { interpretResult } from './interpret.ts';
import { markedPartsOf, textBeforeRolls } from './marks.ts';
import { OracleTables, oracleTablesOf } from './oracle-tables.ts';
import { TableRoller } from './roll.ts';
import type { OracleTable, RowReference } from './table.ts';

const table = (id: string, rows: (string | [text: string, ...references: Partial<RowReference>[]])[]): OracleTable => ({
  id,
  name: id,
  system: 'cairn',
  about: 'event',
  faces: parseTableDice(`1d${rows.length}`)!,
  rows: rows.map((row, i) => {
    const [text, ...references] = typeof row === 'string' ? [row] : row;
    const fullReferences = references.map((one) => ({ table: id, count: 1, isAuto: true, isDistinct: false, ...one }));
    return { min: i + 1, max: i + 1, text, references: fullReferences };
  }),
  source: 'test',
  licence: 'MIT',
});

const rolled = (tables: OracleTable[], seed = 'a') => {
  const shelf = new OracleTables('cairn', tables);
  return new TableRoller(shelf, Rng.fromSeed(seed)).roll(tables[0]!);
};

describe('a roll on a table', () => {
  it('puts what it refers to in its place', () => {
    const tables = [table('a/a', [['a [[b/b]] of [[c/c|something]]', { table: 'b/b' }, { table: 'c/c' }]])];
    const { text, result, rolls } = rolled([...tables, table('b/b', ['door']), table('c/c', ['oak'])]);
    expect(text).toBe('a b/b of something');
    expect(result).toBe('a door of oak');
    expect(rolls.map(({ table, roll }) => `${table} ${roll}`)).toEqual(['b/b 1', 'c/c 1']);
  });

  it('rolls numbers where the row has dice', () => {
    expect(rolled([table('a/a', ['{3d1} coins and {2d1*5} gems'])]).result).toBe('3 coins and 10 gems');
  });

  it('twice gives two different results, never "roll twice" again', () => {
    const twice = table('a/a', ['wolf', 'bear', ['Roll twice', { table: 'a/a', count: 2, isDistinct: true }]]);
    for (let seed = 0; seed < 60; seed++) {
      const { roll, result, rolls } = rolled([twice], String(seed));
      if (roll !== 3) continue;
      expect(rolls.map(({ result }) => result).sort()).toEqual(['bear', 'wolf']);
      expect(['wolf; bear', 'bear; wolf']).toContain(result);
    }
  });

  it('that refers to itself for ever ends, and says so', () => {
    const endless = table('a/a', [['on and on', { table: 'a/a' }]]);
    const rolledOnce = rolled([endless]);
    let [depth, last] = [0, rolledOnce];
    while (last.rolls.length) [depth, last] = [depth + 1, last.rolls[0]!];
    expect(depth).toBeGreaterThan(2);
    expect(depth).toBeLessThan(20);
    expect(last.note).toMatch(/on and on/);
  });

  it('leaves for later what is only suggested', () => {
    const tables = [table('a/a', [['Interior', { table: 'b/b', isAuto: false }]]), table('b/b', ['spider'])];
    expect(rolled(tables)).toMatchObject({ result: 'Interior', rolls: [], further: ['b/b'] });
  });

  it('is the same for the same seed', () => {
    const shelf = oracleTablesOf('starforged');
    const all = () => shelf.tables.map((one) => new TableRoller(shelf, Rng.fromSeed(one.id)).roll(one));
    expect(all()).toEqual(all());
  });

  it('leaves no mark in any result of any system', () => {
    for (const system of ['starforged', 'ironsworn', 'maze-rats', 'cairn', 'knave', 'dungeon-world'] as const) {
      const shelf = oracleTablesOf(system);
      const strange = shelf.tables.flatMap((one) => {
        const roller = new TableRoller(shelf, Rng.fromSeed(one.id));
        return one.rows
          .map(({ min }) => roller.follow(one, min).result)
          .filter((text) => /\[\[|\]\]|\{|\}|\s\s/.test(text));
      });
      expect(strange).toEqual([]);
    }
  });
});

describe('a row that the package has misspelt', () => {
  it('is told right', () => {
    const texts = oracleTablesOf('starforged')
      .get('characters/name/callsign')!
      .rows.map(({ text }) => text);
    expect(texts).toContain('Ironclad');
    expect(texts.filter((text) => text.length > 14)).toEqual([]);
  });
});

describe('tables of regions', () => {
  it('are found by the ID without a region', () => {
    const shelf = oracleTablesOf('starforged');
    expect(shelf.get('starships/mission')!.id).toBe('starships/mission/terminus');
    expect(shelf.get('starships/mission', 'expanse')!.id).toBe('starships/mission/expanse');
    expect(shelf.hasRegions).toBe(true);
    expect(oracleTablesOf('ironsworn').hasRegions).toBe(false);
  });
});

describe('a table that is asked for', () => {
  const shelf = oracleTablesOf('starforged');

  it.each([
    ['core/action', 'core/action'],
    ['starforged/oracles/core/action', 'core/action'],
    ['Character Role', 'characters/role'],
    ['stellar object', 'space/stellar-object'],
    ['sector_trouble', 'campaign-launch/sector-trouble'],
  ])('%s is %s', (asked, id) => {
    expect(shelf.find(asked)).toMatchObject({ ok: true, value: { id } });
  });

  it('by a name that several have is told which', () => {
    expect(shelf.find('peril')).toMatchObject({ ok: false, error: expect.stringContaining('name one by its ID') });
    expect(shelf.find('charcter role')).toMatchObject({ ok: false, error: expect.stringContaining('did you mean') });
  });
});

describe('dice of tables', () => {
  it('have as many ways as they say', () => {
    for (const notation of ['1d100', '2d6', '3d4', 'd66', '1d1']) {
      const { results, ways, allWays } = parseTableDice(notation)!;
      expect(
        results.reduce((sum, result) => sum + ways(result), 0),
        notation,
      ).toBe(allWays);
    }
    expect(parseTableDice('2d6')!.ways(7)).toBe(6);
    expect(parseTableDice('d66')!.results.slice(0, 8)).toEqual([11, 12, 13, 14, 15, 16, 21, 22]);
    expect(parseTableDice('0d6')).toBeUndefined();
  });
});

describe('marks', () => {
  it('are read as what stands before they are rolled', () => {
    expect(textBeforeRolls('[[a/b]] and [[a/c|Theme]], {2d6} coins', () => 'Name of it')).toBe(
      'name of it and Theme, 2d6 coins',
    );
    expect(markedPartsOf('no marks')).toEqual([{ kind: 'words', words: 'no marks' }]);
  });
});

describe('a question', () => {
  it('is answered with the odds that its likelihood has', () => {
    const expected = { certain: 0.9, likely: 0.75, even: 0.5, unlikely: 0.25, impossible: 0.1 };
    const rng = Rng.fromSeed('odds');
    const throws = 20_000;
    for (const likelihood of YES_LIKELIHOODS) {
      expect(askYesNo(likelihood, rng).chance).toBe(expected[likelihood]);
      let [yes, twists] = [0, 0];
      for (let i = 0; i < throws; i++) {
        const { answer, twist } = askYesNo(likelihood, rng);
        if (answer === 'yes') yes++;
        if (twist) twists++;
      }
      const error = (share: number) => 5 * Math.sqrt((share * (1 - share)) / throws);
      expect(Math.abs(yes / throws - expected[likelihood]), likelihood).toBeLessThan(error(expected[likelihood]));
      expect(Math.abs(twists / throws - 0.1)).toBeLessThan(error(0.1));
    }
  });

  it('has a twist on ten of a hundred rolls', () => {
    const matches = Array.from({ length: 100 }, (_, i) => i + 1).filter(isDoubleDigit);
    expect(matches).toEqual([11, 22, 33, 44, 55, 66, 77, 88, 99, 100]);
  });
});

describe('a result that is followed up', () => {
  const shelf = oracleTablesOf('starforged');
  const follow = (result: string, source?: string) => {
    const found = interpretResult(shelf, result, source, Rng.fromSeed('follow'));
    if (!found.ok) throw new Error(found.error);
    return found.value;
  };

  it('rolls the tables that it names', () => {
    const { found, rolls, text } = follow('Action + Theme');
    expect(found).toBe('tables');
    expect(rolls.map(({ table }) => table)).toEqual(['core/action', 'core/theme']);
    expect(text).toBe(rolls.map(({ result }) => result).join(' '));
  });

  it('rolls what its row calls for, where the table is named', () => {
    const { found, rolls } = follow('Roll twice', 'characters/role');
    expect(found).toBe('row');
    expect(rolls.map(({ table }) => table)).toEqual(['characters/role', 'characters/role']);
  });

  it('gets words to think on where it refers to nothing, and says so', () => {
    const { found, text, rolls } = follow('A door creaks');
    expect(found).toBe('nothing');
    expect(rolls.length).toBe(2);
    expect(text).toMatch(/^A door creaks \(to think on: .+\)$/);
  });
});
