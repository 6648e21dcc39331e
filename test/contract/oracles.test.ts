import { describe, expect, it } from 'vitest';
import { callTool, type Json, useService } from './service.ts';

useService();

const ask = (tool: string, args: Json, seed = 'table') => callTool(tool, args, { 'x-seed': seed });
const answerOf = async (tool: string, args: Json, seed?: string) => {
  const { status, json } = await ask(tool, args, seed);
  expect(status, JSON.stringify(json)).toBe(200);
  return json;
};

describe('oracle_list_games', () => {
  it('[ORACLE-1] tells eight systems with what they have: hundreds of tables, thousands of entities', async () => {
    const { total, tables, entities, systems } = await answerOf('oracle_list_games', {});
    expect(total).toBe(8);
    expect(tables).toBeGreaterThanOrEqual(460);
    expect(entities).toBeGreaterThanOrEqual(3400);
    const tabled = (systems as Json[]).filter((system) => (system['tables'] as number) > 0);
    expect(tabled.map(({ slug }) => slug)).toEqual([
      'starforged',
      'ironsworn',
      'cairn',
      'knave',
      'maze-rats',
      'dungeon-world',
    ]);
    for (const { credit, licence } of systems as Json[]) expect(`${credit}${licence}`.length).toBeGreaterThan(30);
  });
});

describe('oracle_roll', () => {
  it('[ORACLE-2] tells roll, row and result of a table by any of its names, with source and licence', async () => {
    const json = await answerOf('oracle_roll', { system: 'Iron', table: 'Character Role' });
    expect(json).toMatchObject({ system: 'ironsworn', table: 'character/role', dice: '1d100', licence: 'CC-BY-4.0' });
    const { min, max } = json['row'] as { min: number; max: number };
    expect(json['roll']).toBeGreaterThanOrEqual(min);
    expect(json['roll']).toBeLessThanOrEqual(max);
    expect(json['credit']).toMatch(/Shawn Tomkin/);
  });

  it('[ORACLE-2] takes any table when none is named, and refuses what is not there with what is near', async () => {
    expect((await answerOf('oracle_roll', { system: 'knave' }))['table']).toMatch(/^[a-z-]+\/[a-z-]+$/);
    const table = await ask('oracle_roll', { system: 'cairn', table: 'traits/fase' });
    expect(table.json).toMatchObject({ status: 404, code: 'unknown_name' });
    expect(table.json['detail']).toMatch(/traits\/face/);
    const system = await ask('oracle_roll', { system: '5e' });
    expect(system.json['detail']).toMatch(/starforged, ironsworn, maze-rats, cairn, knave, dungeon-world\./);
  });
});

describe('oracle_list_tables and oracle_table_view', () => {
  it('[ORACLE-3] lists the tables of a system', async () => {
    const { total, tables } = await answerOf('oracle_list_tables', { system: 'starforged' });
    expect(total).toBe(262);
    expect(tables).toContainEqual({ id: 'core/action', name: 'Core: Action', dice: '1d100', rows: 100, about: 'idea' });
  });

  it('[ORACLE-9] tells all rows with ranges and chances', async () => {
    const { rows } = await answerOf('oracle_table_view', { table: 'creatures/environment' });
    const chances = (rows as { chance: number }[]).reduce((sum, { chance }) => sum + chance, 0);
    expect(chances).toBeCloseTo(1, 5);
    expect((rows as Json[])[0]).toMatchObject({ min: 1, text: 'Space' });
  });
});

describe('oracle_ask', () => {
  it('[ORACLE-4] answers yes or no by likelihood, with the odds and a sentence', async () => {
    const json = await answerOf('oracle_ask', { question: 'Is it open?', likelihood: 'likely' });
    expect(json).toMatchObject({ likelihood: 'likely', chance: 0.75, yes: { min: 26, max: 100 } });
    expect(json['answer']).toBe((json['roll'] as number) >= 26 ? 'yes' : 'no');
    expect(json).toEqual(await answerOf('oracle_ask', { question: 'Is it open?', likelihood: 'likely' }));
  });
});

describe('oracle_interpret', () => {
  it('[ORACLE-8] rolls what a result refers to', async () => {
    const { rolls, text } = await answerOf('oracle_interpret', { result: 'Action + Theme' });
    expect((rolls as Json[]).map(({ table }) => table)).toEqual(['core/action', 'core/theme']);
    expect(text).toBe((rolls as Json[]).map(({ result }) => result).join(' '));
  });
});

describe('entities', () => {
  it('[RPG-2] are found by words, in one system and category or all', async () => {
    const { entities } = await answerOf('rpg_search_entities', { query: 'fireball', limit: 5 });
    expect((entities as Json[])[0]).toMatchObject({ name: 'Fireball', category: 'spell' });
    const { entities: spells } = await answerOf('rpg_search_entities', {
      query: 'light',
      system: 'cairn',
      category: 'spell',
    });
    expect(new Set((spells as Json[]).map(({ system, category }) => `${system} ${category}`))).toEqual(
      new Set(['cairn spell']),
    );
    const strange = await ask('rpg_search_entities', { query: 'x', category: 'vehicle' });
    expect(strange.json).toMatchObject({ status: 404, code: 'unknown_name' });
  });

  it('[RPG-3] are read in full, and the nearest are named on a miss', async () => {
    const goblin = await answerOf('rpg_get_entity', { name: 'goblin', game: 'dnd-5e' });
    expect(goblin).toMatchObject({
      name: 'Goblin',
      system: '5e',
      category: 'monster',
      cr: '1/4',
      xp: 50,
      armour_class: 15,
    });
    expect(goblin['credit']).toMatch(/System Reference Document 5\.1/);
    const miss = await ask('rpg_get_entity', { name: 'gobblin', system: '5e' });
    expect(miss.json['detail']).toMatch(/Goblin \(5e, monster\)/);
  });

  it('[RPG-5] are browsed by page, each once', async () => {
    const names: unknown[] = [];
    for (let page = 1; page <= 5; page++) {
      const json = await answerOf('rpg_browse_category', { system: 'knave', category: 'spells', page });
      expect(json).toMatchObject({ category: 'spell', total: 100, pages: 5, pageSize: 20 });
      names.push(...(json['entities'] as Json[]).map(({ name }) => name));
    }
    expect(new Set(names).size).toBe(100);
    const beyond = await answerOf('rpg_browse_category', { system: 'knave', category: 'spell', page: 9 });
    expect(beyond['entities']).toEqual([]);
  });

  it('[RPG-7] are counted by category, of one system or all', async () => {
    const { entities, categories } = await answerOf('rpg_list_categories', {});
    expect(entities).toBeGreaterThanOrEqual(3400);
    const { categories: own } = await answerOf('rpg_list_categories', { system: '1e' });
    expect(own).toEqual((categories as Json[]).filter(({ system }) => system === '1e'));
  });

  it('[RPG-8] are drawn by chance, none twice', async () => {
    const { entities, total } = await answerOf('rpg_random', { game: 'maze-rats', category: 'monster', count: 10 });
    expect(new Set((entities as Json[]).map(({ name }) => name)).size).toBe(10);
    expect(total).toBeGreaterThanOrEqual(40);
  });
});
