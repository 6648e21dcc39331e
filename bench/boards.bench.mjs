// Perft of reversi and morris: leaves for each second of CPU time, of 8×8 by sets of squares and square by square.
// Interleaved, median of 5, no hash tables. ONLY=reversi/standard,morris/shax measures these alone.
import { loadavg } from 'node:os';
import { familyOf } from '../dist/families/families.js';
import { PlainReversi } from '../dist/families/reversi/plain-position.js';
import { reversiRules } from '../dist/families/reversi/rules.js';
import { Rng } from '../dist/lib/rng.js';
import { perft } from '../dist/play/perft.js';
import { resolve } from '../dist/play/resolve.js';

const ROUNDS = 5;
const TESTS = [
  ['reversi', 'standard', 9],
  ['reversi', 'antireversi', 9],
  ['reversi', 'othello-10x10', 8],
  ['morris', 'standard', 5],
  ['morris', 'morabaraba', 5],
  ['morris', 'lasker-morris', 5],
  ['morris', 'dara', 4],
  ['morris', 'three-mens-morris', 8],
];
/** Leaves a second of CPU on the machine that docs/performance.md names. */
const BAR = { 'reversi/standard': 20e6 };

const median = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1];

function timed(run) {
  const before = process.cpuUsage();
  const leaves = run();
  const { user, system } = process.cpuUsage(before);
  return { leaves, rate: leaves / ((user + system) / 1e6) };
}

function enginesOf(family, variant) {
  const { definition, rules } = resolve(familyOf(family), variant).value;
  const start = (own) => own.start(Rng.fromSeed(''));
  const played = { engine: 'as played', position: start(rules), rates: [] };
  const isFast = family === 'reversi' && !(played.position instanceof PlainReversi);
  if (!isFast) return [played];
  return [played, { engine: 'by squares', position: start(reversiRules(definition, PlainReversi)), rates: [] }];
}

export default async function bench() {
  console.log(`millions of leaves for each second of CPU time, median of ${ROUNDS} (least to most)`);
  const only = process.env.ONLY?.split(',');
  for (const [family, variant, depth] of TESTS) {
    const name = `${family}/${variant}`;
    if (only && !only.includes(name)) continue;
    const engines = enginesOf(family, variant);
    for (const { position } of engines) perft(position, depth - 1);
    const counted = new Set();
    for (let round = 0; round < ROUNDS; round++) {
      for (const { position, rates } of engines) {
        const { leaves, rate } = timed(() => perft(position, depth));
        counted.add(leaves);
        rates.push(rate);
      }
    }
    if (counted.size > 1) throw new Error(`${name}: engines disagree: ${[...counted].join(', ')}`);
    console.log(`${name}, depth ${depth}: ${[...counted][0]} leaves (load ${loadavg()[0].toFixed(1)})`);
    for (const { engine, rates } of engines) console.log(row(engine, rates, BAR[name]));
  }
}

function row(engine, rates, bar) {
  const sorted = [...rates].sort((a, b) => a - b).map((rate) => (rate / 1e6).toFixed(2));
  const verdict =
    bar && engine === 'as played' ? `; at least ${bar / 1e6}: ${median(rates) >= bar ? 'yes' : 'NO'}` : '';
  return `  ${engine.padEnd(12)}${(median(rates) / 1e6).toFixed(2).padStart(7)} (${sorted[0]} to ${sorted.at(-1)})${verdict}`;
}
