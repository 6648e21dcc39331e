import { describe, expect, it } from 'vitest';
import { callTool, type Json, useService } from './service.ts';

useService();

const scene = (args: Json, seed = 'table') => callTool('oracle_scene', args, { 'x-seed': seed });

describe('oracle_list_recipes', () => {
  it('[ORACLE-7] tells all recipes, each with a sentence', async () => {
    const { status, json } = await callTool('oracle_list_recipes');
    const recipes = json['recipes'] as Json[];
    expect(status).toBe(200);
    expect(json['total']).toBe(recipes.length);
    expect(recipes.length).toBeGreaterThanOrEqual(30);
    for (const { example, tables } of recipes) {
      expect((example as string).length).toBeGreaterThan(60);
      expect((tables as string[]).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('[ORACLE-7] tells those of one system by any of its names, and which systems have some', async () => {
    const { json } = await callTool('oracle_list_recipes', { game: 'Ironsworn_Starforged' });
    expect(new Set((json['recipes'] as Json[]).map(({ system }) => system))).toEqual(new Set(['starforged']));
    const none = await callTool('oracle_list_recipes', { game: '5e' });
    expect(none.json).toMatchObject({ status: 404, code: 'unknown_name' });
    expect(none.json['detail']).toMatch(/starforged, ironsworn, maze-rats, cairn, knave, dungeon-world\./);
  });
});

describe('oracle_scene', () => {
  it('[ORACLE-6] [SEED-1] is about an event of starforged when nothing is asked, and the same of the same seed', async () => {
    const [one, again] = [await scene({}), await scene({})];
    expect(one.json).toMatchObject({ system: 'starforged', recipe: null, type: 'event', licence: 'CC-BY-4.0' });
    expect(again.json).toEqual(one.json);
    expect((await scene({}, 'other')).json['sentence']).not.toBe(one.json['sentence']);
  });

  it('[ORACLE-5] tells every roll with its dice, its row, and what it called for', async () => {
    const { json } = await scene({ recipe: 'knave-fight' });
    const rolls = json['rolls'] as Json[];
    expect(json).toMatchObject({ system: 'knave', recipe: 'knave-fight', type: 'combat', licence: 'MIT' });
    expect(rolls.map(({ table }) => table)).toEqual([
      'combat/foes',
      'combat/ground',
      'combat/stunt',
      'combat/tactic',
      'combat/twist',
    ]);
    for (const { dice, roll, row } of rolls) {
      expect(dice).toBe('1d20');
      const { min, max } = row as { min: number; max: number };
      expect(roll).toBeGreaterThanOrEqual(min);
      expect(roll).toBeLessThanOrEqual(max);
    }
    expect(json['sentence']).toContain(rolls[1]!['result']);
  });

  it('[ORACLE-5] takes the system of the recipe, unless another than the default is asked for', async () => {
    for (const args of [{}, { system: 'starforged' }]) {
      const { json } = await scene({ recipe: 'cairn-omen', ...args });
      expect(json).toMatchObject({ system: 'cairn', note: 'The recipe is of cairn, so that system was used.' });
    }
    expect((await scene({ recipe: 'cairn-omen', system: 'cairn' })).json).not.toHaveProperty('note');
    expect((await scene({ recipe: 'cairn-omen', system: 'Cairn' })).status).toBe(200);
    const { status, json } = await scene({ recipe: 'cairn-omen', system: 'knave' });
    expect(status).toBe(422);
    expect(json).toMatchObject({
      code: 'impossible',
      detail: 'recipe cairn-omen is of cairn, and system asks for knave.',
    });
  });

  it('[ORACLE-5] goes by the region, where there are any', async () => {
    const { json } = await scene({ recipe: 'starforged-settlement', region: 'expanse' });
    expect(json['region']).toBe('expanse');
    expect((json['rolls'] as Json[]).map(({ table }) => table)).toContain('settlements/population/expanse');
    for (const args of [{ system: 'cairn' }, { recipe: 'knave-fight' }, { system: 'ironsworn', type: 'npc' }]) {
      const refused = await scene({ ...args, region: 'outlands' });
      expect(refused.status).toBe(422);
      expect(refused.json['detail']).toMatch(/only starforged has terminus, outlands and expanse/);
    }
  });

  it('[ORACLE-5] names the nearest recipe, and those of the system', async () => {
    const { status, json } = await scene({ recipe: 'cairn-omens', system: 'cairn' });
    expect(status).toBe(404);
    expect(json['detail']).toMatch(/did you mean cairn-omen.*Those of cairn are .*cairn-village/);
    expect((await scene({ system: '5e' })).json).toMatchObject({ code: 'unknown_name' });
    expect((await scene({ system: 'carn' })).json['detail']).toMatch(/did you mean cairn/);
  });
});
