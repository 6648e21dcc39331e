// Perft: leaves for each second of CPU time, through the interface that every game shares, beside the libraries and
// programs that play the same game. Interleaved, median of 5, no hash tables. Each side counts as deep as it gets in
// some seconds; where two get equally deep, their counts must be the same. ONLY=grand,atomic measures these alone.
import { loadavg } from 'node:os';
import { familyOf } from '../dist/families/families.js';
import { resolveVariant } from '../dist/play/resolve.js';
import { absent, close, SIDES } from './perft-peers.mjs';

const ROUNDS = 5;
const MOST_SECONDS = 2;
/** Each depth is counted so long before its time is believed. */
const WARM_MICROSECONDS = 200_000;
const ORTHODOX = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const SHOGI = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

/** `name` is the variant's in Fairy-Stockfish, `chessops` and `shogiops` its rules there. Without `fen` a game begins at its start. */
const TESTS = [
  { variant: 'standard', name: 'chess', start: ORTHODOX, chessops: 'chess', chessjs: true },
  {
    variant: 'standard',
    name: 'chess',
    label: 'Kiwipete',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    chessops: 'chess',
    chessjs: true,
  },
  { variant: 'crazyhouse', name: 'crazyhouse', start: ORTHODOX.replace(' ', '[] '), chessops: 'crazyhouse' },
  { variant: 'atomic', name: 'atomic', start: ORTHODOX, chessops: 'atomic' },
  { variant: 'antichess', name: 'antichess', start: ORTHODOX.replace('KQkq', '-'), chessops: 'antichess' },
  {
    variant: 'horde',
    name: 'horde',
    start: 'rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1',
    chessops: 'horde',
  },
  { variant: 'capablanca', name: 'capablanca' },
  { variant: 'grand', name: 'grand' },
  { variant: 'makruk', name: 'makruk' },
  { variant: 'seirawan', name: 'seirawan' },
  { variant: 'duck', name: 'duck' },
  { family: 'shogi', variant: 'standard', label: 'shogi', name: 'shogi', shogiops: 'standard', sfen: SHOGI },
  {
    family: 'shogi',
    variant: 'minishogi',
    name: 'minishogi',
    shogiops: 'minishogi',
    sfen: 'rbsgk/4p/5/P4/KGSBR b - 1',
  },
  { family: 'xiangqi', variant: 'standard', label: 'xiangqi', name: 'xiangqi' },
  { family: 'xiangqi', variant: 'janggi', name: 'janggi' },
];

/** What Parlour must reach: so many times the rate of each of these. */
const BAR = { ffish: 3, chessops: 3, shogiops: 20, 'fairy-stockfish': 0.5 };

const median = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1];
const load = () => loadavg()[0].toFixed(1);

/** Warms a side up: deeper and deeper, as long as the next depth will take no more than some seconds. */
async function deepest(run) {
  const leaves = [1];
  for (let depth = 1; ; depth++) {
    let told = await run(depth);
    for (let spent = told.cpu; spent < WARM_MICROSECONDS; spent += told.cpu + 1) told = await run(depth);
    leaves[depth] = told.leaves;
    if ((told.cpu / 1e6) * (told.leaves / leaves[depth - 1]) > MOST_SECONDS) return { depth, leaves };
  }
}

/** Where two sides count the same depth they must agree; one that does not plays by other rules. */
function hasSameRules({ leaves }, { leaves: ours }) {
  return leaves.every((count, depth) => ours[depth] === undefined || ours[depth] === count);
}

async function measure(test) {
  const sides = [];
  for (const { side, open } of SIDES) {
    const run = open(test);
    if (run) sides.push({ side, run, rates: [], ...(await deepest(run)) });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of sides) {
      const { leaves, cpu } = await side.run(side.depth);
      side.rates.push(leaves / cpu);
    }
  }
  return sides;
}

function row({ side, depth, rates, ...counted }, own) {
  const sorted = [...rates].sort((a, b) => a - b);
  const range = `(${sorted[0].toFixed(2)} to ${sorted.at(-1).toFixed(2)})`;
  const ratio = median(own.rates) / median(rates);
  const bar = BAR[side];
  const verdict = !hasSameRules(counted, own)
    ? 'plays by other rules'
    : !bar
      ? ''
      : ratio >= bar
        ? `at least ${bar}: yes`
        : `at least ${bar}: NO`;
  const figures = [median(rates).toFixed(2).padStart(8), range.padEnd(18), `depth ${depth}`.padEnd(9)];
  return `  ${side.padEnd(16)}${figures.join(' ')}${side === own.side ? '' : ` Parlour ${ratio.toFixed(2)} times as fast; ${verdict}`}`;
}

export default async function bench() {
  if (absent.length) console.log(`not installed here: ${absent.join(', ')}`);
  console.log(`millions of leaves for each second of CPU time, median of ${ROUNDS} (least to most)`);
  const only = process.env.ONLY?.split(',');
  for (const test of TESTS) {
    const label = test.label ?? test.variant;
    if (only && !only.includes(label)) continue;
    const family = familyOf(test.family ?? 'chess');
    if (!family || !resolveVariant(family, test.variant).ok) {
      console.log(`${label}: not played yet`);
      continue;
    }
    const sides = await measure(test);
    console.log(`${label} (load ${load()})`);
    for (const side of sides) console.log(row(side, sides[0]).replace(/; $/, ''));
  }
  close();
}
