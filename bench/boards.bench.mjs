// Perft of reversi and morris: leaves for each second of CPU time, of 8×8 by sets of squares and square by square. Games of
// random moves of mancala: moves for each second of CPU time, by the fastest engine and by seeds one by one. Interleaved, median of 5, no hash tables. ONLY=reversi/standard,morris/shax measures these alone.
import { loadavg } from 'node:os';
import { familyOf } from '../dist/families/families.js';
import { compileBoard } from '../dist/families/mancala/engine/board.js';
import { enginesFor } from '../dist/families/mancala/engine/engines.js';
import { mancalaRules } from '../dist/families/mancala/rules.js';
import { PlainReversi } from '../dist/families/reversi/engine/plain-position.js';
import { reversiRules } from '../dist/families/reversi/rules.js';
import { Rng } from '../dist/lib/rng.js';
import { perft } from '../dist/play/perft.js';
import { resolveVariant } from '../dist/play/resolve.js';

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
/** Moves that are played in a round, by the first engine and by others. */
const PLAYOUTS = [
  ['mancala', 'standard', 4_000_000, 800_000],
  ['mancala', 'oware', 600_000],
  ['mancala', 'toguz-kumalak', 600_000],
  ['mancala', 'hus', 300_000],
  ['mancala', 'bao-la-kiswahili', 150_000],
];
/** So long a game goes on at most; those that repeat positions have no end on the board. */
const LONGEST = 500;
/** Leaves or moves a second of CPU on the machine that docs/performance.md names. */
const BAR = { 'reversi/standard': 20e6, 'mancala/standard': 20e6 };

const median = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1];

function timed(run) {
  const before = process.cpuUsage();
  const leaves = run();
  const { user, system } = process.cpuUsage(before);
  return { leaves, rate: leaves / ((user + system) / 1e6) };
}

function enginesOf(family, variant) {
  const { definition, rules } = resolveVariant(familyOf(family), variant).value;
  const start = (own) => own.start(Rng.fromSeed(''));
  const played = { engine: 'as played', position: start(rules), rates: [] };
  const isFast = family === 'reversi' && !(played.position instanceof PlainReversi);
  if (!isFast) return [played];
  return [played, { engine: 'by squares', position: start(reversiRules(definition, PlainReversi)), rates: [] }];
}

const moves = new Int32Array(4096);

/** Games of random moves one after the other, until so many moves were made; each is taken back whole. */
function playOut(position, most, seed) {
  let random = seed;
  let made = 0;
  while (made < most) {
    let plies = 0;
    for (let count = position.generate(moves, 0); count > 0 && plies < LONGEST; count = position.generate(moves, 0)) {
      random ^= random << 13;
      random ^= random >>> 17;
      random ^= random << 5;
      position.play(moves[Math.imul(random >>> 16, count) >>> 16]);
      plies++;
    }
    made += plies;
    while (plies-- > 0) position.undo();
  }
  return made;
}

function measurePlayouts(only) {
  for (const [family, variant, ...most] of PLAYOUTS) {
    const name = `${family}/${variant}`;
    if (only && !only.includes(name)) continue;
    const { definition } = resolveVariant(familyOf(family), variant).value;
    const engines = enginesFor(compileBoard(definition)).map((engine, index) => ({
      engine: index === 0 ? 'as played' : 'seed by seed',
      position: mancalaRules(definition, engine).start(Rng.fromSeed('')),
      most: most[index],
      rates: [],
    }));
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { position, most, rates } of engines) {
        const { rate } = timed(() => playOut(position, most, round + 1));
        if (round > 0) rates.push(rate);
      }
    }
    console.log(`${name}, games of random moves (load ${loadavg()[0].toFixed(1)})`);
    for (const { engine, rates } of engines) console.log(row(engine, rates, BAR[name]));
  }
}

export default async function bench() {
  console.log(`millions of leaves or moves for each second of CPU time, median of ${ROUNDS} (least to most)`);
  const only = process.env.ONLY?.split(',');
  measurePlayouts(only);
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
