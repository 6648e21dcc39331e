import { book, worthOf } from './book.ts';
import { afterHits, type Ending, endingOf, type Fight, initialSteps, type StepsLeft } from './fight.ts';

/** How a fight ends, exactly but for the rounding of doubles. */
export interface FightOdds {
  /** By ending; together 1. */
  endings: Record<Ending, number>;
  /** Expected rounds. */
  rounds: number;
  /** Expected steps lost. */
  losses: StepsLeft;
}

/**
 * A Markov chain over the steps that are left: each round moves the chance of every standing on to what two dice make of it,
 * by the same transition that a rolled fight takes.
 */
export function fightOdds(fight: Fight): FightOdds {
  const endings = { attacker: 0, defender: 0, 'both-destroyed': 0, stalemate: 0 };
  const losses = { attacker: 0, defender: 0 };
  let expected = 0;
  let open = new Map([[keyOf(initialSteps(fight)), { left: initialSteps(fight), chance: 1 }]]);
  for (let fought = 0; open.size > 0; fought++) {
    const next: typeof open = new Map();
    for (const { left, chance } of open.values()) {
      const ending = endingOf(fight, left, fought);
      if (ending) {
        endings[ending] += chance;
        losses.attacker += chance * (fight.attacker.steps - left.attacker);
        losses.defender += chance * (fight.defender.steps - left.defender);
        continue;
      }
      expected += chance;
      for (const [after, part] of followers(fight, left)) {
        const known = next.get(keyOf(after));
        next.set(keyOf(after), { left: after, chance: (known?.chance ?? 0) + chance * part });
      }
    }
    open = next;
  }
  return { endings, rounds: expected, losses };
}

const keyOf = ({ attacker, defender }: StepsLeft): string => `${attacker}/${defender}`;

/** What a round makes of a standing, by which of the two hit, with the chance of each. */
function followers(fight: Fight, left: StepsLeft): [after: StepsLeft, chance: number][] {
  const { die } = book();
  const [attack, defence] = [fight.numbers.attacker.number, fight.numbers.defender.number];
  const both = [true, false];
  return both.flatMap((attackerHits) =>
    both.map((defenderHits): [StepsLeft, number] => {
      const ways = (attackerHits ? attack : die - attack) * (defenderHits ? defence : die - defence);
      return [afterHits(fight, left, attackerHits, defenderHits), ways / die ** 2];
    }),
  );
}

/** What the attacker destroys less what it loses, by worth of the steps: above 0 the fight pays. */
export function exchangeValue({ attacker, defender }: Fight, { losses }: FightOdds): number {
  const perStep = ({ cost, steps }: Fight['attacker']) => worthOf(cost) / steps;
  return losses.defender * perStep(defender) - losses.attacker * perStep(attacker);
}
