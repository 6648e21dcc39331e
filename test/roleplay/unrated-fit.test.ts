import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import type { Entity } from '../../src/entity/entity.ts';
import { Rng } from '../../src/lib/rng.ts';
import { oracleTablesOf } from '../../src/oracle/oracle-tables.ts';
import { content } from '../../src/roleplay/content.ts';
import { mindOf, ownLines } from '../../src/roleplay/encounter/mind.ts';
import { meets } from '../../src/roleplay/encounter/needs.ts';
import { encounterFile, suitsScene, tableFor, traitsGiven } from '../../src/roleplay/encounter/scene.ts';
import { makeUnratedEncounter, type UnratedEncounter } from '../../src/roleplay/encounter/unrated-encounter.ts';
import { UNRATED_SYSTEMS, type UnratedSystem } from '../../src/roleplay/encounter/unrated-systems.ts';
import { countedName } from '../../src/roleplay/encounter/words.ts';
import { DIFFICULTIES } from '../../src/roleplay/encounter/yardstick.ts';

const monstersOf = (system: UnratedSystem): readonly Entity[] => entityCatalogueOf(system).byCategory.get('monster')!;

/** Encounters of each system in all difficulties and in none. */
const ENCOUNTERS: readonly UnratedEncounter[] = UNRATED_SYSTEMS.flatMap((system) =>
  Array.from({ length: 600 }, (_, i) => {
    const difficulty = [undefined, ...DIFFICULTIES][i % 5];
    const made = makeUnratedEncounter(system, { difficulty }, Rng.fromSeed(`${system} ${i}`));
    if (!made.ok) throw new Error(made.error);
    return made.value;
  }),
);

const nameOf = ({ monsters }: UnratedEncounter): string => monsters[0]!.name;
const monsterOf = (one: UnratedEncounter): Entity => monstersOf(one.system).find(({ name }) => name === nameOf(one))!;
const countOf = ({ monsters }: UnratedEncounter): number => monsters[0]!.count;
const sceneText = ({ scene }: UnratedEncounter): string => Object.values(scene).join('; ');

/** Twenty encounters with each monster whose name matches. */
const encountersWith = (names: RegExp): UnratedEncounter[] =>
  UNRATED_SYSTEMS.flatMap((system) =>
    monstersOf(system)
      .filter(({ name }) => names.test(name))
      .flatMap(({ name: type }) =>
        Array.from({ length: 20 }, (_, i) => makeUnratedEncounter(system, { type }, Rng.fromSeed(`${type} ${i}`))),
      ),
  ).flatMap((made) => (made.ok && names.test(nameOf(made.value)) ? made.value : []));

describe('unrated encounters that a game master would be ashamed of', () => {
  it.each([
    [
      'animals with brothers, pay or vows',
      /elephant|boar|\bbear$|(?<!were)wolf|\brat\b|spider|\bant$|horse|crab|frog|toad$/i,
      /brother|paid half|sworn|famil|order nobody|voice in the dark|bill you|talk while|smallest hostage|buy time/,
    ],
    [
      'good-humoured shadows',
      /^(?:shadow|wraith|spectre|barrow wight|headless rider)$/i,
      /good.humour|eager to please|generous|glad of company/,
    ],
    [
      'ants and elephants in ballrooms',
      /elephant|giant ant|centipede|scorpion/i,
      /ballroom|courtroom mid|glasshouse|coach at a gallop/,
    ],
    [
      'eels that ambush from above or want news',
      /\beel|lamprey|lantern fish|octopus/i,
      /from above|news of the sea|charges|drops things|at a run|across the way/,
    ],
    [
      'things without a mind that bargain',
      /cube|jelly|pudding|mould|skeleton|zombie|golem/i,
      /bargain|holds a hostage|parley|surrenders|good humour|a throne$|taunts/,
    ],
    [
      'plants that walk',
      /mould|shrieker|green slime/i,
      /coming on|follow, and never|in motion|scraping|following the loudest/,
    ],
    [
      'fish on land',
      /aboleth|fire eels|kraken|triton|sewer eel|lantern fish|mermaid|octopus/i,
      /pasture|canyon|birch|barley|scree|attic|desert|orchard, the/,
    ],
    [
      'giants in small rooms',
      /giant$|dragon$|hydra|cyclops|treant|elephant/i,
      /bell tower|bedchamber|robing room|attic|cell block|hay loft/,
    ],
    [
      'lone creatures that encircle or fight a parley among themselves',
      /dragon$|lich|hydra|chimera|unicorn/i,
      /encircles|from both sides|close in from all|all at the same one|middle of them/,
    ],
    ['slimes and snails in a hurry', /slug|snail|slime|gelatinous/i, /at a run|feints|hits and runs|hit, back off/],
    ['lions on frozen lakes', /^(?:lion|tiger|elephant|giant crocodile|giant scorpion)$/i, /frozen|glacier|old snow/],
  ])('no %s', (_, names, said) => {
    const known = encountersWith(names);
    expect(known.length).toBeGreaterThan(50);
    expect(
      known.map((encounter) => `${nameOf(encounter)}: ${sceneText(encounter)}`).filter((text) => said.test(text)),
    ).toEqual([]);
  });

  it('no friend that throws stones, no enemy with a pot on the fire', () => {
    const cairn = ENCOUNTERS.filter(({ system }) => system === 'cairn');
    const friendly = cairn.filter(({ scene }) =>
      /good-humoured|eager to please|well disposed|glad of/.test(scene['reaction']!),
    );
    const hostile = cairn.filter(({ scene }) => /murderous|guarded|vengeful/.test(scene['reaction']!));
    expect(Math.min(friendly.length, hostile.length)).toBeGreaterThan(15);
    const strife = /first stone|arrows first|brother|deepest sleep|paid half|parley goes/;
    expect(friendly.map(sceneText).filter((text) => strife.test(text))).toEqual([]);
    expect(
      hostile.map(sceneText).filter((text) => /wave from|pot on it|witness is needed|kindness owed/.test(text)),
    ).toEqual([]);
  });

  it('no dragon in company, no wolf alone', () => {
    const counts = (names: RegExp) => ENCOUNTERS.filter((encounter) => names.test(nameOf(encounter))).map(countOf);
    const lone = counts(/dragon$|^lich$|tarrasque|hydra|king$|queen$|colossus|kraken/i);
    const packs = counts(/^(?:wolf|dire wolf|giant rat|goblin|skeleton|wight-wolf|howlcat|moon wolf|harpy)$/i);
    expect(Math.min(lone.length, packs.length)).toBeGreaterThan(20);
    expect(new Set(lone)).toEqual(new Set([1]));
    expect(Math.min(...packs)).toBeGreaterThan(1);
  });

  it('no ten aboleths or treants', () => {
    const huge = encountersWith(/^(?:aboleth|treant|goliath|sauropod|hill giant)$/i).filter(
      ({ system }) => system === 'dungeon-world',
    );
    const deadly = DIFFICULTIES.flatMap((difficulty) =>
      ['aboleth', 'treant', 'goliath'].flatMap((type) =>
        Array.from({ length: 10 }, (_, i) =>
          makeUnratedEncounter('dungeon-world', { difficulty, type }, Rng.fromSeed(`${i}`)),
        ),
      ),
    ).flatMap((made) => (made.ok ? made.value : []));
    expect(deadly.length).toBe(120);
    expect(Math.max(...[...huge, ...deadly].map(countOf))).toBe(5);
  });

  it('no danger that is the monster itself', () => {
    const dangers = ENCOUNTERS.filter(({ scene }) => scene['danger']).map(
      (one) => `${nameOf(one)}: ${one.scene['danger']}`,
    );
    expect(dangers.length).toBeGreaterThan(100);
    expect(
      dangers.filter((text) =>
        /^(?:goblin.*goblin|dragon.*dragon|griffin.*griffin|bandit.*bandit|troll: .*troll|.*wolf: wolves)/i.test(text),
      ),
    ).toEqual([]);
  });

  it("no danger at home elsewhere: no rockslide in a bog, no will-o'-the-wisp on a pass", () => {
    const met = ENCOUNTERS.filter(({ system }) => system === 'dungeon-world').map(
      ({ scene }) => `${scene['ground']} / ${scene['danger']}`,
    );
    expect(met.filter((text) => /^(?:a bog|reed beds|mud flats|a plank road)/.test(text)).length).toBeGreaterThan(5);
    const strange: readonly RegExp[] = [
      /^(?:a bog|reed beds|mud flats|a plank road|a heronry|an alder carr).* \/ .*(?:rockslide|stampede|gap|wolves|bull)/,
      /^(?:a pass|a canyon|a sea cliff|a stony desert|broken hills).* \/ .*(?:leeches|biting|will-o|quakes)/,
      /^(?:a sea cliff) \/ .*(?:bear|stampede|armies|sinkhole)/,
      /^(?:a river bend|a ferry crossing) \/ .*(?:flood tide|squall)/,
    ];
    expect(met.filter((text) => strange.some((pattern) => pattern.test(text)))).toEqual([]);
  });

  it('no dragon in a laboratory', () => {
    const huge = encountersWith(/^(?:dragon|purple worm|dragonbone|apocalypse dragon)$/i);
    expect(huge.length).toBeGreaterThan(50);
    expect(huge.map(sceneText).filter((text) => /laboratory|a library|barracks|a crypt/.test(text))).toEqual([]);
  });

  it('no deadly encounter that is weaker than an easy one', () => {
    for (const system of ['cairn', 'knave', 'maze-rats'] as const) {
      const rated = ENCOUNTERS.filter((one) => one.system === system && one.difficulty);
      const isLone = (one: UnratedEncounter) => mindOf(system, monsterOf(one)).traits.has('lone');
      const weights = (ones: readonly UnratedEncounter[]) =>
        DIFFICULTIES.map((difficulty) =>
          ones
            .filter((one) => one.difficulty === difficulty)
            .map((one) => one.monsters[0]!.hitPoints! * countOf(one))
            .sort((a, b) => a - b),
        );
      const lone = weights(rated.filter(isLone));
      for (const i of [0, 1, 2]) expect(lone[i]!.at(-1)).toBeLessThanOrEqual(lone[i + 1]![0]!);
      const [easy, medium, hard, deadly] = weights(rated.filter((one) => !isLone(one))).map(
        (sorted) => sorted[sorted.length >> 1]!,
      );
      expect(easy).toBeLessThan(Math.min(medium!, hard!));
      expect(deadly).toBeGreaterThan(Math.max(medium!, hard!));
    }
  });

  it('no wight-wolfs, elfs, frogmans, fire eelses or "spider, giants"', () => {
    expect(countedName('Wight-wolf', 7)).toBe('seven wight-wolves');
    expect(countedName('Elf', 2)).toBe('two elves');
    expect(countedName('Frogman', 3)).toBe('three frogmen');
    expect(countedName('Fire eels', 9)).toBe('nine fire eels');
    const plurals = ['Erinyes', 'Remorhaz', 'Cyclops', 'Dwarf', 'Efreeti', 'Djinni', 'Aurochs', 'Colossus'];
    expect(plurals.map((name) => countedName(name, 2).slice(4)).join(' ')).toBe(
      'erinyes remorhazes cyclopes dwarves efreet djinn aurochs colossi',
    );
    expect(countedName('Moss folk', 2)).toBe('two moss folk');
    expect(countedName('Spider, giant', 2)).toBe('two giant spiders');
    expect(countedName('Spider, giant', 1)).toBe('a giant spider');
    const said = UNRATED_SYSTEMS.flatMap((system) => monstersOf(system).map(({ name }) => countedName(name, 2)));
    expect(
      said.filter((text) => /(?:wolf|elf|thief|(?:frog|guards|lizard| )man|eelse|folk|child|larvae)s$/.test(text)),
    ).toEqual([]);
  });
});

describe('the words of an unrated encounter', () => {
  const alone = ENCOUNTERS.filter((encounter) => countOf(encounter) === 1);
  const isPerson = (encounter: UnratedEncounter) => mindOf(encounter.system, monsterOf(encounter)).traits.has('person');

  it('call one creature "it", "he" or "she", unless it is a person', () => {
    const creatures = alone.filter((encounter) => encounter.system !== 'starforged' && !isPerson(encounter));
    expect(creatures.length).toBeGreaterThan(300);
    const said = creatures.map(({ monsters, scene }) =>
      [monsters[0]!.name, scene['reaction'], scene['opening'], scene['tactic']].join('; '),
    );
    expect(said.filter((text) => /\b(?:they|them|their)\b/.test(text))).toEqual([]);
    expect(said.some((text) => /\bit\b/.test(text))).toBe(true);
  });

  it('can be played from: they show hit points, health or rank, and damage', () => {
    const silent = ENCOUNTERS.filter(
      (encounter) =>
        monsterOf(encounter)['damage'] !== undefined &&
        monsterOf(encounter)['damage'] !== null &&
        !encounter.text.includes(String(monsterOf(encounter)['damage'])),
    );
    expect(silent.map(({ text }) => text)).toEqual([]);
    const shown = /: (?:\d+ HP|health \d+|(?:troublesome|dangerous|formidable|extreme|epic) foe|no numbers)/;
    expect(ENCOUNTERS.filter(({ text }) => !shown.test(text)).map(({ text }) => text)).toEqual([]);
  });

  it('do not contradict each other', () => {
    const clashes: readonly (readonly [RegExp, RegExp])[] = [
      [/starved for news|lonely|greedy for praise/, /to be left alone|one quiet night/],
      [/\blazy\b|\bsleepy\b/, /digs pits|follows for days|charges/],
      [/timid|cowardly/, /demands a duel|taunts|charges/],
      [/to be left alone|one quiet night/, /demands a duel|lays siege|follows for days/],
      [/waiting to be spoken to|intent on something/, /quarrel going on/],
      [/undecided/, /come in on the end of another fight|first stone/],
      [/quarrel going on/, /years without a word/],
    ];
    const clashing = ENCOUNTERS.map(sceneText).filter((text) =>
      clashes.some(([one, other]) => one.test(text) && other.test(text)),
    );
    expect(clashing).toEqual([]);
  });

  it('come up evenly: no lair, ground or twist makes up more than an eighth', () => {
    for (const [system, aspect] of [
      ['maze-rats', 'lair'],
      ['cairn', 'ground'],
      ['knave', 'twist'],
    ] as const) {
      const counts = new Map<string, number>();
      const own = ENCOUNTERS.filter((encounter) => encounter.system === system);
      for (const { scene } of own) counts.set(scene[aspect]!, (counts.get(scene[aspect]!) ?? 0) + 1);
      expect(Math.max(...counts.values()), `${system} ${aspect}`).toBeLessThan(own.length / 8);
    }
  });

  it('name no temper in the text of a monster, where a table rolls its personality', () => {
    const texts = monstersOf('maze-rats').map(({ name, text }) => `${name}: ${text}`);
    expect(texts.filter((text) => /\b(?:shy|timid|in a bad mood|well-spoken|rude|to blood)\b/.test(text))).toEqual([]);
  });

  it('place a monster where its text says that it lives', () => {
    const lairs = (type: string) => [
      ...new Set(
        Array.from({ length: 20 }, (_, i) => makeUnratedEncounter('maze-rats', { type }, Rng.fromSeed(`${i}`))).map(
          (made) => (made.ok ? made.value.scene['lair']! : made.error),
        ),
      ),
    ];
    expect(lairs('Well witch').every((lair) => lair.includes('well'))).toBe(true);
    expect(lairs('Sewer eel').every((lair) => /sewer|cistern/.test(lair))).toBe(true);
  });
});

interface MonsterFile {
  readonly labels?: Readonly<Record<string, string>>;
  readonly monsters: Readonly<Record<string, string>>;
}

describe.each(UNRATED_SYSTEMS)('the data of %s', (system) => {
  const file = encounterFile(system);
  const { labels = {}, monsters } = content<MonsterFile>(`roleplay/${system}/monsters`);
  const tables = oracleTablesOf(system);
  const sources = Object.values(file.scene).flatMap((source) => ('own' in source ? [] : source));
  const rows = new Set(sources.flatMap(({ table }) => tables.get(table)!.rows.map(({ text }) => text)));

  it('names every monster, and rows that exist', () => {
    expect(Object.keys(monsters)).toEqual(monstersOf(system).map(({ name }) => name));
    expect([file.needs, file.gives ?? {}, file.one ?? {}].flatMap(Object.keys).filter((row) => !rows.has(row))).toEqual(
      [],
    );
  });

  it('uses traits that are explained', () => {
    const { traits } = content<{ traits: Record<string, string> }>('roleplay/minds');
    const lists = [labels, monsters, file.needs, file.gives ?? {}].flatMap((list) => Object.values(list));
    const needs = sources.flatMap((source) => source.needs ?? []);
    const words = [...lists, ...needs].flatMap((list) => list.split(/[ |]/)).map((word) => word.replace(/^[-!]/, ''));
    expect([...new Set(words)].filter((word) => !Object.hasOwn(traits, word))).toEqual([]);
  });

  it('leaves six rows or the whole table for every monster, place, number and mood', () => {
    const scarce: string[] = [];
    for (const monster of monstersOf(system))
      for (const start of startsOf(system, monster)) {
        const pending = [{ step: 0, traits: start }];
        const seen = new Set<string>();
        while (pending.length) {
          const { step, traits } = pending.pop()!;
          const aspect = Object.keys(file.scene)[step];
          const key = `${step} ${[...traits].sort().join(' ')}`;
          if (aspect === undefined || seen.has(key)) continue;
          seen.add(key);
          const source = file.scene[aspect]!;
          const chosen = 'own' in source || ownLines(system, monster, aspect) ? undefined : tableFor(source, traits);
          const all = chosen ? tables.get(chosen.table)!.rows : [];
          const suiting = all.filter(({ text }) => suitsScene(text, file, chosen!, monster, traits));
          if (suiting.length < Math.min(6, all.length)) scarce.push(`${chosen!.table}: ${monster.name}, ${key}`);
          const given = new Set(suiting.map(({ text }) => traitsGiven(text, file).join(' ')));
          for (const more of given.size ? given : [''])
            pending.push({ step: step + 1, traits: new Set([...traits, ...more.split(' ').filter(Boolean)]) });
        }
      }
    expect(scarce).toEqual([]);
  });
});

/** The traits of a monster in each of its places, alone and in numbers. */
function startsOf(system: UnratedSystem, monster: Entity): ReadonlySet<string>[] {
  const { traits, places } = mindOf(system, monster);
  const numbers = traits.has('lone') ? [[]] : traits.has('pack') ? [['many']] : [[], ['many']];
  return (places.length ? places : ['']).flatMap((place) =>
    numbers.map((number) => new Set([...traits, place, ...number].filter(Boolean))),
  );
}

describe('needs', () => {
  it('are all of the words, any of those between bars, none of those denied', () => {
    const traits = new Set(['wild', 'small']);
    expect(meets('wild !big', traits)).toBe(true);
    expect(meets('town|wild small', traits)).toBe(true);
    expect(meets('town|!small', traits)).toBe(false);
    expect(meets('wild !small', traits)).toBe(false);
  });
});
