import { type AbilityScores, addScores } from '../d20-abilities.ts';
import type { Calling } from './calling.ts';
import type { FamiliarKind } from './companions.ts';

/** Bonuses that come neither from class table, race, feats nor gear, but from calling and familiar. */
export interface CallingBonuses {
  readonly naturalArmour: number;
  readonly initiative: number;
  readonly speed: number;
  readonly hitPoints: number;
  /** Resistance bonus on all saves. That of a cloak counts instead if it is higher. */
  readonly resistance: number;
  readonly saves: Readonly<Partial<Record<'fortitude' | 'reflex', number>>>;
  readonly skills: ReadonlyMap<string, number>;
}

/** The value of the last step that a level reaches; 0 before the first. */
const stepAt = (steps: readonly (readonly [level: number, value: number])[], level: number): number =>
  steps.findLast(([from]) => level >= from)?.[1] ?? 0;

const SCALES = [
  [3, 1],
  [9, 2],
  [15, 4],
] as const;
const ABYSSAL_STRENGTH = [
  [9, 2],
  [13, 4],
  [17, 6],
] as const;
const SMILING_SKILLS = ['Bluff', 'Diplomacy', 'Intimidate'];

const isOfDomain = ({ domains }: Calling, name: string): boolean => domains.some((domain) => domain.name === name);

/** Computes the bonuses of a calling and a familiar at a level. */
export function callingBonuses(calling: Calling, familiar: FamiliarKind | null, level: number): CallingBonuses {
  const school = calling.school?.name;
  const smile =
    school === 'enchantment' ? SMILING_SKILLS.map((skill) => [skill, 2 + Math.floor(level / 5)] as const) : [];
  return {
    naturalArmour: calling.bloodline?.name === 'draconic' ? stepAt(SCALES, level) : 0,
    initiative: school === 'divination' ? Math.max(1, Math.floor(level / 2)) : 0,
    speed: isOfDomain(calling, 'Travel') ? 10 : 0,
    hitPoints: familiar?.hitPoints ?? 0,
    resistance: isOfDomain(calling, 'Protection') ? 1 + Math.floor(level / 5) : 0,
    saves: familiar?.save ? { [familiar.save[0]]: familiar.save[1] } : {},
    skills: new Map([...smile, ...(familiar?.skill ? [familiar.skill] : [])]),
  };
}

/**
 * Adds the ability bonuses of a calling. The enhancement by transmutation does not add to that of a belt: the higher
 * one counts.
 */
export function addCallingScores(
  scores: AbilityScores,
  calling: Calling,
  level: number,
  ofItems: Partial<AbilityScores>,
): AbilityScores {
  const inherent = calling.bloodline?.name === 'abyssal' ? stepAt(ABYSSAL_STRENGTH, level) : 0;
  const enhanced = calling.words.get('enhanced') as keyof AbilityScores | '' | undefined;
  const bonuses = new Map(Object.entries(ofItems));
  if (enhanced) bonuses.set(enhanced, Math.max(bonuses.get(enhanced) ?? 0, 1 + Math.floor(level / 5)));
  return addScores(addScores(scores, Object.fromEntries(bonuses)), { strength: inherent });
}
