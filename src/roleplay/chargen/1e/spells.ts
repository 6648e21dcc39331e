import type { RollRecorder } from '../../rolls.ts';
import { type Ability, type AbilityScores, abilityModifier, mergeGear } from '../d20-abilities.ts';
import { type ClericDomain, isSpellGranted, type SorcererBloodline } from './callings.ts';
import { type ClassEntity, entities1e } from './figures.ts';
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
  readonly bloodline_spells?: readonly Spell1e[];
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
  readonly domains: readonly ClericDomain[];
  readonly bloodline: SorcererBloodline | null;
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

/**
 * Chooses the spells in a wizard's spellbook: all of level 0; of level 1 three, plus the Intelligence modifier; then
 * two per class level, of the highest spell level that the wizard can cast.
 */
function spellbookOf({ figures, level, scores, rolls }: CasterFacts1e): Spell1e[] {
  const spellList = figures.spell_list!;
  const book: Spell1e[] = spellNames(spellList, 0).map((name) => ({ name, level: 0 }));
  for (let at = 1; at <= level; at++) {
    const row = figures.spells_per_day![at - 1]!;
    const highest = Math.max(...levelsOf(spellSlotsFor(row, scores.intelligence)), 1);
    const count = at === 1 ? 3 + Math.max(0, abilityModifier(scores.intelligence)) : 2;
    const learnable = spellNames(spellList, highest).filter((name) => !book.some((spell) => spell.name === name));
    book.push(
      ...rolls.pickDistinct(`spellbook at level ${at}`, learnable, count).map((name) => ({ name, level: highest })),
    );
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
  const { figures, level, scores, alignment, domains, bloodline, rolls } = caster;
  const { name, casting, casting_ability: ability, spells_per_day, spell_list: spellList } = figures;
  if (casting === 'none' || !ability) return null;
  const slots = spellSlotsFor(spells_per_day![level - 1]!, scores[ability]);
  const castable = levelsOf(slots);
  if (!castable.length) return null;
  const shared = {
    ability,
    caster_level: name === 'Paladin' || name === 'Ranger' ? level - 3 : level,
    save_dc: 10 + abilityModifier(scores[ability]),
    slots,
  };
  if (casting === 'spontaneous') {
    const bloodlineSpells = (bloodline?.spells ?? [])
      .map((spell, i) => ({ name: spell, level: i + 1 }))
      .filter((spell) => level >= 1 + 2 * spell.level && castable.includes(spell.level));
    const known = knownOf(
      caster,
      castable,
      bloodlineSpells.map((spell) => spell.name),
    );
    return { ...shared, known, ...(bloodlineSpells.length && { bloodline_spells: bloodlineSpells }) };
  }
  const book = name === 'Wizard' ? spellbookOf(caster) : undefined;
  const poolOf = (at: number) =>
    book
      ? book.filter((spell) => spell.level === at).map((spell) => spell.name)
      : spellNames(spellList!, at).filter((spell) => isSpellGranted(spell, alignment));
  const domainSpells = domains.length
    ? castable
        .filter((at) => at > 0)
        .map((at) => ({
          name: rolls.pick(`domain spell of level ${at}`, [...new Set(domains.map(({ spells }) => spells[at - 1]!))]),
          level: at,
        }))
    : [];
  return {
    ...shared,
    prepared: prepareSpells(rolls, slots, poolOf),
    ...(book && { spellbook: book }),
    ...(domainSpells.length && { domain_spells: domainSpells }),
  };
}
