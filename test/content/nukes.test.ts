import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nukes } from '../../src/hexmap/games/nukes.ts';
import { CONTENT } from '../../src/tabletop/content.generated.ts';
import {
  type NukesRuleBook,
  nukesRuleBook,
  RESOURCES,
  type RuleText,
  ruleTexts,
} from '../../src/tabletop/packs/nukes/book.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../content/nukes/${name}.json`, import.meta.url), 'utf8'));

const word = z.string().regex(/^[a-z]+$/);
const own = { source: z.literal('own work'), licence: z.literal('MIT') };
const stock = z.partialRecord(z.enum(RESOURCES), z.int().min(0));
const hits = z.strictObject({
  land: z.int().min(0).max(9),
  air: z.int().min(0).max(9),
  sea: z.int().min(0).max(9),
  deep: z.int().min(0).max(9),
});
const group = z.record(word, z.int().positive());

const Units = z.strictObject({
  ...own,
  die: z.literal(10),
  rounds: z.int().min(1).max(10),
  worth: z.record(z.enum(RESOURCES), z.int().positive()),
  domains: z.record(z.enum(['land', 'air', 'sea', 'deep']), z.string()),
  units: z
    .array(
      z.strictObject({
        slug: word,
        title: word,
        domain: z.enum(['land', 'air', 'sea', 'deep']),
        steps: z.int().min(1).max(4),
        damage: z.int().min(1).max(4),
        move: z.int().positive(),
        spent: z.literal(true).optional(),
        attack: hits,
        defence: hits,
        cost: stock,
        role: z.string().regex(/^[a-z].*[^.]$/),
      }),
    )
    .min(8),
  terrains: z.array(
    z.strictObject({
      slug: word,
      title: word,
      place: z.string().regex(/^(on|in) /),
      cover: z.int().min(0).max(3),
      bonuses: z.array(
        z.strictObject({ unit: word, side: z.enum(['attacker', 'defender']), by: z.int(), why: z.string() }),
      ),
    }),
  ),
  income: z.strictObject({ territory: stock, capital: stock, deposit: z.int().positive() }),
  army: z.strictObject({ capital: group, territory: group, fleet: group }),
  treasury: z.record(z.enum(RESOURCES), z.int().min(0)),
  catchUpTurns: z.int().min(0),
});

const Rules = z.strictObject({
  ...own,
  title: z.string(),
  summary: z.string(),
  sections: z.array(z.strictObject({ title: z.string(), text: z.string().regex(/^[A-Z].*\.$/) })).min(8),
});

const units = read('units') as NukesRuleBook;

describe('content/nukes', () => {
  it('has the shapes of units and rules', () => {
    expect(Units.parse(units)).toEqual(units);
    expect(Rules.parse(read('rules'))).toEqual(read('rules'));
  });

  it('is compiled', () => {
    expect(JSON.parse(CONTENT['nukes/units'])).toEqual(units);
    expect(nukesRuleBook()).toEqual(units);
  });

  it('speaks of the map: its terrains on land, its deposits and their worth', () => {
    const land = nukes.terrains.map(({ slug }) => slug).filter((slug) => slug !== 'sea');
    expect(units.terrains.map(({ slug }) => slug)).toEqual(land);
    expect(units.worth).toEqual(Object.fromEntries(nukes.features.map(({ slug, worth }) => [slug, worth])));
  });

  it('knows every unit that it names', () => {
    const known = units.units.map(({ slug }) => slug);
    const named = [
      ...units.terrains.flatMap(({ bonuses }) => bonuses.map(({ unit }) => unit)),
      ...Object.values(units.army).flatMap((group) => Object.keys(group)),
    ];
    expect(named.filter((slug) => !known.includes(slug))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  it('tells the rules with all figures in their places', () => {
    const told: RuleText = ruleTexts();
    const text = told.sections.map((section) => section.text).join(' ');
    expect(text).not.toMatch(/[{}]|undefined/);
    expect(text).toContain(`up to ${units.rounds} rounds`);
    const costs = nukes.terrains.map(({ slug, cost }) => `${slug} ${cost}`);
    expect(costs).toEqual(['sea 2', 'plains 1', 'forest 2', 'mountain 3', 'urban 1']);
    expect(text).toContain('plains and towns 1, forest 2, mountains 3');
    expect(text).toContain('pay 2 for a hex of sea');
  });
});
