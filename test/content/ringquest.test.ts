import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ringquest } from '../../src/hexmap/games/ringquest.ts';
import { CONTENT } from '../../src/tabletop/content.generated.ts';
import {
  ALIGNMENTS,
  allCharacters,
  CHARACTER_FIGURES,
  ENCOUNTER_KINDS,
  encountersIn,
  MAP_RINGS,
  type Rule,
  ruleBook,
} from '../../src/tabletop/packs/ringquest/book.ts';
import { chanceToPass, meanChanceInRing } from '../../src/tabletop/packs/ringquest/chance.ts';
import { outcomeText, ruleSections, ruleText } from '../../src/tabletop/packs/ringquest/rule-text.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../content/ringquest/${name}.json`, import.meta.url), 'utf8'));

const book = ruleBook();
const objects = book.objects.map(({ slug }) => slug);
const followers = book.followers.map(({ slug }) => slug);
const places = ringquest.features.map(({ slug }) => slug);
const grounds = ringquest.terrains.map(({ slug }) => slug);

const own = { source: z.literal('own work'), licence: z.literal('MIT') };
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const sentences = z.string().regex(/^[A-Z].{10,240}[.?!]$/);
const by = z.int().min(1).max(4);
const figure = z.enum(CHARACTER_FIGURES);
const kind = z.enum(ENCOUNTER_KINDS);
const holding = z.enum([...CHARACTER_FIGURES, 'coins', 'seals', 'object', 'follower']);
const once = z.enum(['turn', 'game']).optional();
const pay = z.strictObject({ what: z.enum(['life', 'fate', 'coins']), by }).optional();
const gain = z.strictObject({ do: z.literal('gain'), what: z.enum([...CHARACTER_FIGURES, 'coins']), by });

const effect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('gain'), what: z.enum([...CHARACTER_FIGURES, 'coins', 'seals']), by }),
  z.strictObject({ do: z.literal('lose'), what: holding, by }),
  z.strictObject({ do: z.literal('take'), object: z.enum(objects) }),
  z.strictObject({ do: z.literal('join'), follower: z.enum(followers) }),
  z.strictObject({ do: z.literal('turn'), to: z.enum(ALIGNMENTS) }),
  z.strictObject({ do: z.literal('go'), to: z.enum(['outward', 'start']) }),
  z.strictObject({ do: z.literal('miss') }),
  z.strictObject({ do: z.literal('draw') }),
]);

/** The actions allowed for each kind of event: what the rules sheet supports. */
const where = { figure: figure.optional(), kind: kind.optional(), ring: z.enum(MAP_RINGS).optional() };
const reroll = z.strictObject({ do: z.literal('reroll'), dice: z.enum(['one', 'all']) });
const steps = z.strictObject({ do: z.literal('steps'), by });
const add = z.strictObject({ do: z.literal('add'), by });
const rules = [
  { on: 'test', ...where, deeds: [add, reroll, z.strictObject({ do: z.literal('use'), figure })] },
  { on: 'fail', ...where, deeds: [reroll, gain] },
  { on: 'success', ...where, deeds: [gain] },
  { on: 'lose', kind: kind.optional(), what: holding, deeds: [z.strictObject({ do: z.literal('save'), by }), gain] },
  { on: 'draw', kind: kind.optional(), deeds: [z.strictObject({ do: z.enum(['redraw', 'skip']) }), gain] },
  { on: 'move', deeds: [steps, reroll] },
  { on: 'start', deeds: [steps, gain] },
  { on: 'at', place: z.enum(places), deeds: [gain] },
  { on: 'travel', over: z.enum([...grounds, 'river']), deeds: [z.strictObject({ do: z.literal('free') })] },
  { on: 'carry', deeds: [add] },
] as const;
const ruleWith = <Shape extends z.core.$ZodLooseShape>(more: Shape) =>
  z.union(
    rules.map(({ on, deeds, ...words }) =>
      z.strictObject({
        ...more,
        when: z.strictObject({ on: z.literal(on), ...words }),
        does: z.union(deeds),
        pay,
        once,
      }),
    ),
  );

const Characters = z.strictObject({
  ...own,
  characters: z.array(
    z.strictObject({
      slug,
      name: z.string().regex(/^[A-Z][a-z]+( the)? [A-Z][a-z]+$/),
      line: sentences,
      strength: z.int().min(1).max(5),
      craft: z.int().min(1).max(6),
      life: z.int().min(4).max(5),
      fate: z.int().min(2).max(4),
      alignment: z.enum(ALIGNMENTS),
      start: z.string(),
      coins: z.int().min(0).max(5),
      gear: z.array(z.enum(objects)).length(1),
      abilities: z.array(ruleWith({ name: z.string().regex(/^[A-Z]/) })).length(2),
    }),
  ),
});

const Encounters = z.strictObject({
  ...own,
  ring: z.enum(MAP_RINGS),
  encounters: z.array(
    z.strictObject({
      slug,
      name: z.string().regex(/^[A-Z]/),
      kind,
      text: sentences,
      test: z.strictObject({ figure, dice: z.enum(['1d6', '2d6', '3d6']), number: z.int() }),
      success: z.array(effect).min(1),
      failure: z.array(effect).min(1),
    }),
  ),
});

const Rules = z.strictObject({
  ...own,
  title: z.string(),
  summary: z.string(),
  kinds: z.tuple(ENCOUNTER_KINDS.map((word) => z.literal(word)) as [z.ZodLiteral, ...z.ZodLiteral[]]),
  seals: by,
  carry: by,
  marks: z.record(z.enum(MAP_RINGS), z.int().min(0).max(4)),
  growth: by,
  objects: z.array(z.strictObject({ slug, title: z.string(), price: z.int().min(1).max(5), rule: ruleWith({}) })),
  followers: z.array(z.strictObject({ slug, title: z.string(), rule: ruleWith({}) })),
  places: z.array(z.strictObject({ slug, text: z.string() })),
  sections: z.array(z.strictObject({ title: z.string(), text: z.string().regex(/^[A-Z].*\.$/) })),
});

const twice = <Thing>(things: readonly Thing[]): Thing[] => things.filter((thing, at) => things.indexOf(thing) !== at);
const all = MAP_RINGS.flatMap((ring) => encountersIn(ring).map((encounter) => ({ ...encounter, ring })));
const everyRule: { name: string; rule: Rule }[] = [
  ...allCharacters().flatMap(({ abilities }) => abilities.map(({ name, ...rule }) => ({ name, rule }))),
  ...[...book.objects, ...book.followers].map(({ title, rule }) => ({ name: title, rule })),
];

describe('content/ringquest', () => {
  it('has the shapes of rules, characters and encounters', () => {
    expect(Rules.parse(read('rules'))).toEqual(read('rules'));
    expect(Characters.parse(read('characters'))).toEqual(read('characters'));
    for (const ring of MAP_RINGS) expect(Encounters.parse(read(`encounters-${ring}`))).toMatchObject({ ring });
  });

  it('is compiled', () => {
    for (const name of ['rules', 'characters', ...MAP_RINGS.map((ring) => `encounters-${ring}`)]) {
      expect(JSON.parse(CONTENT[`ringquest/${name}` as keyof typeof CONTENT])).toEqual(read(name));
    }
  });

  it('has at least 24 characters, and 24 encounters in each ring, all different', () => {
    expect(allCharacters().length).toBeGreaterThanOrEqual(24);
    for (const ring of MAP_RINGS) expect(encountersIn(ring).length).toBeGreaterThanOrEqual(24);
    expect(twice(allCharacters().map(({ slug }) => slug))).toEqual([]);
    expect(twice(allCharacters().map(({ line }) => line))).toEqual([]);
    expect(twice(all.map(({ slug }) => slug))).toEqual([]);
    expect(twice(all.map(({ text }) => text))).toEqual([]);
    for (const ring of MAP_RINGS)
      expect(new Set(encountersIn(ring).map(({ kind }) => kind))).toEqual(new Set(ENCOUNTER_KINDS));
  });
});

describe('characters of ringquest', () => {
  it('have no ability that another has', () => {
    const abilities = allCharacters().flatMap((character) => character.abilities);
    expect(twice(abilities.map(({ name }) => name))).toEqual([]);
    expect(twice(abilities.map(({ when, does }) => JSON.stringify([when, does])))).toEqual([]);
  });

  it('begin where the map has it in the outer ring', () => {
    const outer = ['inn', 'market', 'shrine', 'grave', 'plains', 'farmland', 'woods', 'hill'];
    expect([...places, ...grounds]).toEqual(expect.arrayContaining(outer));
    expect(allCharacters().filter(({ start }) => !outer.includes(start))).toEqual([]);
  });

  it('are as strong as each other in sum, and of all alignments', () => {
    for (const { name, strength, craft, life, fate } of allCharacters()) {
      expect(strength + craft, name).toBeGreaterThanOrEqual(6);
      expect(strength + craft, name).toBeLessThanOrEqual(7);
      expect(strength + craft + life + fate, name).toBeGreaterThanOrEqual(13);
      expect(strength + craft + life + fate, name).toBeLessThanOrEqual(15);
    }
    for (const alignment of ALIGNMENTS) {
      expect(allCharacters().filter((character) => character.alignment === alignment).length).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('the rules of ringquest', () => {
  it('say what each place of the map does, in words that they explain', () => {
    expect(book.places.map(({ slug }) => slug).sort()).toEqual([...places].sort());
    const words = new Set(
      `a after and are become besides both can cost crown defeated draw encounter encounters everybody evil fate first gain
      good here if instead it keep key less life may meet neutral objects of one or other otherwise pay put back second sell
      strength craft coin coins buy succeed succeeds take test tests than the them they to two until yours you your for
      1 2 are`.split(/\s+/),
    );
    const strange = book.places.flatMap(({ text }) =>
      text
        .toLowerCase()
        .match(/[a-z0-9]+/g)!
        .filter((w) => !words.has(w)),
    );
    expect(strange).toEqual([]);
  });

  it('are told with all figures in their places', () => {
    const text = ruleSections()
      .map((section) => section.text)
      .join(' ');
    expect(text).not.toMatch(/[{}]|undefined/);
    for (const word of [
      ...ENCOUNTER_KINDS,
      ...CHARACTER_FIGURES,
      ...MAP_RINGS.slice(3),
      'coins',
      'marks',
      'seals',
      'objects',
      'followers',
    ]) {
      expect(text).toContain(word);
    }
  });

  it.each(everyRule)('can be played, and come up: $name', ({ rule }) => {
    const { on, figure, kind, ring } = rule.when;
    expect(ruleText(rule)).toMatch(/^(When you|At the start) [a-z0-9 ,]+\.$/);
    expect(ruleText(rule)).not.toContain('undefined');
    if (!['test', 'fail', 'success', 'draw'].includes(on)) return;
    const fitting = all.filter(
      (one) => (!figure || one.test.figure === figure) && (!kind || one.kind === kind) && (!ring || one.ring === ring),
    );
    expect(fitting.length).toBeGreaterThanOrEqual(3);
    // An exchange is valid only if a test names another figure.
    const { does } = rule;
    if (does.do === 'use') expect(fitting.some(({ test }) => test.figure !== does.figure)).toBe(true);
  });

  it('give seals in the ring of the crown alone', () => {
    for (const { ring, success, failure } of all) {
      const gains = [...success, ...failure].filter((effect) => effect.do === 'gain' && effect.what === 'seals');
      expect(gains).toHaveLength(ring === 'crown' ? 1 : 0);
      if (ring === 'crown') expect(success).toContainEqual({ do: 'gain', what: 'seals', by: 1 });
      expect(failure.filter((effect) => effect.do === 'lose' && effect.what === 'seals')).toEqual([]);
    }
  });

  it('tell every outcome', () => {
    for (const { success, failure } of all) {
      for (const effects of [success, failure]) expect(outcomeText(effects)).toMatch(/^[A-Z][a-z0-9 ,]+\.$/);
    }
  });
});

describe('tests of ringquest', () => {
  it('are counted over all dice', () => {
    const two = { figure: 'strength', dice: '2d6' } as const;
    expect(chanceToPass({ ...two, number: 10 }, 3)).toBeCloseTo(21 / 36, 12);
    expect(chanceToPass({ ...two, number: 14 }, 1)).toBe(0);
    expect(chanceToPass({ ...two, number: 5 }, 3)).toBe(1);
    expect(chanceToPass({ figure: 'fate', dice: '1d6', number: 6 }, 2)).toBeCloseTo(3 / 6, 12);
  });

  it('get harder from ring to ring, by a tenth at least', () => {
    const means = MAP_RINGS.map(meanChanceInRing);
    for (const [index, mean] of means.slice(1).entries()) expect(mean).toBeLessThan(means[index]! - 0.1);
    expect(means[0]).toBeGreaterThan(0.65);
    expect(means[3]).toBeGreaterThan(0.1);
  });

  it('can be passed by somebody who begins, and failed by everybody', () => {
    for (const { name, ring, test } of all) {
      const chances = allCharacters().map((character) => chanceToPass(test, character[test.figure]));
      expect(Math.max(...chances), name).toBeGreaterThan(0);
      if (ring !== 'outer') expect(Math.max(...chances), name).toBeLessThan(1);
    }
  });
});
