import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import { CONTENT as ENTITIES } from '../../src/entity/content.generated.ts';
import { ABILITY_NAMES } from '../../src/entity/srd.ts';
import type { SystemSlug } from '../../src/entity/systems.ts';
import { plainName } from '../../src/lib/match-name.ts';
import { oracleTablesOf } from '../../src/oracle/oracle-tables.ts';
import { CONTENT as ROLEPLAY } from '../../src/roleplay/content.generated.ts';
import { TERRAINS } from '../../src/roleplay/encounter/terrains.ts';
import { DIFFICULTIES } from '../../src/roleplay/encounter/yardstick.ts';
import { ITEM_RARITIES, MAGIC_GRADES } from '../../src/roleplay/loot/magic-items.ts';
import { LOOT_TIERS } from '../../src/roleplay/loot/rated-loot.ts';

const header = { source: z.string().min(6), licence: z.enum(['MIT', 'CC-BY-3.0', 'CC-BY-4.0']) };
const file = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...header, ...shape });

const name = z.string().regex(/^\S(?:.*\S)?$/);
const names = z.array(name);
const level = z.int().min(1).max(20);
const count = z.int().min(1);
const rises = z.array(z.int().min(0));
const steps = z.array(z.tuple([level, z.int().min(0)])).min(1);
const byName = <Value extends z.ZodType>(value: Value) => z.record(name, value);
const pair = z.tuple([z.number(), z.number()]).refine(([low, high]) => low <= high);

const ability = z.enum(ABILITY_NAMES);
const abilityOrder = z
  .array(ability)
  .length(6)
  .refine((order) => new Set(order).size === 6);
const difficulty = z.enum(DIFFICULTIES);
const role = z.enum(['melee', 'archer', 'two-weapon', 'unarmed', 'finesse', 'divine', 'arcane']);
const alwaysPrepared = z.array(z.tuple([level, name], name));
const featSteps = z.array(z.tuple([level, name], name));

/** A power of a domain, bloodline or school. Names in braces of its text are filled in by the generator. */
const power = z.strictObject({ level, name, text: name });
const classOption = z.strictObject({
  name,
  text: name.optional(),
  level: level.optional(),
  after: name.optional(),
  feat: z.enum(['combat', 'any']).optional(),
});
const naturalAttack = z.strictObject({
  name,
  count,
  damage: z.string().regex(/^\dd\d+$/),
  secondary: z.literal(true).optional(),
});
const animalStage = {
  size: z.enum(['small', 'medium', 'large']),
  natural: z.int().min(0),
  attacks: z.array(naturalAttack).min(1),
  special: names,
};

const lootSource = z.union([
  z.strictObject({ coins: z.tuple([count, count, count]) }),
  z.strictObject({ table: name, kind: z.enum(['valuable', 'magic', 'oddity', 'gear']) }),
  z.strictObject({ composed: z.tuple([name, name, name]) }),
  z.strictObject({ priced: pair, kinds: names }),
]);

/** Two lists of words; a word of one contradicts every word of the other. */
const clashes = z.array(z.tuple([names, names]));
const swornStats = z.array(z.enum(['edge', 'heart', 'iron', 'shadow', 'wits']));
const fit = z.strictObject({ stats: swornStats.optional(), not: names.optional() });
const vowsByTheme = byName(z.array(z.string().min(20)).min(5));
/** What the files of Ironsworn and Starforged share. */
const sworn = {
  vows: z.strictObject({ background: vowsByTheme, inciting: vowsByTheme }),
  clashes: z.array(names),
  needs: z.array(z.strictObject({ words: name, assets: names })),
  stats: byName(swornStats),
  themes: byName(names),
  blanks: byName(
    z.array(
      z.strictObject({
        label: name,
        count: count.optional(),
        of: z.union([z.array(z.string()), z.literal('best stat')]),
      }),
    ),
  ),
};

const Loot = file({
  coin: name,
  coinWords: names.min(1),
  priceField: name,
  tiers: z.record(z.enum(LOOT_TIERS), z.strictObject({ value: pair, sources: z.array(lootSource).min(1) })),
});

/** Words with single spaces between. */
const traits = z.string().regex(/^[a-zA-Z!|-]+(?: [a-zA-Z!|-]+)*$/);

const Encounters = file({
  meaning: z.string().regex(/^[A-Z].*\.$/),
  scene: byName(
    z.union([
      z.array(z.strictObject({ table: name, needs: traits.optional(), unlike: z.literal(true).optional() })).min(1),
      z.strictObject({ own: name }),
    ]),
  ),
  needs: byName(traits),
  gives: byName(traits).optional(),
  one: byName(name).optional(),
});

const Monsters = file({
  what: z.string(),
  isPlaced: z.literal(false).optional(),
  labels: byName(traits).optional(),
  own: byName(byName(names.min(1))).optional(),
  monsters: byName(traits),
});

const manner = z.enum(['folk', 'beasts', 'vermin', 'undead', 'spirits', 'dragons', 'things']);

const SHAPES = {
  'roleplay/5e/classes': file({
    instruments: names,
    classes: z.array(
      z.strictObject({
        name,
        abilityOrder,
        otherAbilityOrder: abilityOrder.optional(),
        subclass: name,
        subclassFrom: level,
        caster: z.enum(['full', 'half', 'pact']).optional(),
        casts: ability.optional(),
        weapons: names,
        armour: z.array(z.enum(['light', 'medium', 'heavy', 'shield'])),
        tools: names.optional(),
        freeTools: z.tuple([count, names]).optional(),
        languages: names.optional(),
        alignments: names.optional(),
        extraAttacks: z.array(level).optional(),
        gear: names,
        choices: z.array(names.min(1)),
      }),
    ),
  }),
  'roleplay/5e/races': file({
    races: z.array(
      z.strictObject({
        name,
        people: name,
        abilities: z.partialRecord(ability, z.int()),
        freeAbilities: count.optional(),
        size: z.enum(['small', 'medium']),
        speed: z.int().multipleOf(5),
        skills: names.optional(),
        freeSkills: count.optional(),
        weapons: names.optional(),
        tools: names.optional(),
        languages: names,
        freeLanguages: count.optional(),
        traits: names,
        spells: z.array(z.union([z.tuple([level, name]), z.tuple([level, name, level])])).optional(),
        casts: ability.optional(),
      }),
    ),
    dragons: z.array(z.tuple([name, name])),
    languages: names,
  }),
  'roleplay/5e/backgrounds': file({
    backgrounds: z.array(
      z.strictObject({
        name,
        skills: z.tuple([name, name]),
        tools: names.optional(),
        freeLanguages: count.optional(),
        gear: names,
        gold: count,
      }),
    ),
  }),
  'roleplay/5e/ranger': file({
    favoredEnemies: byName(names),
    enemyLevels: z.array(level),
    favoredTerrains: names,
    terrainLevels: z.array(level),
  }),
  'roleplay/5e/weights': file({
    coinsPerPound: count,
    poundsPerStrength: count,
    packs: byName(names.min(5)),
    unlisted: byName(z.number()),
  }),
  'roleplay/5e/skills': file({
    skills: byName(ability),
    wanted: byName(z.strictObject({ first: names, next: names })),
  }),
  'roleplay/5e/spell-choice': file({
    attacks: byName(
      z.strictObject({
        hit: z.enum(['ranged', 'melee', 'sure', 'DEX', 'CON', 'WIS']),
        damage: z.string(),
        type: name,
        range: name,
        times: count.optional(),
        perLevel: z.int().min(1).optional(),
        timesPerLevel: z.int().min(1).optional(),
        addsAbility: z.literal(true).optional(),
      }),
    ),
    staples: names,
    rarelyLearned: names,
    useless: byName(names),
  }),
  'roleplay/5e/wealth': file({
    steps: z.array(z.strictObject({ from: level, gold: count, gems: z.int().min(0), potions: count })),
    gem: count,
    withoutMetal: names,
    armour: z.array(z.strictObject({ from: level, instead: byName(name) })),
  }),
  'roleplay/1e/spell-choice': file({ staples: names, likeItems: byName(names) }),
  'roleplay/5e/spells': file({
    alwaysPrepared: byName(alwaysPrepared),
    lands: byName(alwaysPrepared),
    fiend: names,
    magicalSecrets: steps,
    mysticArcanum: steps,
  }),
  'roleplay/5e/levels': file({
    xp: rises.length(20),
    slots: z.strictObject({ full: z.array(rises).length(20), half: z.array(rises).length(20) }),
    pactSlots: z.array(z.tuple([count, count])).length(20),
    spellsKnown: byName(rises.length(20)),
    cantrips: byName(count),
    abilityIncreases: z.array(level),
    moreAbilityIncreases: byName(z.array(level)),
    steps: z.strictObject({
      rages: steps,
      rageDamage: steps,
      bardicInspiration: steps,
      channelDivinity: steps,
      actionSurges: steps,
      martialArts: steps,
      unarmouredSpeed: steps,
    }),
  }),
  'roleplay/5e/encounters': file({
    thresholds: z.array(z.tuple([count, count, count, count])).length(20),
    multipliers: z.array(z.number().positive()),
    multiplierSteps: rises,
    capAboveLevel: z.record(difficulty, z.int()),
  }),
  'roleplay/1e/classes': file({
    classes: z.array(
      z.strictObject({
        name,
        roles: z.array(role).min(1),
        abilityOrder,
        alignments: names.min(1),
        skills: names,
        weapons: names.min(1),
        ranged: names.min(1),
        armour: names,
        shield: name.optional(),
        tools: names,
        feats: z.array(z.tuple([level, name])).optional(),
        languages: names.optional(),
      }),
    ),
    archerAbilityOrder: abilityOrder,
    twoHandedWeapons: names,
    lightWeapons: names,
    weaponPairs: z.array(z.tuple([name, name])).min(1),
    growingFeatures: names,
    featuresListedElsewhere: names,
  }),
  'roleplay/1e/callings': file({
    alignedSpells: z.strictObject({ good: names, evil: names, lawful: names, chaotic: names }),
  }),
  'roleplay/1e/domains': file({
    domains: z
      .array(
        z.strictObject({
          name,
          classSkills: names.optional(),
          feat: name.optional(),
          alignment: z.enum(['good', 'evil', 'lawful', 'chaotic']).optional(),
          spells: names.length(9),
          powers: z.array(power).length(2),
        }),
      )
      .length(33),
    druidDomains: names,
  }),
  'roleplay/1e/faiths': file({
    faiths: z.array(z.strictObject({ name, alignment: name, domains: names.length(5), weapon: name })),
  }),
  'roleplay/1e/bloodlines': file({
    bloodlines: z
      .array(
        z.strictObject({
          name,
          classSkill: name,
          spells: names.length(9),
          feats: names.min(5),
          arcana: name,
          powers: z.array(power).length(5),
        }),
      )
      .length(10),
    dragons: z.array(z.strictObject({ name, energy: name, breath: name })).length(10),
    elements: z.array(z.strictObject({ name, energy: name, movement: name })).length(4),
  }),
  'roleplay/1e/schools': file({
    schools: z.array(z.strictObject({ name, powers: z.array(power).min(2) })).length(9),
    bondedObjects: names,
  }),
  'roleplay/1e/companions': file({
    tricks: names,
    companions: z.array(
      z.strictObject({
        ...animalStage,
        name,
        speed: name,
        abilities: z.strictObject(Object.fromEntries(ABILITY_NAMES.map((each) => [each, count]))),
        grown: z.strictObject({ ...animalStage, level, abilities: z.partialRecord(ability, z.int()) }),
        forRangers: z.boolean(),
      }),
    ),
    companionSpecial: z.array(z.tuple([level, name])),
    familiars: z.array(
      z.strictObject({
        name,
        size: z.enum(['tiny', 'diminutive']),
        speed: name,
        armourClass: count,
        benefit: name,
        skill: z.tuple([name, count]).optional(),
        save: z.tuple([z.enum(['fortitude', 'reflex']), count]).optional(),
        hitPoints: count.optional(),
      }),
    ),
    familiarSpecial: z.array(z.tuple([level, name])),
  }),
  'roleplay/1e/options': file({
    ragePowers: z.array(classOption),
    rogueTalents: z.array(classOption),
    mercies: z.array(classOption),
    favouredEnemies: names,
    favouredTerrains: names,
    weaponGroups: byName(names.min(1)),
    performances: byName(z.tuple([name, name])),
  }),
  'roleplay/1e/weights': file({
    heavyLoads: rises.length(30),
    quarterForSmall: names,
    unlisted: byName(z.number()),
    coinsPerPound: count,
  }),
  'roleplay/1e/feats': file({
    takenFirst: z.record(role, names),
    wanted: z.record(role, names),
    neverTaken: names,
    leastLevels: byName(level),
    ofSkills: byName(names),
    byModifier: byName(ability),
    ofShooters: names,
    monk: featSteps,
    archery: featSteps,
    twoWeapon: featSteps,
  }),
  'roleplay/1e/skills': file({
    kinds: byName(names),
    raceBonuses: byName(byName(z.int())),
    smallBonuses: byName(z.int()),
    featSkills: byName(z.tuple([name, name])),
  }),
  'roleplay/1e/languages': file({ languages: names }),
  'roleplay/1e/gear': file({
    kit: z.array(z.tuple([name, count])),
    abilityItems: z.record(ability, name),
    outfits: byName(name),
  }),
  'roleplay/1e/oddments': file({ neverBought: names, insteadOfShield: names, staffs: byName(names) }),
  'roleplay/1e/levels': file({
    xp: rises.length(20),
    wealth: z.array(count.nullable()).length(20),
    smallerDamage: z.record(z.string().regex(/^\dd\d+$/), z.string().regex(/^(?:\dd\d+|1)$/)),
  }),
  'roleplay/1e/encounters': file({
    challengesBelowOne: z.array(z.strictObject({ cr: z.string().regex(/^1\/\d$/), xp: count })),
    goldByChallenge: rises.length(20),
  }),
  'roleplay/dungeon-world/choices': file({
    lore: names,
    domains: names,
    precepts: names,
    lands: names,
    marks: names,
    companion: z.strictObject({
      species: names,
      bases: z.array(z.array(z.int().min(0)).length(4)),
      strengths: names,
      trainings: names,
      weaknesses: names,
      clashes: z.array(z.tuple([name, name])),
    }),
    looks: byName(z.array(names).length(4)),
    signatureWeapon: z.strictObject({
      kinds: names,
      looks: names,
      ranges: names,
      rangesOf: byName(names),
      weight: count,
      enhancements: z.array(
        z.strictObject({
          name,
          damage: z.int().optional(),
          weight: z.int().optional(),
          of: names.optional(),
          tags: names.optional(),
          range: z.literal(true).optional(),
        }),
      ),
    }),
  }),
  'roleplay/dungeon-world/moves': file({
    standAlone: byName(names.min(1)),
    gives: byName(z.strictObject({ of: name.optional(), levelsLower: z.literal(1).optional() })),
    neverTaken: names,
    makesCleric: names,
    clericMoves: names,
    armour: byName(count),
    unarmouredArmour: byName(count),
    extraDamage: byName(z.string().regex(/^\dd\d+$/)),
  }),
  'roleplay/dungeon-world/stats': file({
    mainScore: count,
    otherScores: z.array(count).length(5),
    mainStats: byName(z.enum(['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'])),
    secondStats: byName(z.enum(['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'])),
    secondScores: z.array(count),
  }),
  'roleplay/dungeon-world/spells': file({ staples: z.strictObject({ wizard: names, cleric: names }) }),
  'roleplay/ironsworn/character': file({
    ...sworn,
    roles: byName(fit),
    descriptors: byName(fit),
    awkwardPairs: byName(names),
  }),
  'roleplay/starforged/character': file({
    ...sworn,
    roles: byName(names),
    backgroundRoles: byName(names),
    backstoryVows: byName(z.string()),
    backstoryClashes: byName(z.array(z.string())),
    aspects: byName(fit),
    looks: byName(fit.extend({ needs: names.optional() })),
    lookNeeds: byName(names),
    lookClashes: z.array(names),
  }),
  'roleplay/dungeon-world/gear': file({
    unsold: byName(
      z.strictObject({
        weight: z.int().min(0),
        armour: count.optional(),
        tags: names.optional(),
        isShield: z.literal(true).optional(),
      }),
    ),
    weightless: names,
  }),
  'roleplay/cairn/character': file({ traits: names, coats: names, ammunition: byName(name), clashes }),
  'roleplay/knave/character': file({ traits: names, ammunition: byName(name), rangedWeapons: names, clashes }),
  'roleplay/maze-rats/character': file({
    arrangements: z.array(z.array(z.int().min(0)).length(3)).length(6),
    xp: rises.length(7),
    traits: names,
    ammunition: byName(name),
    forRiders: names,
    clashes,
  }),
  'roleplay/cairn/loot': Loot,
  'roleplay/knave/loot': Loot,
  'roleplay/maze-rats/loot': Loot,
  'roleplay/dungeon-world/loot': Loot,
  'roleplay/cairn/encounters': Encounters,
  'roleplay/knave/encounters': Encounters,
  'roleplay/maze-rats/encounters': Encounters,
  'roleplay/dungeon-world/encounters': Encounters,
  'roleplay/starforged/encounters': Encounters,
  'roleplay/cairn/monsters': Monsters,
  'roleplay/knave/monsters': Monsters,
  'roleplay/maze-rats/monsters': Monsters,
  'roleplay/dungeon-world/monsters': Monsters,
  'roleplay/starforged/monsters': Monsters,
  'roleplay/minds': file({
    what: z.string(),
    minds: byName(z.strictObject({ traits, places: traits })),
    places: byName(name),
    traits: byName(name),
  }),
  'roleplay/bands': file({ what: z.string(), bands: z.array(names.min(2)), commonWords: names }),
  'roleplay/habitats': file({
    what: z.string(),
    terrains: z.record(z.enum(TERRAINS), z.strictObject({ types: names, names })),
    companies: byName(count),
    companiesByName: byName(count),
    leastByName: byName(count),
  }),
  'roleplay/fit': file({
    what: z.string(),
    names: byName(names),
    lacking: byName(names),
    rows: byName(traits),
    gives: byName(traits),
    finds: z.strictObject({ own: byName(name), strange: byName(name) }),
    one: byName(name),
  }),
  'roleplay/loot': file({
    tiers: z.record(
      z.enum(LOOT_TIERS),
      z.strictObject({
        magic: z.int().min(0).max(100),
        valuable: z.int().min(0).max(100),
        coins: z.int().min(0).max(100),
        size: z.enum(['small', 'fine', 'great']),
        purse: z.tuple([count, count]),
        rarities: z.array(z.tuple([count, z.enum(ITEM_RARITIES)])),
        step: z.enum(MAGIC_GRADES),
        plain: pair,
      }),
    ),
    minorMagicChance: z.int().min(0).max(100),
    mostCarried: count,
    pennilessShare: z.number().min(0).max(1),
    nourishing: names,
    perishable: names,
    magicChance: z.record(z.enum(['trivial', ...DIFFICULTIES]), z.int().min(0).max(100)),
    rarityByXp: z.array(z.tuple([z.int().min(0), z.enum(ITEM_RARITIES), z.enum(ITEM_RARITIES)])),
    stepByXp: z.array(z.tuple([z.int().min(0), z.enum(MAGIC_GRADES)])),
  }),
  'roleplay/manners': file({ manners: byName(manner), names: z.partialRecord(manner, names) }),
  'roleplay/plurals': file({ unique: names, unchanged: names, irregular: byName(name) }),
  'roleplay/terrains': file({
    what: z.string(),
    places: z.record(z.enum(TERRAINS), name),
    synonyms: byName(z.enum(TERRAINS)),
    sunless: z.array(z.enum(TERRAINS)),
  }),
  'entities/challenge-xp': file({ xp: z.record(z.string().regex(/^(?:\d+|1\/[248])$/), count) }),
  'entities/srd-faults': file({
    faults: z.array(
      z.strictObject({
        list: name,
        name,
        level: level.optional(),
        path: names,
        kind: z.enum(['part', 'text', 'member', 'missing']).optional(),
        wrong: z.unknown().optional(),
        right: z.unknown().optional(),
        why: z.string().regex(/^[^A-Z].*[^.]$/),
      }),
    ),
  }),
  'entities/srd-surplus': file({
    surplus: z.array(
      z.strictObject({ list: name, names, level: level.optional(), why: z.string().regex(/^[^A-Z].*[^.]$/) }),
    ),
  }),
} satisfies Record<string, z.ZodType>;

type FileName = keyof typeof SHAPES;

const CONTENT: Readonly<Record<string, string>> = { ...ROLEPLAY, ...ENTITIES };
const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../content/${path}.json`, import.meta.url), 'utf8'));
const parsed = <Name extends FileName>(path: Name) => SHAPES[path].parse(read(path)) as z.infer<(typeof SHAPES)[Name]>;

const filesIn = (folder: string): string[] =>
  readdirSync(new URL(`../../content/${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => `${folder}/${path.replace('.json', '')}`);

describe('content/roleplay', () => {
  it('has a shape for each of its files', () => {
    const shaped = Object.keys(SHAPES).filter((path) => path.startsWith('roleplay/'));
    expect(filesIn('roleplay').sort()).toEqual(shaped.sort());
  });

  it.each(Object.keys(SHAPES) as FileName[])('has the shape of its file and is compiled: %s', (path) => {
    expect(parsed(path)).toEqual(read(path));
    expect(JSON.parse(CONTENT[path]!)).toEqual(read(path));
  });
});

const repeated = (list: readonly string[]): string[] => list.filter((entry, at) => list.indexOf(entry) !== at);

describe('lists of choices', () => {
  it('have no entry twice', () => {
    const { companion, signatureWeapon, lore, domains, precepts, lands, marks } = parsed(
      'roleplay/dungeon-world/choices',
    );
    const lists = [
      parsed('roleplay/5e/classes').instruments,
      parsed('roleplay/5e/races').languages,
      parsed('roleplay/5e/backgrounds').backgrounds.map(({ name }) => name),
      parsed('roleplay/1e/languages').languages,
      ...Object.values(parsed('roleplay/1e/feats').wanted),
      ...[lore, domains, precepts, lands, marks],
      ...[companion.species, companion.strengths, companion.trainings, companion.weaknesses],
      ...[signatureWeapon.kinds, signatureWeapon.looks, signatureWeapon.ranges],
    ];
    expect(lists.flatMap(repeated)).toEqual([]);
  });

  it.each(['ironsworn', 'starforged'] as const)('has at least 60 vows for %s, none twice and none raw', (system) => {
    const { vows } = parsed(`roleplay/${system}/character`);
    const texts = Object.values(vows).flatMap((byTheme) => Object.values(byTheme).flat());
    expect(texts.length).toBeGreaterThanOrEqual(60);
    expect(repeated(texts)).toEqual([]);
    expect(texts.filter((text) => !/^[A-Z][a-z]+(?: [^()[\]]+){4,}$/.test(text))).toEqual([]);
    expect(Object.keys(vows.inciting)).toEqual(Object.keys(vows.background));
  });

  it('of bards are all instruments, which monks can choose as well', () => {
    const { classes, instruments } = parsed('roleplay/5e/classes');
    const toolsOf = (kind: string) => classes.find(({ name }) => name === kind)!.freeTools![1];
    expect(toolsOf('Bard')).toEqual(instruments);
    expect(toolsOf('Monk').filter((tool) => instruments.includes(tool))).toEqual(instruments);
  });
});

describe('names that content of a system refers to', () => {
  const missing = (system: SystemSlug, category: string, wanted: readonly string[]) => {
    const known = new Set(
      entityCatalogueOf(system)
        .byCategory.get(category)!
        .map((entity) => plainName(entity.name)),
    );
    return wanted.filter((entry) => !known.has(plainName(entry)));
  };

  it('are spells of 5e', () => {
    const { alwaysPrepared, lands, fiend } = parsed('roleplay/5e/spells');
    const always = [...Object.values(alwaysPrepared), ...Object.values(lands)].flat();
    const ofRaces = parsed('roleplay/5e/races').races.flatMap(({ spells = [] }) => spells.map(([, spell]) => spell));
    expect(missing('5e', 'spell', [...always.flatMap(([, ...spells]) => spells), ...fiend, ...ofRaces])).toEqual([]);
  });

  it('are feats, spells, items and skills of 1e', () => {
    const { takenFirst, wanted, monk, archery, twoWeapon, leastLevels, ofSkills, byModifier, ofShooters } =
      parsed('roleplay/1e/feats');
    const { alignedSpells } = parsed('roleplay/1e/callings');
    const { domains } = parsed('roleplay/1e/domains');
    const { bloodlines } = parsed('roleplay/1e/bloodlines');
    const { faiths } = parsed('roleplay/1e/faiths');
    const { weaponGroups } = parsed('roleplay/1e/options');
    const { heavyLoads: _, ...weights } = parsed('roleplay/1e/weights');
    const { kit, outfits } = parsed('roleplay/1e/gear');
    const { classes, weaponPairs } = parsed('roleplay/1e/classes');
    const feats = [
      ...[takenFirst, wanted].flatMap((byRole) => Object.values(byRole).flat()),
      ...[...monk, ...archery, ...twoWeapon].flatMap(([, ...names]) => names),
      ...Object.keys(leastLevels),
      ...Object.keys(ofSkills),
      ...Object.keys(byModifier),
      ...ofShooters,
      ...domains.flatMap(({ feat }) => feat ?? []),
      ...bloodlines.flatMap(({ feats: own }) => own),
      ...classes.flatMap(({ feats: own = [] }) => own.map(([, feat]) => feat)),
    ];
    expect(missing('1e', 'feat', feats)).toEqual([]);
    const spells = [...domains, ...bloodlines].flatMap((calling) => calling.spells);
    expect(missing('1e', 'spell', [...spells, ...Object.values(alignedSpells).flat()])).toEqual([]);
    const items = classes.flatMap(({ weapons, ranged, armour, shield, tools }) => [
      ...[...weapons, ...ranged, ...armour, ...tools],
      ...(shield ? [shield] : []),
    ]);
    const grouped = Object.values(weaponGroups)
      .flat()
      .filter((weapon) => weapon !== 'unarmed strike');
    const moreItems = [...weaponPairs.flat(), ...grouped, ...weights.quarterForSmall, ...Object.values(outfits)];
    const { insteadOfShield, staffs } = parsed('roleplay/1e/oddments');
    const faithItems = faiths.map(({ weapon }) => weapon);
    expect(
      missing('1e', 'item', [
        ...items,
        ...moreItems,
        ...faithItems,
        ...insteadOfShield,
        ...Object.values(staffs).flat(),
        ...kit.map(([thing]) => thing),
      ]),
    ).toEqual([]);
    const skills = [
      ...classes.flatMap((each) => each.skills),
      ...Object.values(ofSkills).flat(),
      ...domains.flatMap(({ classSkills = [] }) => classSkills),
      ...bloodlines.map(({ classSkill }) => classSkill),
    ];
    expect(missing('1e', 'skill', skills)).toEqual([]);
    const domainNames = domains.map((domain) => domain.name);
    expect(faiths.flatMap((faith) => faith.domains).filter((domain) => !domainNames.includes(domain))).toEqual([]);
  });

  it('are moves of Dungeon World', () => {
    const { standAlone, gives, neverTaken, makesCleric, clericMoves, armour, unarmouredArmour, extraDamage } =
      parsed('roleplay/dungeon-world/moves');
    const moves = [
      ...Object.values(standAlone).flat(),
      ...[gives, armour, unarmouredArmour, extraDamage].flatMap((byMove) => Object.keys(byMove)),
      ...[...neverTaken, ...makesCleric, ...clericMoves],
    ];
    expect(missing('dungeon-world', 'move', moves)).toEqual([]);
  });

  it.each(['cairn', 'knave', 'maze-rats', 'dungeon-world', 'starforged'] as const)('are tables of %s', (system) => {
    const { scene } = parsed(`roleplay/${system}/encounters`);
    const ofScene = Object.values(scene).flatMap((from) => ('own' in from ? [] : from.map(({ table }) => table)));
    const sources =
      system === 'starforged' ? [] : Object.values(parsed(`roleplay/${system}/loot`).tiers).flatMap((t) => t.sources);
    const ofLoot = sources.flatMap((source) => {
      if ('table' in source) return source.table;
      return 'composed' in source ? source.composed : [];
    });
    expect([...ofScene, ...ofLoot].filter((id) => !oracleTablesOf(system).get(id))).toEqual([]);
  });
});
