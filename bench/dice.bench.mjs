// Rolls a second beside @dice-roller/rpg-dice-roller, the field's most used roller (which keeps no exact odds to compare),
// and what odds cost. One core, in process: both sides warm for rolls, cold for odds.
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { oddsOf } from '../dist/dice/answer.js';
import { parseDice } from '../dist/dice/parse.js';
import { rollPools } from '../dist/dice/roll.js';
import { Rng } from '../dist/lib/rng.js';

const ROUNDS = 7;
const ROUND_MS = 200;
const NOTATIONS = process.env.ONLY
  ? [process.env.ONLY]
  : ['d20', '2d6+3', '4d6kh3', '8d6!', '10d10>=6f=1', '{4d6kh3,2d8}kh1', '100d6', '999d6'];
const ODDS = ['2d6', '4d6kh3', '10d10kh5', '8d6!', '20d20kh10', '100d6kh50', '200d20kh100', '100d100', '999d100'];

export default async function bench() {
  const rng = Rng.fromSeed('bench');
  console.log('rolls a second: parsed from its text each time, best of 7 alternating rounds');
  for (const notation of NOTATIONS) {
    const ours = { best: 0, roll: () => rollPools(parseDice(notation).value, 1, rng) };
    const peer = { best: 0, roll: () => new DiceRoll(notation).total };
    for (let round = 0; round < ROUNDS; round++) {
      for (const side of [ours, peer]) side.best = Math.max(side.best, rate(side.roll));
    }
    const [a, b] = [ours.best, peer.best].map((best) => Math.round(best).toLocaleString('en').padStart(10));
    console.log(
      `  ${notation.padEnd(18)} parlour ${a}   rpg-dice-roller ${b}   ${(ours.best / peer.best).toFixed(0)} times`,
    );
  }
  console.log('odds, cold: parsed and computed anew each time, median of 7');
  for (const notation of ODDS) {
    const times = Array.from({ length: ROUNDS }, (_, round) => {
      // blanks keep the parser from knowing the text, and the odds from knowing the pool
      const text = notation + ' '.repeat(round + 1);
      const started = performance.now();
      const odds = oddsOf(parseDice(text).value[0], '>=', 10);
      if (!odds.ok) throw odds.error;
      return performance.now() - started;
    }).sort((a, b) => a - b);
    console.log(
      `  ${notation.padEnd(18)} ${times[ROUNDS >> 1].toFixed(2)} ms, first ${times.at(-1).toFixed(2)} ms at most`,
    );
  }
}

function rate(roll) {
  const end = performance.now() + ROUND_MS;
  let rolls = 0;
  for (; performance.now() < end; rolls += 50) for (let i = 0; i < 50; i++) roll();
  return rolls / (ROUND_MS / 1000);
}
