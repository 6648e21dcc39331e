import { formatSigned } from '../../../lib/wording.ts';
import { ABILITIES, ABILITY_ABBREVIATIONS, formatScores, sheetLine } from '../d20-abilities.ts';
import type { Character5e } from './character.ts';
import { TOO_HEAVY_TEXT } from './combat.ts';
import { dropSupersededFeatures } from './features.ts';
import { formatSpellAttack } from './spell-attacks.ts';
import type { Spell5e } from './spells.ts';

/** Formats spells by level, one text for each level: `level 1 Bless, Shield`. */
function spellsByLevel(spells: readonly Spell5e[] = []): string[] {
  const levels = [...new Set(spells.map(({ level }) => level))].sort((a, b) => a - b);
  return levels.map((at) => {
    const names = spells.filter(({ level }) => level === at).map(({ name }) => name);
    return `${at ? `level ${at}` : 'cantrip'} ${names.join(', ')}`;
  });
}

/** Spells of the race: cantrips at will, others once per long rest, with the ability by which they are cast. */
function innateLine({ innate_spells, modifiers, proficiency_bonus }: Character5e): string[] {
  const [first] = innate_spells;
  if (!first) return [];
  const dc = 8 + proficiency_bonus + modifiers[first.ability];
  const texts = innate_spells.map(({ name, level, cast_at = level }) =>
    level === 0 ? `${name} at will` : `${name} as of level ${cast_at}, once per long rest`,
  );
  return [`Innate spells (${ABILITY_ABBREVIATIONS[first.ability]}, save DC ${dc}): ${texts.join('; ')}`];
}

function spellLines(character: Character5e): string[] {
  const { spellcasting } = character;
  const innate = innateLine(character);
  if (!spellcasting) return innate;
  const { ability, save_dc, attack_bonus, slots, cantrips } = spellcasting;
  const slotTexts = Object.entries(slots).map(([level, count]) => `${count} of level ${level}`);
  return [
    `Spellcasting: ${ABILITY_ABBREVIATIONS[ability]}, save DC ${save_dc}, attack ${formatSigned(attack_bonus)}, slots ${slotTexts.join(', ')}`,
    ...sheetLine('Cantrips', cantrips),
    ...sheetLine('Spells known', spellsByLevel(spellcasting.known), '; '),
    ...sheetLine('Spellbook', spellsByLevel(spellcasting.spellbook), '; '),
    ...sheetLine('Prepared', spellsByLevel(spellcasting.prepared), '; '),
    ...sheetLine('Always prepared', spellsByLevel(spellcasting.always_prepared), '; '),
    ...sheetLine('Magical secrets', spellsByLevel(spellcasting.magical_secrets), '; '),
    ...sheetLine('Mystic arcanum', spellsByLevel(spellcasting.mystic_arcanum), '; '),
    ...sheetLine('Spell mastery', spellsByLevel(spellcasting.spell_mastery), '; '),
    ...sheetLine('Signature spells', spellsByLevel(spellcasting.signature_spells), '; '),
    ...sheetLine('Pact', spellsByLevel(spellcasting.pact_spells), '; '),
    ...innate,
  ];
}

/** Turns a name round that the list of equipment sorts by its noun: `Rope, silk (50 feet)` is `silk rope (50 feet)`. */
function readableName(name: string): string {
  const [noun, rest] = name.split(', ') as [string, string?];
  if (rest === undefined) return name;
  const [kind, ...size] = rest.split(' (');
  return capitalized([`${kind} ${noun.toLowerCase()}`, ...size].join(' ('));
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats an entry of gear, with the contents of a pack. */
function formatEntry({ name, count, contents }: Character5e['gear'][number]): string {
  const inside = contents?.map((thing) => counted({ ...thing, name: readableName(thing.name).toLowerCase() }));
  return counted({ name: readableName(name), count }) + (inside ? ` (${inside.join(', ')})` : '');
}

const counted = ({ name, count }: { name: string; count: number }): string => (count > 1 ? `${name} ×${count}` : name);

function formatAttack(attack: Character5e['attacks'][number]): string {
  const {
    name,
    bonus,
    damage,
    damage_type,
    added_damage,
    range,
    properties,
    armour_class_meanwhile: meanwhile,
  } = attack;
  const drawback = properties.filter((property) => property === TOO_HEAVY_TEXT);
  const unshielded = meanwhile === undefined ? [] : [`armour class ${meanwhile} meanwhile`];
  const harm = `${damage} ${damage_type}${added_damage ? ` and ${added_damage}` : ''}`;
  const notes = [harm, ...(range ? [range] : []), ...drawback, ...unshielded];
  return `${readableName(name)} ${formatSigned(bonus)} (${notes.join(', ')})`;
}

/** Writes the character sheet as text, one line per part. */
export function formatSheet5e(character: Character5e): string {
  const { name, level, race, subclass, background, alignment, proficiencies } = character;
  const kind = subclass ? `${character.class} (${subclass})` : character.class;
  const trained = character.skills.filter(({ proficient }) => proficient);
  const saves = ABILITIES.map((ability) => {
    const { bonus, proficient } = character.saving_throws[ability];
    return `${ABILITY_ABBREVIATIONS[ability]} ${formatSigned(bonus)}${proficient ? '*' : ''}`;
  });
  return [
    `${name}, ${race} ${kind} of level ${level}, ${background.toLowerCase()}, ${alignment}`,
    formatScores(character.abilities),
    `Hit points ${character.hit_points} (${character.hit_dice}), armour class ${character.armour_class} (${character.armour_class_from}), initiative ${formatSigned(character.initiative)}, speed ${character.speed} ft., proficiency ${formatSigned(character.proficiency_bonus)}, passive Perception ${character.passive_perception}, XP ${character.xp}`,
    `Saving throws (* proficient): ${saves.join(', ')}`,
    ...sheetLine(
      'Skills',
      trained.map(({ name, bonus, expertise }) => `${name} ${formatSigned(bonus)}${expertise ? ' (expertise)' : ''}`),
    ),
    ...sheetLine('Attacks', character.attacks.map(formatAttack), '; '),
    ...sheetLine('Spell attacks', (character.spell_attacks ?? []).map(formatSpellAttack), '; '),
    ...(character.attacks_per_action > 1 ? [`Attacks per action: ${character.attacks_per_action}`] : []),
    ...sheetLine(
      'Class values',
      Object.entries(character.class_figures).map(([what, figure]) => `${what} ${figure}`),
    ),
    ...sheetLine('Features', dropSupersededFeatures(character.features)),
    ...sheetLine('Favoured enemies', character.favored_enemies ?? [], '; '),
    ...sheetLine('Favoured terrains', character.favored_terrains ?? []),
    ...sheetLine('Traits', character.traits),
    ...spellLines(character),
    ...sheetLine(
      'Proficiencies',
      [...proficiencies.armour, ...proficiencies.weapons.map(readableName), ...proficiencies.tools],
      '; ',
    ),
    ...sheetLine('Languages', character.languages),
    `Gear: ${[...character.gear.map(formatEntry), `${character.money} gp`].join('; ')}`,
    ...(level > 1 ? [`Wealth: ${character.wealth_method}`] : []),
    ...sheetLine('Left behind as too heavy', (character.left_behind ?? []).map(formatEntry)),
    `Load: ${character.load.carried} lb. of ${character.load.capacity} lb.${character.load.carried > character.load.capacity ? ', overloaded' : ''}`,
  ].join('\n');
}
