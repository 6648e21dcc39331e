import { describe, expect, it } from 'vitest';
import { Rng } from '../../src/lib/rng.ts';
import { isPlural, rowToPhrase } from '../../src/oracle/english.ts';
import { textBeforeRolls } from '../../src/oracle/marks.ts';
import { ORACLE_SYSTEMS, oracleTablesOf } from '../../src/oracle/oracle-tables.ts';
import { loadRecipes, loadSketches, rowWordingsOf, SCENE_KINDS, type SceneSketch } from '../../src/oracle/recipe.ts';
import { makeRandomScene, makeScene, wordingKeyMatches } from '../../src/oracle/scene.ts';
import { REGIONS } from '../../src/oracle/table.ts';
import { FILTER_NAMES, splitNestedTableId, templateSlotsOf } from '../../src/oracle/template.ts';
import { EVERY_KIND, EVERY_RECIPE, faultsAtRandom, faultsOf, faultsOfRecipe, faultsOfSketched } from './scene-laws.ts';

const COUNT = 40;

/** Tables and filters that a template names but that do not exist, and braces left over from parsing. */
function unknownNames({ system, pieces, tables, sentence }: SceneSketch): string[] {
  const known = oracleTablesOf(system);
  const filters = templateSlotsOf(pieces).flatMap((slot) => slot.filters);
  return [
    ...tables.filter((table) => !splitNestedTableId(table) && !known.get(table)?.rows.length),
    ...filters.filter((name) => !FILTER_NAMES.includes(name)),
    ...(sentence.replaceAll(/\{[^{}]*\}/g, '').match(/[{}|]/g) ?? []),
  ];
}

describe('recipes', () => {
  it('are at least thirty, and two for each system and kind', () => {
    expect(loadRecipes().length).toBeGreaterThanOrEqual(30);
    for (const [system, type] of EVERY_KIND)
      expect(
        loadRecipes().filter((recipe) => recipe.system === system && recipe.about === type).length,
        `${system} ${type}`,
      ).toBeGreaterThanOrEqual(2);
  });

  it('have IDs of their own, titles and kinds', () => {
    expect(new Set(loadRecipes().map(({ id }) => id)).size).toBe(loadRecipes().length);
    for (const { id, system, title, about } of loadRecipes()) {
      expect(id.startsWith(`${system}-`), id).toBe(true);
      expect(title, id).toMatch(/^[A-Z]/);
      expect(SCENE_KINDS, id).toContain(about);
    }
  });

  it.each(EVERY_RECIPE)('%s rolls tables that are there, through filters that are known', (_, recipe) => {
    expect(unknownNames(recipe)).toEqual([]);
  });

  it.each(ORACLE_SYSTEMS)('tell rows of %s in other words only where there are such rows', (system) => {
    const { tables } = oracleTablesOf(system);
    const nameOf = (id: string) => oracleTablesOf(system).get(id)!.name;
    const unknown = Object.entries(rowWordingsOf(system)).flatMap(([key, words]) => {
      const rows = tables
        .filter(({ id }) => wordingKeyMatches(key, id))
        .flatMap((table) => table.rows.map(({ text }) => rowToPhrase(textBeforeRolls(text, nameOf))));
      return Object.keys(words)
        .filter((text) => !rows.includes(text))
        .map((text) => `${key}: ${text}`);
    });
    expect(unknown).toEqual([]);
  });

  it('put no plural row behind a verb for one: "behind you is quarantine ropes"', () => {
    const verbForOne =
      /\b(?:lies|stands|(?:notice|see|behind you|out|eye|end|sense) is) \{([a-z-]+\/[a-z-]+)(?: \| [a-z ]+)?\}/g;
    let tables = 0;
    const faults = [...loadSketches(), ...loadRecipes()].flatMap(({ system, sentence }) =>
      [...sentence.matchAll(verbForOne)].flatMap(([frame, table]) => {
        tables++;
        const wordings = rowWordingsOf(system)[table!] ?? {};
        const rows = oracleTablesOf(system)
          .get(table!)!
          .rows.map(({ text }) => rowToPhrase(text));
        return rows.filter((row) => isPlural(wordings[row] ?? row)).map((row) => `${system}: ${frame}: ${row}`);
      }),
    );
    expect(isPlural('reed beds')).toBe(true);
    expect(tables).toBeGreaterThan(3);
    expect(faults).toEqual([]);
  });

  it('call a foe who may be alone neither "they" nor leaders of others', () => {
    const withFoes = [...loadSketches(), ...loadRecipes()].filter(({ tables }) => tables.includes('combat/foes'));
    const faults = withFoes.flatMap(({ system, sentence, tables }) =>
      tables.flatMap((table) => {
        const wordings = rowWordingsOf(system)[table] ?? {};
        const phrases = oracleTablesOf(system)
          .get(table)!
          .rows.map(({ text }) => wordings[rowToPhrase(text)] ?? rowToPhrase(text));
        return phrases
          .filter((phrase) => /^they\b|\btheir leader\b/.test(phrase))
          .map((phrase) => `${sentence} ${phrase}`);
      }),
    );
    expect(withFoes.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });

  it.each(EVERY_RECIPE)(`%s makes ${COUNT} good sentences`, (_, recipe) => {
    expect(faultsOfRecipe(recipe, COUNT)).toEqual([]);
  });

  it('make the same scene of the same seed, and others of others', () => {
    for (const recipe of loadRecipes()) {
      const [one, again, other] = ['a', 'a', 'b'].map((seed) => makeScene(recipe, Rng.fromSeed(seed)).sentence);
      expect(again).toBe(one);
      expect(other, recipe.id).not.toBe(one);
    }
  });
});

describe('sketches', () => {
  it.each(EVERY_KIND)('of %s about %s are at least eight, of known tables, with two slots or more', (system, about) => {
    const sketches = loadSketches().filter((sketch) => sketch.system === system && sketch.about === about);
    expect(new Set(sketches.map(({ sentence }) => sentence)).size).toBeGreaterThanOrEqual(8);
    expect(sketches.flatMap(unknownNames)).toEqual([]);
    for (const { sentence, pieces } of sketches)
      expect(templateSlotsOf(pieces).length, sentence).toBeGreaterThanOrEqual(2);
  });

  it('make the same scene of the same seed, of one of the sketches of the kind', () => {
    for (const [system, type] of EVERY_KIND) {
      const [one, again] = ['a', 'a'].map((seed) => makeRandomScene(system, type, Rng.fromSeed(seed)));
      expect(again).toEqual(one);
      expect(one).toMatchObject({ system, recipe: null, type });
    }
  });

  it.each(EVERY_KIND)(`of %s about %s make ${COUNT} short, good scenes`, (system, type) => {
    expect(faultsAtRandom(system, type, COUNT)).toEqual([]);
  });

  it.each(ORACLE_SYSTEMS)('of %s begin in many ways', (system) => {
    const openings = new Map<string, number>();
    for (const { sentence } of loadSketches().filter((sketch) => sketch.system === system)) {
      const opening = sentence.split(' ', 3).join(' ');
      openings.set(opening, (openings.get(opening) ?? 0) + 1);
    }
    expect([...openings].filter(([, count]) => count > 3)).toEqual([]);
  });
});

describe('regions', () => {
  const regional = loadRecipes().filter(({ id }) =>
    ['starforged-settlement', 'starforged-planet', 'starforged-ship', 'starforged-sighting'].includes(id),
  );

  it.each(REGIONS)('roll the tables of %s', (region) => {
    expect(regional.length).toBe(4);
    for (const recipe of regional) {
      const scene = makeScene(recipe, Rng.fromSeed('here'), region);
      const own = scene.rolls.filter(({ table }) => REGIONS.some((any) => table.endsWith(`/${any}`)));
      expect(own.length, recipe.id).toBeGreaterThan(0);
      expect(own.every(({ table }) => table.endsWith(`/${region}`))).toBe(true);
      expect(scene.region).toBe(region);
    }
  });

  it('are the first where none is named, and not told where no table depends on them', () => {
    for (const recipe of regional) expect(makeScene(recipe, Rng.fromSeed('here')).region).toBe(REGIONS[0]);
    const spacer = loadRecipes().find(({ id }) => id === 'starforged-spacer')!;
    expect(makeScene(spacer, Rng.fromSeed('here'), 'expanse')).not.toHaveProperty('region');
  });
});

describe('laws of scenes', () => {
  const faults = (sentence: string) => faultsOf({ ...makeRandomScene('cairn', 'npc', Rng.fromSeed('')), sentence });

  it.each([
    'You meet a honest man.',
    'You meet an unicorn.',
    'You meet [[people/work]].',
    'You meet a man  in black.',
    'You meet a man (d6 damage).',
    'You meet a man,.',
    'You meet the a man.',
    'You meet a man. he waits.',
    'Ahead: .',
    'Roll twice.',
    'You meet a man',
  ])('find what is wrong with "%s"', (sentence) => {
    expect(faults(sentence).length).toBeGreaterThan(0);
  });

  it.each([
    ['It rains.', '9 characters'],
    ['You meet a man on the road. He is old. He waits for you.', 'not one or two sentences'],
    ['You meet a man on the road, and what he says is this: go home.', 'a label'],
    ['You meet a man on the road, and he sells stone stone jars.', 'a word twice in a row'],
    [`You meet a man with ${'one, '.repeat(60)}two.`, '324 characters'],
  ])('find what is not brief and good in "%s"', (sentence, fault) => {
    const scene = { ...makeRandomScene('cairn', 'npc', Rng.fromSeed('')), sentence };
    expect(faultsOfSketched(scene).join()).toContain(fault);
  });

  it('count what is said within a sentence as part of it', () => {
    const sentence = 'A voice comes out of the dark: "Have you eaten? Then hush". It is a knight.';
    expect(faultsOfSketched({ ...makeRandomScene('cairn', 'npc', Rng.fromSeed('')), sentence })).toEqual([]);
  });

  it('let pass what is right', () => {
    expect(faults('You wait an hour for a unicorn, an AI and a one-eyed man. “No?” Five wolves come.')).toEqual([]);
  });
});
