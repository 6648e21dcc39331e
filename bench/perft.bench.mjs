// Perft: leaves a second, both engines through the interface that every game shares, beside chessops and chess.js (the
// field's most used libraries) and Debian's stockfish where it is installed. Interleaved, median of 5, no hash tables.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Chess as ChessJs } from 'chess.js';
import { Chess as ChessOps } from 'chessops/chess';
import { perft as perftOfChessOps } from 'chessops/debug';
import { parseFen } from 'chessops/fen';
import { MailboxPosition } from '../dist/fairy/mailbox-position.js';
import { fairyRules } from '../dist/fairy/rules.js';
import { chess } from '../dist/families/chess/index.js';
import { perft } from '../dist/play/perft.js';
import { resolve } from '../dist/play/resolve.js';

const RUNS = 5;
const STOCKFISH = '/usr/games/stockfish';
const POSITIONS = [
  { name: 'start', fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', depth: 6, leaves: 119_060_324 },
  {
    name: 'Kiwipete',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    depth: 5,
    leaves: 193_690_690,
  },
];

/** Each engine: perft of a position. chess.js is so slow that it gets a ply less; its leaves are counted alike. */
function engines(fen) {
  const { definition, rules } = resolve(chess, 'standard').value;
  const plain = fairyRules(definition, rules.ai, MailboxPosition);
  const ops = () => ChessOps.fromSetup(parseFen(fen).unwrap()).unwrap();
  return [
    { name: 'parlour', run: (depth) => perft(rules.parse(fen).value.position, depth) },
    { name: 'parlour, plain', run: (depth) => perft(plain.parse(fen).value.position, depth) },
    { name: 'chessops', run: (depth) => perftOfChessOps(ops(), depth) },
    { name: 'chess.js', less: 1, run: (depth) => new ChessJs(fen).perft(depth) },
    ...(existsSync(STOCKFISH) ? [{ name: 'stockfish', foreign: true, run: (depth) => stockfish(fen, depth) }] : []),
  ];
}

function stockfish(fen, depth) {
  const input = `position fen ${fen}\ngo perft ${depth}\nquit\n`;
  const output = execFileSync(STOCKFISH, { input, encoding: 'utf8' });
  return Number(/Nodes searched: (\d+)/.exec(output)[1]);
}

export default async function bench() {
  for (const { name, fen, depth, leaves } of POSITIONS) {
    const sides = engines(fen).map((engine) => ({ ...engine, rates: [] }));
    for (const { run } of sides) run(4);
    for (let round = 0; round < RUNS; round++) {
      for (const side of sides) {
        const plies = depth - (side.less ?? 0);
        const started = performance.now();
        const counted = side.run(plies);
        side.rates.push(counted / (performance.now() - started) / 1000);
        if (plies === depth && counted !== leaves) throw new Error(`${side.name} counts ${counted}, not ${leaves}`);
      }
    }
    console.log(`${name}, depth ${depth}: millions of leaves a second, median of ${RUNS} (least to most)`);
    const peer = median(sides.find((side) => side.name === 'chessops').rates);
    for (const { name: engine, rates, less } of sides) {
      const sorted = [...rates].sort((a, b) => a - b);
      const range = `${sorted[0].toFixed(1)} to ${sorted.at(-1).toFixed(1)}`;
      const times = (median(rates) / peer).toFixed(2).padStart(6);
      const note = less ? `, at depth ${depth - less}` : '';
      console.log(
        `  ${engine.padEnd(15)} ${median(rates).toFixed(2).padStart(7)} (${range}) ${times} × chessops${note}`,
      );
    }
  }
}

const median = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1];
