import { formatSigned } from '../../../lib/wording.ts';
import { ABILITY_ABBREVIATIONS, formatScores, sheetLine } from '../d20-abilities.ts';
import type { Character1e } from './character.ts';
import { FEATURES_LISTED_ELSEWHERE, GROWING_FEATURES } from './classes.ts';
import type { PreparedSpell, Spell1e } from './spells.ts';

function spellsByLevel(spells: readonly (Spell1e | PreparedSpell)[] = []): string[] {
  const levels = [...new Set(spells.map(({ level }) => level))].sort((a, b) => a - b);
  return levels.map((at) => {
    const names = spells
      .filter(({ level }) => level === at)
      .map((spell) => ('count' in spell && spell.count > 1 ? `${spell.name} ×${spell.count}` : spell.name));
    return `level ${at} ${names.join(', ')}`;
  });
}

function spellLines({ spellcasting, no_spells }: Character1e): string[] {
  if (!spellcasting) return no_spells ? [`Spells: none, because ${no_spells}`] : [];
  const { ability, caster_level, save_dc, slots } = spellcasting;
  const slotTexts = Object.entries(slots).map(([level, count]) => `${count} of level ${level}`);
  // Skip level 0: every spellbook contains all spells of it.
  const book = spellcasting.spellbook?.filter(({ level }) => level > 0);
  return [
    `Spellcasting: ${ABILITY_ABBREVIATIONS[ability]}, caster level ${caster_level}, save DC ${save_dc} + spell level; slots per day: ${slotTexts.join(', ')}`,
    ...sheetLine('Spells known', spellsByLevel(spellcasting.known), '; '),
    ...sheetLine('Bloodline spells', spellsByLevel(spellcasting.bloodline_spells), '; '),
    ...sheetLine('New arcana', spellsByLevel(spellcasting.new_arcana), '; '),
    ...sheetLine('Spellbook, in addition to all of level 0', spellsByLevel(book), '; '),
    ...sheetLine('Prepared', spellsByLevel(spellcasting.prepared), '; '),
    ...sheetLine('Domain slots', spellsByLevel(spellcasting.domain_spells), '; '),
    ...sheetLine('School slots', spellsByLevel(spellcasting.school_spells), '; '),
  ];
}

const formatAttack = ({ name, bonus, damage, critical, range }: Character1e['attacks'][number]): string =>
  `${name} ${bonus} (${damage}, ${critical}${range ? `, ${range} ft.` : ''})`;

/**
 * Keeps only the last feature of each numbered series: `Sneak attack 3d6` replaces `Sneak attack 2d6`. Omits features
 * whose choices have a line of their own.
 */
function featureLine(names: readonly string[]): string[] {
  const isNumbered = (name: string, starts: readonly string[]) => starts.find((start) => name.startsWith(`${start} `));
  const shown = names.filter((name) => !isNumbered(name, FEATURES_LISTED_ELSEWHERE));
  const stem = (name: string) => isNumbered(name, GROWING_FEATURES) ?? name;
  return [...new Map(shown.map((name) => [stem(name), name])).values()];
}

/** Titles of lists of choices whose plural is not the singular with an s. */
const PLURALS: ReadonlyMap<string, string> = new Map([
  ['Favoured enemy', 'Favoured enemies'],
  ['Mercy', 'Mercies'],
  ['Versatile performance', 'Versatile performance'],
  ['Weapon training', 'Weapon training'],
  ['Rage power', 'Rage powers'],
  ['Rogue talent', 'Rogue talents'],
  ['Favoured terrain', 'Favoured terrains'],
]);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One line for each source of powers: `Rage powers: Scent (…), Swift foot (…)`. */
function powerLines({ powers }: Character1e): string[] {
  const sources = [...new Set(powers.map(({ from }) => from))];
  return sources.map((source) => {
    const ofSource = powers.filter(({ from }) => from === source);
    const texts = ofSource.map(({ name, text }) => (text ? `${name} (${text})` : name));
    return `${PLURALS.get(source) ?? capitalized(source)}: ${texts.join(ofSource.some(({ text }) => text) ? '; ' : ', ')}`;
  });
}

/** What a bond without an animal does, by bond. */
function bondText(character: Character1e): string {
  const { bond, level } = character;
  if (bond === 'companions') return 'allies share half the bonus against a favoured enemy for a few rounds';
  if (bond === 'weapon spirit')
    return `a celestial spirit adds up to +${Math.floor((level - 2) / 3)} to the weapon for ${level} minutes, ${Math.floor((level - 1) / 4)}/day`;
  const spell = character.class === 'Wizard' ? 'any one spell of the book' : 'any one known spell';
  return bond?.startsWith('bonded') ? `${bond}, casts ${spell} once a day` : '';
}

function companionLine({ companion }: Character1e): string[] {
  if (!companion) return [];
  const { kind, name, size, speed, hit_points, hit_dice, armour_class, intelligence, benefit } = companion;
  const saves = Object.entries(companion.saves ?? {}).map(([save, bonus]) => `${save} ${formatSigned(bonus)}`);
  const attacks = (companion.attacks ?? []).map((attack) => `${attack.name} ${attack.bonus} (${attack.damage})`);
  const values = [
    `${name} (${size})`,
    `hit points ${hit_points}${hit_dice ? ` (${hit_dice})` : ''}`,
    `armour class ${armour_class}`,
    `speed ${speed}`,
    ...(attacks.length ? [attacks.join(', ')] : []),
    ...(saves.length ? [saves.join(', ')] : []),
    ...(intelligence ? [`INT ${intelligence}`] : []),
    ...(companion.feats?.length ? [`feats ${companion.feats.join(', ').toLowerCase()}`] : []),
    companion.special.join(', '),
    ...(benefit ? [`master ${benefit}`] : []),
  ];
  return [`${capitalized(kind)}: ${values.join('; ')}`];
}

/** The load, and the money as gems and coins. */
function burdenLines({ load, purse, money, gear_worth, wealth }: Character1e): string[] {
  const gems = purse.gems ? [`gems worth ${purse.gems} gp`] : [];
  const coins = (['gp', 'sp', 'cp'] as const).flatMap((coin) => (purse[coin] ? [`${purse[coin]} ${coin}`] : []));
  return [
    `Load: ${load.carried} lb., ${load.category} (light up to ${load.light}, medium ${load.medium}, heavy ${load.heavy})`,
    `Money: ${[...gems, ...coins].join(', ') || 'none'}; gear worth ${gear_worth} gp of ${wealth} gp${money ? '' : ', nothing left'}`,
  ];
}

/** What stands in brackets after the class: domains, bloodline, school or combat style. */
function callingText({ domains = [], bloodline, school, opposition_schools = [], combat_style }: Character1e): string {
  const specialist = opposition_schools.length ? `${school}, opposed to ${opposition_schools.join(' and ')}` : school;
  const parts = [
    ...domains,
    ...(bloodline ? [`${bloodline} bloodline`] : []),
    ...(specialist ? [specialist] : []),
    ...(combat_style ? [combat_style] : []),
  ];
  return parts.length ? ` (${parts.join(', ')})` : '';
}

/** The heading, the ability scores and the values for combat. */
function combatLines(character: Character1e): string[] {
  const { name, level, race, alignment, saves, deity, favoured_weapon, class_figures } = character;
  return [
    `${name}, ${race} ${character.class}${callingText(character)} of level ${level}, ${alignment}`,
    ...(deity ? [`Deity: ${deity}, favoured weapon ${favoured_weapon}`] : []),
    formatScores(character.abilities),
    `Hit points ${character.hit_points} (${character.hit_dice}), initiative ${formatSigned(character.initiative)}, speed ${character.speed} ft., XP ${character.xp}`,
    `Armour class ${character.armour_class}, touch ${character.touch}, flat-footed ${character.flat_footed} (${character.armour_class_from})`,
    `Saves: fortitude ${formatSigned(saves.fortitude)}, reflex ${formatSigned(saves.reflex)}, will ${formatSigned(saves.will)}`,
    `Base attack ${formatSigned(character.base_attack)}, CMB ${formatSigned(character.cmb)}, CMD ${character.cmd}`,
    ...sheetLine('Attacks', character.attacks.map(formatAttack), '; '),
    ...sheetLine(
      'Class values',
      Object.entries(class_figures).map(([what, value]) => `${what} ${value}`),
      '; ',
    ),
  ];
}

/** A sentence as part of a list. */
const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** Writes the character sheet as text, one line per part. */
export function formatSheet1e(character: Character1e): string {
  const skills = character.skills.map(({ name, bonus }) => `${name} ${formatSigned(bonus)}`);
  const bond = bondText(character);
  return [
    ...combatLines(character),
    ...sheetLine('Skills', skills),
    ...sheetLine(
      'Feats',
      character.feats.map((feat) => feat.name),
    ),
    ...sheetLine('Features', featureLine(character.features.map((feature) => feature.name))),
    ...powerLines(character),
    ...(bond ? [`Bond: ${bond}`] : []),
    ...companionLine(character),
    ...sheetLine('Traits', character.traits.map(withoutStop), '; '),
    ...sheetLine('Senses', character.senses),
    ...sheetLine('Proficiencies', [...character.proficiencies.armour, ...character.proficiencies.weapons], '; '),
    ...spellLines(character),
    ...sheetLine('Languages', character.languages),
    `Gear: ${character.gear.map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name)).join('; ')}`,
    ...burdenLines(character),
  ].join('\n');
}
