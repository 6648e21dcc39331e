import { describe, expect, it } from 'vitest';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import type { Entity } from '../../src/entity/entity.ts';

const entities = (category: string): readonly Entity[] => entityCatalogueOf('1e').byCategory.get(category)!;
const byName = (things: readonly Entity[]): ReadonlyMap<string, Entity> =>
  new Map(things.map((thing) => [thing.name.toLowerCase(), thing]));
const [spells, items, feats, classes] = [entities('spell'), entities('item'), entities('feat'), entities('class')];
const [spellNamed, itemNamed, featNamed] = [byName(spells), byName(items), byName(feats)];

const names = (things: readonly Entity[]): string[] => things.map(({ name }) => name);

/** A law that holds for nearly all entities, with those that the rules themselves have otherwise. */
function expectLaw(counted: number, breaches: readonly string[], exceptions: Readonly<Record<string, string>>) {
  expect([...new Set(breaches)].sort()).toEqual(Object.keys(exceptions).sort());
  expect(breaches.length / counted, 'share of exceptions').toBeLessThanOrEqual(0.05);
}

type Levels = Readonly<Record<string, number>>;
const levelsOf = (spell: Entity): Levels => spell['levels'] as Levels;
const numberOf = (thing: Entity, field: string): number => thing[field] as number;

describe('laws of spells of 1e', () => {
  it('the level is the lowest that a class has', () => {
    const breaches = spells.filter((spell) => spell['level'] !== Math.min(...Object.values(levelsOf(spell))));
    expect(names(breaches)).toEqual([]);
  });

  it('no class casts above the highest level of its table', () => {
    const highest = new Map(
      classes
        .filter((kind) => kind['spells_per_day'])
        .map((kind) => {
          const rows = kind['spells_per_day'] as (number | null)[][];
          return [
            kind['spell_list'] as string,
            Math.max(...rows.flatMap((row) => row.findLastIndex((n) => n !== null))),
          ];
        }),
    );
    const breaches = spells.filter((spell) =>
      Object.entries(levelsOf(spell)).some(([list, level]) => level > highest.get(list)!),
    );
    expect(names(breaches)).toEqual([]);
    expect(highest).toEqual(
      new Map([
        ['bard', 6],
        ['cleric', 9],
        ['druid', 9],
        ['paladin', 4],
        ['ranger', 4],
        ['sorcerer', 9],
        ['wizard', 9],
      ]),
    );
  });

  it('wizards and sorcerers share their spells, but for two about preparing them', () => {
    const arcane = spells.filter((spell) => 'wizard' in levelsOf(spell) || 'sorcerer' in levelsOf(spell));
    const breaches = arcane.filter((spell) => levelsOf(spell)['wizard'] !== levelsOf(spell)['sorcerer']);
    const prepared = 'sorcerers prepare no spells';
    expectLaw(arcane.length, names(breaches), { "Mage's lucubration": prepared, 'Mnemonic enhancer': prepared });
  });

  it('a spell on the caster alone allows neither a save nor resistance', () => {
    const personal = spells.filter(({ range }) => range === 'personal');
    const breaches = personal.filter((spell) => spell['saving_throw'] !== 'none' || spell['spell_resistance']);
    const breath = 'the breath of the dragon allows a save';
    expectLaw(personal.length, names(breaches), {
      'Form of the dragon I': breath,
      'Form of the dragon II': breath,
      'Form of the dragon III': breath,
    });
  });

  it('a harmless spell can be resisted, but for wards that only summoned creatures resist', () => {
    const isWard = ({ name }: Entity) => /^(Protection from|Magic circle against) /.test(name);
    const harmless = spells.filter((spell) => String(spell['saving_throw']).includes('harmless') && !isWard(spell));
    const breaches = harmless.filter((spell) => !spell['spell_resistance']);
    const line = 'its entry says no';
    expectLaw(harmless.length, names(breaches), { 'Mage armor': line, Tongues: line });
  });

  it('greater and mass spells come at a higher level, lesser ones at a lower', () => {
    const variants = spells.flatMap((spell) => {
      const [, degree, plain] = /^(greater|lesser|mass) (.*)$/i.exec(spell.name) ?? [];
      const base = plain && spellNamed.get(plain);
      return base ? [{ spell, base, sign: degree === 'Lesser' ? -1 : 1 }] : [];
    });
    const breaches = variants.filter(({ spell, base, sign }) =>
      Object.entries(levelsOf(spell)).some(
        ([list, level]) => sign * (level - (levelsOf(base)[list] ?? level - sign)) < 1,
      ),
    );
    expect(variants.length).toBeGreaterThan(40);
    expectLaw(
      variants.length,
      breaches.map(({ spell }) => spell.name),
      {},
    );
  });

  it('each numeral of a series comes one level later', () => {
    const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
    const breaches = spells.flatMap((spell) => {
      const [, stem, numeral] = /^(.*) ([IVX]+)$/.exec(spell.name) ?? [];
      const next = numeral && spellNamed.get(`${stem} ${numerals[numerals.indexOf(numeral) + 1]}`.toLowerCase());
      const isOneLater = (list: string) =>
        !next || !(list in levelsOf(next)) || levelsOf(next)[list] === levelsOf(spell)[list]! + 1;
      return Object.keys(levelsOf(spell)).every(isOneLater) ? [] : [spell.name];
    });
    expectLaw(spells.length, breaches, {});
  });

  it('spells for and against each alignment are alike, but for the paladin', () => {
    const fields = ['school', 'casting_time', 'range', 'duration', 'saving_throw', 'spell_resistance', 'components'];
    const kinds = ['detect *', 'dispel *', 'protection from *', 'magic circle against *'];
    const breaches = kinds.filter((kind) => {
      const four = ['chaos', 'evil', 'good', 'law'].map((side) => spellNamed.get(kind.replace('*', side))!);
      const numbers = four.map((spell) => [...fields.map((field) => spell[field]), levelsOf(spell)['cleric']]);
      return new Set(numbers.map((each) => JSON.stringify(each))).size > 1;
    });
    expect(breaches).toEqual([]);
  });

  it('cures and inflictions of one strength have the same level', () => {
    const degrees = ['light', 'moderate', 'serious', 'critical'].flatMap((degree) => [degree, `mass ${degree}`]);
    const level = (verb: string, degree: string) =>
      levelsOf(
        spellNamed.get(`${degree.includes('mass') ? 'mass ' : ''}${verb} ${degree.replace('mass ', '')} wounds`)!,
      )['cleric'];
    expect(degrees.filter((degree) => level('cure', degree) !== level('inflict', degree))).toEqual([]);
  });
});

/** The spell in a potion, scroll or wand. Names of spells have the American spelling. */
function spellIn({ name }: Entity): Entity {
  const plain = name.replace(/^\w+ of /, '').replace(/ \(.*\)$| \d+$/, '');
  return spellNamed.get(plain.replace('armour', 'armor').replace('resist fire', 'resist energy'))!;
}

/** Prices of a spell in an item that a cleric, druid or wizard makes at the lowest caster level. */
const pricesOf = (item: Entity, factor: number): number[] =>
  ['cleric', 'druid', 'wizard']
    .flatMap((list) => levelsOf(spellIn(item))[list] ?? [])
    .map((level) => factor * Math.max(0.5, level) * Math.max(1, 2 * level - 1));

describe('laws of items of 1e', () => {
  const ofKind = (kind: string) => items.filter((item) => item['kind'] === kind);
  const overpriced = (kind: string, factor: number) =>
    ofKind(kind)
      .filter((item) => !pricesOf(item, factor).includes(numberOf(item, 'price')))
      .map(({ name }) => name);

  it('potions, scrolls and wands cost spell level x caster level x 50, 25 or 750 gp', () => {
    const made = ['potion', 'scroll', 'wand'].flatMap(ofKind);
    const breaches = [...overpriced('potion', 50), ...overpriced('scroll', 25), ...overpriced('wand', 750)];
    expectLaw(made.length, breaches, {
      'Scroll of raise dead': 'its diamond costs 5,000 gp',
      'Scroll of resurrection': 'its diamond costs 10,000 gp',
    });
  });

  const bonusOf = ({ name }: Entity): number => Number(/\+(\d)$/.exec(name)?.[1] ?? 0);
  const enchanted = items.filter(
    (item) => bonusOf(item) && ['weapon', 'armour', 'shield'].includes(item['kind'] as string),
  );
  /** What one more plus on the price makes of a special ability. */
  const ABILITIES: Readonly<Record<string, number>> = {
    ...{ disrupting: 2, flaming: 1, frost: 1, 'ghost touch': 1, holy: 2, keen: 1, shock: 1, speed: 3 },
    ...{ 'undead bane': 1, vorpal: 5 },
  };
  const abilityOf = ({ name }: Entity) =>
    Object.keys(ABILITIES).find((word) => name.toLowerCase().startsWith(`${word} `));
  const plainOf = (item: Entity): Entity => {
    const name = item.name
      .toLowerCase()
      .replace(/ \+\d$/, '')
      .replace('ghost touch mace', 'heavy mace');
    return (itemNamed.get(name.slice((abilityOf(item) ?? '').length).trim()) ?? itemNamed.get(name))!;
  };

  it('a weapon with a plus costs 300 gp and 2,000 x the square more, armour 150 and 1,000', () => {
    const breaches = enchanted.filter((item) => {
      const worth = bonusOf(item) + (ABILITIES[abilityOf(item) ?? ''] ?? 0);
      const [work, square] = item['kind'] === 'weapon' ? [300, 2000] : [150, 1000];
      return item['price'] !== numberOf(plainOf(item), 'price') + work + square * worth ** 2;
    });
    expectLaw(enchanted.length, names(breaches), {});
  });

  it('a plus raises damage or armour, lowers the check penalty by 1 and leaves the rest', () => {
    const kept = ['weight', 'damage_type', 'range', 'proficiency', 'maximum_dexterity', 'slot'];
    const breaches = enchanted.filter((item) => {
      const [plain, bonus] = [plainOf(item), bonusOf(item)];
      const raised =
        item['kind'] === 'weapon'
          ? { damage: `${plain['damage']}+${bonus}` }
          : {
              armour_bonus: numberOf(plain, 'armour_bonus') + bonus,
              check_penalty: Math.min(0, numberOf(plain, 'check_penalty') + 1),
            };
      const right = { ...Object.fromEntries(kept.map((field) => [field, plain[field]])), ...raised };
      return Object.entries(right).some(([field, value]) => item[field] !== value);
    });
    expectLaw(enchanted.length, names(breaches), {});
  });

  it('masterwork costs 300 gp more for a weapon and 150 gp for armour', () => {
    const fine = items.filter(
      ({ name, kind }) => name.startsWith('Masterwork ') && ['weapon', 'armour'].includes(kind as string),
    );
    const breaches = fine.filter(
      (item) =>
        item['price'] !==
        numberOf(itemNamed.get(item.name.slice('Masterwork '.length).toLowerCase())!, 'price') +
          (item['kind'] === 'weapon' ? 300 : 150),
    );
    expect(fine).toHaveLength(5);
    expect(breaches).toEqual([]);
  });

  it('lasting bonuses cost their square times a factor of their kind', () => {
    const factors: readonly (readonly [RegExp, number])[] = [
      [/^(Belt of giant|Belt of incredible|Belt of mighty|Headband of)/, 1000],
      [/^(Cloak of resistance|Bracers of armour)/, 1000],
      [/^(Ring of protection|Amulet of natural armour)/, 2000],
      [/^(Amulet of mighty fists|Belt of physical perfection)/, 4000],
    ];
    const lasting = items.flatMap((item) => {
      const factor = factors.find(([pattern]) => pattern.test(item.name))?.[1];
      return factor && bonusOf(item) ? [{ item, price: factor * bonusOf(item) ** 2 }] : [];
    });
    expect(lasting.length).toBeGreaterThan(25);
    expect(lasting.filter(({ item, price }) => item['price'] !== price)).toEqual([]);
  });

  it('barding for a horse costs four times as much as armour and weighs twice as much', () => {
    const bardings = items.filter(({ name }) => name.endsWith(' barding'));
    const breaches = bardings.filter((item) => {
      const suit = itemNamed.get(item.name.replace(' barding', '').toLowerCase())!;
      return item['price'] !== 4 * numberOf(suit, 'price') || item['weight'] !== 2 * numberOf(suit, 'weight');
    });
    expect(bardings).toHaveLength(3);
    expect(breaches).toEqual([]);
  });

  it('the more plain armour protects, the less Dexterity it leaves', () => {
    const suits = items.filter(
      (item) => item['kind'] === 'armour' && item['tier'] === 'mundane' && !item.name.includes('Masterwork'),
    );
    const breaches = suits.filter((suit) => {
      const sum = numberOf(suit, 'armour_bonus') + numberOf(suit, 'maximum_dexterity');
      return sum < 7 || sum > 10;
    });
    expect(suits.length).toBeGreaterThan(10);
    expect(names(breaches)).toEqual([]);
  });
});

describe('laws of feats, classes and skills of 1e', () => {
  const required = (feat: Entity): readonly string[] => feat['prerequisites'] as string[];
  const attackBonus = (feat: Entity): number =>
    Math.max(0, ...required(feat).map((text) => Number(/^base attack bonus \+(\d+)$/.exec(text)?.[1] ?? 0)));

  const neededFeats = (feat: Entity): Entity[] =>
    required(feat).flatMap((text) => featNamed.get(text.replace(/ \(conjuration\)$/, '').toLowerCase()) ?? []);

  it('a feat asks for feats and skills that exist', () => {
    const breaches = feats.flatMap((feat) =>
      required(feat)
        .flatMap((text) => text.replace(/ \(conjuration\)$/, '').split(' or '))
        .filter((text) => /^[A-Z]/.test(text) && text !== 'Ride 1 rank' && !featNamed.has(text.toLowerCase()))
        .map((text) => `${feat.name}: ${text}`),
    );
    expect(breaches).toEqual(['Master craftsman: Profession skill']);
  });

  it('a feat asks for the attack bonus of the feats that it builds upon', () => {
    const breaches = feats.filter((feat) => {
      const isOfFighters = required(feat).some((text) => text.startsWith('fighter level'));
      return !isOfFighters && neededFeats(feat).some((needed) => attackBonus(needed) > attackBonus(feat));
    });
    expectLaw(feats.length, names(breaches), { 'Dazzling display': 'its entry leaves out that of Weapon focus' });
  });

  it('a feat asks for the abilities of the feats that it builds upon', () => {
    const abilities = (feat: Entity) =>
      required(feat).flatMap((text) => {
        const [, ability, score] = /^([a-z]+) (\d+)$/.exec(text) ?? [];
        return ability ? [{ ability, score: Number(score) }] : [];
      });
    const breaches = feats.filter((feat) =>
      neededFeats(feat)
        .flatMap(abilities)
        .some(({ ability, score }) => !abilities(feat).some((own) => own.ability === ability && own.score >= score)),
    );
    const twoWeapons = 'its entry leaves out the Dexterity of Two-weapon fighting';
    expectLaw(feats.length, names(breaches), { 'Shield master': twoWeapons, 'Shield slam': twoWeapons });
  });

  it('the hit die goes with the attack bonus', () => {
    const dice: Readonly<Record<string, string>> = { full: 'd10', 'three-quarters': 'd8', half: 'd6' };
    const breaches = classes.filter((kind) => kind['hit_die'] !== dice[kind['attack_bonus'] as string]);
    expect(breaches.map(({ name, hit_die }) => `${name} ${hit_die}`)).toEqual(['Barbarian d12']);
  });

  it('spells per day and known never fall with the level', () => {
    const breaches = classes.flatMap((kind) =>
      ['spells_per_day', 'spells_known'].filter((field) => {
        const rows = (kind[field] ?? []) as (number | null)[][];
        return rows.some((row, i) => i > 0 && row.some((count, level) => (count ?? -1) < (rows[i - 1]![level] ?? -1)));
      }),
    );
    expect(breaches).toEqual([]);
  });

  it('armour hinders the skills of Strength and Dexterity alone', () => {
    const breaches = entities('skill').filter(
      ({ ability, armour_check_penalty }) =>
        armour_check_penalty !== ['strength', 'dexterity'].includes(ability as string),
    );
    expect(breaches).toEqual([]);
  });

  it('class skills are skills', () => {
    const known = new Set(entities('skill').map(({ name }) => name));
    expect(classes.flatMap((kind) => (kind['class_skills'] as string[]).filter((skill) => !known.has(skill)))).toEqual(
      [],
    );
  });
});
