import { describe, expect, it } from 'vitest';
import { callTool, type Json, type RefusalBody, useService } from './service.ts';

useService();

const seeded = (seed: string | number) => ({ 'x-seed': String(seed) });

describe('nukes_setup_generator', () => {
  interface Place {
    q: number;
    r: number;
  }
  interface Setup {
    players: number;
    seed: string;
    size: number;
    share: string;
    territories: (Place & { name: string; terrain: string; owner: number | null; hexes: Place[] })[];
    starts: { player: number; capital: Place; income: Json; resources: Json; units: Json[] }[];
    fairness: { met: boolean };
  }
  const setUp = async (args: Json, seed: string) =>
    (await callTool<Setup>('nukes_setup_generator', args, seeded(seed))).json;

  it.each([2, 3, 4, 5, 6])('[NUKES-1] deals territories and resources to %i players', async (players) => {
    const { territories, starts, fairness, ...rest } = await setUp(players === 2 ? {} : { players }, 'deal');
    expect(rest.players).toBe(players);
    expect(starts.map(({ player }) => player)).toEqual(Array.from({ length: players }, (_, i) => i + 1));
    expect(new Set(territories.map(({ owner }) => owner)).size).toBe(players + 1);
    expect(fairness.met).toBe(true);
    for (const { units, income, resources } of starts) {
      expect(units.length).toBeGreaterThan(3);
      expect([Object.keys(income), Object.keys(resources)]).toEqual(
        Array(2).fill(['grain', 'steel', 'oil', 'uranium']),
      );
    }
  });

  it('[NUKES-1] deals on the map that hex_generate_map makes', async () => {
    for (const [players, seed] of [
      [2, 'sea'],
      [5, 'land & sea'],
      [3, 'a seed of more than forty characters, which travels as a hash'],
    ] as const) {
      const { territories, starts, share, ...rest } = await setUp({ players }, seed);
      interface Mapped {
        share: string;
        size: number;
        cells: (Place & { terrain: string; region: string; start?: number[] })[];
      }
      const map = (await callTool<Mapped>('hex_generate_map', { game: 'nukes', players, seed: rest.seed })).json;
      expect([map.share, map.size]).toEqual([share, rest.size]);
      expect((await callTool<Mapped>('hex_generate_map', { game: 'nukes', seed: share })).json).toEqual(map);
      const cellAt = ({ q, r }: Place) => map.cells.find((cell) => cell.q === q && cell.r === r)!;
      for (const territory of territories) {
        expect(cellAt(territory).terrain).toBe(territory.terrain);
        for (const hex of territory.hexes) expect(cellAt(hex).region).toBe(territory.name);
      }
      expect(territories.flatMap(({ hexes }) => hexes)).toHaveLength(
        map.cells.filter(({ terrain }) => terrain !== 'sea').length,
      );
      for (const { player, capital } of starts) expect(cellAt(capital).start).toEqual([player]);
    }
  });
});

describe('game_nukes_combat', () => {
  const UNITS = [
    ...['infantry', 'armour', 'artillery', 'flak', 'fighter', 'bomber'],
    ...['destroyer', 'submarine', 'transport', 'missile'],
  ];
  interface Combat {
    winner: string | null;
    terrain: string;
    rolls: { attacker: number; defender: number; attackerSteps: number; defenderSteps: number }[];
    casualties: Record<string, { destroyed: boolean; left: number }>;
    odds: Record<'attackerWins' | 'defenderWins' | 'bothDestroyed' | 'stalemate', number>;
  }
  const fight = async (args: Json, seed: string | number = 'fight') =>
    (await callTool<Combat>('game_nukes_combat', args, seeded(seed))).json;

  it('[NUKES-2] resolves a fight between any two units', async () => {
    for (const attacker of UNITS) {
      for (const defender of UNITS) {
        const { winner, rolls, casualties, odds } = await fight({ attacker, defender });
        const sides = [casualties['attacker']!, casualties['defender']!];
        const standing = sides.map(({ destroyed }) => !destroyed);
        expect(winner).toBe(standing[0] === standing[1] ? null : standing[0] ? 'attacker' : 'defender');
        for (const roll of rolls) {
          for (const die of [roll.attacker, roll.defender]) expect([die >= 1, die <= 10]).toEqual([true, true]);
        }
        const last = rolls.at(-1);
        if (last) expect([last.attackerSteps, last.defenderSteps]).toEqual(sides.map(({ left }) => left));
        const sum = odds.attackerWins + odds.defenderWins + odds.bothDestroyed + odds.stalemate;
        expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
      }
    }
  });

  it('[NUKES-2] knows four terrains, plains when nothing is said', async () => {
    const wins: number[] = [];
    for (const terrain of ['plains', 'forest', 'urban', 'mountain']) {
      const combat = await fight({ attacker: 'armour', defender: 'infantry', terrain });
      expect(combat.terrain).toBe(terrain);
      wins.push(combat.odds.attackerWins);
    }
    expect([...wins].sort((a, b) => b - a)).toEqual(wins);
    const plain = await fight({ attacker: 'armour', defender: 'infantry' });
    expect(plain).toEqual(await fight({ attacker: 'Armour', defender: 'INFANTRY', terrain: 'plains' }));
  });

  it.each([
    [{ attacker: 'armor', defender: 'infantry' }, 'attacker', 'did you mean armour?', UNITS],
    [{ attacker: 'infantry', defender: 'dragon' }, 'defender', 'dragon', UNITS],
    [{ attacker: 'flak', defender: 'bomber', terrain: 'forrest' }, 'terrain', 'did you mean forest?', ['urban']],
    [{ attacker: 'flak', defender: 'bomber', terrain: 'sea' }, 'terrain', 'sea', ['plains', 'mountain']],
  ])('[NUKES-2] refuses what it does not know, with what it does: %o', async (args, field, near, known) => {
    const { status, json } = await callTool<RefusalBody>('game_nukes_combat', args);
    expect([status, json.code]).toEqual([404, 'unknown_name']);
    for (const word of [field, near, ...known]) expect(json.error).toContain(word);
  });
});

describe('ringquest_draw_characters', () => {
  interface Drawn {
    characters: { name: string; abilities: { text: string }[]; gear: { text: string }[]; start: string }[];
    possible: number;
  }
  const draw = async (args: Json, seed: string | number) =>
    (await callTool<Drawn>('ringquest_draw_characters', args, seeded(seed))).json;

  it('[RING-1] draws four, or as many as asked, nobody twice', async () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const count of [2, 3, 4, 5, 6]) {
        const { characters } = await draw(count === 4 ? {} : { count }, seed);
        expect(characters).toHaveLength(count);
        expect(new Set(characters.map(({ name }) => name)).size).toBe(count);
      }
    }
  });

  it('[RING-1] tells what each can do', async () => {
    const { characters, possible } = await draw({}, 'who');
    expect(possible).toBeGreaterThanOrEqual(24);
    for (const { abilities, gear } of characters) {
      expect(abilities).toHaveLength(2);
      for (const { text } of [...abilities, ...gear]) expect(text).toMatch(/^(When|At) .*\.$/);
    }
  });
});

describe('ringquest_draw_encounter', () => {
  interface Drawn {
    ring: string;
    possible: number;
    encounter: {
      name: string;
      text: string;
      test: { number: number; chances: { value: number; chance: number }[] };
      success: { text: string };
      failure: { text: string };
    };
  }
  const draw = async (args: Json, seed: string | number) =>
    (await callTool<Drawn>('ringquest_draw_encounter', args, seeded(seed))).json;

  it('[RING-2] draws one of the ring, the outer one when nothing is said', async () => {
    const named = new Map<string, Set<string>>();
    for (const ring of ['outer', 'middle', 'inner', 'crown']) {
      const drawn = await Promise.all(
        Array.from({ length: 30 }, (_, seed) => draw(ring === 'outer' ? {} : { ring }, seed)),
      );
      for (const { encounter, ...rest } of drawn) {
        expect(rest.ring).toBe(ring);
        expect(rest.possible).toBeGreaterThanOrEqual(24);
        expect(`${encounter.success.text} ${encounter.failure.text}`).toMatch(/^[A-Z].*\. [A-Z].*\.$/);
        const chances = encounter.test.chances.map(({ chance }) => chance);
        expect([...chances].sort((a, b) => a - b)).toEqual(chances);
      }
      named.set(ring, new Set(drawn.map(({ encounter }) => encounter.name)));
    }
    for (const names of named.values()) expect(names.size).toBeGreaterThan(10);
    expect(new Set([...named.values()].flatMap((names) => [...names])).size).toBe(
      [...named.values()].reduce((sum, { size }) => sum + size, 0),
    );
  });
});
