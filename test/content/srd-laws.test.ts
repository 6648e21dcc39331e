import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import type { Entity } from '../../src/entity/entity.ts';
import { XP_BY_CR } from '../../src/entity/srd.ts';

const entities = (category: string): readonly Entity[] => entityCatalogueOf('5e').byCategory.get(category)!;
const monsters = entities('monster');
const items = entities('item');

type Action = { readonly name: string; readonly text: string };
const inFields = (monster: Entity, fields: readonly string[]): Action[] =>
  fields.flatMap((field) => (monster[field] ?? []) as Action[]);
const everyText = (monster: Entity): Action[] =>
  inFields(monster, ['special_abilities', 'actions', 'reactions', 'legendary_actions']);
const attacks = (monster: Entity): Action[] => inFields(monster, ['actions', 'legendary_actions']);

const SHORT = {
  STR: 'strength',
  DEX: 'dexterity',
  CON: 'constitution',
  INT: 'intelligence',
  WIS: 'wisdom',
  CHA: 'charisma',
};
type Short = keyof typeof SHORT;

const modifier = (monster: Entity, ability: Short): number =>
  Math.floor(((monster['abilities'] as Record<string, number>)[SHORT[ability]]! - 10) / 2);

/** Proficiency bonus by challenge: 2 up to a challenge of 4, and 1 more for each further 4. */
function proficiency({ cr }: Entity): number {
  const challenge = String(cr).includes('/') ? 0 : Number(cr);
  return Math.max(2, 2 + Math.floor((challenge - 1) / 4));
}

const SKILL_ABILITIES: Readonly<Record<string, Short>> = {
  ...{ Acrobatics: 'DEX', 'Animal Handling': 'WIS', Arcana: 'INT', Athletics: 'STR', Deception: 'CHA', History: 'INT' },
  ...{ Insight: 'WIS', Intimidation: 'CHA', Investigation: 'INT', Medicine: 'WIS', Nature: 'INT', Perception: 'WIS' },
  ...{
    Performance: 'CHA',
    Persuasion: 'CHA',
    Religion: 'INT',
    'Sleight of Hand': 'DEX',
    Stealth: 'DEX',
    Survival: 'WIS',
  },
};

/** Saving throws and skills of a monster with their bonuses. */
const proficiencies = (monster: Entity): { name: string; bonus: number }[] =>
  (monster['proficiencies'] as string[]).map((text) => {
    const words = text.split(' ');
    return { bonus: Number(words.pop()), name: words.join(' ') };
  });

const isSave = (name: string): name is Short => name in SHORT;

/** A law that holds for nearly all entities, with those that the document itself has otherwise. */
function expectLaw(counted: number, breaches: readonly string[], exceptions: Readonly<Record<string, string>>) {
  expect([...new Set(breaches)].sort()).toEqual(Object.keys(exceptions).sort());
  expect(breaches.length / counted, 'share of exceptions').toBeLessThan(0.05);
}

const DICE = /(?<![\d+])(\d+) ?\((\d+)d(\d+)(?: ?([+-]) ?(\d+))?\)/g;
const average = (dice: number, sides: number, bonus: number): number =>
  Math.max(1, Math.floor((dice * (sides + 1)) / 2 + bonus));

describe('laws of monsters of 5e', () => {
  it('hit points are the average of the hit dice, and the die goes with the size', () => {
    const dieBySize = { tiny: 4, small: 6, medium: 8, large: 10, huge: 12, gargantuan: 20 };
    const breaches = monsters.filter(({ hit_dice, hit_points, size }) => {
      const [, dice, sides, bonus = '0'] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(hit_dice as string)!;
      const isAverage = average(Number(dice), Number(sides), Number(bonus)) === hit_points;
      return !isAverage || Number(sides) !== dieBySize[size as keyof typeof dieBySize];
    });
    expect(breaches.map(({ name }) => name)).toEqual([]);
  });

  it('experience goes with the challenge', () => {
    const breaches = monsters.filter(({ cr, xp }) => xp !== XP_BY_CR[cr as string]).map(({ name }) => name);
    const harmless = 'it has no effective attack';
    expectLaw(monsters.length, breaches, { Frog: harmless, 'Sea Horse': harmless });
  });

  it('saving throws add the proficiency to the ability', () => {
    const breaches = monsters.flatMap((monster) =>
      proficiencies(monster).filter(
        ({ name, bonus }) => isSave(name) && bonus !== modifier(monster, name) + proficiency(monster),
      ),
    );
    expect(breaches).toEqual([]);
  });

  it('skills add the proficiency to the ability, once or twice', () => {
    const skills = monsters.flatMap((monster) =>
      proficiencies(monster)
        .filter(({ name }) => !isSave(name))
        .map((skill) => ({ monster, ...skill })),
    );
    const breaches = skills.filter(({ monster, name, bonus }) => {
      const added = bonus - modifier(monster, SKILL_ABILITIES[name]!);
      return added !== proficiency(monster) && added !== 2 * proficiency(monster);
    });
    const named = breaches.map(({ monster, name, bonus }) => `${monster.name}: ${name} +${bonus}`);
    const veteran = 'it has the proficiency of a veteran, whose challenge is 3';
    const hag = 'the document counts with a proficiency of 4';
    expectLaw(skills.length, named, {
      'Half-Red Dragon Veteran: Athletics +5': veteran,
      'Half-Red Dragon Veteran: Perception +2': veteran,
      'Lich: Arcana +18': 'the document has 18, which is 1 less than twice the proficiency',
      'Night Hag: Deception +7': hag,
      'Night Hag: Insight +6': hag,
      'Night Hag: Perception +6': hag,
      'Night Hag: Stealth +6': hag,
      'Priest: Religion +4': 'the document has 4, which is between once and twice the proficiency',
    });
  });

  it('passive Perception is 10 and the Perception, or the Wisdom', () => {
    const breaches = monsters.filter((monster) => {
      const skill = proficiencies(monster).find(({ name }) => name === 'Perception');
      const passive = (monster['senses'] as { passive_perception: number }).passive_perception;
      return passive !== 10 + (skill?.bonus ?? modifier(monster, 'WIS'));
    });
    expect(breaches.map(({ name }) => name)).toEqual([]);
  });

  it('attacks add the proficiency to an ability: Strength or Dexterity with weapons, a mental one with spells', () => {
    const strikes = monsters.flatMap((monster) =>
      attacks(monster).flatMap(({ name, text }) =>
        [...text.matchAll(/(Weapon|Spell) Attack: \+(\d+) to hit/g)].map(([, kind, bonus]) => ({
          name: `${monster.name}: ${name}`,
          bonus: Number(bonus),
          // A bonus below 0 is printed as +0.
          lawful: (kind === 'Weapon' ? (['STR', 'DEX'] as const) : (['INT', 'WIS', 'CHA'] as const)).map((ability) =>
            Math.max(0, modifier(monster, ability) + proficiency(monster)),
          ),
        })),
      ),
    );
    const breaches = strikes.filter(({ bonus, lawful }) => !lawful.includes(bonus)).map(({ name }) => name);
    const [more, less, veteran] = [
      'the document has more',
      'the document has less',
      'it has the proficiency of a veteran',
    ];
    expectLaw(strikes.length, breaches, {
      'Black Bear: Bite': less,
      'Black Bear: Claws': less,
      'Brown Bear: Bite': less,
      'Brown Bear: Claws': less,
      'Chain Devil: Chain': more,
      'Clay Golem: Slam': less,
      'Couatl: Bite': more,
      'Couatl: Constrict': more,
      'Ghast: Bite': 'without the proficiency',
      'Ghost: Withering Touch': 'it adds the Charisma',
      'Ghoul: Bite': 'without the proficiency',
      'Half-Red Dragon Veteran: Heavy Crossbow': veteran,
      'Half-Red Dragon Veteran: Longsword': veteran,
      'Half-Red Dragon Veteran: Shortsword': veteran,
      'Iron Golem: Slam': more,
      'Iron Golem: Sword': more,
      'Lemure: Fist': more,
      'Purple Worm: Bite': 'without the proficiency',
      'Purple Worm: Tail Stinger': 'without the proficiency',
      'Quasit: Claws (Bite in Beast Form)': less,
      'Specter: Life Drain': 'it is a spell of a creature without mental modifiers; the bonus is that of its Dexterity',
      'Sprite: Longsword': less,
      'Violet Fungus: Rotting Touch': 'it would be 0 with each of its abilities',
    });
  });

  it('each number before dice is their average', () => {
    const rolls = monsters.flatMap((monster) =>
      everyText(monster).flatMap(({ name, text }) =>
        [...text.matchAll(DICE)].map(([roll, number, dice, sides, sign = '+', bonus = '0']) => ({
          name: `${monster.name}: ${name}: ${roll}`,
          isRight: Number(number) === average(Number(dice), Number(sides), Number(`${sign}${bonus}`)),
        })),
      ),
    );
    expect(rolls.length).toBeGreaterThan(700);
    expect(rolls.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  it('spell save DCs are 8, the proficiency and the spellcasting ability, and spell attacks are 8 less', () => {
    const spellcasters = monsters.flatMap((monster) =>
      everyText(monster).flatMap(({ text }) => {
        const dc = /spell save DC (\d+)/.exec(text)?.[1];
        const ability = /spellcasting ability is (\w{3})/.exec(text)?.[1]?.toUpperCase() as Short | undefined;
        if (!dc) return [];
        const attack = /\+(\d+) to hit with spell/.exec(text)?.[1] ?? Number(dc) - 8;
        const right = 8 + proficiency(monster) + modifier(monster, ability!);
        return [{ name: monster.name, isRight: Number(dc) === right && Number(attack) === right - 8 }];
      }),
    );
    expect(spellcasters.length).toBeGreaterThan(25);
    expect(spellcasters.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  it('the breath of dragons is resisted by their Constitution, their presence by their Charisma', () => {
    const dragons = monsters.filter(({ name }) => /^(Adult|Ancient|Young) .* Dragon$|Dragon Wyrmling$/.test(name));
    expect(dragons).toHaveLength(40);
    const breaches = dragons.flatMap((dragon) =>
      attacks(dragon).flatMap(({ name, text }) => {
        const ability = /Breath/.test(name) ? 'CON' : name === 'Frightful Presence' ? 'CHA' : undefined;
        const right = ability && 8 + proficiency(dragon) + modifier(dragon, ability);
        const dcs = ability ? [...text.matchAll(/DC (\d+)/g)].map(([, dc]) => Number(dc)) : [];
        return dcs.filter((dc) => dc !== right).map((dc) => `${dragon.name}: ${name}: ${dc}, not ${right}`);
      }),
    );
    expect(breaches).toEqual([]);
  });
});

describe('laws of items of 5e', () => {
  const weapons = items.filter(({ kind, rarity }) => kind === 'weapon' && rarity === undefined);
  const has = (weapon: Entity, property: string) => (weapon['properties'] as string[]).includes(property);
  const namesWhere = (isBreach: (weapon: Entity) => boolean) => weapons.filter(isBreach).map(({ name }) => name);

  it('weapons have the numbers that their properties need', () => {
    expect(weapons).toHaveLength(37);
    expect(namesWhere((weapon) => has(weapon, 'Thrown') !== 'thrown_range' in weapon)).toEqual([]);
    expect(namesWhere((weapon) => has(weapon, 'Versatile') !== 'versatile_damage' in weapon)).toEqual([]);
    const isRanged = ({ range }: Entity) => (range as { long: number | null }).long !== null;
    const shoots = (weapon: Entity) => has(weapon, 'Ammunition') || ['Dart', 'Net'].includes(weapon.name);
    expect(namesWhere((weapon) => isRanged(weapon) !== shoots(weapon))).toEqual([]);
    expect(namesWhere((weapon) => has(weapon, 'Heavy') && has(weapon, 'Light'))).toEqual([]);
    expect(namesWhere((weapon) => has(weapon, 'Two-Handed') && has(weapon, 'Versatile'))).toEqual([]);
    expect(namesWhere(({ damage }) => damage === undefined)).toEqual(['Net']);
  });

  it('versatile damage is a die larger', () => {
    const sides = (dice: unknown) => Number(String(dice).split('d')[1]);
    expect(
      namesWhere(({ damage, versatile_damage: two }) => two !== undefined && sides(two) !== sides(damage) + 2),
    ).toEqual([]);
  });

  it('barding costs four times as much as armour and weighs twice as much', () => {
    const armours = new Map(
      items.filter(({ kind }) => kind === 'armour').map((armour) => [armour.name.toLowerCase(), armour]),
    );
    const bardings = items.filter(({ name }) => name.startsWith('Barding: '));
    expect(bardings).toHaveLength(12);
    for (const { name, price, weight } of bardings) {
      const armour = armours.get(name.slice('Barding: '.length).toLowerCase())!;
      expect([price, weight], name).toEqual([4 * (armour['price'] as number), 2 * (armour['weight'] as number)]);
    }
  });

  it('things that are sold in lots say how many pieces have the price', () => {
    const lots = items.filter(({ quantity }) => quantity !== undefined);
    const perPiece = lots.map(({ name, price, quantity }) => [
      name,
      Math.round((1e4 * Number(price)) / Number(quantity)),
    ]);
    expect(Object.fromEntries(perPiece)).toEqual({
      ...{
        Arrow: 500,
        'Blowgun needle': 200,
        'Crossbow bolt': 500,
        'Sling bullet': 20,
        Caltrops: 500,
        'Spike, iron': 1000,
      },
    });
  });
});
