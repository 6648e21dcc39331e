import { entityCatalogueOf, nameToKey } from '../../../entity/catalogue.ts';
import { content } from '../../content.ts';
import type { Rolls } from '../../rolls.ts';
import { type Ability, pickDistinct } from '../d20-abilities.ts';
import type { Class5e } from './classes.ts';
import type { Race5e } from './races.ts';
import { cantripsKnown, highestSlot, slotsOf, spellsKnown } from './tables.ts';

/** Spells that are always prepared, by the level of the class at which they come. */
type Always = readonly (readonly [level: number, ...spells: string[]])[];

interface SpellFile {
  /** By subclass. */
  readonly alwaysPrepared: Readonly<Record<string, Always>>;
  /** The same for the Circle of the Land, by land. */
  readonly lands: Readonly<Record<string, Always>>;
  /** What the patron adds to the spells of a warlock. */
  readonly fiend: readonly string[];
  /** When a bard learns magical secrets, two each time. */
  readonly magicalSecrets: readonly (readonly [classLevel: number, highestSpellLevel: number])[];
  /** Spells of level 6 to 9 that a warlock casts once per day, one of each. */
  readonly mysticArcanum: readonly (readonly [classLevel: number, spellLevel: number])[];
}

const {
  alwaysPrepared: ALWAYS,
  lands: LANDS,
  fiend: FIEND,
  magicalSecrets: SECRET_STEPS,
  mysticArcanum: ARCANUM_STEPS,
} = content<SpellFile>('roleplay/5e/spells');

export interface Spell5e {
  readonly name: string;
  readonly level: number;
}

const allSpells = () => entityCatalogueOf('5e').byCategory.get('spell')!;

/** A spell by name, in the catalogue's spelling. */
const spellNamed = (name: string): Spell5e => {
  const spell = allSpells().find((entity) => nameToKey(entity.name) === nameToKey(name))!;
  return { name: spell.name, level: spell['level'] as number };
};

/** Names of the spells of a level, of one class or of all. */
const spellNames = (level: number, className?: string): string[] =>
  allSpells()
    .filter((spell) => spell['level'] === level && (!className || (spell['classes'] as string[]).includes(className)))
    .map(({ name }) => name);

export interface Spellcasting5e {
  readonly ability: Ability;
  readonly save_dc: number;
  readonly attack_bonus: number;
  /** Slots by spell level. */
  readonly slots: Readonly<Record<number, number>>;
  readonly cantrips: readonly string[];
  /** Of classes that know their spells rather than preparing them. */
  readonly known?: readonly Spell5e[];
  readonly spellbook?: readonly Spell5e[];
  readonly prepared?: readonly Spell5e[];
  readonly always_prepared?: readonly Spell5e[];
  /** Of bards: spells from lists of other classes. */
  readonly magical_secrets?: readonly Spell5e[];
  /** Of warlocks: each is cast once per day without a slot. */
  readonly mystic_arcanum?: readonly Spell5e[];
}

export interface Caster {
  readonly kind: Class5e;
  readonly level: number;
  readonly modifier: number;
  readonly proficiency: number;
  readonly land?: string | undefined;
  readonly rolls: Rolls;
}

/** Draws `count` spells, one of each level in turn from the highest down. */
function drawSpread(rolls: Rolls, what: string, pools: readonly (readonly string[])[], count: number): Spell5e[] {
  const remaining = pools.map((pool) => [...pool]);
  const picked: Spell5e[] = [];
  while (picked.length < count && remaining.some((pool) => pool.length))
    for (let level = remaining.length; level >= 1 && picked.length < count; level--) {
      const pool = remaining[level - 1]!;
      if (!pool.length) continue;
      const name = rolls.pick(what, pool);
      pool.splice(pool.indexOf(name), 1);
      picked.push({ name, level });
    }
  return picked.sort(byLevel);
}

const byLevel = (a: Spell5e, b: Spell5e): number => a.level - b.level || (a.name < b.name ? -1 : 1);

const poolsUpTo = (highest: number, poolOf: (level: number) => string[]): string[][] =>
  Array.from({ length: highest }, (_, i) => poolOf(i + 1));

const without = (pool: readonly string[], spells: readonly Spell5e[]): string[] =>
  pool.filter((name) => !spells.some((spell) => spell.name === name));

function drawCantrips({ kind, level, rolls }: Caster): string[] {
  const fixed = kind.name === 'Warlock' ? ['Eldritch Blast'] : [];
  const bonus = kind.subclass === 'Land' && level >= kind.subclassFrom ? 1 : 0;
  const learnable = spellNames(0, kind.name).filter((name) => !fixed.includes(name));
  const count = cantripsKnown(kind.name, level) + bonus - fixed.length;
  return [...fixed, ...pickDistinct(rolls, 'cantrip', learnable, Math.max(0, count))].sort();
}

function alwaysPreparedOf({ kind, level, land }: Caster): Spell5e[] {
  const rows = ALWAYS[kind.subclass] ?? (land ? LANDS[land] : undefined) ?? [];
  if (level < kind.subclassFrom) return [];
  return rows.flatMap(([from, ...names]) => (level >= from ? names.map(spellNamed) : [])).sort(byLevel);
}

/**
 * A wizard's spellbook: six spells at level 1 and two more per level, each of the highest spell level then castable.
 */
function drawSpellbook({ kind, level, rolls }: Caster): Spell5e[] {
  const book: Spell5e[] = [];
  for (let at = 1; at <= level; at++) {
    const highest = highestSlot('full', at);
    const pool = without(spellNames(highest, kind.name), book);
    const names = pickDistinct(rolls, `spellbook at level ${at}`, pool, at === 1 ? 6 : 2);
    book.push(...names.map((name) => ({ name, level: highest })));
  }
  return book.sort(byLevel);
}

function drawSecrets({ kind, level, rolls }: Caster): Spell5e[] {
  const found: Spell5e[] = [];
  for (const [from, highest] of kind.name === 'Bard' ? SECRET_STEPS : []) {
    if (level < from) continue;
    const ownSpells = spellNames(highest, kind.name);
    const foreignSpells = spellNames(highest).filter((name) => !ownSpells.includes(name));
    const names = pickDistinct(rolls, 'magical secret', without(foreignSpells, found), 2);
    found.push(...names.map((name) => ({ name, level: highest })));
  }
  return found.sort(byLevel);
}

/** How many magical secrets count as known spells: all but the two that the College of Lore adds. */
const secretsWithin = (count: number): number => Math.max(0, count - 2);

function drawKnownSpells(caster: Caster, count: number, highest: number, secretCount: number): Spell5e[] {
  const { kind, rolls } = caster;
  const added = kind.subclass === 'Fiend' ? FIEND.map(spellNamed) : [];
  const pools = poolsUpTo(highest, (level) => [
    ...spellNames(level, kind.name),
    ...added.filter((spell) => spell.level === level).map(({ name }) => name),
  ]);
  return drawSpread(
    rolls,
    'spell',
    pools.map((pool) => [...new Set(pool)]),
    count - secretsWithin(secretCount),
  );
}

function prepareSpells(caster: Caster, highest: number, always: readonly Spell5e[], book?: readonly Spell5e[]) {
  const { kind, level, modifier, rolls } = caster;
  const count = Math.max(1, modifier + (kind.caster === 'half' ? Math.floor(level / 2) : level));
  const pools = poolsUpTo(highest, (spellLevel) =>
    book
      ? book.filter((spell) => spell.level === spellLevel).map(({ name }) => name)
      : without(spellNames(spellLevel, kind.name), always),
  );
  return drawSpread(rolls, 'prepared spell', pools, count);
}

function drawArcana({ kind, level, rolls }: Caster): Spell5e[] {
  if (kind.caster !== 'pact') return [];
  return ARCANUM_STEPS.filter(([from]) => level >= from).map(([, spellLevel]) => ({
    name: rolls.pick('mystic arcanum', spellNames(spellLevel, kind.name)),
    level: spellLevel,
  }));
}

/** Chooses the spells of a character; null if the class casts none at this level. */
export function chooseSpellcasting(caster: Caster): Spellcasting5e | null {
  const { kind, level, modifier, proficiency } = caster;
  const highest = kind.caster ? highestSlot(kind.caster, level) : 0;
  if (!kind.caster || !kind.casts || !highest) return null;
  const count = spellsKnown(kind.name, level);
  const cantripNames = drawCantrips(caster);
  const always = alwaysPreparedOf(caster);
  const secretSpells = drawSecrets(caster);
  const book = kind.name === 'Wizard' ? drawSpellbook(caster) : undefined;
  const arcanum = drawArcana(caster);
  return {
    ability: kind.casts,
    save_dc: 8 + proficiency + modifier,
    attack_bonus: proficiency + modifier,
    slots: slotsOf(kind.caster, level),
    cantrips: cantripNames,
    ...(count === undefined
      ? { prepared: prepareSpells(caster, highest, always, book) }
      : { known: drawKnownSpells(caster, count, highest, secretSpells.length) }),
    ...(book && { spellbook: book }),
    ...(always.length && { always_prepared: always }),
    ...(secretSpells.length && { magical_secrets: secretSpells }),
    ...(arcanum.length && { mystic_arcanum: arcanum }),
  };
}

export interface InnateSpell extends Spell5e {
  readonly ability: Ability;
}

/** Spells of the race: a wizard cantrip for high elves, three fixed spells for tieflings. */
export function innateSpells(race: Race5e, level: number, rolls: Rolls, taken: readonly string[]): InnateSpell[] {
  const ability = race.casts;
  if (!ability) return [];
  if (!race.spells) {
    const learnable = spellNames(0, 'Wizard').filter((name) => !taken.includes(name));
    return [{ name: rolls.pick('cantrip of the high elves', learnable), level: 0, ability }];
  }
  return race.spells.flatMap(([from, name]) => (level >= from ? [{ ...spellNamed(name), ability }] : []));
}
