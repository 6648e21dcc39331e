import type { Rng } from '../../../lib/rng.ts';
import { type FightSide, type FightTerrain, nukesRuleBook, type Unit } from './book.ts';

/** How a fight ends: by a win of one side, with both destroyed, or undecided. */
export type FightEnding = 'attacker' | 'defender' | 'both-destroyed' | 'stalemate';

/** A hit number, which is the highest die roll that hits, and how it is computed. */
export interface HitNumber {
  base: number;
  changes: { by: number; why: string }[];
  number: number;
}

/** A fight between two units on a terrain, with everything needed to roll it or compute its odds. */
export interface Fight {
  readonly attacker: Unit;
  readonly defender: Unit;
  readonly numbers: Readonly<Record<FightSide, HitNumber>>;
  /** Maximum number of rounds; 0 if neither unit can hit the other. */
  readonly rounds: number;
}

/** Number of steps (hit points) that each unit still has. */
export interface StepsLeft {
  readonly attacker: number;
  readonly defender: number;
}

/** The die rolls of both sides in one round, and their effect. */
export interface FightRound {
  attacker: number;
  defender: number;
  attackerHits: boolean;
  defenderHits: boolean;
  left: StepsLeft;
}

/** Lowest hit number, which leaves a chance to hit. A unit whose base number is 0 can never hit. */
const MIN_HIT_NUMBER = 1;
/** Highest hit number, which leaves a chance to miss. */
const MAX_HIT_NUMBER = 9;

/** Sets up a fight between two units on a terrain. */
export function setUpFight(attacker: Unit, defender: Unit, ground: FightTerrain): Fight {
  const numbers = {
    attacker: hitNumber('attacker', attacker, defender, ground),
    defender: hitNumber('defender', defender, attacker, ground),
  };
  // A unit that is spent in the fight strikes once.
  const maxRounds = attacker.spent ? 1 : nukesRuleBook().rounds;
  const canHit = numbers.attacker.number > 0 || numbers.defender.number > 0;
  return { attacker, defender, numbers, rounds: canHit ? maxRounds : 0 };
}

function hitNumber(side: FightSide, own: Unit, enemy: Unit, { place, cover, bonuses }: FightTerrain): HitNumber {
  const base = (side === 'attacker' ? own.attack : own.defence)[enemy.domain];
  const defender = side === 'attacker' ? enemy : own;
  if (base === 0 || defender.domain !== 'land') return { base, changes: [], number: base };
  const changes = [
    ...(side === 'attacker' && cover > 0 ? [{ by: -cover, why: `the defender has cover ${place}` }] : []),
    ...bonuses
      .filter((bonus) => bonus.side === side && bonus.unit === own.slug)
      .map(({ by, why }) => ({ by, why: `${place} ${why}` })),
  ];
  const number = changes.reduce((sum, { by }) => sum + by, base);
  return { base, changes, number: Math.min(MAX_HIT_NUMBER, Math.max(MIN_HIT_NUMBER, number)) };
}

/** Steps (hit points) of both units when a fight begins. */
export const initialSteps = ({ attacker, defender }: Fight): StepsLeft => ({
  attacker: attacker.steps,
  defender: defender.steps,
});

/** Returns the steps left after the hits of a round, which are simultaneous. No other code removes steps. */
export function stepsAfterHits(
  fight: Fight,
  before: StepsLeft,
  attackerHits: boolean,
  defenderHits: boolean,
): StepsLeft {
  const { attacker, defender } = fight;
  const left = before.attacker - (defenderHits ? defender.damage : 0);
  return {
    attacker: attacker.spent ? 0 : Math.max(0, left),
    defender: Math.max(0, before.defender - (attackerHits ? attacker.damage : 0)),
  };
}

/** Returns how a fight has ended after `fought` rounds; undefined if it continues. */
export function fightEndingOf(
  { rounds }: Fight,
  { attacker, defender }: StepsLeft,
  fought: number,
): FightEnding | undefined {
  if (attacker === 0 && defender === 0) return 'both-destroyed';
  if (defender === 0) return 'attacker';
  if (attacker === 0) return 'defender';
  return fought >= rounds ? 'stalemate' : undefined;
}

/** Rolls a fight to its end. */
export function rollFight(fight: Fight, rng: Rng): { rounds: FightRound[]; ending: FightEnding; left: StepsLeft } {
  const { die } = nukesRuleBook();
  const rounds: FightRound[] = [];
  let left = initialSteps(fight);
  let ending = fightEndingOf(fight, left, 0);
  while (ending === undefined) {
    const [attacker, defender] = [rng.below(die) + 1, rng.below(die) + 1];
    const attackerHits = attacker <= fight.numbers.attacker.number;
    const defenderHits = defender <= fight.numbers.defender.number;
    left = stepsAfterHits(fight, left, attackerHits, defenderHits);
    rounds.push({ attacker, defender, attackerHits, defenderHits, left });
    ending = fightEndingOf(fight, left, rounds.length);
  }
  return { rounds, ending, left };
}
