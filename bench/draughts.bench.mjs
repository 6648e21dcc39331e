// Perft of draughts: leaves for each second of CPU time, by sets of squares and square by square, and by npm's
// rapid-draughts, which plays the English game. Interleaved, median of 5, no hash tables. ONLY=standard,russian measures these alone.
import { loadavg } from 'node:os';
import { EnglishDraughts } from 'rapid-draughts/english';
import { draughts } from '../dist/families/draughts/index.js';
import { draughtsRules } from '../dist/families/draughts/rules.js';
import { Rng } from '../dist/lib/rng.js';
import { perft } from '../dist/play/perft.js';
import { resolveVariant } from '../dist/play/resolve.js';

const ROUNDS = 5;
const TESTS = [
  ['standard', 8],
  ['english', 9],
  ['russian', 9],
  ['italian', 9],
  ['canadian', 7],
  ['frisian', 8],
  ['turkish', 6],
  ['bashni', 8],
  ['dameo', 4],
];
/** How many times as fast as the other library. */
const RATIO = 10;
/** Leaves a second of CPU on the machine that docs/performance.md names. */
const BAR = { standard: 20e6 };

const median = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1];

function timed(run) {
  const before = process.cpuUsage();
  const leaves = run();
  const { user, system } = process.cpuUsage(before);
  return { leaves, rate: leaves / ((user + system) / 1e6) };
}

function enginesOf(variant) {
  const { definition, rules } = resolveVariant(draughts, variant).value;
  const start = (own) => own.start(Rng.fromSeed(''));
  return [
    own('as played', start(rules)),
    own('by squares', start(draughtsRules(definition, rules.ai, { plain: true }))),
    ...(variant === 'english' ? [{ engine: 'rapid-draughts', count: countByLibrary, rates: [] }] : []),
  ];
}

const own = (engine, position) => ({ engine, count: (depth) => perft(position, depth), rates: [] });

function countByLibrary(depth) {
  const leaves = (engine, left) => {
    const { moves } = engine;
    if (left === 1) return moves.length;
    let sum = 0;
    for (const move of moves) {
      const next = engine.clone();
      next.move(move);
      sum += leaves(next, left - 1);
    }
    return sum;
  };
  return leaves(EnglishDraughts.setup().engine, depth);
}

export default async function bench() {
  console.log(`millions of leaves for each second of CPU time, median of ${ROUNDS} (least to most)`);
  const only = process.env.ONLY?.split(',');
  for (const [variant, depth] of TESTS) {
    if (only && !only.includes(variant)) continue;
    const engines = enginesOf(variant);
    for (const { count } of engines) count(depth - 1);
    const counted = new Set();
    for (let round = 0; round < ROUNDS; round++) {
      for (const { count, rates } of engines) {
        const { leaves, rate } = timed(() => count(depth));
        counted.add(leaves);
        rates.push(rate);
      }
    }
    if (counted.size > 1) throw new Error(`${variant}: engines disagree: ${[...counted].join(', ')}`);
    console.log(`${variant}, depth ${depth}: ${[...counted][0]} leaves (load ${loadavg()[0].toFixed(1)})`);
    for (const { engine, rates } of engines) console.log(row(engine, rates, BAR[variant]));
    const [ours, , theirs] = engines;
    if (theirs) console.log(ratio(median(ours.rates) / median(theirs.rates)));
  }
}

function row(engine, rates, bar) {
  const sorted = [...rates].sort((a, b) => a - b).map((rate) => (rate / 1e6).toFixed(2));
  const verdict =
    bar && engine === 'as played' ? `; at least ${bar / 1e6}: ${median(rates) >= bar ? 'yes' : 'NO'}` : '';
  return `  ${engine.padEnd(12)}${(median(rates) / 1e6).toFixed(2).padStart(7)} (${sorted[0]} to ${sorted.at(-1)})${verdict}`;
}

const ratio = (times) =>
  `  as played ${times.toFixed(1)} times rapid-draughts; at least ${RATIO}: ${times >= RATIO ? 'yes' : 'NO'}`;
