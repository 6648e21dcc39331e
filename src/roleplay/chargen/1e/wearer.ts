import type { RollRecorder } from '../../rolls.ts';
import type { AbilityScores } from '../d20-abilities.ts';
import type { ChosenArms } from './arms.ts';
import type { Class1e, FightingRole } from './classes.ts';
import type { ItemEntity } from './figures.ts';
import { loadsOf } from './load.ts';
import type { Purse } from './purse.ts';

/** The facts about a character on which the choice of gear depends. */
export interface Wearer {
  readonly kind: Class1e;
  readonly role: FightingRole;
  readonly level: number;
  readonly scores: AbilityScores;
  readonly isSmall: boolean;
  /** The object of an arcane bond, such as `ring`. */
  readonly bondedObject?: string | undefined;
  /** Items without which the character cannot work. They are bought before other gear. */
  readonly tools: readonly string[];
  /** The list from which the character casts spells; undefined if it casts none. */
  readonly spellList?: string | undefined;
  /** Schools of magic that a wizard has given up. */
  readonly opposition: readonly string[];
  readonly arms: ChosenArms;
  readonly budget: number;
  readonly rolls: RollRecorder;
}

/** Pounds to leave free for coins, small items and, above level 1, magic items, which are bought after the armour. */
export const sparePounds = ({ level }: Wearer): number => (level > 1 ? 16 : 10);

/**
 * Weight in pounds that the character can still take up. Those whose armour slows them anyway, and those who are
 * already above a light load because of their arms, carry up to a medium one.
 */
export function roomLeft(purse: Purse, { scores, isSmall }: Wearer, spare: number, isSlowed = false): number {
  const { light, medium } = loadsOf(scores.strength, isSmall);
  return (isSlowed || purse.weight > light ? medium : light) - purse.weight - spare;
}

/** Class levels from which armour training lets fighters keep their speed in medium and heavy armour. */
const UNSLOWED_FROM: ReadonlyMap<string, number> = new Map([
  ['medium', 3],
  ['heavy', 7],
]);

/** Whether an armour slows its wearer. */
export const isSlowing = ({ kind, level }: Wearer, armour: ItemEntity | null): boolean => {
  const from = UNSLOWED_FROM.get(armour?.proficiency ?? '');
  return from !== undefined && !(kind.name === 'Fighter' && level >= from);
};

/** Pounds to leave free for coins. */
export const COIN_POUNDS = 2.4;
