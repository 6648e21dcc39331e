import type { RollRecorder } from '../../rolls.ts';
import type { AbilityScores } from '../d20-abilities.ts';
import { type Class1e, type FightingRole, TWO_HANDED, WEAPON_PAIRS } from './classes.ts';
import { findEntity1e, type ItemEntity } from './figures.ts';
import { itemWeight, loadsOf } from './load.ts';

/** The weapons that a character will buy. */
export interface ChosenArms {
  readonly melee: ItemEntity;
  readonly offHand: ItemEntity | null;
  readonly ranged: ItemEntity | null;
}

/** The facts on which the choice of weapons depends. */
interface ArmsFacts {
  readonly kind: Class1e;
  readonly role: FightingRole;
  readonly budget: number;
  /** The favoured weapon of a cleric's deity. */
  readonly favoured?: string | undefined;
  readonly scores: AbilityScores;
  readonly isSmall: boolean;
  readonly rolls: RollRecorder;
}

/** Share of a light load that one weapon of a character who lives by spells or stealth may weigh. */
const WEAPON_SHARE = 0.12;
const ROLES_WITH_LIGHT_ARMS: readonly FightingRole[] = ['arcane', 'unarmed', 'finesse'];

/** Light load in pounds below which those characters leave ranged weapons and their ammunition at home. */
const WEAK = 27;

const isTooWeakToShoot = ({ role, scores, isSmall }: ArmsFacts): boolean =>
  ROLES_WITH_LIGHT_ARMS.includes(role) && loadsOf(scores.strength, isSmall).light < WEAK;

/** The weapons that are light enough for the character; all if none is. */
function lightEnough(weapons: readonly ItemEntity[], { role, scores, isSmall }: ArmsFacts): readonly ItemEntity[] {
  if (!ROLES_WITH_LIGHT_ARMS.includes(role)) return weapons;
  const limit = loadsOf(scores.strength, isSmall).light * WEAPON_SHARE;
  const light = weapons.filter(({ name }) => itemWeight(name, isSmall) <= limit);
  return light.length ? light : weapons;
}

const isRangedWeapon = (name: string): boolean => /bow$|^Sling/i.test(name);

/** Chooses weapons that the class prefers and that leave money for other gear. */
export function chooseArms(facts: ArmsFacts): ChosenArms {
  const { kind, role, budget, favoured, rolls } = facts;
  const affordable = (names: readonly string[], share: number) =>
    names.map((name) => findEntity1e('item', name)).filter(({ price }) => price <= budget * share);
  const bows = affordable(kind.ranged, role === 'archer' ? 0.6 : 0.35);
  if (role === 'two-weapon') {
    const [main, offHand] = rolls.pick('weapons', WEAPON_PAIRS, (pair) => pair.join(' and '));
    return { melee: findEntity1e('item', main), offHand: findEntity1e('item', offHand), ranged: bows[0] ?? null };
  }
  const spent = role === 'archer' ? (bows[0]?.price ?? 0) : 0;
  const names = favoured && !isRangedWeapon(favoured) ? [favoured, ...kind.weapons] : kind.weapons;
  const blades = affordable([...new Set(names)], 0.5).filter(({ price }) => price + spent <= budget * 0.8);
  // A club costs nothing, and every class is proficient with it.
  const plain = [findEntity1e('item', 'Club')];
  const oneHanded = role === 'archer' ? blades.filter(({ name }) => !TWO_HANDED.includes(name)) : blades;
  const pool = lightEnough(oneHanded.length ? oneHanded : plain, facts);
  const melee = pool.length === 1 ? pool[0]! : rolls.pick('weapon', pool, ({ name }) => name);
  const ranged = lightEnough(bows, facts).find(({ name }) => name !== melee.name);
  return { melee, offHand: null, ranged: (isTooWeakToShoot(facts) ? undefined : ranged) ?? null };
}
