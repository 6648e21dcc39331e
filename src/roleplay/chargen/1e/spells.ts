import type { RollRecorder } from '../../rolls.ts';
import { type Ability, type AbilityScores, abilityModifier, mergeGear } from '../d20-abilities.ts';
import type { Calling } from './calling.ts';
import { isSpellGranted } from './callings.ts';
import { type ClassEntity, entities1e, findEntity1e } from './figures.ts';
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
  readonly rolls: RollRecorder;
}

const levelsOf = (slots: Readonly<Record<number, number>>): number[] => Object.keys(slots).map(Number);

/** Prepares a different spell in each slot. Spells repeat only once the pool is used up. */
function prepareSpells(
  rolls: RollRecorder,
  slots: Readonly<Record<number, number>>,
  poolOf: (level: number) => readonly string[],
): PreparedSpell[] {
  return levelsOf(slots).flatMap((level) => {
    const pool = poolOf(level);
    const names: string[] = [];
    while (names.length < slots[level]! && pool.length)
      names.push(...rolls.pickDistinct(`prepared spell of level ${level}`, pool, slots[level]! - names.length));
    return mergeGear(names.map((name) => ({ name, count: 1 }))).map((spell) => ({ ...spell, level }));
  });
}

/** The school of each spell by name. */
const schoolOf = (spell: string): string => findEntity1e('spell', spell).school;

/**
 * Chooses the spells in a wizard's spellbook: all of level 0; of level 1 three, plus the Intelligence modifier; then
 * two per class level, of the highest spell level that the wizard can cast. There are none of opposition schools, and
 * at each spell level at least one of the wizard's own school.
 */
function spellbookOf({ figures, level, scores, calling, rolls }: CasterFacts1e): Spell1e[] {
  const { school, opposition } = calling;
  const spellList = figures.spell_list!;
  const studied = (at: number) => spellNames(spellList, at).filter((name) => !opposition.includes(schoolOf(name)));
  const book: Spell1e[] = studied(0).map((name) => ({ name, level: 0 }));
  for (let at = 1; at <= level; at++) {
    const row = figures.spells_per_day![at - 1]!;
    const highest = Math.max(...levelsOf(spellSlotsFor(row, scores.intelligence)), 1);
    const count = at === 1 ? 3 + Math.max(0, abilityModifier(scores.intelligence)) : 2;
    const learn = (pool: readonly string[], number: number) => {
      const open = pool.filter((name) => !book.some((spell) => spell.name === name));
      const names = rolls.pickDistinct(`spellbook at level ${at}`, open, number);
      book.push(...names.map((name) => ({ name, level: highest })));
    };
    const own = studied(highest).filter((name) => schoolOf(name) === school?.name);
    const isMissing = own.length > 0 && !own.some((name) => book.some((spell) => spell.name === name));
    if (isMissing) learn(own, 1);
    learn(studied(highest), count - Number(isMissing));
  }
  return book;
}

function knownOf({ figures, level, rolls }: CasterFacts1e, castable: readonly number[], excluded: readonly string[]) {
  const row = figures.spells_known![level - 1]!;
  return row.flatMap((count, spellLevel) => {
    if (!count || !(spellLevel === 0 || castable.includes(spellLevel))) return [];
    const learnable = spellNames(figures.spell_list!, spellLevel).filter((name) => !excluded.includes(name));
    return rolls.pickDistinct(`spell of level ${spellLevel}`, learnable, count).map((name) => ({
      name,
      level: spellLevel,
    }));
  });
}

/** Chooses the spells of a character; null if the class does not cast any at this level. */
export function chooseSpellcasting(caster: CasterFacts1e): Spellcasting1e | null {
  const { figures, level, scores } = caster;
  const { name, casting, casting_ability: ability, spells_per_day } = figures;
  if (casting === 'none' || !ability) return null;
  const slots = spellSlotsFor(spells_per_day![level - 1]!, scores[ability]);
  if (!levelsOf(slots).length) return null;
  const shared = {
    ability,
    caster_level: name === 'Paladin' || name === 'Ranger' ? level - 3 : level,
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

/** Spells in the slots of a day, with those in the additional slots of domains or school. */
function preparedSpells(caster: CasterFacts1e, slots: Slots) {
  const { figures, alignment, calling, rolls } = caster;
  const book = figures.name === 'Wizard' ? spellbookOf(caster) : undefined;
  const { school, faith } = calling;
  const isGranted = (spell: string) =>
    isSpellGranted(spell, alignment) && (!faith || isSpellGranted(spell, faith.alignment));
  const poolOf = (at: number) =>
    book
      ? book.filter((spell) => spell.level === at).map((spell) => spell.name)
      : spellNames(figures.spell_list!, at).filter(isGranted);
  const domainSpells = additionalSpells('domain', slots, rolls, (at) =>
    [...new Set(calling.domains.map(({ spells }) => spells[at - 1]!))].filter(isGranted),
  );
  const schoolSpells = additionalSpells('school', slots, rolls, (at) =>
    poolOf(at).filter((spell) => school && school.name !== 'universal' && schoolOf(spell) === school.name),
  );
  return {
    prepared: prepareSpells(rolls, slots, poolOf),
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
