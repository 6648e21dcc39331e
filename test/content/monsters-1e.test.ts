import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import type { Entity } from '../../src/entity/entity.ts';

const monsters = entityCatalogueOf('1e').byCategory.get('monster')!;

/** Numbers of the collections of monsters by name, read from copies of them that are independent. */
const reference: Readonly<Record<string, Record<string, unknown>>> = JSON.parse(
  readFileSync(new URL('reference/1e-monsters.json', import.meta.url), 'utf8'),
).values;

const FRACTIONS: Readonly<Record<string, number>> = { '1/8': 50, '1/6': 65, '1/4': 100, '1/3': 135, '1/2': 200 };
/** XP by challenge: from 1 on, each second challenge doubles it. */
const experience = (challenge: string): number => {
  const rating = Number(challenge);
  const doublings = Math.floor((rating - 1) / 2);
  return FRACTIONS[challenge] ?? (rating % 2 ? 400 : 600) * 2 ** doublings;
};

/** The average of dice such as `2d8+1d10+3`. */
const average = (dice: string): number =>
  dice
    .replaceAll('-', '+-')
    .split('+')
    .reduce((sum, part) => {
      const [count, sides] = part.split('d').map(Number) as [number, number?];
      return sum + (sides ? (count * (sides + 1)) / 2 : count);
    }, 0);

const DIE: Readonly<Record<string, number>> = {
  ...{ construct: 10, dragon: 12, 'magical beast': 10, 'monstrous humanoid': 10, outsider: 10, fey: 6, aberration: 8 },
  ...{ animal: 8, ooze: 8, plant: 8, undead: 8, vermin: 8 },
};

/** A law that holds for nearly all monsters, with those that the collections themselves have otherwise. */
function expectLaw(breaches: readonly string[], exceptions: Readonly<Record<string, string>>) {
  expect([...breaches].sort()).toEqual(Object.keys(exceptions).sort());
  expect(breaches.length / monsters.length, 'share of exceptions').toBeLessThan(0.05);
}

const FIRST_DIE = 'the first die of a class level counts in full';

describe('monsters of 1e', () => {
  it('have the names and numbers of one printing', () => {
    expect(monsters.map(({ name }) => name).sort()).toEqual(Object.keys(reference).sort());
    const differences = monsters.flatMap((monster) =>
      Object.entries(reference[monster.name]!)
        .map(([field, right]) => [field, right, field === 'cr' ? String(monster['cr']) : monster[field]] as const)
        .filter(([, right, value]) => JSON.stringify(right) !== JSON.stringify(value))
        .map(
          ([field, right, value]) => `${monster.name}: ${field} ${JSON.stringify(value)}, not ${JSON.stringify(right)}`,
        ),
    );
    expect(differences).toEqual([]);
    expect(monsters.every(({ source }) => source.includes('as corrected until 2015'))).toBe(true);
  });

  it('have the experience of their challenge', () => {
    expectLaw(
      monsters.filter(({ cr, xp }) => xp !== experience(String(cr))).map(({ name }) => name),
      {},
    );
  });

  it('have the average of their hit dice as hit points', () => {
    expectLaw(
      monsters
        .filter((monster) => Math.floor(average(monster['hit_dice'] as string)) !== monster['hit_points'])
        .map(({ name }) => name),
      {
        Aasimar: FIRST_DIE,
        'Drow noble': FIRST_DIE,
        Hobgoblin: FIRST_DIE,
        Lich: `${FIRST_DIE}, and 15 come from a spell`,
        Svirfneblin: FIRST_DIE,
        Tengu: FIRST_DIE,
        Tiefling: FIRST_DIE,
        Vampire: FIRST_DIE,
        Wererat: FIRST_DIE,
        Werewolf: FIRST_DIE,
      },
    );
  });

  it('have the hit die of their type', () => {
    const levels = 'its dice are those of a class';
    expectLaw(
      monsters
        .filter((monster) => {
          const dice = (monster['hit_dice'] as string).match(/\d+d\d+/g)!;
          const die = DIE[monster['type'] as string];
          return die !== undefined && dice.length === 1 && Number(dice[0]!.split('d')[1]) !== die;
        })
        .map(({ name }) => name),
      { Aasimar: levels, Lich: levels, Tiefling: levels, Vampire: levels },
    );
  });

  // The collections' own table of usual numbers by challenge, from 1/2 over 1 to 20.
  const USUAL = {
    hit_points: [10, 15, 20, 30, 40, 55, 70, 85, 100, 115, 130, 145, 160, 180, 200, 220, 240, 270, 300, 330, 370],
    armour_class: [11, 12, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 27, 28, 29, 30, 31, 32, 33, 34, 36],
    good_save: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 21, 22],
  };
  const rated = monsters.filter(({ cr }) => cr === '1/2' || (typeof cr === 'number' && cr <= 20));
  /** Names of the monsters for which the usual number for their challenge is not near enough. */
  const outliers = (numbers: keyof typeof USUAL, isNear: (monster: Entity, usual: number) => boolean): string[] =>
    rated
      .filter((monster) => !isNear(monster, USUAL[numbers][monster['cr'] === '1/2' ? 0 : (monster['cr'] as number)]!))
      .map(({ name }) => name);

  it('have hit points near those of their challenge', () => {
    const isNear = ({ hit_points }: Entity, usual: number) =>
      (hit_points as number) >= 0.5 * usual && (hit_points as number) <= 1.6 * usual;
    const small = 'a small creature, whose challenge comes from its poison or magic';
    expectLaw(outliers('hit_points', isNear), {
      'Gelatinous cube': 'an ooze, which takes every blow',
      Hobgoblin: 'a tough one with a class level',
      Pixie: small,
      'Poison frog': small,
      Viper: small,
      Weasel: 'the least creature of its challenge',
    });
  });

  it('have an armour class within 5 of that of their challenge', () => {
    const isNear = ({ armour_class }: Entity, usual: number) => Math.abs((armour_class as number) - usual) <= 5;
    const [ooze, dragon, plated] = ['an ooze, which dodges nothing', 'scales grow with age', 'heavy armour or magic'];
    expectLaw(outliers('armour_class', isNear), {
      'Ancient black dragon': dragon,
      'Ancient brass dragon': dragon,
      'Ancient copper dragon': dragon,
      'Ancient white dragon': dragon,
      'Black pudding': ooze,
      'Drow noble': plated,
      'Gelatinous cube': ooze,
      'Gray ooze': ooze,
      'Iron cobra': plated,
      'Ochre jelly': ooze,
      'Skeletal champion': plated,
      Werewolf: plated,
      "Will-o'-wisp": 'its defence is its speed',
    });
  });

  it('have a best save within 4 of that of their challenge', () => {
    const isNear = ({ fortitude, reflex, will }: Entity, usual: number) =>
      Math.abs(Math.max(fortitude as number, reflex as number, will as number) - usual) <= 4;
    const [construct, elemental, fiend] = [
      'a construct has no good save',
      'quick as its element',
      'great in body and mind',
    ];
    expectLaw(outliers('good_save', isNear), {
      'Animated object': construct,
      Balor: fiend,
      'Caryatid column': construct,
      'Clay golem': construct,
      'Elder air elemental': elemental,
      'Elder fire elemental': elemental,
      'Flesh golem': construct,
      'Ice golem': construct,
      'Iron golem': construct,
      'Large air elemental': elemental,
      Marilith: fiend,
      Nalfeshnee: fiend,
      Nymph: 'its Charisma protects it',
      'Stone golem': construct,
    });
  });
});
