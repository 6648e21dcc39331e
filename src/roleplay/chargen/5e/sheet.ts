import { ABILITIES, line, SHORT, signed, tellCarried, tellScores } from '../d20-abilities.ts';
import type { FiveCharacter } from './character.ts';
import { TOO_HEAVY } from './combat.ts';
import { lastOfEach } from './features.ts';
import type { FiveSpell } from './spells.ts';

/** Spells by level: `1st Bless, Shield; 2nd Blur`. */
function tellSpells(spells: readonly FiveSpell[] = []): string[] {
  const levels = [...new Set(spells.map(({ level }) => level))].sort((a, b) => a - b);
  return levels.map((at) => {
    const names = spells.filter(({ level }) => level === at).map(({ name }) => name);
    return `${at ? `level ${at}` : 'cantrip'} ${names.join(', ')}`;
  });
}

function spellLines({ spellcasting, innate_spells }: FiveCharacter): string[] {
  const innate = line('Innate spells', tellSpells(innate_spells), '; ');
  if (!spellcasting) return innate;
  const { ability, save_dc, attack_bonus, slots, cantrips } = spellcasting;
  const told = Object.entries(slots).map(([level, count]) => `${count} of level ${level}`);
  return [
    `Spellcasting: ${SHORT[ability]}, save DC ${save_dc}, attack ${signed(attack_bonus)}, slots ${told.join(', ')}`,
    ...line('Cantrips', cantrips),
    ...line('Spells known', tellSpells(spellcasting.known), '; '),
    ...line('Spellbook', tellSpells(spellcasting.spellbook), '; '),
    ...line('Prepared', tellSpells(spellcasting.prepared), '; '),
    ...line('Always prepared', tellSpells(spellcasting.always_prepared), '; '),
    ...line('Magical secrets', tellSpells(spellcasting.magical_secrets), '; '),
    ...line('Mystic arcanum', tellSpells(spellcasting.mystic_arcanum), '; '),
    ...innate,
  ];
}

function tellAttack({ name, bonus, damage, damage_type, range, properties }: FiveCharacter['attacks'][number]): string {
  const drawback = properties.filter((property) => property === TOO_HEAVY);
  return `${name} ${signed(bonus)} (${[`${damage} ${damage_type}`, ...(range ? [range] : []), ...drawback].join(', ')})`;
}

/** The sheet, a line for each part. */
export function fiveSheet(character: FiveCharacter): string {
  const { name, level, race, subclass, background, alignment, proficiencies } = character;
  const kind = subclass ? `${character.class} (${subclass})` : character.class;
  const trained = character.skills.filter(({ proficient }) => proficient);
  const saves = ABILITIES.map((ability) => {
    const { bonus, proficient } = character.saving_throws[ability];
    return `${SHORT[ability]} ${signed(bonus)}${proficient ? '*' : ''}`;
  });
  return [
    `${name}, ${race} ${kind} of level ${level}, ${background.toLowerCase()}, ${alignment}`,
    tellScores(character.abilities),
    `Hit points ${character.hit_points} (${character.hit_dice}), armour class ${character.armour_class} (${character.armour_class_from}), initiative ${signed(character.initiative)}, speed ${character.speed} ft., proficiency ${signed(character.proficiency_bonus)}, passive Perception ${character.passive_perception}, XP ${character.xp}`,
    `Saving throws (* proficient): ${saves.join(', ')}`,
    ...line(
      'Skills',
      trained.map(({ name, bonus, expertise }) => `${name} ${signed(bonus)}${expertise ? ' (expertise)' : ''}`),
    ),
    ...line('Attacks', character.attacks.map(tellAttack), '; '),
    ...(character.attacks_per_action > 1 ? [`Attacks with the Attack action: ${character.attacks_per_action}`] : []),
    ...line(
      'Figures of the class',
      Object.entries(character.class_figures).map(([what, figure]) => `${what} ${figure}`),
    ),
    ...line('Features', lastOfEach(character.features)),
    ...line('Traits', character.traits),
    ...spellLines(character),
    ...line('Proficiencies', [...proficiencies.armour, ...proficiencies.weapons, ...proficiencies.tools], '; '),
    ...line('Languages', character.languages),
    `Gear: ${[...tellCarried(character.gear), `${character.money} gp`].join('; ')}`,
  ].join('\n');
}
