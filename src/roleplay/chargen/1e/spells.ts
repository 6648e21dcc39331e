import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';
import { type Ability, type AbilityScores, abilityModifier, mergeGear } from '../d20-abilities.ts';
import type { Calling } from './calling.ts';
import { isSpellGranted } from './callings.ts';
import { type ClassEntity, entities1e, findEntity1e, type SpellEntity } from './figures.ts';
import { spellSlotsFor } from './tables.ts';

export interface Spell1e {
  readonly name: string;
  readonly level: number;
}

export interface PreparedSpell extends Spell1e {
  /**
   * Number of slots in which the spell is prepared. It exceeds 1 only if there are more slots than different spells.
   */
  readonly count: number;
}

export interface Spellcasting1e {
  readonly ability: Ability;
  readonly caster_level: number;
  /** Difficulty class of saving throws against a level-0 spell. Each spell level adds 1. */
  readonly save_dc: number;
  /** Number of slots by spell level. Casting a level-0 spell does not use up its slot. */
  readonly slots: Readonly<Record<number, number>>;
  readonly known?: readonly Spell1e[];
  readonly spellbook?: readonly Spell1e[];
  readonly prepared?: readonly PreparedSpell[];
  /** For clerics: one additional slot for each spell level from 1 on, with its domain spell. */
  readonly domain_spells?: readonly Spell1e[];
  /** For specialist wizards: one additional slot for each spell level from 1 on, with a spell of the school. */
  readonly school_spells?: readonly Spell1e[];
  readonly bloodline_spells?: readonly Spell1e[];
  /** For sorcerers of the arcane bloodline: further spells known. */
  readonly new_arcana?: readonly Spell1e[];
}

/** Names of the spells of one level in a class's spell list. */
const spellNames = (spellList: string, level: number): string[] =>
  entities1e('spell')
    .filter(({ levels }) => levels[spellList] === level)
    .map(({ name }) => name);

/** The facts about a character on which the choice of spells depends. */
export interface CasterFacts1e {
  readonly figures: ClassEntity;
  readonly level: number;
  /** Ability scores, including bonuses of worn items. */
  readonly scores: AbilityScores;
  readonly alignment: string;
  readonly calling: Calling;
  /** Bonuses of worn items to ability scores. Spells that give the same are of no use. */
  readonly worn: Readonly<Partial<AbilityScores>>;
  /** Schools of the feat Spell focus. */
  readonly focus: readonly string[];
  readonly rolls: RollRecorder;
}

interface ChoiceFile {
  /** Spells that serve most characters well. About half of the spells chosen are of these. */
  readonly staples: readonly string[];
  /** By ability: spells that do no more than an item that raises it. */
  readonly likeItems: Readonly<Record<Ability, readonly string[]>>;
}

const { staples: STAPLES, likeItems: LIKE_ITEMS } = content<ChoiceFile>('roleplay/1e/spell-choice');

/** Whether a creature can resist a spell by a saving throw, so that the feat Spell focus makes it stronger. */
export const allowsSave = ({ saving_throw }: SpellEntity): boolean =>
  saving_throw !== undefined && !/^none|harmless/i.test(saving_throw);

/** Spells that do no more than what the character wears. */
const spellsLikeItems = ({ worn }: CasterFacts1e): string[] =>
  Object.keys(worn).flatMap((ability) => LIKE_ITEMS[ability as Ability]);

const isStaple = (spell: string): boolean => STAPLES.includes(spell);

/**
 * Draws `count` different spells: first one of a school of Spell focus that allows a saving throw, if there is any;
 * then a staple and any spell in turns.
 */
function drawSpells({ focus, rolls }: CasterFacts1e, what: string, pool: readonly string[], count: number): string[] {
  const drawn: string[] = [];
  while (drawn.length < Math.min(count, pool.length)) {
    const open = pool.filter((name) => !drawn.includes(name));
    const focused = drawn.length
      ? []
      : open.filter((name) => focus.includes(schoolOf(name)) && allowsSave(spellNamed(name)));
    const staples = drawn.length % 2 ? [] : open.filter(isStaple);
    drawn.push(rolls.pick(what, [focused, staples, open].find((names) => names.length)!));
  }
  return drawn;
}

const levelsOf = (slots: Readonly<Record<number, number>>): number[] => Object.keys(slots).map(Number);

/**
 * Prepares a different spell in each slot. Spells repeat only once the pool is used up, and then staples if there are
 * any.
 */
function prepareSpells(
  caster: CasterFacts1e,
  slots: Readonly<Record<number, number>>,
  poolOf: (level: number) => readonly string[],
): PreparedSpell[] {
  return levelsOf(slots).flatMap((level) => {
    const pool = poolOf(level);
    const staples = pool.filter(isStaple);
    const names: string[] = [];
    while (names.length < slots[level]! && pool.length) {
      const open = names.length && staples.length ? staples : pool;
      names.push(...drawSpells(caster, `prepared spell of level ${level}`, open, slots[level]! - names.length));
    }
    return mergeGear(names.map((name) => ({ name, count: 1 }))).map((spell) => ({ ...spell, level }));
  });
}

const spellNamed = (spell: string): SpellEntity => findEntity1e('spell', spell);

/** The school of each spell by name. */
const schoolOf = (spell: string): string => spellNamed(spell).school;

/**
 * Chooses the spells in a wizard's spellbook: all of level 0; of level 1 three, plus the Intelligence modifier; then
 * two per class level, of the highest spell level that the wizard can cast. There are none of opposition schools, and
 * at each spell level at least one of the wizard's own school.
 */
function spellbookOf(caster: CasterFacts1e): Spell1e[] {
  const { figures, level, scores, calling, focus } = caster;
  const { school, opposition } = calling;
  const ownSchools = school && school.name !== 'universal' ? [school.name] : focus;
  const spellList = figures.spell_list!;
  const likeItems = spellsLikeItems(caster);
  const studied = (at: number) =>
    spellNames(spellList, at).filter((name) => !opposition.includes(schoolOf(name)) && !likeItems.includes(name));
  const book: Spell1e[] = studied(0).map((name) => ({ name, level: 0 }));
  for (let at = 1; at <= level; at++) {
    const row = figures.spells_per_day![at - 1]!;
    const highest = Math.max(...levelsOf(spellSlotsFor(row, scores.intelligence)), 1);
    const count = at === 1 ? 3 + Math.max(0, abilityModifier(scores.intelligence)) : 2;
    const learn = (pool: readonly string[], number: number) => {
      const open = pool.filter((name) => !book.some((spell) => spell.name === name));
      const names = drawSpells({ ...caster, focus: [] }, `spellbook at level ${at}`, open, number);
      book.push(...names.map((name) => ({ name, level: highest })));
    };
    const own = studied(highest).filter((name) => ownSchools.includes(schoolOf(name)));
    const isMissing = own.length > 0 && !own.some((name) => book.some((spell) => spell.name === name));
    if (isMissing) learn(own, 1);
    learn(studied(highest), count - Number(isMissing));
  }
  return book;
}

function knownOf(caster: CasterFacts1e, castable: readonly number[], excluded: readonly string[]) {
  const { figures, level } = caster;
  const row = figures.spells_known![level - 1]!;
  return row.flatMap((count, spellLevel) => {
    if (!count || !(spellLevel === 0 || castable.includes(spellLevel))) return [];
    const learnable = spellNames(figures.spell_list!, spellLevel).filter((name) => !excluded.includes(name));
    return drawSpells(caster, `spell of level ${spellLevel}`, learnable, count).map((name) => ({
      name,
      level: spellLevel,
    }));
  });
}

/** Caster level of a class at a level. Paladins and rangers learn to cast at level 4. */
export const casterLevelOf = (className: string, level: number): number =>
  className === 'Paladin' || className === 'Ranger' ? level - 3 : level;

/** Chooses the spells of a character; null if the class does not cast any at this level. */
export function chooseSpellcasting(caster: CasterFacts1e): Spellcasting1e | null {
  const { figures, level, scores } = caster;
  const { name, casting, casting_ability: ability, spells_per_day } = figures;
  if (casting === 'none' || !ability) return null;
  const slots = spellSlotsFor(spells_per_day![level - 1]!, scores[ability]);
  if (!levelsOf(slots).length) return null;
  const shared = {
    ability,
    caster_level: casterLevelOf(name, level),
    save_dc: 10 + abilityModifier(scores[ability]),
    slots,
  };
  return {
    ...shared,
    ...(casting === 'spontaneous' ? spontaneousSpells(caster, slots) : preparedSpells(caster, slots)),
  };
}

type Slots = Readonly<Record<number, number>>;

/** Spells known, with those of a bloodline. */
function spontaneousSpells(caster: CasterFacts1e, slots: Slots) {
  const { level, calling } = caster;
  const castable = levelsOf(slots);
  const bloodlineSpells = (calling.bloodline?.spells ?? [])
    .map((spell, i) => ({ name: spell, level: i + 1 }))
    .filter((spell) => level >= 1 + 2 * spell.level && castable.includes(spell.level));
  const known = knownOf(
    caster,
    castable,
    bloodlineSpells.map((spell) => spell.name),
  );
  const arcana =
    calling.bloodline?.name === 'arcane' ? newArcana(caster, castable, [...known, ...bloodlineSpells]) : [];
  return {
    known,
    ...(bloodlineSpells.length && { bloodline_spells: bloodlineSpells }),
    ...(arcana.length && { new_arcana: arcana }),
  };
}

/** Further spells that the arcane bloodline adds at levels 9, 13 and 17, of the highest level that can be cast. */
function newArcana({ figures, level, rolls }: CasterFacts1e, castable: readonly number[], taken: readonly Spell1e[]) {
  const highest = Math.max(...castable);
  const open = spellNames(figures.spell_list!, highest).filter((name) => !taken.some((spell) => spell.name === name));
  const count = [9, 13, 17].filter((from) => level >= from).length;
  return rolls.pickDistinct('new arcana', open, count).map((name) => ({ name, level: highest }));
}

/** Whether a cleric casts a spell in the place of any other, so that preparing it would waste a slot. */
function isCastUnprepared(spell: string, channels: 'positive' | 'negative' | undefined): boolean {
  const [, kind] = /\b(cure|inflict) (?:light|moderate|serious|critical) wounds/i.exec(spell) ?? [];
  return kind !== undefined && kind.toLowerCase() === (channels === 'negative' ? 'inflict' : channels && 'cure');
}

/** Spells in the slots of a day, with those in the additional slots of domains or school. */
function preparedSpells(caster: CasterFacts1e, slots: Slots) {
  const { figures, alignment, calling, rolls } = caster;
  const book = figures.name === 'Wizard' ? spellbookOf(caster) : undefined;
  const { school, faith } = calling;
  const likeItems = spellsLikeItems(caster);
  const isGranted = (spell: string) =>
    !likeItems.includes(spell) &&
    !isCastUnprepared(spell, calling.channels) &&
    !(spell === 'Heal mount' && calling.bond !== 'mount') &&
    isSpellGranted(spell, alignment) &&
    (!faith || isSpellGranted(spell, faith.alignment));
  const poolOf = (at: number) =>
    book
      ? book.filter((spell) => spell.level === at).map((spell) => spell.name)
      : spellNames(figures.spell_list!, at).filter(isGranted);
  const prepared = prepareSpells(caster, slots, poolOf);
  // A slot of domain or school with a spell that is prepared anyway would add little.
  const fresh = (names: readonly string[]) => {
    const others = names.filter((name) => !prepared.some((spell) => spell.name === name));
    return others.length ? others : names;
  };
  const domainSpells = additionalSpells('domain', slots, rolls, (at) =>
    fresh([...new Set(calling.domains.map(({ spells }) => spells[at - 1]!))].filter(isGranted)),
  );
  const schoolSpells = additionalSpells('school', slots, rolls, (at) =>
    fresh(poolOf(at).filter((spell) => school && school.name !== 'universal' && schoolOf(spell) === school.name)),
  );
  return {
    prepared,
    ...(book && { spellbook: book }),
    ...(domainSpells.length && { domain_spells: domainSpells }),
    ...(schoolSpells.length && { school_spells: schoolSpells }),
  };
}

/** One spell for each castable level from 1 on, drawn from the pool of that level. */
const additionalSpells = (
  what: string,
  slots: Slots,
  rolls: RollRecorder,
  poolOf: (level: number) => readonly string[],
): Spell1e[] =>
  levelsOf(slots).flatMap((level) => {
    const pool = level > 0 ? poolOf(level) : [];
    return pool.length ? [{ name: rolls.pick(`${what} spell of level ${level}`, pool), level }] : [];
  });

/** Why a class that casts spells at a level has none: an ability score that is too low; undefined if there is no such reason. */
export function whyNoSpells(
  { name, casting_ability: ability, spells_per_day }: ClassEntity,
  level: number,
  scores: AbilityScores,
) {
  const row = spells_per_day?.[level - 1] ?? [];
  if (!ability || !row.some((count) => count !== null)) return undefined;
  return `a ${name.toLowerCase()} needs ${ability} 11 for spells of level 1 and has ${scores[ability]}`;
}
