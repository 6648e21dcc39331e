#!/usr/bin/env node
// Fits the scale of `Ai.oddsScale` for a family: plays games of the expert against itself with few nodes, and finds the
// number of points that multiply the odds of winning by ten. Usage, after `npm run build`:
//   node scripts/fit-win-chance.mjs <family> [seconds] [variant] [nodes]
import { familyOf } from '../dist/families/families.js';
import { Rng } from '../dist/lib/rng.js';
import { legalMoves } from '../dist/play/legal-moves.js';
import { resolveVariant } from '../dist/play/resolve.js';
import { suggestMove } from '../dist/search/suggest.js';

const [slug, seconds = '60', variant = 'standard', nodes = '500'] = process.argv.slice(2);
const RANDOM_PLIES = 8;
const MAX_PLIES = 300;
const LIMITS = { nodes: Number(nodes) };
/** Beyond this score a game is decided, and its result says nothing about the scale. */
const DECIDED = 1500;

const { rules } = resolveVariant(familyOf(slug), variant).value;
const clock = () => performance.now();
const end = clock() + 1000 * Number(seconds);
/** Pairs of a score and the result of the game for the player it was for: 1, 0.5 or 0. */
const samples = [];
let games = 0;
for (; clock() < end; games++) samples.push(...playGame(Rng.fromSeed(`fit ${slug} ${games}`), `${games}`));
console.log(
  `${slug} ${variant}: ${fitScale(samples)} points per factor of ten (${games} games, ${samples.length} positions)`,
);

/** Plays one game after random opening moves, and returns its samples. */
function playGame(rng, seed) {
  const position = rules.start(rng);
  const scores = [];
  for (let ply = 0; ply < MAX_PLIES && !position.outcome(); ply++) {
    if (ply < RANDOM_PLIES) {
      position.play(rng.pick([...legalMoves(position)]));
      continue;
    }
    const { move, score } = suggestMove(position, rules.ai, { level: 'expert', seed, clock, limits: LIMITS });
    if (Math.abs(score) < DECIDED) scores.push({ score, seat: position.turn });
    position.play(move);
  }
  const winner = position.outcome()?.winner ?? null;
  return scores.map(({ score, seat }) => ({ score, result: winner === null ? 0.5 : winner === seat ? 1 : 0 }));
}

/** The scale of the logistic curve with the greatest likelihood. */
function fitScale(samples) {
  const lossOf = (scale) =>
    samples.reduce((sum, { score, result }) => {
      const chance = Math.min(Math.max(1 / (1 + 10 ** (-score / scale)), 1e-6), 1 - 1e-6);
      return sum - result * Math.log(chance) - (1 - result) * Math.log(1 - chance);
    }, 0);
  const scales = Array.from({ length: 120 }, (_, i) => Math.round(20 * 1.06 ** i));
  return scales.reduce((best, scale) => (lossOf(scale) < lossOf(best) ? scale : best));
}
