import { describe, expect, it } from 'vitest';
import { ROLEPLAYING_SYSTEMS } from '../../src/entity/systems.ts';
import { callTool, useService } from './service.ts';

useService();

describe('rpg_chargen', () => {
  it.each(ROLEPLAYING_SYSTEMS.map(({ slug }) => slug))('[RPG-1] makes a character of %s', async (system) => {
    const answer = await callTool('rpg_chargen', { system });

    expect(answer.json).toMatchObject({ system, level: 1, rolls: expect.any(Array), credit: expect.any(String) });
    expect(answer.json['text']).toContain(answer.json['name']);
  });

  it.each([
    ['DW', 'dungeon-world'],
    ['Maze Rats', 'maze-rats'],
    ['ironsworn-starforged', 'starforged'],
  ])('[RPG-1] knows a system by other names: %s', async (system, slug) => {
    expect((await callTool('rpg_chargen', { system })).json['system']).toBe(slug);
  });

  it('[RPG-1] makes a character of a class and a level', async () => {
    const { json } = await callTool('rpg_chargen', { system: 'dungeon-world', class: 'thief', level: 3 });
    expect(json).toMatchObject({ class: 'Thief', level: 3 });
  });

  it('[RPG-1] names the nearest system and class, and refuses levels that are none', async () => {
    const refused = async (args: object) => (await callTool('rpg_chargen', args)).json;
    expect(await refused({ system: 'knaves' })).toMatchObject({
      code: 'unknown_name',
      error: expect.stringMatching(/mean knave/),
    });
    expect(await refused({ system: 'dw', class: 'theif' })).toMatchObject({
      code: 'unknown_name',
      error: expect.stringMatching(/mean Thief/),
    });
    expect(await refused({ system: 'cairn', level: 2 })).toMatchObject({
      code: 'impossible',
      error: expect.stringMatching(/no levels/),
    });
  });
});
