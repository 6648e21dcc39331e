import { entityCatalogueOf } from '../../src/entity/catalogue.ts';
import { DOMAINS, FAITHS } from '../../src/roleplay/chargen/1e/callings.ts';
import type { Character1e } from '../../src/roleplay/chargen/1e/character.ts';
import type { Spell1e } from '../../src/roleplay/chargen/1e/spells.ts';
import { doubles } from './d20-laws.ts';

/** Laws of faith, bloodline, school, bonds and the choices of classes. */

const schoolOf = (spell: string): string => entityCatalogueOf('1e').withName(spell, 'spell')[0]?.['school'] as string;

const levelsReached = (levels: readonly number[], level: number): number => levels.filter((at) => at <= level).length;

/** How many choices of each kind a class has made at a level, by the printed tables. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  Barbarian: { 'Rage power': [2, 4, 6, 8, 10, 12, 14, 16, 18, 20] },
  Bard: { 'Versatile performance': [2, 6, 10, 14, 18] },
  Fighter: { 'Weapon training': [5, 9, 13, 17] },
  Paladin: { Mercy: [3, 6, 9, 12, 15, 18] },
  Ranger: { 'Favoured enemy': [1, 5, 10, 15, 20], 'Favoured terrain': [3, 8, 13, 18] },
  Rogue: { 'Rogue talent': [2, 4, 6, 8, 10, 12, 14, 16, 18, 20] },
};

const bonusesOf = (names: readonly string[]): number[] => names.map((name) => Number(name.split('+')[1]));
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Bards stand in with kinds of Perform that they know, as long as they know enough of them. */
function* performanceFaults({ powers, skills }: Character1e): Generator<string> {
  const known = skills.flatMap(({ name, ranks }) => (ranks ? (/^Perform \((.+)\)$/.exec(name)?.[1] ?? []) : []));
  const chosen = powers.filter(({ from }) => from === 'Versatile performance').map(({ name }) => name);
  const untrained = chosen.filter((name) => !known.includes(name));
  if (untrained.length > Math.max(0, chosen.length - known.length)) yield `stands in with ${untrained}`;
}

function* choiceFaults({ class: className, level, powers, race }: Character1e): Generator<string> {
  for (const [kind, levels] of Object.entries(CHOICES[className] ?? {})) {
    const names = powers.filter(({ from }) => from === kind).map(({ name }) => name);
    const count = levelsReached(levels, level);
    if (names.length !== count) yield `${names.length} × ${kind} instead of ${count}`;
    yield* doubles(kind, names);
    // Favoured things: +2 for each, and +2 more for one of them at each later choice.
    if (kind.startsWith('Favoured') && count && sum(bonusesOf(names)) !== 2 * count + 2 * (count - 1)) yield kind;
    if (kind === 'Weapon training' && sum(bonusesOf(names)) !== (count * (count + 1)) / 2) yield kind;
  }
  for (const { name, level: at, text = '' } of powers) {
    if (at > level) yield `${name} too early`;
    if (/undefined|[{}]|\+0\b|\+-/.test(text)) yield `${name} of ${race}: ${text}`;
  }
  yield* doubles(
    'power',
    powers.map(({ from, name }) => `${from} ${name}`),
  );
}

const ORDER = ['lawful', 'neutral', 'chaotic'];
const GOOD = ['good', 'neutral', 'evil'];
const axes = (alignment: string): [number, number] => {
  const words = alignment.split(' ');
  return [ORDER.indexOf(words[0]!), GOOD.indexOf(words.at(-1)!)];
};

function* clericFaults({ alignment, deity, domains = [], channels, spellcasting }: Character1e): Generator<string> {
  const faith = FAITHS.find(({ name }) => name === deity)!;
  const [a, b] = [axes(alignment), axes(faith.alignment)];
  if (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) > 1) yield `${alignment} serves a ${faith.alignment} deity`;
  if (domains.length !== 2 || domains[0] === domains[1]) yield `domains ${domains}`;
  for (const name of domains) {
    const aligned = { Chaos: 'chaotic', Evil: 'evil', Good: 'good', Law: 'lawful' }[name];
    if (!faith.domains.includes(name) || (aligned && !alignment.includes(aligned))) yield `domain ${name}`;
  }
  const unprepared = channels === 'negative' ? 'inflict' : 'cure';
  for (const { name } of spellcasting?.prepared ?? [])
    if (name.toLowerCase().includes(unprepared)) yield `${name} wastes a slot: it needs no preparing`;
  if (alignment.includes('evil') ? channels !== 'negative' : alignment.includes('good') && channels !== 'positive')
    yield `${alignment} channels ${channels}`;
  yield* domainSpellFaults(domains, spellcasting?.domain_spells ?? []);
}

function* domainSpellFaults(domains: readonly string[], spells: readonly Spell1e[]): Generator<string> {
  const lists = DOMAINS.filter(({ name }) => domains.includes(name)).map((domain) => domain.spells);
  for (const { name, level } of spells)
    if (!lists.some((list) => list[level - 1] === name)) yield `${name} is not a domain spell of level ${level}`;
  yield* doubles(
    'level of domain spells',
    spells.map(({ level }) => String(level)),
  );
}

function* wizardFaults({ school, opposition_schools: opposed = [], spellcasting }: Character1e): Generator<string> {
  if (opposed.length !== (school === 'universal' ? 0 : 2) || opposed.includes(school!)) yield `opposed to ${opposed}`;
  const { spellbook = [], school_spells = [], slots = {} } = spellcasting!;
  for (const { name } of spellbook) if (opposed.includes(schoolOf(name))) yield `${name} is of an opposition school`;
  for (const spell of school_spells) {
    if (schoolOf(spell.name) !== school) yield `${spell.name} in a slot for ${school}`;
    if (!spellbook.some(({ name }) => name === spell.name)) yield `${spell.name} is not in the book`;
  }
  const withBook = Object.keys(slots).filter((at) => at !== '0' && spellbook.some(({ level }) => level === Number(at)));
  const slotCount = school === 'universal' ? 0 : withBook.length;
  if (school_spells.length !== slotCount) yield `${school_spells.length} school slots instead of ${slotCount}`;
}

function* sorcererFaults({ level, bloodline, spellcasting, powers }: Character1e): Generator<string> {
  const { bloodline_spells = [], new_arcana = [], known = [] } = spellcasting!;
  const most = Math.floor((level - 1) / 2);
  if (bloodline_spells.length > most) yield `${bloodline_spells.length} bloodline spells`;
  const arcana = bloodline === 'arcane' ? levelsReached([9, 13, 17], level) : 0;
  if (new_arcana.length !== arcana) yield `${new_arcana.length} new arcana`;
  yield* doubles(
    'spell known',
    [...known, ...new_arcana, ...bloodline_spells].map(({ name }) => name),
  );
  const ofBloodline = powers.filter(({ from }) => from.includes('bloodline')).length;
  if (ofBloodline !== 1 + levelsReached([1, 3, 9, 15, 20], level)) yield `${ofBloodline} bloodline powers`;
}

/** Level of the druid whose companion is as strong; 0 if the character has none. */
function companionLevel({ class: className, level, bond, domains = [] }: Character1e): number {
  if (bond === 'mount') return level;
  if (domains.includes('Animal') && level >= 4) return level - 3;
  if (bond !== 'animal companion') return 0;
  return className === 'Druid' ? level : level - 3;
}

/** Hit dice of animal companions by level as printed. */
const HIT_DICE = [2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 9, 10, 11, 12, 12, 13, 14, 15, 15, 16];

function* companionFaults(character: Character1e): Generator<string> {
  const { companion, bond, hit_points, level } = character;
  if (bond === 'familiar') {
    if (companion?.kind !== 'familiar' || companion.hit_points !== Math.floor(hit_points / 2)) yield 'familiar';
    if (companion?.intelligence !== 6 + Math.floor((level - 1) / 2)) yield `familiar of ${companion?.intelligence}`;
    return;
  }
  const druid = companionLevel(character);
  if (Boolean(companion) !== druid > 0) yield `companion of a druid of level ${druid}`;
  if (!companion || !druid) return;
  const dice = HIT_DICE[druid - 1]!;
  if (!companion.hit_dice!.startsWith(`${dice}d8`)) yield `companion with ${companion.hit_dice}`;
  if (companion.feats!.length !== Math.ceil(dice / 2)) yield `companion with ${companion.feats!.length} feats`;
}

/** Faults of faith, bloodline, school, bonds and choices. */
export function* callingFaults(character: Character1e): Generator<string> {
  yield* choiceFaults(character);
  yield* performanceFaults(character);
  yield* companionFaults(character);
  const { class: className, domains = [], spellcasting } = character;
  if (className === 'Cleric') yield* clericFaults(character);
  if (className === 'Druid') yield* domainSpellFaults(domains, spellcasting?.domain_spells ?? []);
  if (className === 'Wizard') yield* wizardFaults(character);
  if (className === 'Sorcerer') yield* sorcererFaults(character);
}
