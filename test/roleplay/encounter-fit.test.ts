import { describe, expect, it } from 'vitest';
import { Rng } from '../../src/lib/rng.ts';
import { oracleTablesOf } from '../../src/oracle/oracle-tables.ts';
import { content } from '../../src/roleplay/content.ts';
import { type Circumstances, isNocturnal, stancesOf, suitsCircumstances } from '../../src/roleplay/encounter/fit.ts';
import { type ChallengeRatedSystem, type Foe, foesOf, RATED_SYSTEMS } from '../../src/roleplay/encounter/foes.ts';
import { mannerOf } from '../../src/roleplay/encounter/manner.ts';
import { matchesName } from '../../src/roleplay/encounter/name-pattern.ts';
import { makeEncounter } from '../../src/roleplay/encounter/rated-encounter.ts';
import type { RatedEncounter } from '../../src/roleplay/encounter/rated-types.ts';
import { TERRAINS } from '../../src/roleplay/encounter/terrains.ts';
import { countedName } from '../../src/roleplay/encounter/words.ts';
import { DIFFICULTIES } from '../../src/roleplay/encounter/yardstick.ts';
import { usualSpoilsValue } from '../../src/roleplay/loot/spoils.ts';
import { RollRecorder } from '../../src/roleplay/rolls.ts';

/** Encounters of both systems in all terrains, for parties of levels 1 to 20. */
const ENCOUNTERS: readonly RatedEncounter[] = RATED_SYSTEMS.flatMap((system) =>
  TERRAINS.flatMap((terrain) =>
    Array.from({ length: 80 }, (_, i) => {
      const made = makeEncounter(
        { system, terrain, party: { level: 1 + (i % 20), size: 4 }, difficulty: DIFFICULTIES[(i >> 2) & 3]! },
        new RollRecorder(Rng.fromSeed(`${system} ${terrain} ${i}`)),
      );
      if (!made.ok) throw new Error(made.error.detail);
      return made.value;
    }),
  ),
);

/** Lines of encounters in which all monsters match a pattern and the text to read or the tactics match another. */
const withBoth = (names: RegExp, said: RegExp): string[] =>
  ENCOUNTERS.filter(({ monsters }) => monsters.every(({ name }) => names.test(name)))
    .map(({ text }) => text.split('\n- ')[0]!)
    .filter((text) => said.test(text));

const countOf = (names: RegExp): number =>
  ENCOUNTERS.filter(({ monsters }) => monsters.every(({ name }) => names.test(name))).length;

describe('encounters that a game master would be ashamed of', () => {
  it.each([
    [
      'fish that circle downwind or fear fire',
      /shark|whale|orca|quipper|eel\b|squid/i,
      /downwind|shy from fire|charge|torches|food|roof/,
    ],
    [
      'elk that eat the fallen',
      /elk|deer|goat|horse|mammoth|mastodon|elephant|rhinoceros/i,
      /prey|meat|dead animal|drag whoever falls|carries the food/,
    ],
    ['oozes that obey orders', /pudding|ooze|jelly|cube/i, /order given|maker|trap was set|terms|captive/],
    [
      'cultists who fear the watch between the worlds',
      /./,
      /Beyond the world(?:.|\n)*(?:the watch is|thieves' mark|merchant)/,
    ],
    ['storm giants that creep', /giant$/i, /creep into place/],
    ['golems that hunger', /golem|animated|cobra|column/i, /hunger|warmth is food|blood was spilt/],
    ['vampires and owls by day', /vampire|owl$|\bbats?\b|wraith/i, /bright|only shade|gulls|closing time|morning/],
    [
      'plants that follow',
      /flytrap|fungus|shrieker|assassin vine|musk creeper/i,
      /follow without|push the party|block the way out/,
    ],
    ['hell hounds that strike bargains', /hell hound|yeth hound|nightmare/i, /bargain|lie\b|too proud|vow/],
    ['wyrmlings that remember an old defeat', /wyrmling/i, /years of sleep|tribute|eggs|old defeat/],
    ['wingless dragons that circle', /dragon turtle/i, /circle twice|carry one off|come down only/],
    ['giants in a low crawl', /giant$|dragon$|worm|tarrasque/i, /low crawl|dead-end alley|library|bath house|sewer/],
    ['sharks in a lock', /shark|whale|kraken|orca/i, /lock with|pool below|drowned village/],
    ['crocodiles on a reef', /crocodile|frog|toad/i, /reef|kelp|sandbar/],
    ['shadows that speak without a tongue', /^(?:specter|shadow)$/i, /voice of somebody/],
    [
      'cats and hawks that hunt people',
      /^(?:cat|hawk|owl|weasel)$/i,
      /easy meat|prey often comes this way|downwind|closer at/,
    ],
    ['salamanders on the ice', /salamander|azer|fire (?:giant|elemental)|magmin/i, /glacier/],
  ])('no %s', (_, names, said) => {
    expect(countOf(names)).toBeGreaterThan(0);
    expect(withBoth(names, said)).toEqual([]);
  });

  it('no horse or other big beast in a sewer, a bath house or a belfry', () => {
    const tight = ENCOUNTERS.filter(({ ground }) =>
      /sewer junction|bath house|low crawl|bell tower|row of cells/.test(ground),
    );
    expect(tight.length).toBeGreaterThan(20);
    const big = tight.filter(({ system, monsters }) =>
      monsters.some(({ name }) => {
        const { type, traits } = foesOf(system).find((foe) => foe.name === name)!;
        return traits.has('large') && /animal|beast|vermin/.test(type) && !traits.has('flies') && !traits.has('climbs');
      }),
    );
    expect(big.map(({ text }) => text.split('\n', 1)[0])).toEqual([]);
  });

  it('no body that a starving beast has left uneaten, and no purse of those who were robbed', () => {
    const bodies = ENCOUNTERS.filter(({ text }) => text.includes('Loot, on a body nearby'));
    const bones = ENCOUNTERS.filter(({ text }) => text.includes('Loot, among old bones nearby'));
    expect(Math.min(bodies.length, bones.length)).toBeGreaterThan(20);
    const hungry = /nothing to eat for a week|hunger|hungry|nothing has come|been eaten|easy meat|smell of food/;
    expect(bodies.filter(({ reason }) => hungry.test(reason)).map(({ text }) => text)).toEqual([]);
    expect(bones.some(({ reason }) => hungry.test(reason))).toBe(true);
    const robbed = ENCOUNTERS.filter(({ reason, loot }) => /robbed this morning/.test(reason) && loot.length);
    expect(robbed.length).toBeGreaterThan(0);
    expect(robbed.filter(({ text }) => !text.includes('Loot, which the robbers missed: '))).toEqual([]);
  });

  it('no endless water for those who have none to drink', () => {
    const wanting = ENCOUNTERS.filter(({ reason }) => /drinking water|proper meal/.test(reason));
    expect(wanting.length).toBeGreaterThan(5);
    expect(wanting.filter(({ loot }) => /decanter|sustenance|food|feast/i.test(loot.join()))).toEqual([]);
  });

  it('no body with more coins on it than one person could carry', () => {
    const carried = ENCOUNTERS.flatMap(({ text }) => {
      const [, place, coins] = /^Loot, ([a-z' ]+): ([\d,]+) gp in coins/m.exec(text) ?? [];
      return place && coins ? [{ place, coins: Number(coins.replaceAll(',', '')) }] : [];
    });
    const ample = carried.filter(({ place }) => place === 'among the remains of a lost company');
    expect(ample.length).toBeGreaterThan(5);
    expect(ample.filter(({ coins }) => coins <= 1000)).toEqual([]);
    expect(carried.filter(({ place, coins }) => /body|victim|bones/.test(place) && coins > 1000)).toEqual([]);
  });

  it('no half points, and no sentence that begins with digits', () => {
    const multiplied = ENCOUNTERS.filter(({ totals }) => (totals.rawXp * totals.multiplier) % 1 === 0.5);
    expect(multiplied.length).toBeGreaterThan(0);
    for (const { totals } of multiplied) expect(totals.adjustedXp).toBe(Math.floor(totals.rawXp * totals.multiplier));
    expect(ENCOUNTERS.filter(({ totals }) => totals.monsters > 12).length).toBeGreaterThan(5);
    expect(ENCOUNTERS.map(({ text }) => text.split('\n', 1)[0]!).filter((line) => /\. \d/.test(line))).toEqual([]);
  });

  it('no second tarrasque', () => {
    expect(countedName('Tarrasque', 1)).toBe('the tarrasque');
  });

  it('no lone monster that falls first, scatters or surrounds', () => {
    const lone = ENCOUNTERS.filter(({ totals }) => totals.monsters === 1);
    expect(lone.length).toBeGreaterThan(100);
    const said = /when the first one falls|scatter|spread out|deserters|take turns|creep into place/;
    expect(lone.filter(({ tactic, reason }) => said.test(tactic + reason))).toEqual([]);
  });

  it('no reason and tactic that contradict each other', () => {
    const clashes: readonly (readonly [RegExp, RegExp])[] = [
      [/fresh kill lies near|lair is close by|eggs lie hidden/, /way out is clear|bolt at|as there is a way out/],
      [/prey often comes this way|easy meat/, /only the one who came too near|hope that the party leaves/],
      [/way back is closed|hunters gave chase/, /somebody stands alone|turn round|every halt/],
      [/nobody may talk|no witnesses|carry word/, /offer terms|take a captive|rob, not to kill|lay down its weapons/],
      [/stories are worth a detour|is to be looked at/, /come down only to finish|finish a word|last in line/],
      [/made it mad|makes the strongest/, /half strength|hope that the party|one warning/],
    ];
    const both = ENCOUNTERS.map(({ reason, tactic }) => `${reason} / ${tactic}`);
    for (const [reason] of clashes)
      expect(
        both.some((text) => reason.test(text)),
        String(reason),
      ).toBe(true);
    expect(both.filter((text) => clashes.some(([one, other]) => one.test(text) && other.test(text)))).toEqual([]);
  });

  it('no night creature without the night, where there is one', () => {
    for (const { terrain, monsters, text } of ENCOUNTERS) {
      const isTold = text.split(':', 1)[0]!.includes('after dark');
      expect(isTold, text).toBe(!['planar', 'underground'].includes(terrain) && monsters.some(isNocturnal));
    }
  });

  it('no ground that does not suit all who stand on it', () => {
    const strange = ENCOUNTERS.filter(({ system, monsters, ground, terrain, totals }) =>
      monsters.some(({ name }) => {
        const foe = foesOf(system).find((known) => known.name === name)!;
        const isNight = monsters.some(isNocturnal);
        return !suitsCircumstances(ground, { foe, count: totals.monsters, terrain, isNight });
      }),
    );
    expect(strange.map(({ text }) => text.split('\n', 1)[0])).toEqual([]);
  });

  it('no fish out of the water, on a coast or in a swamp', () => {
    const swimsOnly = ({ speed, moves }: Foe) => speed === 0 && !moves['fly'] && moves['swim'];
    for (const system of RATED_SYSTEMS) {
      const fishes = foesOf(system).filter(swimsOnly);
      expect(fishes.length).toBeGreaterThan(4);
      for (const { name, terrains } of fishes) expect(terrains, name).toEqual(['water']);
    }
  });

  it('no company of beasts that eat or ignore each other', () => {
    const kinOf = (system: (typeof RATED_SYSTEMS)[number], name: string) =>
      foesOf(system)
        .find((foe) => foe.name === name)!
        .kin.map((other) => other.name);
    expect(kinOf('5e', 'Giant Wolf Spider')).not.toContain('Wolf');
    expect(kinOf('5e', 'Black Bear')).not.toContain('Brown Bear');
    expect(kinOf('5e', 'Lion')).not.toContain('Tiger');
    expect(kinOf('5e', 'Guardian Naga')).not.toContain('Spirit Naga');
    expect(kinOf('5e', 'Remorhaz')).not.toContain('Winter Wolf');
    expect(kinOf('5e', 'Swarm of Beetles')).not.toContain('Skeleton');
    expect(kinOf('5e', 'Wolf')).not.toContain('Zombie');
    expect(kinOf('1e', 'Hound archon')).not.toContain('Hell hound');
    expect(kinOf('1e', 'Giant ant')).not.toContain('Giant ant lion');
    expect(kinOf('1e', 'Elysian titan')).not.toContain('Thanatotic titan');
    // The text calls both "giant rat".
    expect(kinOf('5e', 'Giant Rat')).not.toContain('Giant Rat (Diseased)');
    expect(kinOf('5e', 'Goblin')).toContain('Wolf');
    expect(kinOf('5e', 'Vampire')).toContain('Swarm of Bats');
  });

  it('no beast that leads those who think', () => {
    const leading = / (?:shark|wolf|bear|weasel|golem|ooze)s? leads? /;
    expect(ENCOUNTERS.flatMap(({ text }) => (leading.test(text) ? text.split('\n', 1) : []))).toEqual([]);
    expect(ENCOUNTERS.some(({ text }) => text.includes(' come with a'))).toBe(true);
  });

  it('no rat alone and no flight of four dragons, as long as other numbers would do', () => {
    const alone = ENCOUNTERS.filter(
      ({ monsters, note }) =>
        !note && monsters.length === 1 && monsters[0]!.count === 1 && /^(?:Rat|Bat|Kobold)$/.test(monsters[0]!.name),
    );
    expect(alone.length).toBeLessThan(4);
    for (const { monsters } of ENCOUNTERS)
      for (const { name, count } of monsters)
        if (/^(?:Adult|Ancient) .* dragon$/i.test(name)) expect(count, name).toBeLessThanOrEqual(4);
  });
});

const rowsThatSuit = (system: ChallengeRatedSystem, id: string, here: Circumstances): string[] =>
  oracleTablesOf(system)
    .get(id)!
    .rows.map(({ text }) => text)
    .filter((row) => suitsCircumstances(row, here));

describe('what fits', () => {
  it('leaves ground, and five reasons and tactics, for every monster in each of its terrains, alone and in numbers', () => {
    const lacking = RATED_SYSTEMS.flatMap((system) =>
      foesOf(system).flatMap((foe) =>
        foe.terrains.flatMap((terrain) =>
          [1, 3].flatMap((count) =>
            [`terrain/${terrain}`, `encounter/why-${mannerOf(foe)}`, `encounter/tactic-${mannerOf(foe)}`].filter(
              (id) => {
                const here = { foe, count, terrain, isNight: isNocturnal(foe) };
                const least = id.startsWith('terrain') ? 1 : 5;
                return rowsThatSuit(system, id, here).length < least;
              },
            ),
          ),
        ),
      ),
    );
    expect(lacking).toEqual([]);
  });

  it('leaves four tactics whatever the reason', () => {
    const lacking = new Set<string>();
    for (const system of RATED_SYSTEMS)
      for (const foe of foesOf(system))
        for (const terrain of foe.terrains)
          for (const count of [1, 3]) {
            const here = { foe, count, terrain, isNight: isNocturnal(foe) };
            const reasons = rowsThatSuit(system, `encounter/why-${mannerOf(foe)}`, here);
            for (const aims of new Set(reasons.map((row) => stancesOf(row).join(' ')))) {
              const stances = aims.split(' ');
              const tactics = rowsThatSuit(system, `encounter/tactic-${mannerOf(foe)}`, { ...here, stances });
              if (tactics.length < 4) lacking.add(`${system} ${foe.name} ×${count}, ${terrain}: ${aims}`);
            }
          }
    expect([...lacking]).toEqual([]);
  });

  it('is about rows, words and monsters that exist', () => {
    const { names, lacking, rows, gives, one } = content<{
      names: Record<string, string[]>;
      lacking: Record<string, string[]>;
      rows: Record<string, string>;
      gives: Record<string, string>;
      one: Record<string, string>;
    }>('roleplay/fit');
    const { names: mannerNames } = content<{ names: Record<string, string[]> }>('roleplay/manners');
    const texts = new Set(
      RATED_SYSTEMS.flatMap((system) =>
        oracleTablesOf(system).tables.flatMap((table) => table.rows.map(({ text }) => text)),
      ),
    );
    expect([rows, gives, one].flatMap(Object.keys).filter((row) => !texts.has(row))).toEqual([]);
    const foes = RATED_SYSTEMS.flatMap((system) => foesOf(system));
    const patterns = [names, lacking, mannerNames].flatMap((lists) => Object.values(lists).flat());
    expect(patterns.filter((pattern) => !foes.some(({ name }) => matchesName(pattern, name)))).toEqual([]);
    const places = ['many', 'land', 'dry', 'indoors', 'outdoors', 'wild', 'sunless', 'day', 'aquatic', 'afloat'];
    const stances = Object.values(gives).flatMap((given) => given.split(' '));
    const words = new Set([...places, ...stances, ...TERRAINS.map((terrain) => `at-${terrain}`)]);
    for (const { traits } of foes) for (const trait of traits) words.add(trait);
    const used = Object.values(rows).flatMap((needs) => needs.split(/[ |]/).map((word) => word.replace('!', '')));
    expect([...new Set(used)].filter((word) => !words.has(word))).toEqual([]);
  });

  it('gives people who are one of the kinds with reasons and tactics of their own', () => {
    const kinds = ['civil', 'crook', 'tribe', 'giant', 'brute', 'schemer'];
    const others = RATED_SYSTEMS.flatMap((system) =>
      foesOf(system).filter((foe) => mannerOf(foe) === 'folk' && !kinds.some((kind) => foe.traits.has(kind))),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('reads what 5e monsters do from their entries', () => {
    const traitsOf = (name: string) => foesOf('5e').find((foe) => foe.name === name)!.traits;
    expect([...traitsOf('Scout')]).toEqual(expect.arrayContaining(['shoots', 'speaks', 'clever', 'person']));
    expect([...traitsOf('Wolf')]).not.toContain('speaks');
    expect([...traitsOf('Adult Brass Dragon')]).toEqual(expect.arrayContaining(['good', 'breathes', 'flies']));
    expect([...traitsOf('Chain Devil')]).not.toContain('dispels');
    expect([...traitsOf('Stone Golem')]).toEqual(expect.arrayContaining(['made', 'bound']));
    expect([...traitsOf('Crab')]).toContain('bottom');
  });
});

describe('the words of an encounter', () => {
  const texts = ENCOUNTERS.map(({ text }) => text);

  it('count as people count', () => {
    const sayings = /\b1 hit points|× 1 for|\d{4,} (?:gp|XP)|\bSix kyton\b/;
    expect(texts.filter((text) => sayings.test(text))).toEqual([]);
    expect(texts.some((text) => text.includes('1 hit point ('))).toBe(true);
  });

  it('call one creature "it", unless it is a person', () => {
    const alone = ENCOUNTERS.filter(
      ({ system, totals, monsters }) =>
        totals.monsters === 1 &&
        !foesOf(system)
          .find(({ name }) => name === monsters[0]!.name)!
          .traits.has('person'),
    );
    expect(alone.length).toBeGreaterThan(150);
    const said = alone.map(({ monsters, reason, tactic }) => `${monsters[0]!.name}: ${reason}; ${tactic}`);
    // In tactics "they" are the party.
    expect(said.filter((text) => /\b(?:they|them|their)\b/.test(text.split(';')[0]!))).toEqual([]);
    expect(said.some((text) => /\bit\b/.test(text))).toBe(true);
    expect(said.filter((text) => /[{}[\]|]/.test(text))).toEqual([]);
  });

  it('say nothing of what some of the monsters cannot do', () => {
    const misfits = ENCOUNTERS.filter(({ system, monsters, tactic }) =>
      monsters.some(({ name }) => {
        const { traits } = foesOf(system).find((foe) => foe.name === name)!;
        return (
          (/^(?:open with missiles|shoot )/.test(tactic) && !traits.has('shoots')) ||
          (/swoop|stay in the air/.test(tactic) && !traits.has('flies')) ||
          (/grasp and hold|seize one, and/.test(tactic) && !traits.has('grabs'))
        );
      }),
    );
    expect(misfits.map(({ text }) => text.split('\n', 6).join(' / '))).toEqual([]);
  });

  it('come up evenly: no reason or tactic makes up more than a twelfth', () => {
    for (const what of ['reason', 'tactic'] as const) {
      const counts = new Map<string, number>();
      for (const encounter of ENCOUNTERS) counts.set(encounter[what], (counts.get(encounter[what]) ?? 0) + 1);
      expect(Math.max(...counts.values()), what).toBeLessThan(ENCOUNTERS.length / 12);
    }
  });
});

describe('what monsters leave', () => {
  it('is nothing if they are constructs or elementals', () => {
    const bare = ENCOUNTERS.filter(({ monsters }) =>
      monsters.every(({ name, type }) => type === 'construct' || name.endsWith('elemental')),
    );
    expect(bare.length).toBeGreaterThan(10);
    expect(bare.filter(({ loot }) => loot.length > 0)).toEqual([]);
  });

  it('is of metal or stone if they dissolve the rest', () => {
    const oozes = ENCOUNTERS.filter(({ monsters }) => monsters.some(({ type }) => type === 'ooze'));
    expect(oozes.length).toBeGreaterThan(5);
    expect(oozes.filter(({ loot }) => /gloves|thong|book|cloth|magic item/.test(loot.join()))).toEqual([]);
  });

  it('is worth at most twice what the rules of 1e say', () => {
    const rich = ENCOUNTERS.filter(({ system, totals, lootValue }) => {
      const usual = usualSpoilsValue({ system, rawXp: totals.rawXp, isPenniless: false });
      return system === '1e' && lootValue > 2 * usual;
    });
    expect(rich.map(({ text }) => text)).toEqual([]);
  });
});
