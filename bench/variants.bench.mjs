// Perft of the start in chess variants: leaves a second of CPU, beside ffish (Fairy-Stockfish compiled to WebAssembly, moves
// pushed and popped, leaves counted by numberLegalMoves) and Debian's fairy-stockfish, where these are installed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROUNDS = 3;
const NATIVE = '/usr/games/fairy-stockfish';
const CHILD = fileURLToPath(new URL('variant-perft.mjs', import.meta.url));

/** By slug: the name that the others know it by, and how deep to count. */
const VARIANTS = {
  standard: ['chess', 5],
  crazyhouse: ['crazyhouse', 5],
  atomic: ['atomic', 5],
  antichess: ['antichess', 5],
  horde: ['horde', 6],
  'king-of-the-hill': ['kingofthehill', 5],
  'three-check': ['3check', 5],
  capablanca: ['capablanca', 4],
  grand: ['grand', 4],
};

function child(side, variant, depth) {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'];
    return JSON.parse(execFileSync(process.execPath, [CHILD, side, variant, depth], { encoding: 'utf8', stdio }));
  } catch {
    return undefined;
  }
}

/** CPU of the process, less what it takes to start. */
function native(variant, depth) {
  const known = execFileSync(NATIVE, { input: 'uci\nquit\n', encoding: 'utf8' });
  if (!known.includes(` var ${variant} `)) return undefined;
  const run = (plies) => {
    const input = `setoption name UCI_Variant value ${variant}\nposition startpos\ngo perft ${plies}\nquit\n`;
    const output = execFileSync('bash', ['-c', `${NATIVE}; times`], { input, encoding: 'utf8' });
    const leaves = Number(/Nodes searched: (\d+)/.exec(output)[1]);
    // the last line has user and system time of the shell's children: 0m0.352s 0m0.012s
    return { leaves, micros: output.trim().split('\n').at(-1).split(' ').map(secondsOf).reduce(sum) * 1e6 };
  };
  const { leaves, micros } = run(depth);
  return { leaves, micros: micros - run(1).micros };
}

export default async function bench() {
  console.log(`start position, millions of leaves a second of CPU, median of ${ROUNDS}`);
  for (const [variant, [name, depth]] of Object.entries(VARIANTS)) {
    const sides = {
      parlour: () => child('parlour', variant, depth),
      ffish: () => child('ffish', name, depth),
      native: () => (existsSync(NATIVE) ? native(name, depth) : undefined),
    };
    const rates = { parlour: [], ffish: [], native: [] };
    const counted = new Set();
    for (let round = 0; round < ROUNDS; round++) {
      for (const [side, run] of Object.entries(sides)) {
        const found = run();
        if (!found) continue;
        counted.add(found.leaves);
        rates[side].push(found.leaves / found.micros);
      }
    }
    if (counted.size > 1) throw new Error(`${variant}, depth ${depth}: counts differ: ${[...counted].join(', ')}`);
    const own = median(rates.parlour);
    const beside = (side) => (rates[side].length ? `${(own / median(rates[side])).toFixed(1)} × ${side}` : '');
    console.log(`  ${variant.padEnd(17)} ${own.toFixed(1).padStart(5)}  ${beside('ffish')}  ${beside('native')}`);
  }
}

function secondsOf(text) {
  const [minutes, seconds] = text.split('m');
  return Number(minutes) * 60 + Number.parseFloat(seconds);
}

const sum = (one, other) => one + other;
const median = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1];
