import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import type { Entity } from '../../../entity/entity.ts';
import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';

/** The spells of a cleric or wizard. `always` lists cantrips or rotes, which need no preparation. */
export interface CharacterSpells {
  readonly as: 'cleric' | 'wizard';
  readonly caster_level: number;
  /** Maximum sum of the levels of all spells that are prepared or granted at a time. */
  readonly budget: number;
  readonly always: readonly KnownSpell[];
  /** The spells in the spellbook. Only wizards have one. */
  readonly book?: readonly KnownSpell[];
  /** The one wizard spell that a god also grants. Only human clerics have it. */
  readonly foreign?: KnownSpell;
  readonly ready: readonly KnownSpell[];
}

export interface KnownSpell {
  readonly name: string;
  readonly level: number;
  /** The spell level that counts for preparing the spell, if it is lower than the spell's own. */
  readonly counts_as?: number;
  readonly ongoing: boolean;
  readonly text: string;
}

/** The facts about a character on which the choice of spells depends. */
export interface CasterFacts {
  readonly as: 'cleric' | 'wizard';
  /** Level as a caster. It is lower than the character's level if the character learned to cast later. */
  readonly level: number;
  readonly race: string;
  readonly has: (move: string) => boolean;
  /** Whether the character casts as a member of the class, not because of a move taken later. */
  readonly isBorn: boolean;
}

/** Number of level-1 spells in a new spellbook. */
const FIRST_SPELLS = 3;

/** By class: spells that serve most casters well. One of them is learned, and one made ready, before any other. */
const { staples: STAPLES } = content<{ readonly staples: Readonly<Record<'cleric' | 'wizard', readonly string[]>> }>(
  'roleplay/dungeon-world/spells',
);

/** The staples among some spells, or all of these if there are none. */
function staplesFirst(as: CharacterSpells['as'], spells: readonly KnownSpell[]): readonly KnownSpell[] {
  const staples = spells.filter(({ name }) => STAPLES[as].includes(name));
  return staples.length ? staples : spells;
}

const nameOf = ({ name }: { name: string }) => name;
const spellsOf = (kind: string): Entity[] =>
  (entityCatalogueOf('dungeon-world').byCategory.get('spell') ?? []).filter((spell) => spell['class'] === kind);

const toKnownSpell = ({ name, level, ongoing, text }: Entity): KnownSpell => ({
  name,
  level: level as number,
  ongoing: ongoing === true,
  text: text ?? '',
});

/** Chooses the spells of a character. */
export function chooseSpells(rolls: RollRecorder, caster: CasterFacts): CharacterSpells {
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
    as,
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

/** Whether a spell is a cantrip or rote that the caster knows. One rote is only for dwarven clerics. */
const isCommon = ({ level, name }: KnownSpell, { race, isBorn }: CasterFacts): boolean =>
  level === 0 && (!name.endsWith('(dwarf)') || (isBorn && race === 'dwarf'));

/** Spells of higher levels that need no preparation, thanks to the race or a move. */
function extraAlways({ as, race, has, isBorn }: CasterFacts): KnownSpell[] {
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

/** The spells of the class and, for humans, one spell of the other class. */
function withForeignSpell(
  rolls: RollRecorder,
  { as, level, race, isBorn }: CasterFacts,
  classSpells: readonly KnownSpell[],
): KnownSpell[] {
  if (!isBorn || race !== 'human') return [...classSpells];
  const other = as === 'cleric' ? 'wizard' : 'cleric';
  const castable = spellsOf(other)
    .map(toKnownSpell)
    .filter((spell) => spell.level > 0 && spell.level <= level);
  return [...classSpells, rolls.pick(`spell of a ${other}`, castable, nameOf)];
}

/**
 * Fills a wizard's spellbook: three level-1 spells, one more for each further level, and those that the race or moves
 * add.
 */
function fillBook(rolls: RollRecorder, caster: CasterFacts, classSpells: readonly KnownSpell[]): KnownSpell[] {
  const book: KnownSpell[] = [];
  // A spell that counts as a cantrip need not be in the book.
  const known = extraAlways(caster).map(nameOf);
  const learn = (what: string, from: readonly KnownSpell[], most: number) => {
    const castable = from.filter(
      (spell) =>
        spell.level > 0 &&
        spell.level <= most &&
        !known.includes(spell.name) &&
        !book.some((has) => has.name === spell.name),
    );
    if (castable.length) book.push(rolls.pick(what, castable, nameOf));
  };
  const first = (i: number) => (i ? classSpells : staplesFirst('wizard', classSpells));
  for (let i = 0; i < FIRST_SPELLS; i++) learn(`spell ${i + 1} of the book`, first(i), 1);
  for (let at = 2; at <= caster.level; at++) learn(`spell learnt at level ${at}`, classSpells, at);
  // A wizard has no god to ask for help.
  const foreign = spellsOf('cleric')
    .map(toKnownSpell)
    .filter(({ text }) => !/\bgods?\b/i.test(text));
  if (caster.race === 'human') learn('spell of a cleric', foreign, caster.level);
  if (caster.has('Expanded spellbook')) learn('spell of any class', [...classSpells, ...foreign], caster.level);
  return book;
}

const pickFavourites = (rolls: RollRecorder, castable: readonly KnownSpell[], count: number): Set<string> => {
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

/** Draws spells until the rest of the budget is too small for any other. */
function prepareWithin(
  rolls: RollRecorder,
  as: CharacterSpells['as'],
  spells: readonly KnownSpell[],
  budget: number,
): KnownSpell[] {
  const ready: KnownSpell[] = [];
  let levelsLeft = budget;
  for (;;) {
    const castable = spells.filter((spell) => costOf(spell) <= levelsLeft && !ready.includes(spell));
    if (!castable.length) return ready;
    const spell = rolls.pick('spell made ready', ready.length ? castable : staplesFirst(as, castable), nameOf);
    ready.push(spell);
    levelsLeft -= costOf(spell);
  }
}

/** Formats the spells as lines of the character sheet. */
export function spellLines({ as, budget, always, book, foreign, ready }: CharacterSpells): string[] {
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
