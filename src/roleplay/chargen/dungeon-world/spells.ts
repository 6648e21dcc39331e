import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import type { Entity } from '../../../entity/entity.ts';
import type { Rolls } from '../../rolls.ts';

/** The spells of a cleric or wizard. `always` are cantrips or rotes, which need no preparation. */
export interface Spells {
  readonly as: 'cleric' | 'wizard';
  readonly caster_level: number;
  /** Total levels of the spells that can be prepared or granted. */
  readonly budget: number;
  readonly always: readonly KnownSpell[];
  /** Only for wizards: the spellbook. */
  readonly book?: readonly KnownSpell[];
  /** Only for human clerics: one wizard spell that the god can grant. */
  readonly foreign?: KnownSpell;
  readonly ready: readonly KnownSpell[];
}

export interface KnownSpell {
  readonly name: string;
  readonly level: number;
  /** The level it counts as, if lower. */
  readonly counts_as?: number;
  readonly ongoing: boolean;
  readonly text: string;
}

export interface Caster {
  readonly as: 'cleric' | 'wizard';
  /** Level as a caster, which is lower for characters who began to cast later. */
  readonly level: number;
  readonly race: string;
  readonly has: (move: string) => boolean;
  /** Whether the character's own class casts, rather than a move taken later. */
  readonly isBorn: boolean;
}

/** Level-1 spells in a new spellbook. */
const FIRST_SPELLS = 3;

const nameOf = ({ name }: { name: string }) => name;
const spellsOf = (kind: string): Entity[] =>
  (entityCatalogueOf('dungeon-world').byCategory.get('spell') ?? []).filter((spell) => spell['class'] === kind);

const toKnownSpell = ({ name, level, ongoing, text }: Entity): KnownSpell => ({
  name,
  level: level as number,
  ongoing: ongoing === true,
  text: text ?? '',
});

export function chooseSpells(rolls: Rolls, caster: Caster): Spells {
  const { as, level, has } = caster;
  const budget = level + 1;
  const classSpells = spellsOf(as).map(toKnownSpell);
  const always = [...classSpells.filter((spell) => isCommon(spell, caster)), ...extraAlways(caster)];
  const available =
    as === 'wizard' ? fillBook(rolls, caster, classSpells) : withForeignSpell(rolls, caster, classSpells);
  const foreign = available.find((spell) => !classSpells.includes(spell));
  const castable = available.filter(
    ({ level: of, name }) => of > 0 && of <= level && !always.some((spell) => spell.name === name),
  );
  const favouriteCount = ['Chosen one', 'Anointed', 'Prodigy', 'Master'].filter(has).length;
  const favourites = pickFavourites(rolls, castable, favouriteCount);
  const ready = prepareWithin(
    rolls,
    castable.map((spell) => withLoweredLevel(spell, favourites)),
    budget,
  );
  return {
    as,
    caster_level: level,
    budget,
    always,
    ...(as === 'wizard' ? { book: available } : foreign && { foreign }),
    ready,
  };
}

/** Whether a spell is a cantrip or rote of the caster. One rote is reserved for dwarven clerics. */
const isCommon = ({ level, name }: KnownSpell, { race, isBorn }: Caster): boolean =>
  level === 0 && (!name.endsWith('(dwarf)') || (isBorn && race === 'dwarf'));

/** Spells of other levels that a race or move makes always available. */
function extraAlways({ as, race, has, isBorn }: Caster): KnownSpell[] {
  const names = [
    isBorn && as === 'wizard' && race === 'elf' && 'Detect magic',
    as === 'cleric' && has('First aid') && 'Cure light wounds',
    as === 'cleric' && has('Greater first aid') && 'Cure moderate wounds',
  ].filter((name) => name !== false);
  return names.map((name) => {
    const spell = spellsOf(as).find((spell) => spell.name === name);
    if (!spell) throw new Error(`no ${as} has the spell ${name}`);
    return { ...toKnownSpell(spell), counts_as: 0 };
  });
}

/** The spells of the class, for humans with one of the other class. */
function withForeignSpell(
  rolls: Rolls,
  { as, level, race, isBorn }: Caster,
  classSpells: readonly KnownSpell[],
): KnownSpell[] {
  if (!isBorn || race !== 'human') return [...classSpells];
  const other = as === 'cleric' ? 'wizard' : 'cleric';
  const castable = spellsOf(other)
    .map(toKnownSpell)
    .filter((spell) => spell.level > 0 && spell.level <= level);
  return [...classSpells, rolls.pick(`spell of a ${other}`, castable, nameOf)];
}

/** A wizard's spellbook: three level-1 spells, one more per level, and those that race and moves add. */
function fillBook(rolls: Rolls, caster: Caster, classSpells: readonly KnownSpell[]): KnownSpell[] {
  const book: KnownSpell[] = [];
  const learn = (what: string, from: readonly KnownSpell[], most: number) => {
    const castable = from.filter(
      (spell) => spell.level > 0 && spell.level <= most && !book.some((has) => has.name === spell.name),
    );
    if (castable.length) book.push(rolls.pick(what, castable, nameOf));
  };
  for (let i = 0; i < FIRST_SPELLS; i++) learn(`spell ${i + 1} of the book`, classSpells, 1);
  for (let at = 2; at <= caster.level; at++) learn(`spell learnt at level ${at}`, classSpells, at);
  const foreign = spellsOf('cleric').map(toKnownSpell);
  if (caster.race === 'human') learn('spell of a cleric', foreign, caster.level);
  if (caster.has('Expanded spellbook')) learn('spell of any class', [...classSpells, ...foreign], caster.level);
  return book;
}

const pickFavourites = (rolls: Rolls, castable: readonly KnownSpell[], count: number): Set<string> => {
  const left = [...castable];
  const found = new Set<string>();
  while (found.size < count && left.length) {
    const spell = rolls.pick('spell that counts as a level lower', left, nameOf);
    left.splice(left.indexOf(spell), 1);
    found.add(spell.name);
  }
  return found;
};

const withLoweredLevel = (spell: KnownSpell, favourites: ReadonlySet<string>): KnownSpell =>
  favourites.has(spell.name) ? { ...spell, counts_as: spell.level - 1 } : spell;

const costOf = ({ level, counts_as }: KnownSpell): number => counts_as ?? level;

/** Draws spells until no further one is within the budget. */
function prepareWithin(rolls: Rolls, spells: readonly KnownSpell[], budget: number): KnownSpell[] {
  const ready: KnownSpell[] = [];
  let levelsLeft = budget;
  for (;;) {
    const castable = spells.filter((spell) => costOf(spell) <= levelsLeft && !ready.includes(spell));
    if (!castable.length) return ready;
    const spell = rolls.pick('spell made ready', castable, nameOf);
    ready.push(spell);
    levelsLeft -= costOf(spell);
  }
}

export function spellLines({ as, budget, always, book, foreign, ready }: Spells): string[] {
  const isCleric = as === 'cleric';
  const spent = ready.reduce((sum, spell) => sum + costOf(spell), 0);
  return [
    `${isCleric ? 'Rotes' : 'Cantrips'}: ${always.map(nameOf).join(', ')}`,
    ...(book ? [`Spellbook: ${book.map((spell) => `${spell.name} ${spell.level}`).join(', ')}`] : []),
    ...(foreign ? [`Of the spells of wizards, the god grants ${foreign.name} as well`] : []),
    `${isCleric ? 'Granted' : 'Prepared'}, ${spent} of ${budget} levels`,
    ...ready.map(spellText),
  ];
}

const spellText = ({ name, level, counts_as, ongoing, text }: KnownSpell): string => {
  const notes = [`level ${level}`, counts_as !== undefined && `counts as ${counts_as}`, ongoing && 'ongoing'];
  return `- ${name} (${notes.filter(Boolean).join(', ')}): ${text}`;
};
