import { describe, expect, it } from 'vitest';
import { callTool, type Json, type RefusalBody, useService } from './service.ts';

useService();

const seeded = (seed: string) => ({ 'x-seed': seed });

interface Encounter {
  difficulty: string;
  rating: string;
  party: { level: number; size: number };
  monsters: { name: string; count: number; type?: string; xp: number }[];
  terrain: string;
  loot: string[];
  totals: { adjustedXp: number; thresholds: Json };
  text: string;
}

interface Loot {
  loot: { name: string; value?: number }[];
  totalValue: number;
}

describe('encounters', () => {
  it('[ORACLE-10] are monsters that fit the party, terrain and loot', async () => {
    const { json } = await callTool<Encounter>('oracle_encounter', {}, seeded('road'));
    expect(json).toMatchObject({ system: '5e', party: { level: 5, size: 4 }, difficulty: 'medium', rating: 'medium' });
    expect(json.totals.adjustedXp).toBeGreaterThanOrEqual(2000);
    expect(json.totals.adjustedXp).toBeLessThan(3000);
    expect([json.terrain, ...json.loot].every((text) => text.length > 3)).toBe(true);
    const args = {
      system: '1e',
      party_level: 2,
      party_size: 6,
      difficulty: 'hard',
      monster_type: 'animal',
      terrain: 'forest',
    };
    const animals = (await callTool<Encounter>('oracle_encounter', args, seeded('wood'))).json;
    expect(animals).toMatchObject({ rating: 'hard', terrain: 'forest' });
    expect(animals.monsters.every(({ type }) => type === 'animal')).toBe(true);
    expect((await callTool<Encounter>('oracle_encounter', args, seeded('wood'))).json).toEqual(animals);
  });

  it('[RPG-4] come at random, by difficulty and monster type', async () => {
    const { json } = await callTool<Encounter>(
      'rpg_random_encounter',
      { difficulty: 'deadly', type: 'undead' },
      seeded('a'),
    );
    expect(json.difficulty).toBe('deadly');
    expect(json.monsters.every(({ type }) => type === 'undead')).toBe(true);
    const cairn = await callTool<Encounter>('rpg_random_encounter', { system: 'cairn', type: 'goblin' }, seeded('a'));
    expect(cairn.json.monsters[0]!.name).toMatch(/goblin/i);
    const none = await callTool<RefusalBody>('rpg_random_encounter', { system: 'ironsworn' });
    expect([none.status, none.json.code]).toEqual([422, 'impossible']);
  });

  it('[ORACLE-10] refuse words that mean nothing', async () => {
    const { status, json } = await callTool<RefusalBody>('oracle_encounter', { monster_type: 'spaceship' });
    expect([status, json.code]).toEqual([404, 'unknown_name']);
    expect(json.error).toMatch(/^monster_type: .*Types are aberration/);
  });
});

describe('loot', () => {
  it('[RPG-6] is three pieces of a tier, or as many as asked', async () => {
    expect((await callTool<Loot>('rpg_loot', {}, seeded('a'))).json.loot).toHaveLength(3);
    const { json } = await callTool<Loot>('rpg_loot', { system: '1e', tier: 'legendary', count: 12 }, seeded('a'));
    expect(json.loot).toHaveLength(12);
    expect(json.totalValue).toBeGreaterThan(12_000);
    const none = await callTool<RefusalBody>('rpg_loot', { system: 'starforged' });
    expect(none.json.error).toContain('5e, 1e, cairn, knave, maze-rats and dungeon-world');
  });
});
