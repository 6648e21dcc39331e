import { entityCatalogueOf } from '../../../entity/catalogue.ts';
import { formatSigned } from '../../../lib/wording.ts';
import type { Ability, AbilityScores } from '../d20-abilities.ts';
import { HARMS, type Harm } from './spell-choice.ts';
import type { InnateSpell, Spell5e, Spellcasting5e } from './spells.ts';

/** A spell with which the character attacks. */
export interface SpellAttack5e {
  readonly name: string;
  /** Bonus of the attack, or the saving throw against it, such as `DEX DC 13`. */
  readonly against: string;
  readonly damage: string;
  /** What one of several damage rolls has in addition. */
  readonly added_once?: number;
  readonly damage_type: string;
  readonly range: string;
}

/** The facts about a character from which the values of spell attacks are computed. */
export interface SpellAttackFacts {
  readonly level: number;
  readonly proficiency: number;
  readonly modifiers: AbilityScores;
  /** Names of all features of the character. */
  readonly features: readonly string[];
  readonly spellcasting: Spellcasting5e | null;
  readonly innate: readonly InnateSpell[];
}

/** Number of dice or beams of a cantrip. */
const cantripGrowth = (level: number): number => 1 + [5, 11, 17].filter((from) => level >= from).length;

/** What features add to the damage rolls of a spell: to every roll, or to a single one. */
function addedDamage(
  name: string,
  { type }: Harm,
  ability: Ability,
  { modifiers, features }: SpellAttackFacts,
): Readonly<Record<'every' | 'once', number>> {
  const has = (start: string) => features.some((feature) => feature.startsWith(start));
  const ancestor = features.find((feature) => feature.startsWith('Dragon Ancestor'))?.toLowerCase() ?? '';
  // Spells of a race are cast by another ability, and are no wizard spells.
  const isEvocation =
    ability === 'intelligence' && entityCatalogueOf('5e').withName(name, 'spell')[0]?.['school'] === 'evocation';
  const isRaisedOnce =
    (has('Elemental Affinity') && ancestor.includes(type)) || (has('Empowered Evocation') && isEvocation);
  const isRaised = name === 'Eldritch Blast' && has('Eldritch Invocation: Agonizing Blast');
  const modifier = Math.max(0, modifiers[ability]);
  return { every: isRaised ? modifier : 0, once: isRaisedOnce ? modifier : 0 };
}

/** Adds a number to dice such as `1d4 + 1`. */
function withAdded(dice: string, added: number): string {
  const parts = dice.split('+').map((part) => part.trim());
  const flat = parts.filter((part) => !part.includes('d')).reduce((sum, part) => sum + Number(part), added);
  const rolled = parts.filter((part) => part.includes('d')).join('+');
  return flat ? `${rolled}${formatSigned(flat)}` : rolled;
}

/** The invocation that lengthens the range of Eldritch Blast. */
const SPEAR = 'Eldritch Invocation: Eldritch Spear';

function attackOf(spell: Spell5e & { cast_at?: number }, ability: Ability, facts: SpellAttackFacts): SpellAttack5e[] {
  const { name, level, cast_at: castAt = level } = spell;
  const harm = HARMS.get(name);
  if (!harm) return [];
  const { proficiency, modifiers } = facts;
  const growth = level === 0 ? cantripGrowth(facts.level) : 1;
  const isBeams = name === 'Eldritch Blast';
  const higher = castAt - level;
  const times = isBeams ? growth : (harm.times ?? 1) + higher * (harm.timesPerLevel ?? 0);
  const raised = higher * (harm.perLevel ?? 0);
  const dice = isBeams ? harm.damage : harm.damage.replace(/^\d+/, (count) => String(Number(count) * growth + raised));
  const { every, once } = addedDamage(name, harm, ability, facts);
  const added = every + (times > 1 ? 0 : once) + (harm.addsAbility ? facts.modifiers[ability] : 0);
  const bonus = proficiency + modifiers[ability];
  const isRoll = harm.hit === 'ranged' || harm.hit === 'melee';
  const save = harm.hit === 'sure' ? 'always hits' : `${harm.hit} DC ${8 + bonus}`;
  return [
    {
      name: times > 1 ? `${name} (${times})` : name,
      against: isRoll ? formatSigned(bonus) : save,
      damage: withAdded(dice, added),
      ...(times > 1 && once && { added_once: once }),
      damage_type: harm.type,
      range: isBeams && facts.features.includes(SPEAR) ? '300 ft.' : harm.range,
    },
  ];
}

/** The level at which a spell is cast: its own, or that of all slots, if they have one, as those of a pact do. */
function castLevel({ level }: Spell5e, { slots }: Spellcasting5e): number {
  const levels = Object.entries(slots).flatMap(([slot, count]) => (count ? [Number(slot)] : []));
  return level > 0 && levels.length === 1 ? Math.max(level, levels[0]!) : level;
}

/** The attacks with cantrips and with spells that are ready, by spell level. */
export function spellAttacksOf(facts: SpellAttackFacts): SpellAttack5e[] {
  const { spellcasting, innate } = facts;
  const cantrips = (spellcasting?.cantrips ?? []).map((name) => ({ name, level: 0 }));
  const ready = spellcasting
    ? [
        ...cantrips,
        ...(spellcasting.known ?? []),
        ...(spellcasting.prepared ?? []),
        ...(spellcasting.always_prepared ?? []),
        ...(spellcasting.signature_spells ?? []),
        ...(spellcasting.magical_secrets ?? []),
        ...(spellcasting.pact_spells ?? []),
      ]
    : [];
  const castable = [
    ...ready.map((spell) => ({ ...spell, ability: spellcasting!.ability, cast_at: castLevel(spell, spellcasting!) })),
    ...innate.filter(({ name }) => !ready.some((spell) => spell.name === name)),
  ];
  return castable.sort((a, b) => a.level - b.level).flatMap((spell) => attackOf(spell, spell.ability, facts));
}

/** An attack with a spell in words: `Fire Bolt +5 (1d10 fire, 120 ft.)`. */
export const formatSpellAttack = ({ name, against, damage, added_once, damage_type, range }: SpellAttack5e): string =>
  `${name} ${against} (${damage} ${damage_type}, ${added_once ? `${formatSigned(added_once)} once, ` : ''}${range})`;
