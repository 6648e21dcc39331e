import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import { oracleTablesOf } from '../../src/oracle/oracle-tables.ts';
import { assetsOfSystem, canBeBought, isAssetAvailable } from '../../src/roleplay/chargen/assets.ts';
import { characterOf, characters, faultsOf, levelsOf, SIX, type Six } from './laws.ts';

const COUNT = 300;

/** Classes, paths and backgrounds that each system can be asked for. */
const CLASSES: Record<Six, readonly string[]> = {
  starforged: pathsOf('starforged'),
  ironsworn: pathsOf('ironsworn'),
  cairn: (entityCatalogueOf('cairn').byCategory.get('background') ?? []).map(({ name }) => name),
  knave: oracleTablesOf('knave')
    .get('traits/background')!
    .rows.map(({ text }) => text),
  'maze-rats': oracleTablesOf('maze-rats')
    .get('character/background')!
    .rows.map(({ text }) => text),
  'dungeon-world': (entityCatalogueOf('dungeon-world').byCategory.get('class') ?? []).map(({ name }) => name),
};

function pathsOf(system: 'starforged' | 'ironsworn'): string[] {
  return assetsOfSystem(system)
    .filter((asset) => asset.category === 'class' && isAssetAvailable(asset))
    .map(({ name }) => name);
}

describe.each(SIX)('characters of %s', (system) => {
  it(`keep all laws on ${COUNT} seeds`, () => {
    const wrong: string[] = [];
    for (const { label, character } of characters(system, COUNT, 'quick '))
      wrong.push(...faultsOf(character).map((fault) => `${label}: ${fault}`));
    expect(wrong).toEqual([]);
  });

  it('are the same from the same seed, and others from another', () => {
    const level = levelsOf(system);
    expect(characterOf(system, 'one', level)).toEqual(characterOf(system, 'one', level));
    expect(characterOf(system, 'one', level)).not.toEqual(characterOf(system, 'two', level));
  });

  it('can be of every class, path or background at every level', () => {
    expect(CLASSES[system].length).toBeGreaterThanOrEqual(8);
    const wrong: string[] = [];
    for (const kind of CLASSES[system])
      for (let level = 1; level <= levelsOf(system); level++) {
        const character = characterOf(system, kind, level, kind.toUpperCase());
        const faults = [...faultsOf(character), ...(character.class === null ? ['no class'] : [])];
        wrong.push(...faults.map((fault) => `${kind} ${level}: ${fault}`));
      }
    expect(wrong).toEqual([]);
  });

  it('say on their sheet what they have', () => {
    for (const { character } of characters(system, 20, 'sheet ')) {
      const { gear = [], moves = [], assets = [] } = character as unknown as Record<string, unknown[]>;
      const names = [...gear, ...moves, ...assets].map((thing) =>
        typeof thing === 'string' ? thing : (thing as { name: string }).name,
      );
      const missing = names.filter((name) => !character.text.toLowerCase().includes(name.toLowerCase()));
      expect(missing).toEqual([]);
    }
  });
});

describe('what characters have', () => {
  it('is never a totem of a companion or a salvaged vehicle without the companion or the vehicle', () => {
    type Held = { kind: string; name: string; abilities: { text: string; has: boolean }[] };
    const needs: [words: string, kind: string][] = [
      ['your animal or beast companion', 'companion'],
      ['support vehicle is destroyed', 'support vehicle'],
    ];
    let met = 0;
    for (const system of ['starforged', 'ironsworn'] as const)
      for (const { label, character } of characters(system, 200, 'needs ')) {
        const { assets } = character as unknown as { assets: Held[] };
        const texts = assets.flatMap(({ abilities }) => abilities.filter(({ has }) => has).map(({ text }) => text));
        for (const [words, kind] of needs.filter(([each]) => texts.some((text) => text.includes(each)))) {
          const suitable = assets.filter((asset) => asset.kind === kind && asset.name !== 'Kindred');
          expect(suitable.length, `${label}: ${words}`).toBeGreaterThan(0);
          met++;
        }
      }
    expect(met).toBeGreaterThan(3);
  });

  it('is never an ability of an asset that is earned by an event', () => {
    const texts = (['starforged', 'ironsworn'] as const).flatMap((system) =>
      assetsOfSystem(system).flatMap(({ abilities }) => (abilities as { text: string }[]).map(({ text }) => text)),
    );
    const earned = texts.filter((text) => !canBeBought({ text, has: false }));
    expect(earned.length).toBe(4);
    expect(earned.every((text) => text.includes('Fulfill Your Vow'))).toBe(true);
    for (const system of ['starforged', 'ironsworn'] as const)
      for (const { label, character } of characters(system, 100, 'earned ')) {
        const assets = (character as unknown as { assets: { abilities: { text: string; has: boolean }[] }[] }).assets;
        const bought = assets.flatMap(({ abilities }) => abilities).filter(({ has }) => has);
        expect(
          bought.filter(({ text }) => earned.includes(text)),
          label,
        ).toEqual([]);
      }
  });

  it('never speaks of armour in looks, and an elven fighter is deft with the weapon in hand', () => {
    const elves = [...characters('dungeon-world', 600, 'look ')].map(({ character }) => {
      const {
        look,
        race,
        gear,
        class: kind,
      } = character as unknown as {
        look: string[];
        race: { race: string; text: string };
        gear: { name: string }[];
        class: string;
      };
      expect(look.join()).not.toMatch(/mail\b|helm\b|shield|plate/);
      return { isElf: kind === 'Fighter' && race.race === 'elf', chosen: race.text.split('Chosen: ')[1], gear };
    });
    const fighters = elves.filter(({ isElf }) => isElf);
    expect(fighters.length).toBeGreaterThan(5);
    for (const { chosen, gear } of fighters)
      expect(gear.some(({ name }) => name.includes(` ${chosen!.replace('.', '')} with `))).toBe(true);
  });
});
