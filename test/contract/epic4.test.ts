import { describe, expect, it } from 'vitest';
import { callTool, type Json, type RefusalBody, useService } from './service.ts';

useService();

interface Faction {
  slug: string;
  name: string;
  expansion: string;
  colour: string;
  colours: { primary: string; secondary: string };
  flag: string;
}
interface Objective {
  slug: string;
  stage: number;
  points: number;
  condition: string;
  expansion: string;
}
interface Agenda {
  slug: string;
  type: string;
  text: string;
  expansion: string;
  for?: string;
  against?: string;
  elect?: string;
  effect?: string;
}

const seeded = (seed: string | number) => ({ 'x-seed': String(seed) });
const slugs = (things: readonly { slug: string }[]) => things.map(({ slug }) => slug);

async function answer<Answer>(tool: string, args: Json, seed: string | number = 'epic'): Promise<Answer> {
  const { status, json } = await callTool<Answer>(tool, args, seeded(seed));
  if (status !== 200) throw new Error(JSON.stringify(json));
  return json;
}

async function refusal(tool: string, args: Json) {
  const { status, json } = await callTool<RefusalBody>(tool, args);
  return { status, code: json.code, error: json.error };
}

const list = (args: Json = {}) => answer<{ total: number; factions: Faction[] }>('epic4_list_factions', args);

describe('epic4_list_factions', () => {
  it('[EPIC-3] tells colours, flag and expansion of every faction', async () => {
    const { total, factions } = await list();
    expect(total).toBe(factions.length);
    expect(total).toBeGreaterThanOrEqual(60);
    expect(new Set(slugs(factions)).size).toBe(total);
    for (const { colour, colours, flag, name } of factions) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(colours.primary).toBe(colour);
      expect(flag).toContain(`<title>Flag of ${name}</title>`);
    }
    expect(new Set(factions.map(({ flag }) => flag)).size).toBe(total);
  });

  it('[EPIC-3] tells those of one expansion, of some, of all', async () => {
    const { factions } = await list();
    const expansions = [...new Set(factions.map(({ expansion }) => expansion))];
    expect(expansions).toHaveLength(5);
    for (const expansion of expansions) {
      const part = await list({ expansions: [expansion] });
      expect(part.factions).toEqual(factions.filter((faction) => faction.expansion === expansion));
    }
    expect((await list({ expansions })).factions).toEqual(factions);
    expect((await list({ expansions: [] })).factions).toEqual(factions);
    expect((await list({ expansions: ['Deep Tides', 'deep_tides'] })).total).toBe(10);
  });

  it.each([
    'epic4_list_factions',
    'epic4_random_factions',
    'epic4_draft_factions',
    'epic4_draw_objectives',
    'epic4_draw_agendas',
  ])('[EPIC-3] refuses an unknown expansion with the known ones: %s', async (tool) => {
    const players = tool === 'epic4_random_factions' ? { players: 3 } : {};
    expect(await refusal(tool, { ...players, expansions: ['core', 'deep-tide'] })).toEqual({
      status: 404,
      code: 'unknown_name',
      error:
        'There is no expansion "deep-tide"; did you mean deep-tides? ' +
        'The expansions are core, deep-tides, quiet-houses, broken-moons and far-lamps.',
    });
    const { error } = await refusal(tool, { ...players, expansions: ['xyzzy'] });
    expect(error).toMatch(/^There is no expansion "xyzzy"\. The expansions are core, /);
  });
});

describe('epic4_random_factions', () => {
  const assign = async (args: Json, seed?: string | number) =>
    (await answer<{ assignments: { player: number; faction: Faction }[] }>('epic4_random_factions', args, seed))
      .assignments;

  it('[EPIC-1] gives each player a faction, none twice', async () => {
    for (let players = 3; players <= 8; players++) {
      const assignments = await assign({ players });
      expect(assignments.map(({ player }) => player)).toEqual(Array.from({ length: players }, (_, i) => i + 1));
      expect(new Set(assignments.map(({ faction }) => faction.slug)).size).toBe(players);
    }
  });

  it('[EPIC-1] gives factions as they are listed, of the expansions asked for', async () => {
    const { factions } = await list();
    for (const { faction } of await assign({ players: 8, expansions: ['far-lamps'] })) {
      expect(faction.expansion).toBe('far-lamps');
      expect(factions).toContainEqual(faction);
    }
  });

  it('[EPIC-1] gives the same for the same seed, and others for others', async () => {
    expect(await assign({ players: 6 }, 1)).toEqual(await assign({ players: 6 }, 1));
    expect(await assign({ players: 6 }, 1)).not.toEqual(await assign({ players: 6 }, 2));
  });
});

describe('epic4_draft_factions', () => {
  const draft = async (args: Json, seed?: string | number) =>
    (await answer<{ pools: { player: number; factions: Faction[] }[] }>('epic4_draft_factions', args, seed)).pools;

  it('[EPIC-2] gives six players three choices each', async () => {
    const pools = await draft({});
    expect(pools.map(({ player }) => player)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pools.map(({ factions }) => factions.length)).toEqual(Array(6).fill(3));
    expect(new Set(pools.flatMap(({ factions }) => slugs(factions))).size).toBe(18);
    expect(await draft({})).toEqual(pools);
    expect(await draft({}, 'other')).not.toEqual(pools);
  });

  it('[EPIC-2] gives as many choices as there are factions for', async () => {
    const pools = await draft({ players: 8, choices: 8 });
    expect(new Set(pools.flatMap(({ factions }) => slugs(factions))).size).toBe(64);
    expect(await draft({ players: 8, choices: 3, expansions: ['core'] })).toHaveLength(8);
  });

  it('[EPIC-2] refuses more, with the numbers', async () => {
    expect(await refusal('epic4_draft_factions', { players: 8, choices: 9 })).toEqual({
      status: 422,
      code: 'impossible',
      error: '8 players with 9 choices each need 72 factions, and there are 64.',
    });
    const one = await callTool<RefusalBody>('epic4_draft_factions', { players: 4, expansions: ['far-lamps'] });
    expect(one.json).toMatchObject({
      error: '4 players with 3 choices each need 12 factions, and there are 10.',
      hint: 'Ask for at most 2 choices, or for more expansions.',
    });
  });
});

describe('epic4_draw_objectives', () => {
  const draw = async (args: Json, seed?: string | number) =>
    (await answer<{ objectives: Objective[] }>('epic4_draw_objectives', args, seed)).objectives;

  it('[EPIC-4] draws five of both stages', async () => {
    const stages = new Set<number>();
    for (let seed = 0; seed < 10; seed++) {
      const objectives = await draw({}, seed);
      expect(new Set(slugs(objectives)).size).toBe(5);
      for (const { stage, points } of objectives) expect(points).toBe(stages.add(stage) && stage);
    }
    expect([...stages].sort()).toEqual([1, 2]);
    expect(await draw({}, 1)).toEqual(await draw({}, 1));
    expect(await draw({}, 1)).not.toEqual(await draw({}, 2));
  });

  it('[EPIC-4] draws of one stage, of expansions, as many as asked', async () => {
    for (const stage of [1, 2]) {
      const objectives = await draw({ stage, count: 6, expansions: ['broken-moons'] });
      expect(new Set(slugs(objectives)).size).toBe(6);
      expect(objectives.filter((each) => each.stage !== stage || each.expansion !== 'broken-moons')).toEqual([]);
    }
    expect(await draw({ count: 80 })).toHaveLength(80);
  });

  it('[EPIC-4] refuses more than there are, with the numbers', async () => {
    const refused = { status: 422, code: 'over_limit' };
    expect(await refusal('epic4_draw_objectives', { count: 81 })).toEqual({
      ...refused,
      error: 'There are 80 objectives, so 81 different ones cannot be drawn.',
    });
    expect(await refusal('epic4_draw_objectives', { stage: 2, count: 41 })).toEqual({
      ...refused,
      error: 'There are 40 objectives of stage 2, so 41 different ones cannot be drawn.',
    });
  });
});

describe('epic4_draw_agendas', () => {
  const draw = async (args: Json, seed?: string | number) =>
    (await answer<{ agendas: Agenda[] }>('epic4_draw_agendas', args, seed)).agendas;

  it('[EPIC-5] draws two, of both types', async () => {
    const types = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const agendas = await draw({}, seed);
      expect(new Set(slugs(agendas)).size).toBe(2);
      for (const { type } of agendas) types.add(type);
    }
    expect([...types].sort()).toEqual(['directive', 'law']);
    expect(await draw({}, 1)).toEqual(await draw({}, 1));
    expect(await draw({}, 1)).not.toEqual(await draw({}, 2));
  });

  it('[EPIC-5] draws of one type, as many as asked', async () => {
    for (const type of ['law', 'directive']) {
      const agendas = await draw({ type, count: 35 });
      expect(new Set(slugs(agendas)).size).toBe(35);
      expect(agendas.filter((agenda) => agenda.type !== type)).toEqual([]);
    }
  });

  it('[EPIC-5] tells the whole card in its text, and its parts', async () => {
    for (const { text, elect, effect, for: pro, against } of await draw({ count: 70 })) {
      const whole = elect ? `${elect}: ${effect}` : `For: ${pro} Against: ${against}`;
      expect(text.replace(/^Elect an? /, '')).toBe(whole);
    }
  });

  it('[EPIC-5] refuses more than there are, with the numbers', async () => {
    expect(await refusal('epic4_draw_agendas', { type: 'law', count: 36 })).toEqual({
      status: 422,
      code: 'over_limit',
      error: 'There are 35 laws, so 36 different ones cannot be drawn.',
    });
  });
});
