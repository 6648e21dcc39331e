import { line, SHORT, signed, tellScores } from '../d20-abilities.ts';
import type { FirstCharacter } from './character.ts';
import { GROWING_FEATURES } from './classes.ts';
import type { FirstSpell, PreparedSpell } from './spells.ts';

function tellSpells(spells: readonly (FirstSpell | PreparedSpell)[] = []): string[] {
  const levels = [...new Set(spells.map(({ level }) => level))].sort((a, b) => a - b);
  return levels.map((at) => {
    const names = spells
      .filter(({ level }) => level === at)
      .map((spell) => ('count' in spell && spell.count > 1 ? `${spell.name} ×${spell.count}` : spell.name));
    return `level ${at} ${names.join(', ')}`;
  });
}

function spellLines({ spellcasting }: FirstCharacter): string[] {
  if (!spellcasting) return [];
  const { ability, caster_level, save_dc, slots } = spellcasting;
  const told = Object.entries(slots).map(([level, count]) => `${count} of level ${level}`);
  // all of level 0 are in every book
  const book = spellcasting.spellbook?.filter(({ level }) => level > 0);
  return [
    `Spellcasting: ${SHORT[ability]}, caster level ${caster_level}, save DC ${save_dc} + spell level, a day ${told.join(', ')}`,
    ...line('Spells known', tellSpells(spellcasting.known), '; '),
    ...line('Of the bloodline', tellSpells(spellcasting.bloodline_spells), '; '),
    ...line('Spellbook, besides all of level 0', tellSpells(book), '; '),
    ...line('Prepared', tellSpells(spellcasting.prepared), '; '),
    ...line('Domain slots', tellSpells(spellcasting.domain_spells), '; '),
  ];
}

const tellAttack = ({ name, bonus, damage, critical, range }: FirstCharacter['attacks'][number]): string =>
  `${name} ${bonus} (${damage}, ${critical}${range ? `, ${range} ft.` : ''})`;

/** Only the last of `Rage power 1`, `Rage power 2` … */
function lastOfEach(names: readonly string[]): string[] {
  const stem = (name: string) => GROWING_FEATURES.find((start) => name.startsWith(`${start} `)) ?? name;
  return [...new Map(names.map((name) => [stem(name), name])).values()];
}

/** The sheet, a line for each part. */
export function firstSheet(character: FirstCharacter): string {
  const { name, level, race, alignment, saves, languages, gear, bloodline, domains = [] } = character;
  const calling = [...domains, ...(bloodline ? [`${bloodline} bloodline`] : [])].join(', ');
  return [
    `${name}, ${race} ${character.class}${calling && ` (${calling})`} of level ${level}, ${alignment}`,
    tellScores(character.abilities),
    `Hit points ${character.hit_points} (${character.hit_dice}), initiative ${signed(character.initiative)}, speed ${character.speed} ft., XP ${character.xp}`,
    `Armour class ${character.armour_class}, touch ${character.touch}, flat-footed ${character.flat_footed} (${character.armour_class_from})`,
    `Saves: fortitude ${signed(saves.fortitude)}, reflex ${signed(saves.reflex)}, will ${signed(saves.will)}`,
    `Base attack ${signed(character.base_attack)}, CMB ${signed(character.cmb)}, CMD ${character.cmd}`,
    ...line('Attacks', character.attacks.map(tellAttack), '; '),
    ...line(
      'Skills',
      character.skills.map(({ name: skill, bonus }) => `${skill} ${signed(bonus)}`),
    ),
    ...line(
      'Feats',
      character.feats.map((feat) => feat.name),
    ),
    ...line('Features', lastOfEach(character.features.map((feature) => feature.name))),
    ...line('Senses', character.senses),
    ...spellLines(character),
    ...line('Languages', languages),
    `Gear: ${[...gear.map(({ name: thing, count }) => (count > 1 ? `${thing} ×${count}` : thing)), `${character.money} gp`].join('; ')}`,
    `Gear worth ${character.gear_worth} gp of ${character.wealth} gp`,
  ].join('\n');
}
