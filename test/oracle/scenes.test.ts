import { describe, expect, it } from 'vitest';
import { Rng } from '../../src/lib/rng.ts';
import { rowToPhrase } from '../../src/oracle/english.ts';
import { textBeforeRolls } from '../../src/oracle/marks.ts';
import { ORACLE_SYSTEMS, oracleTablesOf } from '../../src/oracle/oracle-tables.ts';
import { clausesOf, loadRecipes, rowWordingsOf, SCENE_KINDS } from '../../src/oracle/recipe.ts';
import { makeRandomScene, makeScene, wordingKeyMatches } from '../../src/oracle/scene.ts';
import { type OracleTable, REGIONS } from '../../src/oracle/table.ts';
import { FILTER_NAMES, splitNestedTableId, templateSlotsOf } from '../../src/oracle/template.ts';
import { EVERY_KIND, EVERY_RECIPE, faultsAtRandom, faultsOf, faultsOfRecipe } from './scene-laws.ts';

const COUNT = 40;

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

  it.each(EVERY_RECIPE)(
    '%s rolls tables that are there, through filters that are known',
    (_, { system, pieces, sentence }) => {
      const known = oracleTablesOf(system);
      const unknown = templateSlotsOf(pieces).flatMap(({ rolls }) =>
        rolls.flatMap(({ tables }) => tables.filter((table) => !splitNestedTableId(table) && !known.get(table))),
      );
      expect(unknown).toEqual([]);
      expect(
        templateSlotsOf(pieces)
          .flatMap(({ filters }) => filters)
          .filter((name) => !FILTER_NAMES.includes(name)),
      ).toEqual([]);
      expect(sentence.replaceAll(/\{[^{}]*\}/g, '')).not.toMatch(/[{}]/);
    },
  );

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

describe('scenes at random', () => {
  it.each(EVERY_KIND)(`of %s about %s are ${COUNT} good sentences`, (system, type) => {
    expect(faultsAtRandom(system, type, COUNT)).toEqual([]);
  });

  it.each(EVERY_KIND)('of %s about %s roll three tables about that, or ideas where it has too few', (system, type) => {
    const { tables } = oracleTablesOf(system);
    for (let i = 0; i < COUNT; i++) {
      const { rolls } = makeRandomScene(system, type, Rng.fromSeed(`kind ${i}`));
      expect(new Set(rolls.map(({ table }) => table)).size).toBe(3);
      const about = rolls.map(({ table }) => tables.find(({ id }) => id === table)!.about);
      expect(about[0]).toBe(type);
      expect(
        about.every((subject) => subject === type || subject === 'idea'),
        about.join(),
      ).toBe(true);
    }
  });
});

/** Whether a random scene may roll on a table. */
const isRolledAtRandom = ({ about, id, rows }: OracleTable): boolean =>
  (SCENE_KINDS as readonly string[]).includes(about) &&
  rows.length > 3 &&
  !/(?:^|delve\/)moves\/|^(?:encounter|injuries)\//.test(id);

describe('scenes without a recipe that nobody would read aloud', () => {
  it.each(ORACLE_SYSTEMS)('no table of %s without a sentence, and no sentence without a table', (system) => {
    const keys = Object.keys(clausesOf(system));
    const { tables } = oracleTablesOf(system);
    const silent = tables.filter(
      (table) => isRolledAtRandom(table) && !keys.some((key) => wordingKeyMatches(key, table.id)),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
    expect(keys.filter((key) => !tables.some(({ id }) => wordingKeyMatches(key, id)))).toEqual([]);
    for (const clause of Object.values(clausesOf(system)))
      expect(clause, clause).toMatch(/^(?:[A-Z][^{]*)?\{it(?: \|[ a-z]+)?\}[^{]*\.$/);
  });

  it.each(EVERY_KIND)('no labels before results in %s about %s', (system, type) => {
    const labels = oracleTablesOf(system).tables.map(({ name }) => name.toLowerCase());
    for (let i = 0; i < COUNT; i++) {
      const { sentence } = makeRandomScene(system, type, Rng.fromSeed(`label ${i}`));
      const opened = sentence.split(/(?<=\.) /).flatMap((text) => (text.includes(': ') ? text.split(': ', 1) : []));
      expect(opened.filter((start) => labels.includes(start.toLowerCase()))).toEqual([]);
    }
  });

  it.each(EVERY_KIND)('no pronoun in %s about %s before the one it stands for', (system, type) => {
    for (let i = 0; i < COUNT; i++)
      expect(makeRandomScene(system, type, Rng.fromSeed(`pronoun ${i}`)).sentence).not.toMatch(
        /^(?:they|their|it|its|this person)\b/i,
      );
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

it('a scene without a recipe has one weather, not that of two seasons', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { rolls, sentence } = makeRandomScene('cairn', 'event', Rng.fromSeed(`weather ${seed}`));
    expect(rolls.filter(({ table }) => table.includes('weather')).length, sentence).toBeLessThanOrEqual(1);
  }
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

  it('let pass what is right', () => {
    expect(faults('You wait an hour for a unicorn, an AI and a one-eyed man. “No?” Five wolves come.')).toEqual([]);
  });
});
