import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import { fail, ok } from '../../lib/result.ts';
import { capitalize, formatSigned } from '../../lib/wording.ts';
import { oracleTablesOf } from '../../oracle/oracle-tables.ts';
import type { Character, CharacterGenerator, CharacterRequest } from '../character.ts';
import { content } from '../content.ts';
import { RollRecorder } from '../rolls.ts';
import { bareItemName } from './carried.ts';
import { findNamed, levelFault } from './lookup.ts';
import { bulletList, finishCharacter, mapValues, statRow, titledList, traitList } from './sheet.ts';
import { RecordedTableRoller } from './tables.ts';
import { type Clash, rollTraits } from './traits.ts';

const ABILITIES = ['STR', 'DEX', 'WIL'] as const;
type Ability = (typeof ABILITIES)[number];

const MAX_ABILITY = 4;
const FIRST_HEALTH = 4;
const HEALTH_PER_LEVEL = 2;
const BASE_ARMOUR = 6;
const ITEM_COUNT = 6;
const BACKGROUNDS = 'character/background';

interface CharacterFile {
  /** The three ability values for each roll of a d6. */
  readonly arrangements: readonly (readonly [strength: number, dexterity: number, will: number])[];
  /** Experience points at which each level begins. */
  readonly xp: readonly number[];
  /** IDs of the tables of traits. Each is rolled on once. */
  readonly traits: readonly string[];
  /** By weapon: what it shoots. */
  readonly ammunition: Readonly<Record<string, string>>;
  /** Weapons that are of use on horseback only. */
  readonly forRiders: readonly string[];
  readonly clashes: readonly Clash[];
}

const {
  arrangements: ARRANGEMENTS,
  xp: XP,
  traits: TRAITS,
  ammunition: AMMUNITION,
  forRiders: FOR_RIDERS,
  clashes: CLASHES,
} = content<CharacterFile>('roleplay/maze-rats/character');

interface Weapon {
  readonly name: string;
  readonly hands: number;
  readonly damage_bonus: number;
}

interface Worn {
  readonly name: string;
  readonly armour: number;
}

interface Arms {
  readonly worn: Worn;
  readonly shield: Worn;
  readonly weapons: readonly Weapon[];
}

/**
 * Makes characters of Maze Rats. A d6 decides the ability values, each level gives a feature, and d66 tables give
 * everything else.
 */
export const mazeRatsChargen: CharacterGenerator = ({ level, class: className, rng }) => {
  const fault = levelFault('maze-rats', level);
  if (fault) return fail(fault);
  if (className === undefined) return ok(makeCharacter(rng, level, undefined));
  const backgrounds = oracleTablesOf('maze-rats')
    .get(BACKGROUNDS)!
    .rows.map(({ text }) => text);
  const kind = 'a background of Maze Rats, which has no classes';
  const found = findNamed(bareItemName(className), backgrounds, bareItemName, kind);
  return found.ok ? ok(makeCharacter(rng, level, found.value)) : found;
};

function makeCharacter(rng: CharacterRequest['rng'], level: number, background: string | undefined): Character {
  const rolls = new RollRecorder(rng);
  const tables = new RecordedTableRoller('maze-rats', rolls);
  const name = rollName(rolls, tables);
  const figures = chooseFigures(rolls, tables, level, background);
  const kind = background === undefined ? null : bareItemName(background);
  return finishCharacter('maze-rats', rolls, { name, level, class: kind, figures, lines: linesOf(level, figures) });
}

function rollName(rolls: RollRecorder, tables: RecordedTableRoller): string {
  const sex = rolls.pick('name', ['female', 'male']);
  const birth = rolls.pick('birth', ['lower', 'upper']);
  const first = tables.roll('first name', `character/name-${sex}`);
  return `${first} ${tables.roll('surname', `character/surname-${birth}`)}`;
}

function chooseFigures(
  rolls: RollRecorder,
  tables: RecordedTableRoller,
  level: number,
  chosenBackground: string | undefined,
) {
  const { abilities, attack, slots, paths } = advance(rolls, level);
  const spells = Array.from({ length: slots }, (_, i) => capitalize(tables.roll(`spell ${i + 1}`, 'magic/spell-name')));
  const background = chosenBackground ?? tables.roll('background', BACKGROUNDS);
  const traits = rollTraits(
    tables,
    TRAITS.map((trait) => ({ name: trait.replace('-', ' '), table: `character/${trait}` })),
    CLASHES,
  );
  const bond = tables.roll('bond with another of the party', 'character/bond');
  const items = tables.rollDistinct('item', 'gear/starting-item', ITEM_COUNT);
  return {
    abilities,
    health: FIRST_HEALTH + HEALTH_PER_LEVEL * (level - 1),
    experience: XP[level - 1]!,
    next_level: XP[level] ?? null,
    attack_bonus: attack,
    paths,
    spell_slots: slots,
    spells,
    ...equip(drawArms(rolls), attack, items),
    money: 0,
    background,
    traits,
    bonds: [bond],
  };
}

function equip({ worn, shield, weapons }: Arms, attack: number, items: readonly string[]) {
  const armour = BASE_ARMOUR + worn.armour + shield.armour;
  return {
    armour,
    worn: [worn, shield].map(({ name, armour }) => ({ name, armour })),
    attacks: weapons.map(({ name, hands, damage_bonus }) => ({
      name,
      hands,
      damage_bonus,
      attack,
      // The shield does not count while both hands hold the weapon.
      armour: hands === 2 ? armour - shield.armour : armour,
    })),
    gear: [worn, shield, ...weapons]
      .map(({ name }) => name)
      .concat(
        weapons.flatMap(({ name }) => AMMUNITION[name] ?? []),
        items,
      ),
  };
}

function linesOf(level: number, figures: ReturnType<typeof chooseFigures>): string[] {
  const { abilities, health, armour, worn, attack_bonus, spell_slots, spells, experience, next_level } = figures;
  const pieces = worn.map((piece) => `${piece.name.toLowerCase()} ${formatSigned(piece.armour)}`).join(', ');
  const next = next_level === null ? 'the last level' : `next level at ${next_level}`;
  const items = figures.gear.slice(-ITEM_COUNT);
  const shots = figures.gear.filter((thing) => Object.values(AMMUNITION).includes(thing));
  return [
    `${capitalize(figures.background)}, level ${level} (${experience} XP, ${next})`,
    `${statRow(mapValues(abilities, formatSigned))} (arrangement by d6${level > 1 ? ', +1 a level' : ''}; a danger roll is 2d6 + ability, 10 or more succeeds)`,
    `Health ${health} · armour ${armour} (${BASE_ARMOUR}, ${pieces}) · attack 2d6${attack_bonus ? formatSigned(attack_bonus) : ''}`,
    titledList('Weapons', figures.attacks.map(attackText), '; '),
    ...bulletList('Paths', figures.paths.map(pathText)),
    titledList(`Spell slots ${spell_slots}`, spells),
    `Items: ${[...shots, ...items].join(', ')}; no starting money`,
    traitList('Looks and manners', figures.traits),
    ...figures.bonds.map((bond) => `Bond with another of the party: ${bond}`),
  ];
}

const FEATURES = ['attack bonus', 'spell slot', 'path'] as const;

/** Chooses one feature per level, and raises an ability at each level after the first. */
function advance(rolls: RollRecorder, level: number) {
  const arrangement = rolls.pick('arrangement of abilities', ARRANGEMENTS, (row) =>
    row.map((bonus, i) => `${ABILITIES[i]} ${formatSigned(bonus)}`).join(' '),
  );
  const abilities = Object.fromEntries(ABILITIES.map((key, i) => [key, arrangement[i]!])) as Record<Ability, number>;
  const allPaths = (entityCatalogueOf('maze-rats').byCategory.get('feature') ?? []).filter(
    ({ kind }) => kind === 'path',
  );
  const remainingPaths = [...allPaths];
  const paths: { name: string; text: string }[] = [];
  let [attack, slots] = [0, 0];
  for (let at = 1; at <= level; at++) {
    if (at > 1) {
      const raisable = ABILITIES.filter((key) => abilities[key] < MAX_ABILITY);
      abilities[rolls.pick(`ability raised at level ${at}`, raisable)]++;
    }
    const feature = rolls.pick(`feature at level ${at}`, remainingPaths.length ? FEATURES : FEATURES.slice(0, 2));
    if (feature === 'attack bonus') attack++;
    else if (feature === 'spell slot') slots++;
    else {
      const path = rolls.pick(`path at level ${at}`, remainingPaths, ({ name }) => name);
      remainingPaths.splice(remainingPaths.indexOf(path), 1);
      paths.push({ name: path.name, text: path.text ?? '' });
    }
  }
  return { abilities, attack, slots, paths };
}

/**
 * Draws light armour, a shield and two weapons. At least one of the weapons is one-handed, to be used with the shield.
 */
function drawArms(rolls: RollRecorder): Arms {
  const items = (entityCatalogueOf('maze-rats').byCategory.get('item') ?? []) as (Entity & Weapon & Worn)[];
  const nameOf = ({ name }: { name: string }) => name;
  const ofKind = (kind: string) => items.filter((item) => item['kind'] === kind);
  const light = ofKind('armour').filter(({ armour }) => armour === 1);
  const worn = rolls.pick('light armour', light, nameOf);
  const shield = rolls.pick('shield', ofKind('shield'), nameOf);
  const weapons = ofKind('weapon').filter(({ name }) => !FOR_RIDERS.includes(name));
  const first = rolls.pick(
    'weapon beside the shield',
    weapons.filter(({ hands }) => hands === 1),
    nameOf,
  );
  const second = rolls.pick(
    'second weapon',
    weapons.filter(
      // Two weapons that shoot would be one too many.
      ({ name }) => name !== first.name && !(AMMUNITION[first.name] && AMMUNITION[name]),
    ),
    nameOf,
  );
  return { worn, shield, weapons: [first, second] };
}

interface Attack extends Weapon {
  readonly armour: number;
}

function attackText({ name, hands, damage_bonus, armour }: Attack): string {
  const notes = [
    damage_bonus > 0 && `damage +${damage_bonus}`,
    hands === 2 && `both hands, armour ${armour} meanwhile`,
  ].filter(Boolean);
  return notes.length ? `${name.toLowerCase()} (${notes.join(', ')})` : name.toLowerCase();
}

const pathText = ({ name, text }: { name: string; text: string }): string => `${name}: ${text}`;
