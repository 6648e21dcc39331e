import type { Rng } from '../../../lib/rng.ts';
import { type FightSide, type FightTerrain, resourcesText, resourcesWorth, type Unit } from './book.ts';
import { type Fight, type FightEnding, initialSteps, rollFight } from './fight.ts';
import { expectedExchangeWorth, fightOdds } from './odds.ts';

/** A fight as it appears in JSON answers. */
export type FightJson = ReturnType<typeof fightToJson>;

/** Rolls a fight to its end and converts it to JSON, with the probabilities of all endings. */
export function fightToJson(fight: Fight, ground: FightTerrain, rng: Rng) {
  const { attacker, defender, numbers } = fight;
  const { rounds, ending, left } = rollFight(fight, rng);
  const odds = fightOdds(fight);
  const casualtiesOf = (side: FightSide) => ({
    lost: initialSteps(fight)[side] - left[side],
    left: left[side],
    destroyed: left[side] === 0,
  });
  return {
    attacker: attacker.slug,
    defender: defender.slug,
    terrain: ground.slug,
    winner: ending === 'attacker' || ending === 'defender' ? ending : null,
    ending,
    rolls: rounds.map(({ left, ...dice }) => ({ ...dice, attackerSteps: left.attacker, defenderSteps: left.defender })),
    numbers,
    casualties: { attacker: casualtiesOf('attacker'), defender: casualtiesOf('defender') },
    odds: {
      attackerWins: odds.endings.attacker,
      defenderWins: odds.endings.defender,
      bothDestroyed: odds.endings['both-destroyed'],
      stalemate: odds.endings.stalemate,
      thisEnding: odds.endings[ending],
      expectedRounds: odds.rounds,
      expectedLosses: odds.losses,
      exchange: expectedExchangeWorth(fight, odds),
    },
    units: { attacker: unitToJson(attacker), defender: unitToJson(defender) },
    summary: `${endingText(ending, fight)}${fight.rounds > 1 ? ` after ${rounds.length} of ${fight.rounds} rounds` : ''}.`,
  };
}

function unitToJson({ slug, spent = false, ...unit }: Unit) {
  return { name: slug, ...unit, spent, worth: resourcesWorth(unit.cost), costText: resourcesText(unit.cost) };
}

/** Formats a number with a noun: "1 step", "2 steps". */
export const countWithNoun = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function endingText(ending: FightEnding, { attacker, defender, rounds }: Fight): string {
  if (rounds === 0) return `No fight: ${attacker.title} and ${defender.title} cannot hit each other`;
  const [mine, theirs] = [attacker.title, defender.title];
  switch (ending) {
    case 'attacker':
      return `The attacker wins: ${theirs} destroyed`;
    case 'defender':
      return attacker.spent
        ? `The defender stands: ${theirs} not destroyed, ${mine} spent`
        : `The defender wins: ${mine} destroyed`;
    case 'both-destroyed':
      return attacker.spent ? `A strike: ${theirs} destroyed, ${mine} spent` : 'Both are destroyed';
    case 'stalemate':
      return 'Both still stand, the attacker goes back: nobody wins';
  }
}
