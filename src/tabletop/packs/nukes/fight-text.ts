import { formatPercent } from '../../../dice/percent.ts';
import { type FightSide, nukesRuleBook } from './book.ts';
import type { HitNumber } from './fight.ts';
import { countWithNoun, type FightJson } from './fight-json.ts';

/** Describes a fight as text: the hit numbers and their reasons, the rolls, the ending and the odds. */
export function fightText({ numbers, rolls, odds, summary, units, terrain }: FightJson): string {
  const ground = nukesRuleBook().terrains.find(({ slug }) => slug === terrain)!;
  const isOpen = units.defender.domain !== 'land';
  const sides: FightSide[] = ['attacker', 'defender'];
  const head = sides.map(
    (side) =>
      `  ${side}  ${units[side].title}, ${countWithNoun(units[side].steps, 'step')}, damage ${units[side].damage}: ${numberText(numbers[side])}`,
  );
  const rounds = rolls.map((roll, index) => {
    const dice = sides.map((side) => `${side} ${dieText(roll[side], roll[`${side}Hits`])}`);
    return `  round ${index + 1}  ${dice.join(', ')}; steps ${roll.attackerSteps} to ${roll.defenderSteps}`;
  });
  const chances = [
    `attacker wins ${formatPercent(odds.attackerWins)}`,
    `defender wins ${formatPercent(odds.defenderWins)}`,
    `both destroyed ${formatPercent(odds.bothDestroyed)}`,
    `nobody wins ${formatPercent(odds.stalemate)}`,
  ];
  return [
    `${units.attacker.title} against ${units.defender.title} ${ground.place}${isOpen ? '; the ground counts only for defenders on land' : ''}`,
    ...head,
    ...rounds,
    summary,
    `Odds: ${chances.join(', ')}; ${odds.expectedRounds.toFixed(2)} rounds on average.`,
  ].join('\n');
}

function numberText({ base, changes, number }: HitNumber): string {
  if (number === 0) return 'cannot hit this enemy';
  const why = changes.map(({ by, why }) => `, ${by > 0 ? '+' : '−'}${Math.abs(by)} because ${why}`).join('');
  return `hits with ${number} or less${why && ` (${base}${why})`}`;
}

const dieText = (roll: number, hits: boolean): string => `rolls ${roll}${hits ? ' and hits' : ''}`;
