import { describe, expect, it } from 'vitest';
import { ENTITY_SYSTEMS, entityCatalogueOf } from './catalogue.ts';
import { describeEntity } from './describe.ts';

const entityOf = (id: string) => {
  const [system, category, name] = id.split('/');
  return entityCatalogueOf(system as 'cairn').withName(name!, category)[0]!;
};

/** The description of an entity as lines: `label: value`, and `title > name: text`. */
const linesOf = (id: string): string[] =>
  describeEntity(entityOf(id)).flatMap((part) =>
    'label' in part
      ? [`${part.label}: ${part.value}`]
      : part.passages.map(({ name, text }) => `${part.title} > ${name === undefined ? '' : `${name}: `}${text}`),
  );

describe('the description of an entity', () => {
  it.each([
    ['5e/monster/aboleth', 'speed: walk 10 ft., swim 40 ft.'],
    [
      '5e/monster/aboleth',
      'abilities: strength 21 (+5), dexterity 9 (-1), constitution 15 (+2), intelligence 18 (+4), wisdom 15 (+2), charisma 18 (+4)',
    ],
    ['5e/monster/aboleth', 'senses: darkvision 120 ft., passive perception 20'],
    ['5e/monster/aboleth', 'actions > Multiattack: The aboleth makes three tentacle attacks.'],
    ['5e/race/dwarf', 'abilities: CON +2'],
    ['5e/item/club', 'price: 0.1 gp'],
    ['5e/item/dagger', 'thrown range: 20/60 ft.'],
    [
      '5e/class/barbarian',
      'skills > choose 2 of Animal Handling, Athletics, Intimidation, Nature, Perception, Survival',
    ],
    ['1e/monster/aboleth', 'moves: swim 60 ft.'],
    ['1e/class/bard', 'spells per day > Level 1: 1 of level 1'],
    ['dungeon-world/class/bard', 'alignments > good: Use your art to help somebody.'],
    ['dungeon-world/class/fighter', 'gear choices > one of: chainmail and adventuring gear; scale mail'],
    ['ironsworn/domain/barrow', 'features > 21–43: Burial chambers'],
  ])('of %s has the line %o', (id, line) => {
    expect(
      linesOf(id).some((one) => one.startsWith(line)),
      linesOf(id).join('\n'),
    ).toBe(true);
  });

  it('never shows an object, an empty value or JSON', () => {
    const all = ENTITY_SYSTEMS.flatMap((system) => entityCatalogueOf(system).entities);
    const parts = all.flatMap((entity) => describeEntity(entity).map((part) => ({ id: entity.id, part })));
    const texts = parts.flatMap(({ id, part }) =>
      'label' in part
        ? [{ id, text: part.value }]
        : part.passages.map(({ name = 'x', text }) => ({ id, text: name && text })),
    );
    const wrong = texts.filter(({ text }) => !text || /\[object|undefined|null|[{}"]\s*[,:]|^\[[^n]/.test(text));
    expect(wrong.slice(0, 10)).toEqual([]);
  });
});
