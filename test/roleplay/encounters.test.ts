import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import { plainName } from '../../src/lib/match-name.ts';
import { Rng } from '../../src/lib/rng.ts';
import { oracleTablesOf } from '../../src/oracle/oracle-tables.ts';
import { content } from '../../src/roleplay/content.ts';
import { type Foe, foesOf, RATED_SYSTEMS } from '../../src/roleplay/encounter/foes.ts';
import { adjustedXp, type MonsterGroup } from '../../src/roleplay/encounter/group.ts';
import { mannerOf } from '../../src/roleplay/encounter/manner.ts';
import { makeRandomEncounter } from '../../src/roleplay/encounter/random-encounter.ts';
import {
  difficultyScaleOf,
  type EncounterRequest,
  makeEncounter,
} from '../../src/roleplay/encounter/rated-encounter.ts';
import { TERRAINS } from '../../src/roleplay/encounter/terrains.ts';
import { UNRATED_SYSTEMS } from '../../src/roleplay/encounter/unrated-systems.ts';
import { countedName } from '../../src/roleplay/encounter/words.ts';
import { DIFFICULTIES, difficultyRating, xpRangeOf } from '../../src/roleplay/encounter/yardstick.ts';
import {
  CHALLENGE_RATINGS,
  difficultyScale1e,
  groupChallengeRating,
  partyChallengeRating,
} from '../../src/roleplay/encounter/yardstick-1e.ts';
import { difficultyScale5e, xpMultiplier } from '../../src/roleplay/encounter/yardstick-5e.ts';
import { RollRecorder } from '../../src/roleplay/rolls.ts';
import { LazyCallContext } from '../../src/tools/context.ts';
import oracleEncounter from '../../src/tools/oracles/oracle-encounter.ts';
import { effort } from '../effort.ts';
import { expectRatings } from './expect-ratings.ts';

const FOUR = { level: 5, size: 4 };

const built = (asked: Partial<EncounterRequest>, seed = 'seed') => {
  const made = makeEncounter(
    { system: '5e', party: FOUR, difficulty: 'medium', ...asked },
    new RollRecorder(Rng.fromSeed(seed)),
  );
  if (!made.ok) throw new Error(made.error.detail);
  return made.value;
};

const refused = (asked: Partial<EncounterRequest>) => {
  const made = makeEncounter(
    { system: '5e', party: FOUR, difficulty: 'medium', ...asked },
    new RollRecorder(Rng.fromSeed('x')),
  );
  return made.ok ? 'not refused' : made.error.detail;
};

const group = (name: string, count: number): MonsterGroup => ({
  shape: 'one kind',
  members: [{ foe: foesOf('5e').find((foe) => foe.name === name)!, count }],
});

describe('known faults of encounter builders', () => {
  it('five bugbears against three characters of level 5 are 1000 XP, adjusted 2000, medium', () => {
    const yardstick = difficultyScale5e({ level: 5, size: 3 });
    const adjusted = adjustedXp(group('Bugbear', 5), yardstick);
    expect([adjusted, difficultyRating(yardstick, adjusted)]).toEqual([2000, 'medium']);
  });

  it('two kobolds beside an adult dragon do not double it', () => {
    const [dragon, kobold, giant] = ['Adult White Dragon', 'Kobold', 'Ogre'].map(
      (name) => foesOf('5e').find((foe) => foe.name === name)!,
    );
    const yardstick = difficultyScale5e({ level: 12, size: 5 });
    const led = (foe: Foe): MonsterGroup => ({
      shape: 'leader and followers',
      members: [
        { foe: dragon!, count: 1 },
        { foe, count: 2 },
      ],
    });
    expect(adjustedXp(led(kobold!), yardstick)).toBe(10_050);
    expect(adjustedXp(led(giant!), yardstick)).toBe(21_800);
    const asked = { terrain: 'arctic', party: { level: 12, size: 5 } };
    let [told, i] = [built(asked, 'kobolds'), 0];
    while (!told.monsters.some(({ name }) => name === 'Kobold') && i < 2000) told = built(asked, `kobolds ${i++}`);
    expect(told.text).toMatch(/ XP to award; the [a-z]+ kobolds are too weak to count \(easy/);
    expect(told.totals.multiplier).toBe(1);
  });

  it('a leader never makes the followers lighter by joining them', () => {
    const lighter: string[] = [];
    for (const size of [1, 4, 7]) {
      const yardstick = difficultyScale5e({ level: 10, size });
      for (const leader of foesOf('5e'))
        for (const foe of leader.kin.filter(({ xp }) => xp < leader.xp)) {
          const followers = { foe, count: 12 };
          const [alone, led] = [[followers], [{ foe: leader, count: 1 }, followers]].map((members) =>
            adjustedXp({ shape: 'leader and followers', members }, yardstick),
          );
          if (led! < alone!) lighter.push(`${leader.name} with ${foe.name} against ${size}`);
        }
    }
    expect(lighter).toEqual([]);
  });

  it('one more monster never makes an encounter easier, however weak it is', () => {
    const rng = Rng.fromSeed('monotone');
    const order = ['trivial', ...DIFFICULTIES];
    for (const system of RATED_SYSTEMS)
      for (let i = 0; i < 3000; i++) {
        const yardstick = difficultyScaleOf(system, { level: 1 + rng.below(20), size: 1 + rng.below(10) });
        const foes: Foe[] = Array.from({ length: 1 + rng.below(20) }, () => rng.pick(foesOf(system)));
        const weights = [foes, [...foes, rng.pick(foesOf(system))]].map(
          (some) => some.reduce((sum, { xp }) => sum + xp, 0) * yardstick.multiplier(some.length),
        );
        expect(weights[1]).toBeGreaterThanOrEqual(weights[0]!);
        const [before, after] = weights.map((weight) => order.indexOf(difficultyRating(yardstick, weight)));
        expect(after).toBeGreaterThanOrEqual(before!);
      }
  });

  it('seven monsters count double against six and more, not two and a half times', () => {
    expect([3, 5, 6, 10].map((size) => xpMultiplier(7, size))).toEqual([2.5, 2.5, 2, 2]);
    expect([1, 2, 3, 7, 11, 15].map((monsters) => xpMultiplier(monsters, 1))).toEqual([1.5, 2, 2.5, 3, 4, 5]);
    expect([1, 2, 3, 7, 11, 15].map((monsters) => xpMultiplier(monsters, 8))).toEqual([0.5, 1, 1.5, 2, 2.5, 3]);
  });

  it('a deadly encounter for 120 characters of level 20 gets a clear answer', () => {
    const call = oracleEncounter.call(
      { party_level: 20, party_size: 120, difficulty: 'deadly' },
      new LazyCallContext(),
    );
    expect(call).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } });
    expect(JSON.stringify(call)).toContain('10');
    // The tools limit the party size; beyond that limit the nearest encounter is made.
    const crowd = built({ party: { level: 20, size: 120 }, difficulty: 'deadly' });
    expect(crowd.note).toContain('The nearest to deadly');
    expect(crowd.rating).not.toBe('deadly');
  });
});

describe('challenge of 1e', () => {
  it('goes up by the doubling rules: two alike are 2 above one, three 3, four 4, six 5, eight 6, twelve 7, sixteen 8', () => {
    const steps = { 1: 0, 2: 2, 3: 3, 4: 4, 6: 5, 8: 6, 12: 7, 16: 8 };
    for (let cr = 1; cr <= 20; cr++) {
      const { xp } = CHALLENGE_RATINGS.find((challenge) => challenge.cr === String(cr))!;
      for (const [count, step] of Object.entries(steps))
        expect(groupChallengeRating(xp * Number(count))).toBe(String(cr + step));
    }
  });

  it('has the XP of its monsters', () => {
    const xpOf = new Map(CHALLENGE_RATINGS.map(({ cr, xp }) => [cr, xp]));
    expect(foesOf('1e').filter(({ cr, xp }) => xpOf.get(cr) !== xp)).toEqual([]);
  });

  it('is aimed one lower for three and fewer, one higher for six and more', () => {
    expect([1, 3, 4, 5, 6, 10].map((size) => partyChallengeRating({ level: 8, size }))).toEqual([7, 7, 8, 8, 9, 9]);
    // Hard is two above the party and epic three; one above is challenging, which counts as medium.
    expect(difficultyScale1e(FOUR).thresholds).toEqual({ easy: 1200, medium: 1600, hard: 3200, deadly: 4800 });
  });
});

describe('encounters', () => {
  it('are as difficult as asked for every party, or tell which is nearest and why', () => {
    const seeds = effort(2, 5);
    const { made } = expectRatings(seeds);
    expect(made).toBe(2 * 20 * 10 * 4 * seeds);
  });

  it('stay within the band, and deadly within its own bound', () => {
    for (const difficulty of DIFFICULTIES)
      for (let i = 0; i < 100; i++) {
        const { totals, rating } = built({ difficulty, party: { level: 9, size: 4 } }, `band ${i}`);
        const [from, below] = xpRangeOf(difficultyScale5e({ level: 9, size: 4 }), difficulty);
        expect(rating).toBe(difficulty);
        expect(totals.adjustedXp).toBeGreaterThanOrEqual(from);
        expect(totals.adjustedXp).toBeLessThan(below);
      }
  });

  it('are of the type and the terrain asked for', () => {
    for (const system of RATED_SYSTEMS)
      for (const terrain of TERRAINS) {
        const { monsters, note } = built({ system, terrain }, terrain);
        const homes = monsters.map(({ name }) => foesOf(system).find((foe) => foe.name === name)!.terrains);
        expect(note ?? homes.every((home) => home.includes(terrain)), `${system} ${terrain}`).toBe(true);
      }
    const undead = built({ type: 'undead', terrain: 'ruin', difficulty: 'hard' });
    expect(undead.monsters.every(({ type }) => type === 'undead')).toBe(true);
    expect(built({ type: 'Goblins' }).monsters.map(({ name }) => name)).toEqual(['Goblin']);
    expect(built({ type: 'wolves' }).monsters.map(({ name }) => name)).toEqual(['Wolf']);
    const devils = new Set(foesOf('5e').flatMap(({ name, subtype }) => (subtype === 'devil' ? name : [])));
    expect(built({ type: 'devil', party: { level: 9, size: 4 } }).monsters.every(({ name }) => devils.has(name))).toBe(
      true,
    );
  });

  it('tell what had to be given up', () => {
    expect(built({ type: 'ooze', terrain: 'arctic' }).note).toContain('No ooze is at home in arctic ground');
    const pegasus = built({ type: 'celestial', difficulty: 'easy', party: { level: 1, size: 4 } });
    expect(pegasus.note).toContain('above the usual cap of 1');
    expect(pegasus.rating).toBe('deadly');
    expect(built({ type: 'ooze', difficulty: 'deadly', party: { level: 20, size: 10 } }).note).toContain(
      'The nearest to deadly',
    );
  });

  it('refuse words that mean nothing, with those that do', () => {
    expect(refused({ type: 'dragn' })).toContain('did you mean dragon?');
    expect(refused({ type: 'spaceship' })).toContain('Types are aberration, beast');
    expect(refused({ terrain: 'swmap' })).toContain('did you mean swamp?');
    expect(refused({ terrain: 'moon' })).toContain('arctic, coast, desert');
  });

  it('come again by the seed, and differ by seeds', () => {
    expect(built({}, 'a')).toEqual(built({}, 'a'));
    const texts = new Set(Array.from({ length: 50 }, (_, i) => built({}, `seed ${i}`).text));
    expect(texts.size).toBe(50);
  });

  it('tell every roll within its dice', () => {
    for (let i = 0; i < 200; i++)
      for (const { dice, faces } of built({ system: i % 2 ? '1e' : '5e' }, `rolls ${i}`).rolls) {
        const sides = Number(/d(\d+)/.exec(dice)![1]);
        expect(faces.every((face) => face >= 1 && face <= sides)).toBe(true);
      }
  });

  it('lead kinds of groups of every shape', () => {
    const shapes = new Set(Array.from({ length: 60 }, (_, i) => built({}, `shape ${i}`).shape));
    expect([...shapes].sort()).toEqual(['leader and followers', 'mixed', 'one kind']);
  });
});

describe('what encounters are made of', () => {
  it('every monster has a home, a company and the tables of its manner', () => {
    for (const system of RATED_SYSTEMS) {
      const foes = foesOf(system);
      expect(foes.filter(({ terrains, most }) => !terrains.length || most < 1).map(({ name }) => name)).toEqual([]);
      const ids = new Set(foes.flatMap((foe) => ['why', 'tactic'].map((what) => `encounter/${what}-${mannerOf(foe)}`)));
      for (const id of [...ids, ...TERRAINS.map((terrain) => `terrain/${terrain}`)])
        expect(oracleTablesOf(system).get(id), `${system} ${id}`).toBeDefined();
    }
  });

  it('bands are of known monsters', () => {
    const known = new Set(RATED_SYSTEMS.flatMap((system) => foesOf(system)).map(({ name }) => plainName(name)));
    const { bands } = content<{ bands: string[][] }>('roleplay/bands');
    const strange = bands.flat().filter((name) => !known.has(plainName(name)));
    expect(strange).toEqual([]);
  });

  it('habitats are of known monsters and types', () => {
    const { terrains } = content<{ terrains: Record<string, { types: string[]; names: string[] }> }>(
      'roleplay/habitats',
    );
    const names = entityCatalogueOf('5e')
      .byCategory.get('monster')!
      .map(({ name }) => name);
    const isKnown = (pattern: string) =>
      names.some((name) => (pattern.includes('*') ? name.includes(pattern.replaceAll('*', '')) : name === pattern));
    const strange = Object.values(terrains).flatMap((terrain) => terrain.names.filter((name) => !isKnown(name)));
    expect(strange).toEqual([]);
  });

  it('are named as they are said', () => {
    expect(countedName('Wolf', 3)).toBe('three wolves');
    expect(countedName('Swarm of Bats', 2)).toBe('two swarms of bats');
    expect(countedName('Deep Gnome (Svirfneblin)', 2)).toBe('two deep gnomes');
    expect(countedName('Unicorn', 1)).toBe('a unicorn');
    expect(countedName('Ogre', 1)).toBe('an ogre');
    expect(countedName('Drow', 14)).toBe('fourteen drow');
  });
});

describe('random encounters', () => {
  const random = (system: string, more = {}, seed = 'seed') =>
    makeRandomEncounter({ system, ...more }, Rng.fromSeed(seed));

  it.each(['5e', 'pathfinder', ...UNRATED_SYSTEMS])(
    'of %s come in every difficulty, and again by the seed',
    (system) => {
      for (const difficulty of [undefined, ...DIFFICULTIES])
        for (let i = 0; i < 20; i++) {
          const made = random(system, { difficulty }, `${i}`);
          if (!made.ok) throw new Error(made.error.detail);
          expect(made.value.monsters.every(({ count }) => count >= 1)).toBe(true);
          expect(made.value.text).not.toMatch(/undefined|\[\[|\{\d|\.\.$/m);
          expect(random(system, { difficulty }, `${i}`)).toEqual(made);
        }
    },
  );

  it('of 5e draw a level and tell it', () => {
    const made = random('5e');
    expect(made).toMatchObject({ ok: true, value: { party: { size: 4 } } });
    if (made.ok) expect(made.value.rolls[0]).toMatchObject({ what: 'level of the 4 characters', dice: '1d20' });
  });

  it('of Ironsworn are refused with what there is instead', () => {
    const made = random('ironsworn');
    expect(made.ok ? '' : made.error.detail).toMatch(/licence.*Delve.*5e, 1e, cairn/);
  });

  it('refuse unknown systems and types', () => {
    expect(random('fith')).toMatchObject({ ok: false, error: { kind: 'unknown' } });
    const made = random('knave', { type: 'gobln' });
    expect(made.ok ? '' : made.error.detail).toContain('did you mean Goblin');
  });
});
