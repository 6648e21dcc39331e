import { ABILITY_ABBREVIATIONS, formatScores, formatSigned, sheetLine } from '../d20-abilities.ts';
import type { Character1e } from './character.ts';
import { GROWING_FEATURES } from './classes.ts';
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

function spellLines({ spellcasting }: Character1e): string[] {
  if (!spellcasting) return [];
  const { ability, caster_level, save_dc, slots } = spellcasting;
  const slotTexts = Object.entries(slots).map(([level, count]) => `${count} of level ${level}`);
  // Skip level 0: every spellbook contains all spells of it.
  const book = spellcasting.spellbook?.filter(({ level }) => level > 0);
  return [
    `Spellcasting: ${ABILITY_ABBREVIATIONS[ability]}, caster level ${caster_level}, save DC ${save_dc} + spell level, a day ${slotTexts.join(', ')}`,
    ...sheetLine('Spells known', spellsByLevel(spellcasting.known), '; '),
    ...sheetLine('Of the bloodline', spellsByLevel(spellcasting.bloodline_spells), '; '),
    ...sheetLine('Spellbook, besides all of level 0', spellsByLevel(book), '; '),
    ...sheetLine('Prepared', spellsByLevel(spellcasting.prepared), '; '),
    ...sheetLine('Domain slots', spellsByLevel(spellcasting.domain_spells), '; '),
  ];
}

const formatAttack = ({ name, bonus, damage, critical, range }: Character1e['attacks'][number]): string =>
  `${name} ${bonus} (${damage}, ${critical}${range ? `, ${range} ft.` : ''})`;

/** Keeps only the last feature of each numbered series: `Rage power 2` replaces `Rage power 1`. */
function lastOfEach(names: readonly string[]): string[] {
  const stem = (name: string) => GROWING_FEATURES.find((start) => name.startsWith(`${start} `)) ?? name;
  return [...new Map(names.map((name) => [stem(name), name])).values()];
}

/** Writes the character sheet as text, one line per part. */
export function formatSheet1e(character: Character1e): string {
  const { name, level, race, alignment, saves, languages, gear, bloodline, domains = [] } = character;
  const calling = [...domains, ...(bloodline ? [`${bloodline} bloodline`] : [])].join(', ');
  return [
    `${name}, ${race} ${character.class}${calling && ` (${calling})`} of level ${level}, ${alignment}`,
    formatScores(character.abilities),
    `Hit points ${character.hit_points} (${character.hit_dice}), initiative ${formatSigned(character.initiative)}, speed ${character.speed} ft., XP ${character.xp}`,
    `Armour class ${character.armour_class}, touch ${character.touch}, flat-footed ${character.flat_footed} (${character.armour_class_from})`,
    `Saves: fortitude ${formatSigned(saves.fortitude)}, reflex ${formatSigned(saves.reflex)}, will ${formatSigned(saves.will)}`,
    `Base attack ${formatSigned(character.base_attack)}, CMB ${formatSigned(character.cmb)}, CMD ${character.cmd}`,
    ...sheetLine('Attacks', character.attacks.map(formatAttack), '; '),
    ...sheetLine(
      'Skills',
      character.skills.map(({ name: skill, bonus }) => `${skill} ${formatSigned(bonus)}`),
    ),
    ...sheetLine(
      'Feats',
      character.feats.map((feat) => feat.name),
    ),
    ...sheetLine('Features', lastOfEach(character.features.map((feature) => feature.name))),
    ...sheetLine('Senses', character.senses),
    ...spellLines(character),
    ...sheetLine('Languages', languages),
    `Gear: ${[...gear.map(({ name: thing, count }) => (count > 1 ? `${thing} ×${count}` : thing)), `${character.money} gp`].join('; ')}`,
    `Gear worth ${character.gear_worth} gp of ${character.wealth} gp`,
  ].join('\n');
}
