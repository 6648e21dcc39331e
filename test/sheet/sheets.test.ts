import { describe, expect, it } from 'vitest';
import type { Character } from '../../src/roleplay/character.ts';
import { systemOf } from '../../src/roleplay/chargen/lookup.ts';
import { drawSheet, layOut, PAPER_NAMES, PAPERS } from '../../src/sheet/draw-sheet.ts';
import { cpuTime } from '../cpu-time.ts';
import { effort } from '../effort.ts';
import { characterOf, geometryFaults, plainText, SYSTEMS, textOf } from './laws.ts';

/** Processor time of a sheet, in milliseconds. */
const MAX_COST = 15;

/** Classes whose sheets are the fullest. */
const FULLEST = { '5e': 'wizard', '1e': 'wizard', 'dungeon-world': 'wizard' } as const;

/** Fields that say how a character came about, and those that the page shows elsewhere. */
const OMITTED = [
  'system',
  'rolls',
  'text',
  'ability_method',
  'hit_points_method',
  'wealth_method',
  'ability_increases',
  'advances',
];
/** Games without levels, in spite of the field. */
const WITHOUT_LEVELS = ['ironsworn', 'starforged', 'cairn'];

/** Marks that a sheet shows as filled boxes and circles, as circles to tick, or not at all. */
const DRAWN = [
  'slots',
  'has',
  'uses',
  'quality',
  'pips',
  'count',
  'castings',
  'progress',
  'legacy_tracks',
  'spell_slots',
];

/** All texts and numbers of a character, with the keys that lead to them. */
function leavesOf(value: unknown, path: readonly string[] = []): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: String(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** What an entry of a series becomes when a later one replaces it. */
const SERIES = /(?:\d+d\d+|\(d?\d+[a-z ]*\))$/;

const isExpected = (character: Character, { path, text }: { path: readonly string[]; text: string }): boolean =>
  !OMITTED.includes(path[0]!) &&
  !path.some((key) => DRAWN.includes(key)) &&
  !(path[0] === 'features' && (SERIES.test(text) || path.at(-1) === 'level')) &&
  !(path[0] === 'class' && ['cairn', 'knave', 'maze-rats'].includes(character.system));

/** Forms in which a value may be written: an ability by three letters, options as bullets, a number with two decimals. */
const formsOf = (text: string): string[] =>
  [text, text.slice(0, 3), text.replaceAll(' * ', ' • '), String(Math.round(Number(text) * 100) / 100)]
    .filter((_, i) => i !== 1 || ABILITIES.includes(text))
    .map(plainText);

const ABILITIES = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'];

/** The values of a character that are not on its sheet. Parts of a text may be on both sides of a blank line. */
function missingFrom(character: Character, text: string): string[] {
  return leavesOf(character)
    .filter((leaf) => isExpected(character, leaf))
    .filter((leaf) => !leaf.text.split('(comrade)').every((part) => formsOf(part).some((form) => text.includes(form))))
    .map(({ path, text: value }) => `${path.join('.')}: ${value}`);
}

const seeds = Array.from({ length: effort(2, 12) }, (_, i) => `sheet ${i}`);

describe.each(SYSTEMS)('the sheet of %s', (system) => {
  const [first, last] = systemOf(system).levels;
  const levels = [...new Set([first, Math.ceil((first + last) / 2), last])];
  const kinds = [undefined, ...(Object.hasOwn(FULLEST, system) ? [FULLEST[system as keyof typeof FULLEST]] : [])];
  const cases = levels.flatMap((level) =>
    kinds.flatMap((kind) => seeds.map((seed) => ({ level, seed, character: characterOf(system, level, seed, kind) }))),
  );

  it.each(PAPER_NAMES)('keeps text in its box and boxes apart on %s', (paper) => {
    for (const { level, seed, character } of cases) {
      for (const side of layOut(character, paper))
        expect(geometryFaults(side, paper), `level ${level}, ${seed}`).toEqual([]);
    }
  });

  it('shows all of the character, and cuts no text', () => {
    for (const { level, seed, character } of cases) {
      const text = textOf(layOut(character, 'letter'));
      expect(missingFrom(character, text), `level ${level}, ${seed}`).toEqual([]);
      expect(text.replaceAll('...', ''), `level ${level}, ${seed}`).not.toContain('…');
      if (WITHOUT_LEVELS.includes(system)) expect(text).not.toMatch(/\blevel\b/i);
    }
  });

  it('shows fields that its layout does not know', () => {
    const { character } = cases[0]!;
    const [listKey] = Object.entries(character).find(([key, value]) => key !== 'rolls' && isListOfObjects(value))!;
    const list = (character as Record<string, unknown>)[listKey] as object[];
    const grown = {
      ...character,
      familiar: { name: 'Quorl', kind: 'newt', tricks: ['zjump', 'zswim'], pact: { sworn_on: 'zfeather' } },
      [listKey]: [{ ...list[0], heirloom_of: 'zaunt' }, ...list.slice(1)],
    };
    const text = textOf(layOut(grown as Character, 'a4'));
    for (const word of ['quorl', 'newt', 'zjump', 'zswim', 'zfeather', 'zaunt']) expect(text).toContain(word);
  });

  it('finds room for more than the paper holds', () => {
    const { character } = cases.at(-1)!;
    const chronicle = Array.from(
      { length: 60 },
      (_, i) => `In year ${i} a dragon came to the town and went away again.`,
    );
    const sides = layOut({ ...character, chronicle } as Character, 'letter');
    expect(sides.flatMap((side) => geometryFaults(side, 'letter'))).toEqual([]);
    expect(textOf(sides)).toContain(plainText('In year 59 a dragon came'));
    expect(sides.length).toBeGreaterThan(1);
  });
});

const isListOfObjects = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null && Object.hasOwn(value[0], 'name');

describe('a sheet as SVG', () => {
  it.each(PAPER_NAMES)('has the size of %s in millimetres and names its side', (paper) => {
    const { width, height } = PAPERS[paper];
    const { sides } = drawSheet(characterOf('5e', 20, 'book', 'wizard'), paper);
    expect(sides).toHaveLength(2);
    expect(sides[1]!()).toContain(`width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`);
    expect(sides[1]!()).toContain('level 20, side 2 of 2</title>');
  });

  it('has at most 60 kB per side and costs at most 15 ms of processor time beside another process', () => {
    const characters = SYSTEMS.map((system) =>
      characterOf(system, systemOf(system).levels[1], 'cost', FULLEST[system as keyof typeof FULLEST]),
    );
    const drawn = characters.map((character) => drawSheet(character, 'letter'));
    expect(Math.max(...drawn.flatMap(({ sides }) => sides.map((draw) => draw().length)))).toBeLessThan(60_000);
    for (const character of characters) {
      let least = Number.POSITIVE_INFINITY;
      // The least of some, because the first ones are compiled.
      for (let i = 0; i < 40 && least >= MAX_COST; i++) {
        const start = cpuTime();
        for (const draw of drawSheet(character, 'letter').sides) draw();
        least = Math.min(least, cpuTime() - start);
      }
      expect(least, character.system).toBeLessThan(MAX_COST);
    }
  });

  it('escapes what a character is called', () => {
    const [draw] = drawSheet({ ...characterOf('cairn', 1, 'x'), name: '<b>&"Bo"' }, 'a4').sides;
    const side = draw!();
    expect(side).toContain('&lt;b&gt;&amp;');
    expect(side).not.toContain('<b>');
  });
});
