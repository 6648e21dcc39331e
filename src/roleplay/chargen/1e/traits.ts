import { capitalize } from '../../../lib/wording.ts';
import { type Ability, type AbilityScores, abilityModifier } from '../d20-abilities.ts';

/** Beginning of a trait that only some members of a race have: "A gnome with Charisma 11 or more has". */
const CONDITION = /^An? [a-z-]+ with ([A-Z][a-z]+) (\d+) or more has (.+)\.$/;

/** Spells among the traits of a race: their number and how often, then their names. */
const SPELLS = /^([a-z]+ spells, each once a day): (.+)$/;

/**
 * The traits of a race that a character has. A trait with a condition is omitted or said without it. The spells of a
 * race are cast at the level of the character, with the ability of the condition.
 */
export function traitsOf1e(traits: readonly string[], level: number, abilities: AbilityScores): string[] {
  return traits.flatMap((trait) => {
    const condition = CONDITION.exec(trait);
    if (!condition) return [trait];
    const [, ability, least, gain] = condition as unknown as [string, string, string, string];
    const score = abilities[ability.toLowerCase() as Ability];
    return score < Number(least) ? [] : [`${capitalize(withDifficulty(gain, level, score))}.`];
  });
}

function withDifficulty(gain: string, level: number, score: number): string {
  const spells = SPELLS.exec(gain);
  if (!spells) return gain;
  return `${spells[1]} at caster level ${level}: ${spells[2]} (save DC ${10 + abilityModifier(score)} + spell level)`;
}
