import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import { plainName } from '../../../lib/match-name.ts';
import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';
import type { Ability } from '../d20-abilities.ts';
import type { Class5e } from './classes.ts';
import type { Race5e } from './races.ts';
import { isAttackSpell, RARELY_LEARNED, STAPLES, USELESS } from './spell-choice.ts';
import { cantripsKnown, highestSpellSlot, spellSlotsOf, spellsKnown } from './tables.ts';

/** Spells that are always prepared, with the class level from which they are. */
type Always = readonly (readonly [level: number, ...spells: string[]])[];

interface SpellFile {
  /** Spells that are always prepared, by subclass. */
  readonly alwaysPrepared: Readonly<Record<string, Always>>;
  /** By type of land: spells that druids of the Circle of the Land always have prepared. */
  readonly lands: Readonly<Record<string, Always>>;
  /** Spells that a patron of the type Fiend adds to a warlock's list. */
  readonly fiend: readonly string[];
  /** Class levels at which a bard learns two magical secrets, and the highest spell level that these may have. */
  readonly magicalSecrets: readonly (readonly [classLevel: number, highestSpellLevel: number])[];
  /** Class levels at which a warlock gains a mystic arcanum, and its spell level. The spell is cast once per day. */
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

/** Returns a spell, with its level and its name as the catalogue spells it. */
const spellNamed = (name: string): Spell5e => {
  const spell = allSpells().find((entity) => plainName(entity.name) === plainName(name))!;
  return { name: spell.name, level: spell['level'] as number };
};

/** School of a spell. */
const schoolOf = (name: string): unknown => allSpells().find((spell) => spell.name === name)?.['school'];

type Wish = (name: string) => boolean;

const isStaple: Wish = (name) => STAPLES.includes(name);
const isHarmfulEvocation: Wish = (name) => isAttackSpell(name) && schoolOf(name) === 'evocation';
const isAny: Wish = () => true;

/** What a caster wishes for in turn: evokers evocations that do harm, then all casters staples, then anything. */
const wishesOf = ({ kind, level }: CasterFacts5e): Wish[] =>
  kind.subclass === 'Evocation' && level >= kind.subclassFrom
    ? [isHarmfulEvocation, isStaple, isAny]
    : [isStaple, isAny];

/** Removes spells that do nothing for the character, or that its race grants. */
const worthwhile = (names: readonly string[], { kind, innate }: CasterFacts5e): string[] =>
  names.filter((name) => !innate.includes(name) && !USELESS[kind.subclass]?.includes(name));

/** Names of the spells of a level, for one class or for all. */
const spellNames = (level: number, className?: string): string[] =>
  allSpells()
    .filter((spell) => spell['level'] === level && (!className || (spell['classes'] as string[]).includes(className)))
    .map(({ name }) => name);

export interface Spellcasting5e {
  readonly ability: Ability;
  readonly save_dc: number;
  readonly attack_bonus: number;
  /** Number of slots by spell level. */
  readonly slots: Readonly<Record<number, number>>;
  readonly cantrips: readonly string[];
  /** Spells known, for classes that do not prepare their spells. */
  readonly known?: readonly Spell5e[];
  readonly spellbook?: readonly Spell5e[];
  readonly prepared?: readonly Spell5e[];
  readonly always_prepared?: readonly Spell5e[];
  /** For bards: spells learned from the lists of other classes. */
  readonly magical_secrets?: readonly Spell5e[];
  /** For warlocks: spells that are cast once per day without a slot. */
  readonly mystic_arcanum?: readonly Spell5e[];
  /** For wizards from level 18: spells of level 1 and 2 that are cast at will. */
  readonly spell_mastery?: readonly Spell5e[];
  /** For wizards of level 20: spells of level 3 that are always prepared. */
  readonly signature_spells?: readonly Spell5e[];
  /** For warlocks: cantrips and rituals of a Book of Shadows, or the spell that calls a familiar. */
  readonly pact_spells?: readonly Spell5e[];
}

/** The facts about a character on which the choice of spells depends. */
export interface CasterFacts5e {
  readonly kind: Class5e;
  readonly level: number;
  readonly modifier: number;
  readonly proficiency: number;
  readonly land?: string | undefined;
  /** Names of all features of the character. */
  readonly features: readonly string[];
  /** Names of the spells that the race grants. */
  readonly innate: readonly string[];
  readonly rolls: RollRecorder;
}

/**
 * Draws `count` spells spread over the levels: one of each level from the highest down, then again. `pools` has the
 * names of each level from 1 on. The caster's wishes take turns, round by round. `mostFrom` limits the spells of a level
 * and those above it.
 */
function drawSpread(
  caster: CasterFacts5e,
  what: string,
  pools: readonly (readonly string[])[],
  count: number,
  mostFrom: (level: number) => number = () => count,
): Spell5e[] {
  const remaining = pools.map((pool) => worthwhile(pool, caster));
  const wishes = wishesOf(caster);
  const picked: Spell5e[] = [];
  const isFull = (level: number): boolean =>
    level > 0 && (picked.filter((spell) => spell.level >= level).length >= mostFrom(level) || isFull(level - 1));
  for (let round = 0; picked.length < count && remaining.some((pool) => pool.length); round++)
    for (let level = remaining.length; level >= 1 && picked.length < count; level--) {
      const pool = remaining[level - 1]!;
      if (isFull(level)) pool.length = 0;
      if (!pool.length) continue;
      const preferred = pool.filter(wishes[round % wishes.length]!);
      const name = caster.rolls.pick(what, preferred.length ? preferred : pool);
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

/** Draws the cantrips: one that attacks, if the class has any, then others. */
function drawCantrips(caster: CasterFacts5e): string[] {
  const { kind, level, rolls } = caster;
  const fixed = kind.name === 'Warlock' ? ['Eldritch Blast'] : [];
  const bonus = kind.subclass === 'Land' && level >= kind.subclassFrom ? 1 : 0;
  const learnable = worthwhile(spellNames(0, kind.name), caster).filter(
    (name) => !fixed.includes(name) && !RARELY_LEARNED.includes(name),
  );
  const count = Math.max(0, cantripsKnown(kind.name, level) + bonus - fixed.length);
  const attacks = fixed.length ? [] : learnable.filter(isAttackSpell);
  const first = rolls.pickDistinct('cantrip to attack with', attacks, Math.min(1, count));
  const others = rolls.pickDistinct(
    'cantrip',
    learnable.filter((name) => !first.includes(name)),
    count - first.length,
  );
  return [...fixed, ...first, ...others].sort();
}

function alwaysPreparedOf({ kind, level, land }: CasterFacts5e): Spell5e[] {
  const rows = ALWAYS[kind.subclass] ?? (land ? LANDS[land] : undefined) ?? [];
  if (level < kind.subclassFrom) return [];
  return rows.flatMap(([from, ...names]) => (level >= from ? names.map(spellNamed) : [])).sort(byLevel);
}

/**
 * Chooses the spells in a wizard's spellbook: six at level 1 and two more per level, each of the highest spell level
 * that the wizard can then cast.
 */
function drawSpellbook(caster: CasterFacts5e): Spell5e[] {
  const { kind, level, rolls } = caster;
  const wishes = wishesOf(caster);
  const book: Spell5e[] = [];
  for (let at = 1; at <= level; at++) {
    const spellLevel = highestSpellSlot('full', at);
    for (let i = 0; i < (at === 1 ? 6 : 2); i++) {
      const pool = worthwhile(without(spellNames(spellLevel, kind.name), book), caster);
      const wished = pool.filter(wishes[(at === 1 ? i : 2 * (at % 2) + i) % wishes.length]!);
      book.push({ name: rolls.pick(`spellbook at level ${at}`, wished.length ? wished : pool), level: spellLevel });
    }
  }
  return book.sort(byLevel);
}

function drawSecrets({ kind, level, rolls }: CasterFacts5e): Spell5e[] {
  const found: Spell5e[] = [];
  for (const [from, highest] of kind.name === 'Bard' ? SECRET_STEPS : []) {
    if (level < from) continue;
    const ownSpells = spellNames(highest, kind.name);
    const foreignSpells = spellNames(highest).filter((name) => !ownSpells.includes(name));
    const names = rolls.pickDistinct('magical secret', without(foreignSpells, found), 2);
    found.push(...names.map((name) => ({ name, level: highest })));
  }
  return found.sort(byLevel);
}

/**
 * Number of magical secrets that count toward a bard's known spells: all but the two that the College of Lore grants.
 */
const secretsWithin = (count: number): number => Math.max(0, count - 2);

function drawKnownSpells(caster: CasterFacts5e, count: number, highest: number, secretCount: number): Spell5e[] {
  const { kind } = caster;
  const added = kind.subclass === 'Fiend' ? FIEND.map(spellNamed) : [];
  const pools = poolsUpTo(highest, (level) => [
    ...spellNames(level, kind.name),
    ...added.filter((spell) => spell.level === level).map(({ name }) => name),
  ]);
  return drawSpread(
    caster,
    'spell',
    pools.map((pool) => [...new Set(pool)]),
    count - secretsWithin(secretCount),
    (spellLevel) => mostLearned(caster, spellLevel),
  );
}

/**
 * The most spells of a level or above that a caster can know: since it could cast them, each class level has taught as
 * many as the table says, and let it replace one.
 */
function mostLearned({ kind, level }: CasterFacts5e, spellLevel: number): number {
  const knownAt = (at: number) => (at ? (spellsKnown(kind.name, at) ?? 0) : 0);
  const levels = Array.from({ length: level }, (_, i) => i + 1);
  const able = levels.filter((at) => highestSpellSlot(kind.caster!, at) >= spellLevel);
  const secrets = (at: number) => (kind.name === 'Bard' && SECRET_STEPS.some(([from]) => from === at) ? 2 : 0);
  return able.reduce((sum, at) => sum + knownAt(at) - knownAt(at - 1) - secrets(at) + 1, 0);
}

/** What a caster prepares from. `always` is ready without being prepared, `mastered` has to be prepared. */
interface Preparation {
  readonly highest: number;
  readonly always: readonly Spell5e[];
  readonly book: readonly Spell5e[] | undefined;
  readonly mastered: readonly Spell5e[];
}

function prepareSpells(caster: CasterFacts5e, { highest, always, book, mastered }: Preparation): Spell5e[] {
  const { kind, level, modifier } = caster;
  const count = Math.max(1, modifier + (kind.caster === 'half' ? Math.floor(level / 2) : level));
  const namesAt = (spellLevel: number) =>
    book
      ? book.filter((spell) => spell.level === spellLevel).map(({ name }) => name)
      : spellNames(spellLevel, kind.name);
  const pools = poolsUpTo(highest, (spellLevel) => without(namesAt(spellLevel), [...always, ...mastered]));
  return [...mastered, ...drawSpread(caster, 'prepared spell', pools, count - mastered.length)].sort(byLevel);
}

function drawArcana({ kind, level, rolls }: CasterFacts5e): Spell5e[] {
  if (kind.caster !== 'pact') return [];
  return ARCANUM_STEPS.filter(([from]) => level >= from).map(([, spellLevel]) => ({
    name: rolls.pick('mystic arcanum', spellNames(spellLevel, kind.name)),
    level: spellLevel,
  }));
}

/**
 * Draws spells of a level from a spellbook, such as are cast every day if there are enough. Without a book or enough
 * levels of the class, there are none.
 */
function drawMastered(
  { level, rolls }: CasterFacts5e,
  book: readonly Spell5e[] | undefined,
  { what, from, spellLevel, count }: { what: string; from: number; spellLevel: number; count: number },
): Spell5e[] {
  const open = (book ?? []).filter((spell) => spell.level === spellLevel);
  const daily = open.filter(({ name }) => isStaple(name) || isAttackSpell(name));
  return level < from ? [] : rolls.pickDistinct(what, daily.length >= count ? daily : open, count, ({ name }) => name);
}

/** Number of cantrips, from any class, in a Book of Shadows, and of rituals if the invocation for them was chosen. */
const SHADOW_CANTRIPS = 3;
const SHADOW_RITUALS = 2;

/** The spells that a warlock's pact adds to those known. */
function drawPactSpells({ features, rolls }: CasterFacts5e, taken: readonly string[]): Spell5e[] {
  if (features.includes('Pact of the Chain')) return [spellNamed('Find Familiar')];
  if (!features.includes('Pact of the Tome')) return [];
  const cantrips = spellNames(0).filter((name) => !taken.includes(name) && !RARELY_LEARNED.includes(name));
  const rituals = allSpells().filter((spell) => spell['level'] === 1 && spell['ritual'] && !taken.includes(spell.name));
  const count = features.includes('Eldritch Invocation: Book of Ancient Secrets') ? SHADOW_RITUALS : 0;
  return [
    ...rolls.pickDistinct('cantrip of the Book of Shadows', cantrips, SHADOW_CANTRIPS),
    ...rolls.pickDistinct('ritual of the Book of Shadows', rituals.map(({ name }) => name).sort(), count),
  ].map(spellNamed);
}

/** Chooses the spells of a character; null if the class does not cast any at this level. */
export function chooseSpellcasting(caster: CasterFacts5e): Spellcasting5e | null {
  const { kind, level, modifier, proficiency } = caster;
  const highest = kind.caster ? highestSpellSlot(kind.caster, level) : 0;
  if (!kind.caster || !kind.casts || !highest) return null;
  const count = spellsKnown(kind.name, level);
  const cantripNames = drawCantrips(caster);
  const always = alwaysPreparedOf(caster);
  const secretSpells = drawSecrets(caster);
  const book = kind.name === 'Wizard' ? drawSpellbook(caster) : undefined;
  const arcanum = drawArcana(caster);
  const mastered = [1, 2].flatMap((spellLevel) =>
    drawMastered(caster, book, { what: 'spell mastery', from: 18, spellLevel, count: 1 }),
  );
  const signature = drawMastered(caster, book, { what: 'signature spell', from: 20, spellLevel: 3, count: 2 });
  const own =
    count === undefined
      ? { prepared: prepareSpells(caster, { highest, always: [...always, ...signature], book, mastered }) }
      : { known: drawKnownSpells(caster, count, highest, secretSpells.length) };
  const pactSpells = drawPactSpells(caster, [...cantripNames, ...(own.known ?? []).map(({ name }) => name)]);
  return {
    ability: kind.casts,
    save_dc: 8 + proficiency + modifier,
    attack_bonus: proficiency + modifier,
    slots: spellSlotsOf(kind.caster, level),
    cantrips: cantripNames,
    ...own,
    ...(book && { spellbook: book }),
    ...(always.length && { always_prepared: always }),
    ...(secretSpells.length && { magical_secrets: secretSpells }),
    ...(arcanum.length && { mystic_arcanum: arcanum }),
    ...(mastered.length && { spell_mastery: mastered }),
    ...(signature.length && { signature_spells: signature }),
    ...(pactSpells.length && { pact_spells: pactSpells }),
  };
}

/** A spell that a race grants. */
export interface InnateSpell extends Spell5e {
  readonly ability: Ability;
  /** Level at which it is cast, if that is above its own. */
  readonly cast_at?: number;
}

/** Spells that a race grants: a wizard cantrip to high elves, three fixed spells to tieflings. */
export function innateSpells(
  race: Race5e,
  level: number,
  rolls: RollRecorder,
  taken: readonly string[],
): InnateSpell[] {
  const ability = race.casts;
  if (!ability) return [];
  if (!race.spells) {
    const learnable = spellNames(0, 'Wizard').filter((name) => !taken.includes(name) && !RARELY_LEARNED.includes(name));
    return [{ name: rolls.pick('cantrip of the high elves', learnable), level: 0, ability }];
  }
  return race.spells.flatMap(([from, name, castAt]) =>
    level >= from ? [{ ...spellNamed(name), ability, ...(castAt !== undefined && { cast_at: castAt }) }] : [],
  );
}
