import { expect } from 'vitest';
import { Rng } from '../../src/lib/rng.ts';
import { type Fight, rollFight } from '../../src/tabletop/packs/nukes/fight.ts';
import { fightOdds } from '../../src/tabletop/packs/nukes/odds.ts';

/** Rolls a fight many times and expects the endings and the rounds to match the odds within five standard errors. */
export function expectOddsOf(fight: Fight, fights: number): void {
  const name = `${fight.attacker.slug} against ${fight.defender.slug}, ${JSON.stringify(fight.numbers)}`;
  const rng = Rng.fromSeed(name);
  const seen = { attacker: 0, defender: 0, 'both-destroyed': 0, stalemate: 0 };
  let [rounds, squares] = [0, 0];
  for (let i = 0; i < fights; i++) {
    const rolled = rollFight(fight, rng);
    seen[rolled.ending]++;
    rounds += rolled.rounds.length;
    squares += rolled.rounds.length ** 2;
  }
  const odds = fightOdds(fight);
  for (const ending of ['attacker', 'defender', 'both-destroyed', 'stalemate'] as const) {
    const share = odds.endings[ending];
    const error = Math.sqrt((share * (1 - share)) / fights);
    // Rare endings have few expected counts: there a difference of one or two is normal.
    expect(Math.abs(seen[ending] / fights - share), `${name}: ${ending}`).toBeLessThanOrEqual(5 * error + 2 / fights);
  }
  const mean = rounds / fights;
  const deviation = Math.sqrt(Math.max(0, squares / fights - mean ** 2));
  expect(Math.abs(mean - odds.rounds), `${name}: rounds`).toBeLessThanOrEqual(
    (5 * deviation) / Math.sqrt(fights) + 1e-9,
  );
}
