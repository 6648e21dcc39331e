import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import { modifierOf } from './chargen.ts';
import { armourOf, parseGear } from './gear.ts';

const named = (words: string) => parseGear(words).pieces.map(({ name, count, weight }) => `${count} ${name} ${weight}`);

describe('gear of Dungeon World', () => {
  it.each([
    ['chainmail and adventuring gear', ['1 chainmail 1', '1 adventuring gear 1']],
    ['2 healing potions and a shield', ['2 healing potion 0', '1 shield 2']],
    ['3 throwing daggers', ['3 throwing dagger 0']],
    ['ragged bow, bundle of arrows and short sword', ['1 ragged bow 2', '1 bundle of arrows 1', '1 short sword 1']],
    ['wooden shield (+1 armour, 1 weight)', ['1 wooden shield 1']],
    ['bag of books and 3 healing potions', ['1 bag of books 2', '3 healing potion 0']],
  ])('is read: %s', (words, pieces) => {
    expect(named(words)).toEqual(pieces);
  });

  it('is not torn apart at an "and" that belongs to a name', () => {
    const read = parseGear('antitoxin, dungeon rations, poultices and herbs, and 22 coins');
    expect(read.pieces.map(({ name }) => name)).toEqual(['antitoxin', 'dungeon rations', 'poultices and herbs']);
    expect(read.coins).toBe(22);
  });

  it('of every class is known', () => {
    const classes = entityCatalogueOf('dungeon-world').byCategory.get('class') ?? [];
    const rolled = ['signature weapon', '3 doses of the chosen poison'];
    const words = classes.flatMap(({ gear, gear_choices }) => [
      ...(gear as string[]),
      ...(gear_choices as string[][]).flat(),
    ]);
    for (const some of words.filter((some) => !rolled.includes(some))) {
      const { pieces, coins } = parseGear(some);
      expect(pieces.length + coins, some).toBeGreaterThan(0);
    }
  });

  it('counts the best armour, one shield, and what moves add', () => {
    const pieces = parseGear('scale mail, leather armour and a shield').pieces;
    expect(armourOf(pieces, [])).toBe(3);
    expect(armourOf(pieces, ['Iron hide'])).toBe(4);
    expect(armourOf(pieces, ['Steel hide', 'Divine armour'])).toBe(5);
    expect(armourOf([], ['Divine armour'])).toBe(3);
    expect(armourOf([], [])).toBe(0);
  });
});

it('the modifiers of Dungeon World are those of its table', () => {
  const table = [3, 5, 8, 12, 15, 17, 18].map((score) => [score, modifierOf(score)]);
  expect(table).toEqual([
    [3, -3],
    [5, -2],
    [8, -1],
    [12, 0],
    [15, 1],
    [17, 2],
    [18, 3],
  ]);
  expect([4, 6, 9, 13, 16].map(modifierOf)).toEqual([-2, -1, 0, 1, 2]);
});
