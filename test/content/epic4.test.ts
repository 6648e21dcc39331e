import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contrast as contrastOf } from '../../src/lib/contrast.ts';
import { CONTENT, type ContentName } from '../../src/tabletop/content.generated.ts';
import { FLAG_SYMBOLS } from '../../src/tabletop/packs/epic4/charges.ts';
import { FLAG_DIVISIONS } from '../../src/tabletop/packs/epic4/flag.ts';
import {
  ABILITY_MOMENTS,
  AGENDA_CANDIDATES,
  allExpansions,
  rulesSheet,
} from '../../src/tabletop/packs/epic4/library.ts';

const sentence = z.string().regex(/^[A-Z0-9].*[.]$/);
const title = z.string().regex(/^[A-Z][A-Za-z'’-]*( [A-Za-z'’-]+)*$/);
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const small = z.int().min(0);
const own = { source: z.literal('own work'), licence: z.literal('MIT') };

const units = rulesSheet().units;
const unitSlugs = units.map(({ slug }) => slug);

const Rules = z.strictObject({
  ...own,
  title: z.string(),
  sections: z.array(z.strictObject({ title: z.string(), text: z.array(sentence).min(1) })).min(10),
  units: z.array(
    z.strictObject({
      slug,
      plural: z.string(),
      kind: z.enum(['ship', 'ground unit', 'structure']),
      cost: z.int().min(1),
      placed: z.int().min(1),
      combat: z.int().min(2).max(6).nullable(),
      dice: small,
      movement: small,
      capacity: small,
      carried: z.boolean(),
      armour: z.boolean(),
    }),
  ),
  fields: z.array(z.strictObject({ slug, levels: z.array(sentence).length(3) })).length(4),
  moments: z.record(z.enum(ABILITY_MOMENTS), z.string()),
});

const Faction = z.strictObject({
  slug,
  name: title,
  theme: sentence,
  verb: slug,
  tempo: z.enum(['early', 'steady', 'late']),
  complexity: z.int().min(1).max(3),
  colours: z.strictObject({ primary: hex, secondary: hex }),
  flag: z.strictObject({
    division: z.enum(Object.keys(FLAG_DIVISIONS) as [string]),
    charge: z.enum(Object.keys(FLAG_SYMBOLS) as [string]),
  }),
  home: z.strictObject({
    system: title,
    planets: z
      .array(z.strictObject({ name: title, resources: small, influence: small }))
      .min(1)
      .max(3),
  }),
  start: z.partialRecord(z.enum(unitSlugs as [string]), z.int().min(1)),
  abilities: z.array(z.strictObject({ name: title, when: z.enum(ABILITY_MOMENTS), text: sentence })).length(2),
});

const Objective = z
  .strictObject({ slug, name: title, stage: z.literal([1, 2]), points: z.int(), condition: sentence })
  .refine(({ stage, points }) => stage === points);

const agenda = { slug, name: title, type: z.enum(['law', 'directive']) };
const Agenda = z.union([
  z.strictObject({ ...agenda, for: sentence, against: sentence }),
  z.strictObject({ ...agenda, elect: z.enum(AGENDA_CANDIDATES), effect: sentence }),
]);

const Shelf = z.strictObject({
  ...own,
  order: small,
  title,
  about: sentence,
  factions: z.array(Faction),
  objectives: z.array(Objective),
  agendas: z.array(Agenda),
});

const here = new URL('../../content/epic4/', import.meta.url);
const fileAt = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, here), 'utf8'));
const files = readdirSync(new URL('expansions', here)).map((name) => `expansions/${name.replace('.json', '')}`);

const factions = allExpansions().flatMap((shelf) => shelf.factions);
const objectives = allExpansions().flatMap((shelf) => shelf.objectives);
const agendas = allExpansions().flatMap((shelf) => shelf.agendas);

const twice = (texts: readonly string[]): string[] => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('content/epic4', () => {
  it.each(files)('has the shape of an expansion: %s', (name) => {
    expect(Shelf.parse(fileAt(name))).toEqual(fileAt(name));
  });

  it('has the shape of rules', () => {
    expect(Rules.parse(fileAt('rules'))).toEqual(fileAt('rules'));
  });

  it('is compiled', () => {
    for (const name of [...files, 'rules']) {
      expect(JSON.parse(CONTENT[`epic4/${name}` as ContentName]), name).toEqual(fileAt(name));
    }
  });

  it('has a core set for eight with three choices each, and four expansions for a game of their own', () => {
    expect(allExpansions().map((shelf) => shelf.factions.length)).toEqual([24, 10, 10, 10, 10]);
    const stages = allExpansions().map(({ objectives }) =>
      [1, 2].map((stage) => objectives.filter((objective) => objective.stage === stage).length),
    );
    expect(stages).toEqual([[16, 16], ...Array(4).fill([6, 6])]);
    const types = allExpansions().map(({ agendas }) =>
      ['law', 'directive'].map((type) => agendas.filter((agenda) => agenda.type === type).length),
    );
    expect(types).toEqual([[15, 15], ...Array(4).fill([5, 5])]);
  });

  it('says nothing twice', () => {
    expect(twice(factions.flatMap(({ slug, verb, theme }) => [slug, `to ${verb}`, theme]))).toEqual([]);
    expect(twice(factions.flatMap(({ home }) => [home.system, ...home.planets.map(({ name }) => name)]))).toEqual([]);
    expect(twice(factions.flatMap(({ abilities }) => abilities.flatMap(({ name, text }) => [name, text])))).toEqual([]);
    expect(twice(objectives.flatMap(({ slug, condition }) => [slug, condition]))).toEqual([]);
    expect(twice(agendas.map(({ slug }) => slug))).toEqual([]);
    expect(twice(agendas.map((agenda) => ('elect' in agenda ? agenda.effect : agenda.for)))).toEqual([]);
  });

  it('elects every kind of candidate', () => {
    const elected = new Set(agendas.map((agenda) => ('elect' in agenda ? agenda.elect : undefined)));
    expect(AGENDA_CANDIDATES.filter((kind) => !elected.has(kind))).toEqual([]);
  });
});

describe('the factions of epic4', () => {
  const unit = (name: string) => units.find(({ slug }) => slug === name)!;
  const sum = (start: Record<string, number>, of: (unit: (typeof units)[number]) => number) =>
    Object.entries(start).reduce((total, [name, count]) => total + count * of(unit(name)), 0);
  const slugsOf = (odd: (faction: (typeof factions)[number]) => boolean) =>
    factions.filter(odd).map(({ slug }) => slug);

  it('start with about as much as each other', () => {
    const worths = factions.map(({ slug, start, home }) => {
      const units = sum(start, ({ cost, placed }) => cost / placed);
      const planets = home.planets.reduce((total, { resources, influence }) => total + resources + influence, 0);
      return { slug, worth: units + planets };
    });
    expect(worths.filter(({ worth }) => worth < 18 || worth > 19)).toEqual([]);
  });

  it('can build, take and carry from the first round on', () => {
    expect(slugsOf(({ start }) => start['shipyard'] !== 1)).toEqual([]);
    expect(slugsOf(({ start }) => !(start['regiment']! >= 3))).toEqual([]);
    expect(slugsOf(({ start }) => sum(start, ({ capacity }) => capacity) < 4)).toEqual([]);
    expect(slugsOf(({ home }) => home.planets.every(({ resources }) => resources === 0))).toEqual([]);
  });

  it('have no more arks and structures than the rules allow', () => {
    const structures = units.filter(({ kind }) => kind === 'structure').map(({ slug }) => slug);
    expect(slugsOf(({ start }) => (start['ark'] ?? 0) > 1)).toEqual([]);
    expect(
      slugsOf(({ start, home }) => structures.some((structure) => (start[structure] ?? 0) > home.planets.length)),
    ).toEqual([]);
  });

  it('are of all tempos and complexities, in each expansion', () => {
    for (const shelf of allExpansions()) {
      expect(new Set(shelf.factions.map(({ tempo }) => tempo)).size, shelf.slug).toBe(3);
      expect(new Set(shelf.factions.map(({ complexity }) => complexity)).size, shelf.slug).toBe(3);
    }
  });

  it('have two colours that can be told apart (4.5 is what WCAG asks of text), and no first colour twice', () => {
    const contrast = ({ primary, secondary }: { primary: string; secondary: string }) => contrastOf(primary, secondary);
    expect(slugsOf(({ colours }) => !(contrast(colours) >= 4.5))).toEqual([]);
    expect(twice(factions.map(({ colours }) => colours.primary))).toEqual([]);
  });

  it('name the phase in which an ability applies where its text begins with one', () => {
    const opening = /^(?:In|At the (?:start|end) of) the (\w+) phase/;
    const odd = factions.flatMap(({ abilities }) =>
      abilities.filter(({ when, text }) => (opening.exec(text)?.[1] ?? when) !== when).map(({ name }) => name),
    );
    expect(odd).toEqual([]);
  });
});
