import { nukesRuleBook, resourcesWorth } from './book.ts';
import { type Fight, type FightEnding, fightEndingOf, initialSteps, type StepsLeft, stepsAfterHits } from './fight.ts';

/** The odds of a fight, exact up to floating-point rounding. */
export interface FightOdds {
  /** Probability of each ending. The probabilities add up to 1. */
  endings: Record<FightEnding, number>;
  /** Expected number of rounds. */
  rounds: number;
  /** Expected number of steps (hit points) that each side loses. */
  losses: StepsLeft;
}

/**
 * Computes the odds of a fight with a Markov chain, whose states are the steps left. Each round spreads the probability
 * of every state over the possible rolls of two dice. The function that applies hits is the same as for rolled fights.
 */
export function fightOdds(fight: Fight): FightOdds {
  const endings = { attacker: 0, defender: 0, 'both-destroyed': 0, stalemate: 0 };
  const losses = { attacker: 0, defender: 0 };
  let expectedRounds = 0;
  let states = new Map([[keyOf(initialSteps(fight)), { left: initialSteps(fight), chance: 1 }]]);
  for (let fought = 0; states.size > 0; fought++) {
    const next: typeof states = new Map();
    for (const { left, chance } of states.values()) {
      const ending = fightEndingOf(fight, left, fought);
      if (ending) {
        endings[ending] += chance;
        losses.attacker += chance * (fight.attacker.steps - left.attacker);
        losses.defender += chance * (fight.defender.steps - left.defender);
        continue;
      }
      expectedRounds += chance;
      for (const [after, part] of nextStates(fight, left)) {
        const known = next.get(keyOf(after));
        next.set(keyOf(after), { left: after, chance: (known?.chance ?? 0) + chance * part });
      }
    }
    states = next;
  }
  return { endings, rounds: expectedRounds, losses };
}

const keyOf = ({ attacker, defender }: StepsLeft): string => `${attacker}/${defender}`;

/** Lists the states after one more round with their probabilities, one for each combination of hits. */
function nextStates(fight: Fight, left: StepsLeft): [after: StepsLeft, chance: number][] {
  const { die } = nukesRuleBook();
  const [attack, defence] = [fight.numbers.attacker.number, fight.numbers.defender.number];
  const outcomes = [true, false];
  return outcomes.flatMap((attackerHits) =>
    outcomes.map((defenderHits): [StepsLeft, number] => {
      const diceCount = (attackerHits ? attack : die - attack) * (defenderHits ? defence : die - defence);
      return [stepsAfterHits(fight, left, attackerHits, defenderHits), diceCount / die ** 2];
    }),
  );
}

/**
 * Expected worth of the steps that the attacker destroys, less that of the steps it loses. Above 0, the attack pays.
 */
export function expectedExchangeWorth({ attacker, defender }: Fight, { losses }: FightOdds): number {
  const perStep = ({ cost, steps }: Fight['attacker']) => resourcesWorth(cost) / steps;
  return losses.defender * perStep(defender) - losses.attacker * perStep(attacker);
}
